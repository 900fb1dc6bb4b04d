import type { LogEvent } from '../../../../engine-extensions/log/log';
import type { LegalMove } from '../../../../engine-extensions/moves';
import type { Refusal } from '../../../../engine-extensions/refusal';
import { awaited } from '../../../../engine-extensions/rules';
import { CARD } from '../../../../engine-extensions/testing/toy/cards';
import type { ToyEvent } from '../../../../engine-extensions/testing/toy/state';
import type { ToyView } from '../../../../engine-extensions/testing/toy/view';
import { cardLink } from '../../table/rich';
import type { TableProps } from '../../table/props';

const nameOf = (id: unknown) => CARD[String(id)]?.name ?? 'a card';
const link = (id: string) => cardLink(id, nameOf(id));

const ANSWERS: Record<string, string> = { 'lose-a-lantern': 'Lose a lantern', 'give-up-a-card': 'Give up a card' };

export function prompt({ turn, me, legal, name, view }: TableProps<ToyView>): string {
  if (turn.gameover !== undefined) return 'The lamps are out.';
  if (legal.some((m) => m.move === 'pledge')) return 'Pledge one card in secret.';
  if (legal.some((m) => m.move === 'buy')) return 'Draw a card, or pass.';
  if (view.asked)
    return view.asked.ask === 'demand' ? 'Pay with a lantern or with a card.' : 'Choose the card to give up.';
  const waiting = awaited(turn).filter((p) => p !== me);
  return `Waiting for ${waiting.map(name).join(' and ')}.`;
}

export function move({ move: verb, args }: LegalMove): string {
  switch (verb) {
    case 'pledge':
      return `Pledge ${nameOf(args[0])}`;
    case 'buy':
      return 'Draw a card';
    case 'pass':
      return 'Pass';
    case 'answer':
      return ANSWERS[String(args[0])] ?? (args[0] === null ? 'Decline' : `Give up ${nameOf(args[0])}`);
    default:
      return verb;
  }
}

export function event(logged: LogEvent, _view: ToyView, name: (seat: string) => string): string | undefined {
  const e = logged as ToyEvent;
  switch (e.event) {
    case 'pledged':
      return `${name(e.by)} pledged.`;
    case 'revealed':
      return `${name(e.by)} revealed ${link(e.card)}.`;
    case 'lanternWon':
      return `${name(e.by)} took the lantern.`;
    case 'nobodyWon':
      return 'Nobody took the lantern.';
    case 'drew':
      return e.card ? `${name(e.by)} drew ${link(e.card)}.` : `${name(e.by)} drew a card.`;
    case 'lost':
      return `${name(e.by)} lost a lantern.`;
    case 'discarded':
      return `${name(e.by)} gave up ${link(e.card)}.`;
    case 'duelCalled':
      return `${name(e.by)} challenged ${name(e.against)}.`;
    case 'passed':
      return `${name(e.by)} passed.`;
    case 'conceded':
      return `${name(e.by)} gave in.`;
  }
}

export const refusal = ({ why }: Refusal): string =>
  why === 'not-in-hand' ? 'That card is not in your hand.' : 'That cannot be done now.';

export function result(gameover: unknown, view: ToyView, name: (seat: string) => string): string {
  const conceded = (gameover as { conceded?: string }).conceded;
  if (conceded !== undefined) return `${name(conceded)} gave in.`;
  const most = Math.max(...Object.values(view.seats).map((s) => s.lanterns));
  const best = Object.keys(view.seats).filter((p) => view.seats[p]?.lanterns === most);
  return best.length === 1
    ? `${name(best[0] as string)} lit the row.`
    : `${best.map(name).join(' and ')} share the row.`;
}
