import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Bot, BotFactory, Knowledge } from '../../../engine-extensions/bots/bot';
import type { Dice } from '../../../engine-extensions/dice';
import type { LegalMove } from '../../../engine-extensions/moves';
import { holdersOf, openOf } from '../rules/open';
import type { Layout } from '../rules/plan';
import { layoutOf } from '../moves/plan';
import { MULLIGAN } from '../moves/refresh';
import { refillLimit } from '../rules/refresh';
import type { Own, View } from '../view';
import { because } from './because';
import { answerWorth } from './answers';
import { ballotFor, chooseWorth, finaliseWorth, hitWorth, retreats } from './fights';
import { layoutWorth, ownedBy, planLayout } from './planner';
import { revealWorth } from './spying';
import { cardWorth, relicBid, type Eyes } from './worth';

/** How a level plays. */
export interface Temper {
  /** how much chance is mixed into plans */
  bluff: number;
  /** weighs changes in Commitment */
  adapts: boolean;
  /** chance of overlooking what it might answer in a window */
  sloppy: number;
}

const named = (legal: readonly LegalMove[], move: string) => legal.filter((m) => m.move === move);

/** The best of those worth more than `least`; what is nearly equal is left to chance, so that no seat is picked on. */
function best(moves: readonly LegalMove[], worth: (m: LegalMove) => number, least: number, dice: Dice) {
  let found: LegalMove | undefined;
  let most = -Infinity;
  for (const m of moves) {
    const w = worth(m);
    if (w <= least) continue;
    const felt = w + 0.03 * dice.number();
    if (felt > most) {
      most = felt;
      found = m;
    }
  }
  return found;
}

export const eyesOf = (view: View, me: PlayerID): Eyes => {
  const own = view.own as Own;
  return { view, me, own, owned: ownedBy(view, me, own.operators.length) };
};

/** Keeps the plan or makes the one change it likes best. */
function commit(e: Eyes, legal: readonly LegalMove[], adapts: boolean, dice: Dice): LegalMove {
  const kept = legal.find((m) => m.args.length === 0);
  const now = layoutOf(holdersOf(e.view, e.me));
  const changes = legal.filter((m) => m.args.length === 1);
  const least = kept ? layoutWorth(e, now) + 0.12 : -Infinity;
  const change = adapts || !kept ? best(changes, (m) => layoutWorth(e, m.args[0] as Layout), least, dice) : undefined;
  return change ?? kept ?? (legal[0] as LegalMove);
}

function bidding(e: Eyes, legal: readonly LegalMove[], dice: Dice): LegalMove {
  const { view, me } = e;
  const relic = view.auction?.relic as string;
  const { insight } = openOf(view, me);
  const limit = Math.min(relicBid(view, me, relic), insight - 1);
  const least = named(legal, 'bid')[0];
  const price = least ? (least.args[0] as number) : Infinity;
  if (price > limit) return named(legal, 'passBid')[0] as LegalMove;
  const raise = price + (dice.number() < 0.3 && price + 1 <= limit ? 1 : 0);
  return legal.find((m) => m.move === 'bid' && m.args[0] === raise) ?? (least as LegalMove);
}

/** Step 7: parts with what is worth least to it, all in one move. */
function refill(e: Eyes, move: 'refill' | 'mulligan'): LegalMove {
  const { view, me, own } = e;
  const [least, bad, most] =
    move === 'refill'
      ? [Math.max(0, own.hand.length - refillLimit(view, me)), 0.22, own.hand.length]
      : [0, 0.3, MULLIGAN - own.redrawn];
  const worst = own.hand.map((card) => ({ card, worth: cardWorth(e, card) })).sort((a, b) => a.worth - b.worth);
  const cards = worst.filter(({ worth }, i) => i < least || (i < most && worth < bad)).map(({ card }) => card);
  return { move, args: cards.length > 0 ? [cards] : [] };
}

function decide(e: Eyes, knows: Knowledge, temper: Temper, dice: Dice): LegalMove {
  const { view } = e;
  const { legal } = knows;
  const has = (move: string) => legal.some((m) => m.move === move);
  if (has('chooseFaction')) return dice.pick(legal);
  if (view.ask?.ask === 'plan') return { move: 'ready', args: [planLayout(e, dice, temper.bluff)] };
  if (view.ask?.ask === 'commit') return commit(e, legal, temper.adapts, dice);
  if (has('passIntel')) {
    const free = best(legal, (m) => answerWorth(e, m, dice), 0.05, dice);
    if (free && dice.number() >= temper.sloppy) return free;
    return best(legal, (m) => revealWorth(e, m), 0, dice) ?? { move: 'passIntel', args: [false] };
  }
  if (view.ask?.ask === 'respond') {
    const pass = { move: 'pass', args: [] };
    if (dice.number() < temper.sloppy) return pass;
    return best(legal, (m) => answerWorth(e, m, dice), 0.05, dice) ?? pass;
  }
  if (has('ballot')) return { move: 'ballot', args: [ballotFor(e, dice)] };
  if (has('retreatVote')) return { move: 'retreatVote', args: [retreats(e)] };
  if (has('assignHit')) return best(legal, (m) => hitWorth(e, m.args[0] as string), -Infinity, dice) as LegalMove;
  if (has('decline')) return best(named(legal, 'finalise'), (m) => finaliseWorth(e, m.args[0] as PlayerID | null), 0, dice) ?? { move: 'decline', args: [] }; // prettier-ignore
  if (has('scoreRitual')) return named(legal, 'scoreRitual').at(-1) as LegalMove;
  if (has('burn')) return named(legal, 'burn').at(-1) as LegalMove;
  if (has('passBid')) return bidding(e, legal, dice);
  if (has('refill') || has('toss')) return refill(e, 'refill');
  if (has('mulligan')) return refill(e, 'mulligan');
  if (has('choose'))
    return best(legal, (m) => chooseWorth(e, m.args[0] as string | null), -Infinity, dice) as LegalMove;
  return legal[0] as LegalMove;
}

/** Plays from its own view alone. */
export const schemer =
  (temper: Temper): BotFactory =>
  (): Bot => ({
    choose(knows, dice) {
      if (knows.legal.length === 1) return knows.legal[0] as LegalMove;
      return decide(eyesOf(knows.view as unknown as View, knows.me), knows, temper, dice);
    },
    because: (knows, move) => because(eyesOf(knows.view as unknown as View, knows.me), move),
  });

export const mediumBot = schemer({ bluff: 0.12, adapts: true, sloppy: 0 });
export const easyBot = schemer({ bluff: 0.9, adapts: false, sloppy: 0.5 });
