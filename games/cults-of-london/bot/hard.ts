import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Bot, BotFactory, Knowledge } from '../../../engine-extensions/bots/bot';
import { seeded, type Dice } from '../../../engine-extensions/dice';
import type { GameModule } from '../../../engine-extensions/game-module';
import { moveKey, type LegalMove } from '../../../engine-extensions/moves';
import { awaited, type AnyState } from '../../../engine-extensions/rules';
import type { State } from '../state';
import type { View } from '../view';
import { mediumBot } from './bot';
import { imagineTable } from './imagine';
import { shortlist } from './shortlist';
import { value } from './value';

/** How many moves are still compared, and on how many imagined tables, before the worse ones go. */
type Sieve = readonly { keep: number; deals: number }[];

const PLANS: Sieve = [
  { keep: 10, deals: 5 },
  { keep: 5, deals: 8 },
  { keep: 2, deals: 14 },
];
const QUICKLY: Sieve = [
  { keep: 6, deals: 5 },
  { keep: 2, deals: 10 },
];
/** imagined moves that a step of the sieve may cost */
const MOST = 3600;

const sieveFor = ({ view }: Knowledge): Sieve => {
  const ask = (view as unknown as View).ask?.ask;
  return ask === 'plan' || ask === 'commit' ? PLANS : QUICKLY;
};

/** The same sieve with another number of imagined rounds in all. */
function scaled(sieve: Sieve, rounds: number): Sieve {
  const all = sieve.reduce((sum, s) => sum + s.keep * s.deals, 0);
  return sieve.map((s) => ({ ...s, deals: Math.max(1, Math.round((s.deals * rounds) / all)) }));
}

/** Plays the round to its end, every seat as the medium level would; says how many moves that took. */
function playRound(module: GameModule, G: State, player: Bot, dice: Dice): number {
  const { rules } = module;
  const table = G as unknown as AnyState;
  const { round } = G.board;
  let moves = 0;
  for (; G.over === undefined && G.board.round === round; moves++) {
    const turn = rules.turn(table);
    const me = awaited(turn)[0] as PlayerID;
    const view = rules.view(table, me);
    const legal = rules.legalMoves(view, turn, me);
    rules.play(table, me, player.choose({ me, view, turn, legal, imagined: table }, dice), dice);
  }
  return moves;
}

/**
 * Deals what it cannot know, makes a move, lets everybody play the round out, and looks at the table. All moves are
 * tried on the same tables, the better ones on more. The answer follows from knowledge and dice: no clock is asked.
 */
export const hardBot: BotFactory = (module, thinking) => {
  const medium = mediumBot(module);
  return {
    choose(knows, dice) {
      const [first] = knows.legal as [LegalMove];
      if (knows.legal.length === 1) return first;
      const { me } = knows;
      let tried = shortlist(knows, medium.choose(knows, dice), dice).map((move) => ({ move, total: 0 }));
      if (tried.length < 2) return tried[0]?.move ?? first;
      const known = knows.imagined as unknown as State;
      const hidden = module.hiddenFrom(known, me);
      const sieve = sieveFor(knows);
      for (const { keep, deals } of thinking?.rounds === undefined ? sieve : scaled(sieve, thinking.rounds)) {
        tried = tried.slice(0, keep);
        let moves = 0;
        for (let i = 0; i < deals && moves < MOST && tried.length > 1; i++) {
          const seed = dice.die(1_000_000_000);
          for (const each of tried) {
            const chance = seeded(seed);
            const G = imagineTable(known, hidden, me, chance);
            module.rules.play(G as unknown as AnyState, me, each.move, chance);
            moves += 1 + playRound(module, G, medium, chance);
            each.total += value(G, me);
          }
        }
        tried.sort((a, b) => b.total - a.total);
      }
      return (tried[0] as { move: LegalMove }).move;
    },
    because: (knows, move) => medium.because?.(knows, move) ?? moveKey(move),
  };
};
