import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Bot, BotFactory } from '../../../engine-extensions/bots/bot';
import { seeded, type Dice } from '../../../engine-extensions/dice';
import type { GameModule } from '../../../engine-extensions/game-module';
import { moveKey, type LegalMove } from '../../../engine-extensions/moves';
import { awaited, type AnyState } from '../../../engine-extensions/rules';
import { copyJson, exchange } from '../../../engine-extensions/secrecy/places';
import type { State } from '../state';
import { mediumBot } from './bot';
import { candidates } from './candidates';
import { outlook } from './outlook';

/** How widely and how far the hard level thinks: part of the level, so that it is neither perfect nor slow. */
export interface Depth {
  /** how many moves are still compared, and on how many deals of the unknown cards, before the worse ones go */
  sieve: readonly { keep: number; deals: number }[];
  /** turns that are played on, the current one included */
  turns: number;
}

export const DEPTH: Depth = {
  sieve: [
    { keep: 6, deals: 4 },
    { keep: 3, deals: 6 },
    { keep: 2, deals: 8 },
  ],
  turns: 3,
};

/** What the medium level would do must be beaten by so much: a smaller lead may be chance. */
const DOUBT = 0.004;

interface Tried {
  move: LegalMove;
  total: number;
}

/** Plays on to the beginning of a later turn, both seats as the medium level would. */
function playOn(module: GameModule, G: State, player: Bot, turns: number, dice: Dice) {
  const { rules } = module;
  const table = G as unknown as AnyState;
  const until = G.open.turn + turns;
  const { game } = G.open;
  while (G.over === undefined && G.open.game === game && G.open.turn < until) {
    const turn = rules.turn(table);
    const me = awaited(turn)[0] as PlayerID;
    const view = rules.view(table, me);
    const legal = rules.legalMoves(view, turn, me);
    rules.play(table, me, player.choose({ me, view, turn, legal, imagined: table }, dice), dice);
  }
}

/** The same sieve with another number of imagined courses of play in all. */
function scaled(sieve: Depth['sieve'], rounds: number): Depth['sieve'] {
  const all = sieve.reduce((sum, s) => sum + s.keep * s.deals, 0);
  return sieve.map((s) => ({ ...s, deals: Math.max(1, Math.round((s.deals * rounds) / all)) }));
}

/**
 * Deals what it cannot know, makes a move, lets both play on for some turns, and looks at the table. All moves are
 * tried on the same deals, the better ones on more. The answer follows from knowledge and dice: no clock is asked.
 */
export const samplingBot =
  ({ sieve, turns }: Depth): BotFactory =>
  (module, thinking) => {
    const medium = mediumBot(module);
    const steps = thinking?.rounds === undefined ? sieve : scaled(sieve, thinking.rounds);
    return {
      choose(knows, dice) {
        const { me } = knows;
        const usual = medium.choose(knows, dice);
        const moves = candidates(knows, usual, steps[0]?.keep ?? 1);
        if (moves.length === 1) return usual;
        const known = knows.imagined;
        const hidden = module.hiddenFrom(known, me);
        let tried = moves.map((move): Tried => ({ move, total: 0 }));
        let deals = 0;
        const worth = ({ move, total }: Tried) => total / Math.max(1, deals) + (move === usual ? DOUBT : 0);
        for (const step of steps) {
          tried = tried.slice(0, step.keep);
          for (let i = 0; i < step.deals && tried.length > 1; i++, deals++) {
            const seed = dice.die(1_000_000_000);
            for (const each of tried) {
              const chance = seeded(seed);
              const world = copyJson(known);
              exchange(world, hidden, chance);
              module.rules.play(world, me, each.move, chance);
              playOn(module, world as unknown as State, medium, turns, chance);
              each.total += outlook(world as unknown as State, me);
            }
          }
          tried.sort((a, b) => worth(b) - worth(a));
        }
        return (tried[0] as Tried).move;
      },
      because: (knows, move) => medium.because?.(knows, move) ?? moveKey(move),
    };
  };

/** The hard level. */
export const hardBot = samplingBot(DEPTH);
