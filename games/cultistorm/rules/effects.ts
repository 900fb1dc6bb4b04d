import { then } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { fail, unreachable } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { shuffle } from '../../../engine-extensions/zones/zones';
import { cultistOf, CULTIST_FACES, type Sym, type Who, type Word } from '../cards';
import type { CstStep, InvId, SlotId, State } from '../state';
import { freeMarkers, put } from './arrive';
import { choices, isChoice } from './choices';
import { effect } from './effect-step';
import { addDie, discardCards, discardOf, drawCards, handOf, rerollDie } from './hands';
import { heal, suffer } from './insanity';
import { hasRule, SLOTS } from './numbers';
import { startSearch } from './search';
import { invOf, slotOf } from './table';
import { terror } from './terror';
import { gainTrophy, loseTrophy } from './trophies';

type EffectStep = CstStep & { do: 'effect' };

/** Words that each of several investigators resolves for itself. */
type Personal = Word & { who: Who };
const isPersonal = (word: Word): word is Personal => 'who' in word;

function meant(G: State, who: Who, { inv, from, slot }: EffectStep): InvId[] {
  switch (who) {
    case 'you':
    case 'chosen':
      return inv === null ? [] : [inv];
    case 'supporter':
      return from === null ? [] : [from];
    case 'all':
      return G.inv.map((x) => x.id);
    case 'here': {
      const at = slot ?? (inv === null ? null : invOf(G, inv).at);
      return G.inv.filter((x) => x.at === at).map((x) => x.id);
    }
    default:
      return unreachable(who);
  }
}

/** Carries out the first word of an effect and leaves the rest below on the agenda. */
export function performEffect(G: State, step: EffectStep, dice: Dice) {
  const [word, ...rest] = step.words;
  if (!word) return;
  const chooses = isChoice(word);
  if (rest.length > 0) G.agenda.push({ ...step, words: rest, target: chooses ? null : step.target });
  if (isPersonal(word) && word.who !== 'you' && word.who !== 'chosen') {
    const each = meant(G, word.who, step).map((inv) => effect([{ ...word, who: 'you' } as Word], { inv }));
    return then(G, ...each);
  }
  if (!chooses) return carryOut(G, word, step.inv, step.slot, dice);
  const inv = step.inv ?? fail(`${word.do} needs somebody`);
  const open = choices(G, word, inv);
  if (step.target !== null && open.includes(step.target)) return choose(G, word, inv, step.target, dice);
  if (open.length === 0) return;
  if (open.length === 1) return choose(G, word, inv, open[0] as string, dice);
  then(G, { do: 'await', ask: { ask: 'pick', inv, word } });
}

/** A word that leaves no choice. */
function carryOut(G: State, word: Word, who: InvId | null, slot: SlotId | null, dice: Dice) {
  const inv = () => who ?? fail(`${word.do} needs somebody`);
  switch (word.do) {
    case 'heal':
      return heal(G, inv(), word.n);
    case 'insanity':
      return suffer(G, inv(), word.n);
    case 'shield':
      invOf(G, inv()).shield += word.n;
      return say(G, { event: 'shielded', inv: inv(), n: word.n });
    case 'draw':
      return drawCards(G, inv(), word.n, dice);
    case 'discard':
      return discardRandom(G, inv(), word.n, dice);
    case 'freeMove':
      invOf(G, inv()).freeMoves += word.n;
      return say(G, { event: 'freeMoves', inv: inv(), n: word.n });
    case 'addDie':
      return giveDie(G, word.to === 'pool' ? null : inv(), dice);
    case 'reroll':
      for (let s = 0; s < SLOTS; s++) rerollCultistDie(G, s, dice);
      return;
    case 'spawn':
      return spawn(G, word.n, word.at, who, slot);
    case 'bury':
      return bury(G, word.n);
    case 'search':
      return hasRule(G, 'no-search') ? undefined : startSearch(G, inv(), word.n);
    case 'refreshItems':
      return refreshItems(G, dice);
    case 'terror':
      return terror(G, word.n);
    case 'peek':
      return peek(G, inv(), word.deck, word.n);
    case 'summon':
      return then(G, { do: 'summon', wave: word.wave, fill: word.fill });
    case 'activate':
      return then(G, { do: 'activation' });
    case 'ranged':
      invOf(G, inv()).ranged = true;
      return say(G, { event: 'madeRanged', inv: inv() });
    case 'noPenalty':
      invOf(G, inv()).noPenalty = true;
      return say(G, { event: 'excused', inv: inv() });
    case 'rule':
      return beginRule(G, word);
    case 'doom':
      G.doom = G.round + word.rounds;
      return say(G, { event: 'doomed', round: G.doom });
    default:
      return fail(`${word.do} needs a choice`);
  }
}

