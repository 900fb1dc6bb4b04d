import { then } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { refuse } from '../../../engine-extensions/refusal';
import { SYMBOLS, type Sym } from '../cards';
import { canSuffer } from '../rules/numbers';
import { invOf, reopen } from '../rules/table';
import type { Inv, InvId, State } from '../state';
import { eachOf, led, move, notYours } from './move';

const LEVELS = 3;
/** CST-KNOW-02 */
export const knowledgePrice = (level: number) => (level === 1 ? 1 : 2);
/** CST-KNOW-06: a shield does not help against it. */
const tooInsane = (inv: Inv) => inv.lore.length === 2 && !canSuffer({ ...inv, shield: 0 }, 1);

/** CST-KNOW-01 to 07: the trophies are of one symbol at every level. */
export const gainKnowledge = move<[inv: InvId, symbol: Sym]>({
  options: (view) =>
    eachOf<[InvId, Sym]>(view, (i, found) => {
      if (i.passed || i.lore.length >= LEVELS || tooInsane(i)) return;
      const price = knowledgePrice(i.lore.length + 1);
      for (const s of SYMBOLS) if (i.trophies[s] >= price) found.push([i.id, s]);
    }),
  whyNot: (view, _me, inv) => {
    const who = led(view, inv);
    if (!who) return notYours(view, inv);
    if (who.passed) return refuse('CST-PASS-01', 'has-passed');
    if (who.lore.length >= LEVELS) return refuse('CST-KNOW-01', 'knows-all');
    if (tooInsane(who)) return refuse('CST-RULING-24', 'too-insane');
    return refuse('CST-KNOW-02', 'too-few-trophies', { n: knowledgePrice(who.lore.length + 1) });
  },
  play: ({ G }, inv, symbol) => {
    reopen(G);
    const who = invOf(G, inv);
    const level = who.lore.length + 1;
    const n = knowledgePrice(level);
    who.trophies[symbol] -= n;
    who.lore.push({ symbol, n });
    say(G, { event: 'learned', inv, level, symbol, n });
    then(G, { do: 'terror' }, { do: 'learned', inv, level });
  },
});

/** CST-KNOW-04 to 07, CST-RULING-29: after the terror step the cultist, the lasting harm, the seal card. */
export function learned(G: State, inv: InvId, level: number) {
  if (G.sealsLeft.length === 1) then(G, { do: 'lastSeal', inv });
  else if (G.sealsLeft.length > 1) then(G, { do: 'await', ask: { ask: 'gateSeal', inv } });
  if (level === 3) then(G, { do: 'permanent', inv });
  if (level >= 2) then(G, { do: 'appear', slot: invOf(G, inv).at, force: false });
}

/** CST-KNOW-07 */
export function takeSeal(G: State, inv: InvId, symbol: Sym) {
  G.sealsLeft.splice(G.sealsLeft.indexOf(symbol), 1);
  invOf(G, inv).seals.push(symbol);
  say(G, { event: 'gotSeal', inv, symbol });
}
