import type { State } from 'boardgame.io';
import type { PlayerID } from '../agenda/agenda';
import type { GameModule } from '../game-module';
import type { AnyState } from '../rules';
import { cardAt } from '../secrecy/places';

interface RandomData {
  prngstate?: { s0: number; c: number };
}

const generator = (state: State) => (state.plugins['random']?.data as RandomData | undefined)?.prngstate;

/** by state: what is after one move is before the next */
const known = new WeakMap<AnyState, Map<PlayerID | null, readonly unknown[]>>();

/** The cards that lie hidden from a viewer, looked up once for each state. */
function hiddenCards(module: GameModule, G: AnyState, viewer: PlayerID | null): readonly unknown[] {
  let ofState = known.get(G);
  if (!ofState) known.set(G, (ofState = new Map()));
  let cards = ofState.get(viewer);
  if (!cards) {
    const found: unknown[] = [];
    for (const group of module.hiddenFrom(G, viewer)) for (const place of group) found.push(cardAt(G, place));
    ofState.set(viewer, (cards = found));
  }
  return cards;
}

const sameCards = (a: readonly unknown[], b: readonly unknown[]) => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/**
 * Whether this move can no longer be taken back: a new turn began, chance was used, the match ended,
 * or somebody saw a card that was hidden from them and from the mover.
 */
export function closesUndo(module: GameModule, before: State, after: State, mover: PlayerID): boolean {
  const was = before.G as AnyState;
  const is = after.G as AnyState;
  if (is.over !== undefined || was.now.turn !== is.now.turn) return true;
  const a = generator(before);
  const b = generator(after);
  if (a?.s0 !== b?.s0 || a?.c !== b?.c) return true;
  const fromMover = hiddenCards(module, was, mover);
  return [...is.players, null].some((viewer) => {
    const wasHidden = hiddenCards(module, was, viewer);
    const stillHidden = hiddenCards(module, is, viewer);
    if (sameCards(wasHidden, stillHidden)) return false;
    const still = new Set(stillHidden);
    const shown = wasHidden.filter((card) => !still.has(card));
    return shown.some((card) => fromMover.includes(card));
  });
}
