import type { PlayerID } from '../agenda/agenda';
import type { Dice } from '../dice';
import type { GameModule } from '../game-module';
import type { LegalMove } from '../moves';
import type { AnyState } from '../rules';
import { copyJson, exchange } from '../secrecy/places';
import type { BotFactory, Knowledge } from './bot';
import { below, node, seenBy, ucb, type Node } from './tree';

export interface LookAheadOptions<S> {
  /** how good the table looks to a seat, from 0 (lost) to 1 (won); counts what an imagined table shows */
  value(G: S, seat: PlayerID): number;
  /** how many imagined courses of play; with this alone the answer follows from knowledge and dice */
  rounds: number;
  /** thinks no longer than this, whatever the rounds */
  milliseconds?: number;
  /** moves played on below the tree before the table is valued */
  depth?: number;
  /** moves by chance in the playout unless the game knows better */
  playout?(module: GameModule, G: AnyState, seat: PlayerID, legal: readonly LegalMove[], dice: Dice): LegalMove;
  /** a first look at wide decisions: only the best this many are searched, here and for the other seats */
  shortlist?: { size: number; score(G: S, seat: PlayerID, move: LegalMove): number };
  /** how curious the search is */
  curiosity?: number;
  because?(knows: Knowledge, move: LegalMove): string;
}

/** Whom the search asks next: the thinking seat first, then the others in order. */
const nextSeat = (seats: readonly PlayerID[], me: PlayerID) => (seats.includes(me) ? me : (seats[0] as PlayerID));

/**
 * Information-set Monte Carlo tree search with a tree for every seat: each round deals the unknown cards anew by
 * `hiddenFrom`, walks down the trees, plays on a little, and values the table for every seat. A seat's tree branches
 * on what that seat sees, so nobody answers a card that still lies face down.
 */
export const lookAheadBot =
  <S>(options: LookAheadOptions<S>): BotFactory =>
  (module, thinking) => ({
    choose(knows, dice) {
      const only = knows.legal[0] as LegalMove;
      if (knows.legal.length === 1) return only;
      const roots: Trees = {};
      for (const seat of knows.imagined.players) roots[seat] = node();
      const groups = module.hiddenFrom(knows.imagined, knows.me);
      const rounds = thinking?.rounds ?? options.rounds;
      const milliseconds = thinking?.rounds === undefined ? (options.milliseconds ?? Infinity) : Infinity;
      const until = performance.now() + milliseconds;
      for (let round = 0; round < rounds; round++) {
        if (round % 8 === 7 && performance.now() > until) break;
        const world = copyJson(knows.imagined);
        exchange(world, groups, dice);
        imagineOnce(module, options, { ...roots }, world, knows, dice);
      }
      let best: Node | undefined;
      for (const child of roots[knows.me]?.children.values() ?? [])
        if (!best || child.visits > best.visits || (child.visits === best.visits && child.total > best.total))
          best = child;
      return best?.move ?? only;
    },
    ...(options.because ? { because: options.because } : {}),
  });

/** Where each seat's tree stands in the course of one round. */
type Trees = Record<PlayerID, Node>;

function shortlisted<S>({ shortlist }: LookAheadOptions<S>, G: AnyState, seat: PlayerID, legal: LegalMove[]) {
  if (!shortlist || legal.length <= shortlist.size) return legal;
  return legal
    .map((move) => ({ move, score: shortlist.score(G as unknown as S, seat, move) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, shortlist.size)
    .map(({ move }) => move);
}

/** One imagined course of play: down the trees, one new leaf, a short playout, the value carried back up. */
function imagineOnce<S>(
  module: GameModule,
  options: LookAheadOptions<S>,
  at: Trees,
  G: AnyState,
  knows: Knowledge,
  dice: Dice,
) {
  const { rules } = module;
  const passed: { seat: PlayerID; node: Node }[] = [];
  for (let first = true, isNew = false; !isNew; first = false) {
    if (G.over !== undefined) break;
    const seat = nextSeat(rules.awaited(G), knows.me);
    const legal = first ? [...knows.legal] : rules.legalNow(G, seat);
    const chosen = choose(at[seat] as Node, shortlisted(options, G, seat, legal), seat, options.curiosity ?? 0.7, dice);
    rules.play(G, seat, chosen.move, dice);
    isNew = chosen.isNew;
    const isSecret = rules.isSecret(chosen.move.move);
    for (const viewer of G.players) {
      const move = viewer === seat ? chosen.move : null;
      const next = below(at[viewer] as Node, seenBy(viewer, seat, chosen.move, isSecret), move);
      at[viewer] = next;
      if (viewer === seat) passed.push({ seat, node: next });
    }
  }
  playOn(module, options, G, knows.me, dice);
  const worth: Record<PlayerID, number> = {};
  for (const { seat, node: step } of passed) {
    step.visits++;
    step.total += worth[seat] ??= options.value(G as unknown as S, seat);
  }
}

/** An untried move first, by chance; else the one that promises most. */
function choose(at: Node, moves: readonly LegalMove[], seat: PlayerID, curiosity: number, dice: Dice) {
  const untried: LegalMove[] = [];
  let best: LegalMove | undefined;
  let most = -Infinity;
  for (const move of moves) {
    const child = at.children.get(seenBy(seat, seat, move, false));
    if (!child) {
      untried.push(move);
      continue;
    }
    child.available++;
    const promise = ucb(child, curiosity);
    if (promise > most) {
      most = promise;
      best = move;
    }
  }
  return untried.length > 0 || !best ? { move: dice.pick(untried), isNew: true } : { move: best, isNew: false };
}

function playOn<S>(module: GameModule, options: LookAheadOptions<S>, G: AnyState, me: PlayerID, dice: Dice) {
  const { rules } = module;
  for (let i = 0; i < (options.depth ?? 12); i++) {
    if (G.over !== undefined) return;
    const seat = nextSeat(rules.awaited(G), me);
    const { playout } = options;
    const move = playout ? playout(module, G, seat, rules.legalNow(G, seat), dice) : rules.anyNow(G, seat, dice);
    rules.play(G, seat, move, dice);
  }
}
