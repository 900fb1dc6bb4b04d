import type { Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { AnyState, Rules } from '../../../engine-extensions/rules';
import { clueOf, type Clue, type ClueId } from '../cards';
import { firstLead, leadCards } from '../rules/areas';
import { scoreSets } from '../rules/line';
import { CALM, HAND, TYPES_TO_CLOSE, type Question, type State } from '../state';
import { BIT, bits, follows, followsLock, gainOf, lineValue, maskOf, plus, read, type Prospect } from './value';
import type { Habits } from './weights';

/** What a quick look at the table shows; worked out once for each decision. */
interface Look {
  G: State;
  W: Habits;
  have: number;
  wanted: number;
  /** in the order of the open cases */
  lines: Prospect[];
  /** what a check costs, and a discarded hourglass */
  dread: number;
  hour: number;
}

function look(W: Habits, G: State): Look {
  const have = maskOf(G.bigPicture);
  const wanted = G.options.victoryTypes - bits(have);
  const lines = G.cases.map((line): Prospect => ({ r: read(line, have), value: 0, promised: 0 }));
  let promised = 0;
  for (const line of [...lines].sort((x, y) => bits(y.r.types) - bits(x.r.types))) {
    line.promised = promised;
    line.value = lineValue(W, line.r, promised, wanted);
    promised |= line.r.puzzles;
  }
  const { limits } = G.options;
  const nerve = (n: number) => W.stability * Math.pow(n / limits, W.stabilityPower);
  const life = (W.victims[Math.max(0, G.victims.length - 1)] ?? 0) * (G.victims.length === 0 ? 2 : 1);
  const clock = (n: number) => life * W.time * Math.pow(Math.min(1, n / limits), W.timePower);
  return {
    G,
    W,
    have,
    wanted,
    lines,
    dread: 0.5 * (nerve(G.stability.length + 1) - nerve(G.stability.length)),
    hour: clock(G.time.length + 1) - clock(G.time.length),
  };
}

/** What a card is worth in hand. */
function kept({ W, have, wanted, lines, dread }: Look, card: ClueId): number {
  const c = clueOf(card);
  const puzzle = c.puzzle && !(have & BIT[c.type]) ? W.handPuzzle : 0;
  return W.hand * gainOf(W, c, have, wanted, lines, dread) + puzzle + (c.key ? W.handKey : 0) + W.card;
}

const cast = (look: Look, card: ClueId) => (clueOf(card).hourglass ? look.hour : 0);

/** What a hand and one card more are worth beyond the hand: above the limit the least of them goes. */
function held(at: Look, card: ClueId): number {
  const gain = kept(at, card);
  if (at.G.hand.length < HAND) return gain;
  let least = gain + cast(at, card);
  for (const id of at.G.hand) least = Math.min(least, kept(at, id) + cast(at, id));
  return gain - least;
}

/** What printed effects are worth, roughly; checks are counted apart. */
function bonusOf({ G, W }: Look, c: Clue): number {
  let sum = 0;
  for (const e of c.effects)
    if (e === 'search') sum += W.search;
    else if (e === 'take:stability') sum += W.nerveBack * G.stability.length;
    else if (e === 'take:time') sum += G.time.length > 0 ? W.timeBack : 0;
    else if (e === 'take:leads') sum += W.takeLead;
    else if (e === 'take:discard') sum += G.discard.length > 0 ? W.takeDiscard : 0;
    else if (e === 'take:closed') sum += G.closed.length > 0 ? W.takeClosed : 0;
    else if (e === 'discard:hand') sum -= G.hand.length > 0 ? W.loseCard : 0;
    else if (e === 'discard:leads') sum -= W.loseLead;
  return sum;
}

/** What adding a card to a line brings. */
function added(at: Look, c: Clue, line: Prospect): number {
  let checks = line.r.length >= CALM ? 1 : 0;
  for (const e of c.effects) if (e === 'check') checks++;
  const after = lineValue(at.W, plus(line.r, c, at.have), line.promised, at.wanted);
  return after - line.value - checks * at.dread + bonusOf(at, c);
}

/** The set that scores most types, of those the fewest cards. */
function bestSet(at: Look, caseIndex: number): { set: readonly ClueId[]; fresh: number } {
  let best: { set: readonly ClueId[]; fresh: number } = { set: [], fresh: 0 };
  for (const set of scoreSets(at.G.cases[caseIndex] ?? fail('no such case'))) {
    const fresh = bits(maskOf(set) & ~at.have);
    if (fresh > best.fresh) best = { set, fresh };
  }
  return best;
}

/** ARK-ACT-01 to 05, by what changes at once. */
function act(at: Look): LegalMove {
  const { G, W, lines } = at;
  const lead = firstLead(G.leads);
  const loss = lead === undefined ? 0 : cast(at, lead);
  let best: LegalMove = { move: 'pass', args: [] };
  let most = -loss;
  const consider = (value: number, move: string, ...args: unknown[]) => {
    if (value <= most) return;
    most = value;
    best = { move, args };
  };
  if (lead !== undefined) consider(held(at, lead), 'takeLead');
  const leadClue = lead === undefined ? undefined : clueOf(lead);
  const cost = G.hand.map((card) => kept(at, card) + loss);
  lines.forEach((line, i) => {
    const { id } = G.cases[i] ?? fail('no such case');
    if (bits(line.r.types) >= TYPES_TO_CLOSE) {
      const { set, fresh } = bestSet(at, i);
      if (fresh >= at.wanted) consider(Infinity, 'closeCase', id, set);
      if (fresh > 0) consider(fresh * W.type - line.value - loss, 'closeCase', id, set);
    }
    const canAsk = G.contact === 'unused' && line.r.freeKeys < 1; // for a key
    if (leadClue) {
      if (follows(leadClue, line.r)) consider(added(at, leadClue, line), 'playLead', id);
      else if (canAsk && followsLock(leadClue, line.r))
        consider(added(at, leadClue, line) - W.keepContact, 'playLead', id, true);
    }
    G.hand.forEach((card, n) => {
      const c = clueOf(card);
      if (follows(c, line.r)) consider(added(at, c, line) - (cost[n] ?? 0), 'playFromHand', card, id);
      else if (canAsk && followsLock(c, line.r))
        consider(added(at, c, line) - W.keepContact - (cost[n] ?? 0), 'playFromHand', card, id, true);
    });
  });
  return best;
}

/** The card for which `worth` is most; none when nothing is worth more than `least`. */
function mostOf(cards: readonly ClueId[], worth: (card: ClueId) => number, least: number): ClueId | null {
  let best: ClueId | null = null;
  let most = least;
  for (const card of cards) {
    const value = worth(card);
    if (value <= most) continue;
    most = value;
    best = card;
  }
  return best;
}

/** Answers an effect's question. */
function answer(at: Look, question: Question): LegalMove {
  const { G, W } = at;
  const take = (cards: readonly ClueId[], relief: (card: ClueId) => number): LegalMove => {
    const card = mostOf(cards, (c) => held(at, c) + relief(c), 0.01);
    return { move: 'resolveTake', args: [card] };
  };
  switch (question.ask) {
    case 'search':
      return take(G.draw, () => 0);
    case 'bonus':
      return take(G.stability, () => W.nerve * at.dread);
    case 'take':
      if (question.from === 'leads') return take(leadCards(G.leads), (c) => -W.leaveLead * kept(at, c));
      if (question.from === 'stability') return take(G.stability, () => W.nerve * at.dread);
      if (question.from === 'time') return take(G.time, () => at.hour);
      return take(G[question.from], () => 0);
    case 'shuffle':
      return { move: 'resolveShuffle', args: [G.draw.length < G.discard.length] };
    case 'discardLead':
      return {
        move: 'resolveDiscard',
        args: [mostOf(leadCards(G.leads), (c) => -kept(at, c) - cast(at, c), -Infinity)],
      };
    case 'discardHand':
    case 'handLimit':
      return { move: 'resolveDiscard', args: [mostOf(G.hand, (c) => -kept(at, c) - cast(at, c), -Infinity)] };
    default:
      return fail(`nothing to answer to ${question.ask}`);
  }
}

/** A quick player's next move: what medium values, without trying each option out. Reads no order of a stack. */
export function quickMove(W: Habits, G: State): LegalMove {
  const question = G.agenda[G.agenda.length - 1] as Question | undefined;
  if (question?.ask === 'wrapUp') return { move: 'finishTurn', args: [] };
  const at = look(W, G);
  return question === undefined || question.ask === 'act' ? act(at) : answer(at, question);
}

/** Plays a case to its end by quick moves. */
export function playToEnd(rules: Rules, W: Habits, G: State, dice: Dice) {
  const state = G as unknown as AnyState;
  while (G.over === undefined) rules.play(state, G.now.player, quickMove(W, G), dice);
}
