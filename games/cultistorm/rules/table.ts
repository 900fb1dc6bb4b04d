import { waitingFor, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import type { Ask, CstStep, Inv, InvId, Reason, State } from '../state';
import { leader } from './numbers';

export const invOf = (G: { inv: Inv[] }, i: InvId): Inv => G.inv[i] ?? fail(`no investigator ${i}`);
export const slotOf = <S>(G: { slots: readonly S[] }, s: number): S => G.slots[s] ?? fail(`no slot ${s}`);

/** Which investigators a question is open to. */
function isAsked(G: State, ask: Ask, inv: Inv): boolean {
  switch (ask.ask) {
    case 'choose':
      return inv.card === null;
    case 'deal':
      return (G.dealt[inv.id]?.length ?? 0) > 0;
    case 'prep':
    case 'seal':
      return !inv.done;
    case 'investigate':
      return !inv.passed;
    case 'combat':
      return inv.at === ask.slot && !inv.done;
    case 'vote':
      return G.options.groupDecision === 'leader' ? inv.id === leader(G) : !(inv.id in ask.votes);
    default:
      return inv.id === ask.inv;
  }
}

const stageOf = (ask: Ask): string | null => {
  switch (ask.ask) {
    case 'choose':
    case 'deal':
    case 'prep':
    case 'investigate':
    case 'combat':
    case 'seal':
      return null;
    case 'vote':
      return 'vote';
    default:
      return 'answer';
  }
};

/** Waits for the seats that are asked; when there is none left, the agenda goes on. */
export function awaitAnswer(G: State, step: CstStep & { do: 'await' }) {
  const stage = stageOf(step.ask);
  const wait: Record<PlayerID, string | null> = {};
  let nobody = true;
  for (const inv of G.inv)
    if (isAsked(G, step.ask, inv)) {
      wait[inv.seat] = stage;
      nobody = false;
    }
  if (!nobody) G.agenda.push(step, { wait });
}

/** What is asked now, if anything. */
export function askedOf(G: State): Ask | null {
  if (!waitingFor(G)) return null;
  const below = G.agenda[G.agenda.length - 2];
  return below !== undefined && 'do' in below && below.do === 'await' ? below.ask : null;
}

/** Begins every move that leaves its question standing: who is asked is found anew after it. */
export function reopen(G: State) {
  if (waitingFor(G)) G.agenda.pop();
}

/** Begins every move that answers an interrupting question. */
export function answered(G: State): Ask {
  const ask = askedOf(G) ?? fail('nobody is asked');
  G.agenda.pop();
  G.agenda.pop();
  return ask;
}

/** The end, for all together. */
export function end(G: State, won: boolean, reason: Reason, by: string | null) {
  if (G.over) return;
  G.over = { won, reason, round: G.round, by };
  say(G, { event: 'ended', ...G.over });
}
