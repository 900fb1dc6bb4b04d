import type { BotFactory } from '../../../engine-extensions/bots/bot';
import { seeded, type Dice } from '../../../engine-extensions/dice';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { AnyState, Rules } from '../../../engine-extensions/rules';
import type { State } from '../state';
import { because } from './because';
import { fork, isAsked, worldsOf, worth, type World } from './bot';
import { playToEnd } from './playout';
import { valueOf } from './value';
import { habitsFor, WEIGHTS } from './weights';

/** How widely and how long the hard level thinks: part of the level, so that it is neither perfect nor slow. */
export interface Depth {
  /** how many options are played out, the ones medium likes best */
  options: number;
  /** deals for each option left; after each round only the better ones go on */
  rounds: readonly { deals: number; left: number }[];
}

export const DEPTH: Depth = {
  options: 8,
  rounds: [
    { deals: 8, left: 4 },
    { deals: 10, left: 2 },
    { deals: 12, left: 1 },
  ],
};

/** How many swaps by the contact are worth a thought. */
const SWAPS = 2;

interface Option {
  move: LegalMove;
  /** wins and what came close, over the deals so far */
  total: number;
}

/** The options the medium level likes best, in that order; a swap leaves the action to be taken, so it is ranked apart. */
function shortlist(rules: Rules, imagined: State, legal: readonly LegalMove[], most: number, dice: Dice): LegalMove[] {
  const ranked = (moves: readonly LegalMove[], worlds: readonly World[]) =>
    moves.map((move) => ({ move, value: worth(rules, WEIGHTS, worlds, move, dice) })).sort((a, b) => b.value - a.value);
  const moves = legal.filter((m) => m.move !== 'contactExchange');
  const best = moves.length === 1 ? moves : ranked(moves, worldsOf(imagined, dice)).map(({ move }) => move);
  if (isAsked(imagined)) return best.slice(0, most);
  const now = valueOf(WEIGHTS, imagined);
  const swaps = ranked(
    legal.filter((m) => m.move === 'contactExchange'),
    [{ G: imagined, chance: 1 }],
  );
  return [...best.slice(0, most), ...swaps.filter(({ value }) => value > now).slice(0, SWAPS).map(({ move }) => move)]; // prettier-ignore
}

/** The unseen dealt anew: the order of the draw stack, and which victims wait and which lie in the box. */
function deal(imagined: State, dice: Dice): State {
  const victims = dice.shuffle([...imagined.victims, ...imagined.box]);
  return {
    ...imagined,
    draw: dice.shuffle(imagined.draw),
    victims: victims.slice(0, imagined.victims.length),
    box: victims.slice(imagined.victims.length),
  };
}

/** How a case ends when it is played on from here: 1 for a win, a little for each type found. */
function ending(rules: Rules, world: State, move: LegalMove, dice: Dice): number {
  const G = fork(world);
  rules.play(G as unknown as AnyState, G.now.player, move, dice);
  playToEnd(rules, habitsFor(G.options.victoryTypes), G, dice);
  return G.over?.win ? 1 : (0.1 * (G.over?.types ?? 0)) / G.options.victoryTypes;
}

/** The same rounds with another number of deals in all. */
function scaled(rounds: Depth['rounds'], deals: number): Depth['rounds'] {
  const total = rounds.reduce((sum, r) => sum + r.deals, 0);
  return rounds.map((r) => ({ ...r, deals: Math.max(1, Math.round((r.deals * deals) / total)) }));
}

/** Plays each good option to the end over the same deals of the unseen cards and takes the one that wins most often. */
export const samplingBot =
  ({ options: most, rounds }: Depth): BotFactory =>
  ({ rules }, thinking) => ({
    choose(knows, dice) {
      if (knows.legal.length === 1) return knows.legal[0] as LegalMove;
      const imagined = knows.imagined as unknown as State;
      const listed = shortlist(rules, imagined, knows.legal, most, dice);
      let options: Option[] = listed.map((move) => ({ move, total: 0 }));
      for (const { deals, left } of thinking?.rounds === undefined ? rounds : scaled(rounds, thinking.rounds)) {
        if (options.length === 1) break;
        for (let i = 0; i < deals; i++) {
          const world = deal(imagined, dice);
          const seed = dice.number();
          for (const option of options) option.total += ending(rules, world, option.move, seeded(seed)); // the same chance for each
        }
        options = options.sort((a, b) => b.total - a.total).slice(0, left);
      }
      return (options[0] as Option).move;
    },
    because,
  });

/** The hard level. */
export const hardBot = samplingBot(DEPTH);
