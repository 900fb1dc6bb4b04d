import type { State } from 'boardgame.io';
import type { PlayerID } from '../agenda/agenda';
import type { GameModule } from '../game-module';
import type { AnyState } from '../rules';
import { cardAt } from '../secrecy/places';

interface RandomData {
  prngstate?: { s0: number; c: number };
}

const generator = (state: State) => (state.plugins['random']?.data as RandomData | undefined)?.prngstate;

const hiddenCards = (module: GameModule, G: AnyState, viewer: PlayerID | null) =>
  new Set(module.hiddenFrom(G, viewer).flatMap((group) => group.map((place) => cardAt(G, place))));

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
  const secret = hiddenCards(module, was, mover);
  return [...is.players, null].some((viewer) => {
    const wasHidden = hiddenCards(module, was, viewer);
    const stillHidden = hiddenCards(module, is, viewer);
    for (const card of wasHidden) if (secret.has(card) && !stillHidden.has(card)) return true;
    return false;
  });
}
