import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { refuse } from '../../../engine-extensions/refusal';
import { isSymbol, SYMBOLS, type Sym } from '../cards';
import { rerollFree } from '../rules/effects';
import { suffer } from '../rules/insanity';
import { canSuffer } from '../rules/numbers';
import { invOf, reopen } from '../rules/table';
import type { DieId, Inv, InvId } from '../state';
import type { View } from '../view';
import { eachOf, led, move, notYours } from './move';

/** CST-DIE-02, CST-RULING-21 */
const mayTake = (view: View, inv: Inv) => !inv.passed && (!inv.tookDie || view.inv.every((i) => i.tookDie));

/** CST-DIE-01 to 03: a wild die is set to a symbol on being taken. */
export const takeDie = move<[inv: InvId, die: DieId, as: Sym | null]>({
  options: (view) =>
    eachOf<[InvId, DieId, Sym | null]>(view, (i, found) => {
      if (!mayTake(view, i)) return;
      for (const d of view.pool)
        if (d.face === 'wild') for (const s of SYMBOLS) found.push([i.id, d.id, s]);
        else found.push([i.id, d.id, null]);
    }),
  whyNot: (view, _me, inv, die, as) => {
    const who = led(view, inv);
    if (!who) return notYours(view, inv);
    if (who.passed) return refuse('CST-PASS-01', 'has-passed');
    const there = view.pool.find((d) => d.id === die);
    if (!there) return refuse('CST-DIE-01', 'not-in-pool');
    if (!mayTake(view, who)) return refuse('CST-DIE-02', 'one-die-each');
    if (there.face === 'wild' && !isSymbol(as)) return refuse('CST-DIE-03', 'set-the-wild');
    return refuse('CST-DIE-03', 'only-wild-is-set');
  },
  play: ({ G }, inv, id, as) => {
    reopen(G);
    const at = G.pool.findIndex((d) => d.id === id);
    const [die] = G.pool.splice(at, 1);
    if (!die) return fail(`no die ${id}`);
    const face = die.face;
    if (as !== null) die.face = as;
    const who = invOf(G, inv);
    who.dice.push(die);
    who.tookDie = true;
    say(G, { event: 'tookDie', inv, face, as: die.face as Sym });
  },
});

const inTime = (view: View) =>
  (view.phase === 'investigator' && view.asked?.ask === 'investigate') ||
  (view.phase === 'combat' && view.asked?.ask === 'combat');

/** CST-DIE-05, CST-RULING-23: 1 insanity, then the roll. */
export const reroll = move<[inv: InvId, die: DieId]>({
  options: (view) =>
    !inTime(view)
      ? []
      : eachOf<[InvId, DieId]>(view, (i, found) => {
          if (!canSuffer(i, 1)) return;
          for (const d of i.dice) found.push([i.id, d.id]);
          for (const d of view.pool) found.push([i.id, d.id]);
        }),
  whyNot: (view, _me, inv) => {
    const who = led(view, inv);
    if (!who) return notYours(view, inv);
    if (!inTime(view)) return refuse('CST-RULING-23', 'not-in-this-phase');
    return canSuffer(who, 1) ? refuse('CST-RULING-23', 'not-your-die') : refuse('CST-RULING-24', 'too-insane');
  },
  play: ({ G, dice }, inv, die) => {
    reopen(G);
    suffer(G, inv, 1);
    if (!G.over) rerollFree(G, inv, die, dice);
  },
});
