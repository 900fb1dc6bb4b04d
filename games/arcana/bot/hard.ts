import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Bot, BotFactory } from '../../../engine-extensions/bots/bot';
import { seeded, type Dice } from '../../../engine-extensions/dice';
import type { GameModule } from '../../../engine-extensions/game-module';
import { moveKey, type LegalMove } from '../../../engine-extensions/moves';
import { awaited, type AnyState } from '../../../engine-extensions/rules';
import type { State } from '../state';
import { mediumBot } from './bot';
import { imagineTable } from './imagine';
import { shortlist } from './shortlist';
import { value } from './value';

/** How widely and how long the hard level thinks: part of the level, so that it is neither perfect nor slow. */
export interface Depth {
  /** how many moves are still compared, and on how many deals of the unknown cards, before the worse ones go */
  sieve: readonly { keep: number; deals: number }[];
  /** imagined moves a step of the sieve may cost: a round of four seats is longer than one of two */
  moves: number;
}

export const DEPTH: Depth = {
  sieve: [
    { keep: 14, deals: 6 },
    { keep: 7, deals: 12 },
    { keep: 3, deals: 28 },
  ],
  moves: 700,
};

/** Setup is left to the medium level: nothing is on the table yet that could be imagined. */
const BY_HEART = new Set(['chooseGuild', 'pickObjectives']);

interface Tried {
  move: LegalMove;
  total: number;
}

/** Plays the round to its end, every seat as the medium level would; says how many moves that took. */
function playRound(module: GameModule, G: State, player: Bot, dice: Dice): number {
  const { rules } = module;
  const table = G as unknown as AnyState;
  const { round } = G;
  let moves = 0;
  for (; G.over === undefined && G.round === round; moves++) {
    const turn = rules.turn(table);
    const me = awaited(turn)[0] as PlayerID;
    const view = rules.view(table, me);
    const legal = rules.legalMoves(view, turn, me);
    rules.play(table, me, player.choose({ me, view, turn, legal, imagined: table }, dice), dice);
  }
  return moves;
}

/** The same sieve with another number of imagined rounds in all. */
function scaled(sieve: Depth['sieve'], rounds: number): Depth['sieve'] {
  const all = sieve.reduce((sum, s) => sum + s.keep * s.deals, 0);
  return sieve.map((s) => ({ ...s, deals: Math.max(1, Math.round((s.deals * rounds) / all)) }));
}

/**
 * Deals what it cannot know, makes a move, lets everybody play the round out, and looks at the table. All moves are
 * tried on the same deals, the better ones on more. The answer follows from knowledge and dice: no clock is asked.
 */
export const samplingBot =
  ({ sieve, moves: most }: Depth): BotFactory =>
  (module, thinking) => {
    const medium = mediumBot(module);
    const steps = thinking?.rounds === undefined ? sieve : scaled(sieve, thinking.rounds);
    return {
      choose(knows, dice) {
        const [first] = knows.legal as [LegalMove];
        if (knows.legal.length === 1 || BY_HEART.has(first.move)) return medium.choose(knows, dice);
        const { me } = knows;
        const known = knows.imagined as unknown as State;
        const hidden = module.hiddenFrom(known, me);
        const listed = shortlist(knows, medium.choose(knows, dice), steps[0]?.keep ?? 1);
        let tried: Tried[] = listed.map((move) => ({ move, total: 0 }));
        for (const { keep, deals } of steps) {
          tried = tried.slice(0, keep);
          let moves = 0;
          for (let i = 0; i < deals && moves < most && tried.length > 1; i++) {
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
        return (tried[0] as Tried).move;
      },
      because: (knows, move) => medium.because?.(knows, move) ?? moveKey(move),
    };
  };

/** The hard level. */
export const hardBot = samplingBot(DEPTH);
