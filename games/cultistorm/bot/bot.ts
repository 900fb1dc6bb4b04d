import type { Bot, BotFactory, Knowledge } from '../../../engine-extensions/bots/bot';
import { absentMinded } from '../../../engine-extensions/bots/random';
import { moveKey, type LegalMove } from '../../../engine-extensions/moves';
import { ACTION, cultistOf, investigatorOf, ITEM, itemOf, locationOf, SYMBOLS, type Sym } from '../cards';
import { sanityLost, sealPrice, symbolOf } from '../rules/numbers';
import { leading, shrineless } from '../rules/vote';
import type { Inv, InvId, Slot } from '../state';
import type { View } from '../view';
import { quickly, thoroughly, type Planning } from './cache';
import { goodTarget, investigate, sealsWanted, type Choice, type Menu } from './investigate';
import { demandAt, missing, purseAt } from './resources';
import { insanityCost } from './value';

/** Looks moves up by name and investigator. */
function menuOf(legal: readonly LegalMove[]): Menu {
  const byName = new Map<string, LegalMove[]>();
  for (const m of legal) {
    const key = `${m.move}:${String(m.args[0])}`;
    const list = byName.get(key);
    if (list) list.push(m);
    else byName.set(key, [m]);
  }
  return {
    of: (move, inv) => byName.get(`${move}:${inv}`) ?? [],
    has: (move, ...args) =>
      byName
        .get(`${move}:${String(args[0])}`)
        ?.find((m) => args.every((a, i) => m.args[i] === a) && m.args.length === args.length),
  };
}

const wordsOf = (view: View) => (move: LegalMove) => {
  const inv = view.inv[move.args[0] as InvId] as Inv;
  switch (move.move) {
    case 'useAbility':
      return investigatorOf(inv.card).abilities[(move.args[1] as number) - 1]?.words ?? [];
    case 'useLocation':
      return locationOf((view.slots[inv.at] as Slot).location).action.words;
    default:
      return itemOf(move.args[1] as string).words;
  }
};

/** Shrines in the order in which a team gets most out of them. */
const SHRINES = ['any', 'symbol', 'heal', 'draw', 'search', 'setDie', 'unterror', 'ward', 'swapTrophy'];
const shrineRank = (view: View, slot: string) =>
  SHRINES.indexOf(locationOf((view.slots[Number(slot)] as Slot).location).action.words[0]?.do ?? '');

/** CST-GRP-02: with the leading option of the others; leaves the choice to them while they have not spoken. */
function castVote(view: View, legal: readonly LegalMove[]): Choice | undefined {
  const votes = legal.filter((m) => m.move === 'vote');
  if (votes.length === 0 || view.asked?.ask !== 'vote') return undefined;
  const inv = votes[0]?.args[0];
  const own = votes.filter((m) => m.args[0] === inv);
  const lead = leading(view, view.asked.votes);
  const find = (o: string | null | undefined) => own.find((m) => m.args[1] === o);
  if (lead !== undefined) return { move: find(lead) ?? (own[0] as LegalMove), because: 'with-the-team' };
  const abstain = find(null);
  if (abstain) return { move: abstain, because: 'with-the-team' };
  const best = shrineless(view).sort((a, b) => shrineRank(view, a) - shrineRank(view, b))[0];
  return { move: find(best) ?? (own[0] as LegalMove), because: 'best-shrine' };
}

const most = (moves: readonly LegalMove[], worth: (m: LegalMove) => number, because: string): Choice | undefined => {
  let best: LegalMove | undefined;
  let top = -Infinity;
  for (const m of moves) {
    const w = worth(m);
    if (w > top) {
      top = w;
      best = m;
    }
  }
  return best ? { move: best, because } : undefined;
};

/** How good an item is to own. */
const ITEM_WORTH: Record<string, number> = {
  combat: 6,
  heal: 4,
  dice: 3,
  control: 3,
  movement: 2,
  economy: 1,
  event: -5,
};
export const itemWorth = (item: string) => {
  const i = ITEM[item];
  return i ? (ITEM_WORTH[i.kind] ?? 0) + (i.words.some((w) => w.do === 'any') ? 2 : 0) + (i.once ? 0 : 1) : -9;
};

