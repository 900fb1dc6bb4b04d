import type { PlayerID } from '../agenda/agenda';
import type { Bot } from '../bots/bot';
import { knowledgeOf } from '../bots/knowledge';
import { Alea, diceFrom, seeded, type Dice } from '../dice';
import { fail } from '../fail';
import type { GameModule } from '../game-module';
import type { MoveRecord } from '../match/match';
import type { LegalMove } from '../moves';
import type { AnyState } from '../rules';

/** The same rules over plain state, without the engine's store, plugins and freezing. */
export interface Driven {
  G: AnyState;
  dice: Dice;
  alea: Alea;
}

/** Starts a match that equals boardgame.io's for the same seed and moves. */
export function drive(module: GameModule, numPlayers: number, setupData: unknown, seed: string): Driven {
  const alea = Alea.seeded(seed);
  const dice = diceFrom(() => alea.next());
  return { G: module.rules.setup(numPlayers, setupData, dice), dice, alea };
}

/** Chooses for a seat from the full table; bots see their knowledge only. */
export type Chooser = (G: AnyState, me: PlayerID) => LegalMove;

const MAX_MOVES = 20_000;

/** Plays a match to its end, or so many moves at most; `onMove` hears of every move before it is made. */
export function playOut(
  module: GameModule,
  { G, dice }: Driven,
  choose: Chooser,
  order: Dice,
  onMove?: (move: MoveRecord, G: AnyState) => void,
  most = Infinity,
): number {
  for (let n = 0; n < MAX_MOVES; n++) {
    if (G.over !== undefined || n >= most) return n;
    const seats = module.rules.awaited(G);
    const by = seats.length === 1 ? (seats[0] as PlayerID) : order.pick(seats);
    const chosen = choose(G, by);
    onMove?.({ by, move: chosen.move, args: chosen.args }, G);
    module.rules.play(G, by, chosen, dice);
  }
  return fail(`no end after ${MAX_MOVES} moves`);
}

/** Seats played by bots, each on what it knows. */
export function botsChoose(module: GameModule, bots: Record<PlayerID, Bot>, dice: Dice): Chooser {
  return (G, me) => {
    const bot = bots[me] ?? fail(`no bot for seat ${me}`);
    return bot.choose(knowledgeOf(module, G, module.rules.turn(G), me), dice);
  };
}

/** Any legal move, by chance. */
export const anyChoose =
  (module: GameModule, dice: Dice): Chooser =>
  (G, me) =>
    module.rules.anyNow(G, me, dice);

export { seeded };