/** A word whose choice was made. */
export function choose(G: State, word: Word, inv: InvId, choice: string, dice: Dice) {
  const [a = '', b = ''] = choice.split(/[>=]/);
  switch (word.do) {
    case 'heal':
      return heal(G, Number(choice), word.n);
    case 'discard':
      discardCards(G, inv, [choice]);
      if (word.n > 1) then(G, effect([{ ...word, n: word.n - 1 }], { inv }));
      return;
    case 'recover': {
      const pile = discardOf(G, inv);
      pile.splice(pile.indexOf(choice), 1);
      handOf(G, inv).push(choice);
      return say(G, { event: 'recovered', inv, card: choice });
    }
    case 'move':
      return relocate(G, inv, Number(choice), 0);
    case 'reroll':
      return word.what === 'cultist' ? rerollCultistDie(G, Number(choice), dice) : rerollFree(G, inv, choice, dice);
    case 'setDie':
      return setDie(G, inv, a, b as Sym);
    case 'ward':
      slotOf(G, Number(choice)).ward = G.round + word.rounds;
      return say(G, { event: 'warded', slot: Number(choice), until: G.round + word.rounds });
    case 'moveCultist':
      return moveCultist(G, a, Number(b));
    case 'removeCultist':
      return removeCultist(G, choice);
    case 'trophy':
      return gainTrophy(G, inv, choice as Sym);
    case 'swapTrophy':
      return swapTrophy(G, inv, a as Sym, b as Sym);
    case 'unterror': {
      const shown = G.circle[Number(choice)] ?? fail('no such card');
      shown.tokens -= 1;
      return say(G, { event: 'calmed', slot: Number(choice) });
    }
    case 'loseItem': {
      const { items } = invOf(G, inv);
      items.splice(items.indexOf(choice), 1);
      G.itemDiscard.push(choice);
      return say(G, { event: 'droppedItem', inv, item: choice });
    }
    case 'loseTrophy':
      return loseTrophy(G, inv, choice as Sym);
    default:
      return fail(`${word.do} leaves no choice`);
  }
}

function discardRandom(G: State, inv: InvId, n: number, dice: Dice) {
  const cards = dice.shuffle([...handOf(G, inv)].sort()).slice(0, n);
  discardCards(G, inv, cards);
}

/** CST-DIE-04: a wild die is set at once. */
export function giveDie(G: State, to: InvId | null, dice: Dice) {
  const wild = addDie(G, to, dice);
  if (wild && to !== null) then(G, { do: 'await', ask: { ask: 'wild', inv: to, die: wild.id } });
}

export function rerollFree(G: State, inv: InvId, id: string, dice: Dice) {
  const held = invOf(G, inv).dice.find((d) => d.id === id);
  const die = held ?? G.pool.find((d) => d.id === id) ?? fail(`no die ${id}`);
  if (rerollDie(G, die, held ? inv : null, dice)) then(G, { do: 'await', ask: { ask: 'wild', inv, die: id } });
}

export function setDie(G: State, inv: InvId, id: string, to: Sym) {
  const die = invOf(G, inv).dice.find((d) => d.id === id) ?? fail(`no die ${id}`);
  say(G, { event: 'setDie', inv, from: die.face, to });
  die.face = to;
}