/** Symbols that the enemies in play demand, counted. */
function wanted(view: View): Record<Sym, number> {
  const count = Object.fromEntries(SYMBOLS.map((s) => [s, 0])) as Record<Sym, number>;
  for (const slot of view.slots) for (const c of slot.column) for (const s of cultistOf(c).symbols) count[s] += 1;
  return count;
}

/** How much a hand card is worth keeping. */
function cardWorth(card: string, demand: Record<Sym, number>): number {
  const a = ACTION[card];
  if (!a) return 0;
  return demand[a.symbol] + (a.unique ? 6 : 0) + a.search;
}

function answerFor(view: View, legal: readonly LegalMove[]): Choice | undefined {
  const { asked } = view;
  if (!asked || !('inv' in asked)) return undefined;
  const inv = view.inv[asked.inv] as Inv;
  const demand = wanted(view);
  switch (asked.ask) {
    case 'gateSeal': {
      const want = sealsWanted(view);
      const near = (s: Sym) => {
        const slot = view.slots.find((x) => symbolOf(x) === s) as Slot;
        const held = view.inv.reduce((n, i) => n + i.trophies[s], 0);
        return (want.includes(s) ? 100 : 0) + slot.trophies * 2 + held - slot.column.length * 0.1;
      };
      return most(legal, (m) => near(m.args[1] as Sym), 'seal-soonest');
    }
    case 'wild':
      return most(legal, (m) => demand[m.args[1] as Sym], 'die-fits');
    case 'keep':
      return most(legal, (m) => (m.args[1] === null ? 0 : itemWorth(m.args[1] as string)), 'best-item');
    case 'drop':
      return most(legal, (m) => -itemWorth(m.args[1] as string), 'least-loss');
    case 'pick': {
      const { word } = asked;
      if (word.do === 'discard') return most(legal, (m) => -cardWorth(m.args[1] as string, demand), 'least-loss');
      if (word.do === 'recover') return most(legal, (m) => cardWorth(m.args[1] as string, demand), 'best-card');
      if (word.do === 'loseItem') return most(legal, (m) => -itemWorth(m.args[1] as string), 'least-loss');
      if (word.do === 'setDie')
        return most(legal, (m) => demand[(m.args[1] as string).split('=')[1] as Sym], 'die-fits');
      if (word.do === 'trophy' || word.do === 'loseTrophy') {
        const sign = word.do === 'trophy' ? 1 : -1;
        const need = (s: Sym) => {
          const slot = view.slots.find((x) => symbolOf(x) === s) as Slot;
          return slot.sealed ? 0 : 10 - Math.abs(sealPrice(view) - slot.trophies - 1);
        };
        return most(legal, (m) => sign * need(m.args[1] as Sym), 'towards-seal');
      }
      return most(legal, (m) => goodTarget(view, inv, m, word.do), 'best-of-it');
    }
    default:
      return undefined;
  }
}

/** Fights the way that keeps most: the second target possible, the dearest sources unspent. */
function fightOr(view: View, legal: readonly LegalMove[]): Choice | undefined {
  const fights = legal.filter((m) => m.move === 'fight');
  const cost = (m: LegalMove) => {
    const [i, enemy, payment] = m.args as [InvId, string, string[]];
    const inv = view.inv[i] as Inv;
    let sum = 0;
    const used = new Set(payment.flatMap((p) => p.split('>')));
    for (const id of used) {
      if (ITEM[id]) sum += ITEM[id].once ? 6 : 0.1;
      else if (ACTION[id]) sum += inv.supports.some((s) => s.card === id) ? 0.2 : 1 + (ACTION[id].unique ? 1.5 : 0);
    }
    const slot = view.slots[inv.at] as Slot;
    const goo = slot.goos.some((g) => g.card === enemy);
    const other = inv.targets.find((t) => t !== enemy);
    // keep for the second target what it needs
    if (other !== undefined) {
      sum += 20 * missing(purseAt(view, inv, inv.at, used), demandAt(slot, other));
    }
    // the bottom of the column first, so that the next comes into reach
    return -sum - (goo ? insanityCost(inv) * 0.01 : 0) + (slot.column[0] === enemy ? 3 : 0);
  };
  const deadly = (m: LegalMove) => {
    const [i, enemy] = m.args as [InvId, string];
    const inv = view.inv[i] as Inv;
    const slot = view.slots[inv.at] as Slot;
    // the last cultist under a Great Old One falls only if it is next
    return slot.goos.length > 0 && slot.column.length === 1 && slot.column[0] === enemy && inv.targets.length < 2;
  };
  return most(
    fights.filter((m) => !deadly(m)),
    cost,
    'beats-it',
  );
}

