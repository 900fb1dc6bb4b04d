import { say } from '../../../engine-extensions/log/log';
import { refuse } from '../../../engine-extensions/refusal';
import { SYMBOLS, type Sym } from '../cards';
import { mightSeal } from '../rules/round';
import { symbolOf, TARGETS } from '../rules/numbers';
import { invOf, reopen, slotOf } from '../rules/table';
import type { EnemyId, Inv, InvId, Slot, SlotId } from '../state';
import type { View } from '../view';
import { eachOf, led, mine, move, notYours } from './move';

const enemiesAt = (slot: Slot | undefined): EnemyId[] =>
  slot ? [...slot.column, ...slot.goos.map((g) => g.card)] : [];

const mayTarget = (i: Inv) => !i.passed && i.targets.length < TARGETS;

/** CST-TGT-01, 02, CST-RULING-32 */
export const setTarget = move<[inv: InvId, enemy: EnemyId]>({
  options: (view) =>
    eachOf<[InvId, EnemyId]>(view, (i, found) => {
      const slot = view.slots[i.at];
      if (!slot || !mayTarget(i)) return;
      for (const e of slot.column) if (!i.targets.includes(e)) found.push([i.id, e]);
      for (const { card } of slot.goos) if (!i.targets.includes(card)) found.push([i.id, card]);
    }),
  whyNot: (view, _me, inv, enemy) => {
    const who = led(view, inv);
    if (!who) return notYours(view, inv);
    if (who.passed) return refuse('CST-PASS-01', 'has-passed');
    if (!enemiesAt(view.slots[who.at]).includes(enemy)) return refuse('CST-TGT-01', 'not-here');
    return refuse('CST-TGT-01', who.targets.includes(enemy) ? 'targeted-already' : 'two-targets');
  },
  play: ({ G }, inv, enemy) => {
    reopen(G);
    invOf(G, inv).targets.push(enemy);
    say(G, { event: 'targeted', inv, enemy });
  },
});

export const clearTarget = move<[inv: InvId, enemy: EnemyId]>({
  options: (view) =>
    eachOf<[InvId, EnemyId]>(view, (i, found) => {
      if (!i.passed) for (const e of i.targets) found.push([i.id, e]);
    }),
  whyNot: (view, _me, inv) => notYours(view, inv) ?? refuse('CST-RULING-32', 'not-targeted'),
  play: ({ G }, inv, enemy) => {
    reopen(G);
    const { targets } = invOf(G, inv);
    targets.splice(targets.indexOf(enemy), 1);
    say(G, { event: 'untargeted', inv, enemy });
  },
});

/** CST-PASS-01, CST-INV-02 */
export const pass = move<[inv: InvId]>({
  options: (view) =>
    eachOf<[InvId]>(view, (i, found) => {
      if (!i.passed) found.push([i.id]);
    }),
  whyNot: (view, _me, inv) => notYours(view, inv) ?? refuse('CST-PASS-01', 'has-passed'),
  play: ({ G }, inv) => {
    reopen(G);
    invOf(G, inv).passed = true;
    say(G, { event: 'passed', inv });
  },
});

/** CST-RULING-40: until the last one passes. */
export const unpass = move<[inv: InvId]>({
  housekeeping: true,
  options: (view) =>
    view.asked?.ask === 'investigate' ? mine(view).flatMap((i): [InvId][] => (i.passed ? [[i.id]] : [])) : [],
  whyNot: (view, _me, inv) => notYours(view, inv) ?? refuse('CST-RULING-40', 'has-not-passed'),
  play: ({ G }, inv) => {
    reopen(G);
    invOf(G, inv).passed = false;
    say(G, { event: 'unpassed', inv });
  },
});

const PLACING: readonly string[] = ['investigate', 'combat', 'seal'];
const placeFor = (view: View, symbol: Sym): SlotId | undefined => {
  const s = view.slots.findIndex((x) => symbolOf(x) === symbol && !x.sealed);
  return s < 0 ? undefined : s;
};

/** CST-TRO-02, CST-RULING-31: from anywhere, also after passing; never taken back. */
export const placeTrophy = move<[inv: InvId, symbol: Sym, n: number]>({
  options: (view) => {
    if (!view.asked || !PLACING.includes(view.asked.ask)) return [];
    return eachOf<[InvId, Sym, number]>(view, (i, found) => {
      for (const s of SYMBOLS)
        if (i.trophies[s] > 0 && placeFor(view, s) !== undefined)
          for (let n = 1; n <= i.trophies[s]; n++) found.push([i.id, s, n]);
    });
  },
  whyNot: (view, _me, inv, symbol) => {
    const who = led(view, inv);
    if (!who) return notYours(view, inv);
    if (!view.asked || !PLACING.includes(view.asked.ask)) return refuse('CST-TRO-02', 'not-in-this-phase');
    if (!SYMBOLS.includes(symbol) || who.trophies[symbol] === 0) return refuse('CST-TRO-02', 'no-such-trophy');
    return refuse('CST-RULING-31', placeFor(view, symbol) === undefined ? 'sealed-already' : 'too-few-trophies');
  },
  play: ({ G }, inv, symbol, n) => {
    reopen(G);
    const slot = G.slots.findIndex((x) => symbolOf(x) === symbol);
    invOf(G, inv).trophies[symbol] -= n;
    slotOf(G, slot).trophies += n;
    say(G, { event: 'trophyPlaced', inv, slot, symbol, n });
    // a sealer that was done has something to decide again
    if (G.now.phase === 'sealing') for (const i of G.inv) if (i.at === slot && mightSeal(G, i)) i.done = false;
  },
});