function rerollCultistDie(G: State, slot: SlotId, dice: Dice) {
  const face = CULTIST_FACES[dice.die(6) - 1] ?? fail('no such face');
  slotOf(G, slot).die = face;
  say(G, { event: 'cultistDieRerolled', slot, to: face });
}

function spawn(G: State, n: number, at: 'you' | 'marker' | 'emptiest', who: InvId | null, slot: SlotId | null) {
  for (let k = 0; k < n; k++)
    if (at === 'you')
      then(G, { do: 'appear', slot: slot ?? invOf(G, who ?? fail('nobody to appear before')).at, force: false });
    else then(G, { do: 'spawn', at });
}

/** The last cultists of the discard go under the deck. */
function bury(G: State, n: number) {
  const cards = G.cultistDiscard.splice(Math.max(0, G.cultistDiscard.length - n));
  G.cultistDeck.unshift(...cards);
  if (cards.length > 0) say(G, { event: 'buried', n: cards.length });
}

/** CST-SRCH-05 */
function refreshItems(G: State, dice: Dice) {
  const n = G.itemDiscard.length;
  if (n === 0) return;
  G.itemDeck.push(...G.itemDiscard.splice(0));
  shuffle(G.itemDeck, dice);
  for (const p of G.peeks) if (p.deck === 'item') p.n = 0;
  say(G, { event: 'itemsRefreshed', n });
}

function peek(G: State, inv: InvId, deck: 'cultist' | 'item', n: number) {
  const seen = Math.min(n, (deck === 'cultist' ? G.cultistDeck : G.itemDeck).length);
  G.peeks = G.peeks.filter((p) => p.inv !== inv || p.deck !== deck);
  G.peeks.push({ inv, deck, n: seen });
  say(G, { event: 'peeked', inv, deck, n: seen });
}

/** `round` is the rest of this one if the investigators have not acted yet, else the next one too. */
function beginRule(G: State, { id, for: lasts }: Word & { do: 'rule' }) {
  const early = G.now.phase === 'cultist' || G.now.phase === 'terror' || G.now.phase === 'prep';
  const until = lasts === 'game' ? 0 : early ? G.round : G.round + 1;
  G.rules.push({ id, until });
  say(G, { event: 'ruleBegan', id, until });
}

/** Leaving a location frees the target markers left there (CST-RULING-32). */
export function relocate(G: State, inv: InvId, to: SlotId, price: number) {
  const who = invOf(G, inv);
  const from = who.at;
  who.at = to;
  who.targets = [];
  G.offers = G.offers.filter((o) => (o.from !== inv && o.to !== inv) || invOf(G, o.from).at === invOf(G, o.to).at);
  say(G, { event: 'moved', inv, from, to, price });
}

/** CST-RULING-17: it counts as placed, so it may wake a Great Old One. */
function moveCultist(G: State, card: string, to: SlotId) {
  const from = G.slots.findIndex((s) => s.column.includes(card));
  const { column } = slotOf(G, from);
  column.splice(column.indexOf(card), 1);
  freeMarkers(G, card);
  say(G, { event: 'cultistMoved', card, from, to });
  put(G, card, to);
}

export function removeCultist(G: State, card: string) {
  const slot = G.slots.findIndex((s) => s.column.includes(card));
  const { column } = slotOf(G, slot);
  column.splice(column.indexOf(card), 1);
  G.cultistDiscard.push(cultistOf(card).id);
  freeMarkers(G, card);
  say(G, { event: 'cultistRemoved', card, slot });
}

function swapTrophy(G: State, inv: InvId, a: Sym, b: Sym) {
  const who = invOf(G, inv);
  who.trophies[a] -= 1;
  G.trophiesLeft[a] += 1;
  who.trophies[b] += 1;
  G.trophiesLeft[b] -= 1;
  say(G, { event: 'trophySwapped', inv, from: a, to: b });
}