function choice(plan: Planning, knows: Knowledge): Choice {
  const view = knows.view as unknown as View;
  const { legal } = knows;
  const first = { move: legal[0] as LegalMove, because: 'nothing-better' };
  if (legal.length === 1) return first;
  const vote = castVote(view, legal);
  if (vote) return vote;
  const answered = answerFor(view, legal);
  if (answered) return answered;
  switch (view.phase) {
    case 'choose':
      return { move: first.move, because: 'balanced-team' };
    case 'deal':
      return most(legal, (m) => (m.args[1] === null ? 0 : itemWorth(m.args[1] as string)), 'best-item') ?? first;
    case 'prep':
      return prepare(view, legal) ?? first;
    case 'investigator':
      return investigate(plan, view, menuOf(legal), wordsOf(view)) ?? first;
    case 'combat':
      return (
        fightOr(view, legal) ?? { move: legal.find((m) => m.move === 'endFights') ?? first.move, because: 'cannot-win' }
      );
    case 'sealing':
      return sealOr(view, legal) ?? first;
    default:
      return first;
  }
}

/** Cards that fit no enemy in play make room for fresh ones. */
function prepare(view: View, legal: readonly LegalMove[]): Choice | undefined {
  const demand = wanted(view);
  const total = SYMBOLS.reduce((n, s) => n + demand[s], 0);
  for (const m of legal) {
    if (m.move !== 'discard') continue;
    const card = ACTION[m.args[1] as string];
    if (card && !card.unique && demand[card.symbol] * 5 < total) return { move: m, because: 'fresh-cards' };
  }
  const move = legal.find((m) => m.move === 'ready');
  if (move) return { move, because: 'ready' };
  return most(legal.filter((m) => m.move === 'discard'), (m) => -cardWorth(m.args[1] as string, demand), 'least-loss'); // prettier-ignore
}

function sealOr(view: View, legal: readonly LegalMove[]): Choice | undefined {
  const seal = legal.find((m) => m.move === 'seal');
  if (seal) {
    const inv = view.inv[seal.args[0] as InvId] as Inv;
    const slot = view.slots[inv.at] as Slot;
    if (sanityLost(inv) + slot.column.length < 5 || view.slots.filter((s) => s.sealed).length === 4)
      return { move: seal, because: 'seals' };
  }
  for (const m of legal) {
    if (m.move !== 'placeTrophy') continue;
    const [i, symbol, n] = m.args as [InvId, Sym, number];
    const inv = view.inv[i] as Inv;
    const slot = view.slots[inv.at] as Slot;
    if (symbolOf(slot) === symbol && inv.seals.includes(symbol) && slot.trophies + n === sealPrice(view))
      return { move: m, because: 'towards-seal' };
  }
  const move = legal.find((m) => m.move === 'doneSealing');
  return move ? { move, because: 'nothing-left' } : undefined;
}

const planner =
  (plan: Planning): BotFactory =>
  (): Bot => ({
    // whom it plays is left to chance: every investigator is worth taking
    choose: (knows, dice) =>
      (knows.view as unknown as View).phase === 'choose' ? dice.pick(knows.legal) : choice(plan, knows).move,
    because: (knows, move) => {
      const best = choice(plan, knows);
      if (best.because === 'balanced-team') return best.because;
      return moveKey(best.move) === moveKey(move) ? best.because : 'nothing-better';
    },
  });

/** The medium level: plans for the whole team, the best part first, and plays its share. */
export const mediumBot = planner(quickly);

/** The hard level: searches for the assignment that is worth most to the team. */
export const hardBot = planner(thoroughly);

/** The easy level means well and is often distracted. */
export const easyBot: BotFactory = absentMinded(mediumBot, 20);
