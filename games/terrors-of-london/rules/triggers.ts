import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from './tell';
import { cardOf, type CardId, type On } from '../cards';
import { abilityKey, rivalOf, sideOf, type SetOff, type State } from '../state';
import { ask } from './ask';
import { resolve } from './effects';

/** An `On` as it happened: what it names must match. */
function matches(on: On, happened: On): boolean {
  if (on.on !== happened.on) return false;
  switch (on.on) {
    case 'played':
      return on.faction === (happened as typeof on).faction;
    case 'hordeOf':
      return on.size === (happened as typeof on).size;
    case 'bought':
      return on.type === (happened as typeof on).type;
    default:
      return true;
  }
}

/**
 * TOL-RULING-36, 54: sets off the triggered abilities of cards in play and spends their uses.
 * `except` is the card whose own arrival it is. Cards listen to their owner in their owner's phase, unless they say
 * `always` (TOL-RULING-53); the active player's are heard first (TOL-RULING-37).
 */
export function setOff(G: State, me: PlayerID, happened: On, except: CardId | null = null) {
  const active = G.now.player;
  const rival = rivalOf(active);
  listen(G, active, happened, except, me !== active);
  listen(G, rival, happened, except, true);
}

function listen(G: State, by: PlayerID, happened: On, except: CardId | null, onlyAlways: boolean) {
  const side = sideOf(G.open, by);
  const { triggers, waiting } = G;
  const hear = (card: CardId) => {
    const { triggered } = cardOf(card);
    for (let i = 0; i < triggered.length; i++) {
      const ability = triggered[i];
      if (!ability || !matches(ability.on, happened) || (onlyAlways && !ability.always) || card === except) continue;
      const key = abilityKey(card, i);
      const uses = triggers[key] ?? 0;
      if (uses >= ability.uses) continue;
      triggers[key] = uses + 1;
      waiting.push({ by, card, ability: i });
    }
  };
  for (const card of side.play) hear(card);
  for (const card of side.relics) hear(card);
}

/**
 * TOL-INF-02, TOL-RULING-35: an Influence card sets its own ability off if its condition holds as it is played; like any
 * other once per phase, even if the card left and came back (TOL-RULING-14).
 */
export function setOffOwn(G: State, by: PlayerID, card: CardId) {
  const key = abilityKey(card, 0);
  if (key in G.triggers) return;
  G.triggers[key] = 1;
  G.waiting.push({ by, card, ability: 0 });
}

const effectOf = ({ card, ability }: SetOff) => cardOf(card).triggered[ability]?.effect ?? [];

/** Whose triggers come next: the active player's first (TOL-RULING-37). */
export const nextTriggers = (waiting: readonly SetOff[], active: PlayerID): readonly SetOff[] => {
  const mine = waiting.filter((w) => w.by === active);
  return mine.length > 0 ? mine : waiting;
};

/** What tells waiting triggers apart: the design, for the card itself may lie hidden by now. */
export const kindOf = ({ card, ability }: SetOff) => abilityKey(cardOf(card).design, ability);

/** TOL-ABIL-07, 08: one after the other; where the order can matter, their player picks the next. */
export function resolveTriggers(G: State, dice: Dice) {
  const { waiting } = G;
  if (waiting.length === 0) return;
  const next = nextTriggers(waiting, G.now.player);
  const first = next[0] as SetOff;
  const kinds = new Set(next.map(kindOf));
  const plain = next.every((w) => effectOf(w).every((e) => e.do === 'gain'));
  if (kinds.size > 1 && !plain) return ask(G, first.by, { ask: 'trigger', by: first.by, source: null, of: [...kinds] }, dice); // prettier-ignore
  fire(G, first, dice);
}

/** The rest waits on; more may join (TOL-RULING-54). */
export function fire(G: State, chosen: SetOff, dice: Dice) {
  const { waiting } = G;
  waiting.splice(
    waiting.findIndex((w) => w.card === chosen.card && w.ability === chosen.ability && w.by === chosen.by),
    1,
  );
  then(G, { do: 'triggers' });
  say(G, { event: 'triggered', by: chosen.by, card: chosen.card });
  resolve(G, chosen.by, chosen.card, effectOf(chosen), dice);
}
