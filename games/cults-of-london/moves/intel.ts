import { done, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { refuse } from '../../../engine-extensions/refusal';
import { SLOTS, type Slot } from '../cards';
import { backsOf } from '../rules/candidates';
import { holdersOf, openOf, revealPrice } from '../rules/open';
import { turnUp } from '../rules/reveal';
import { drawRituals, dropRitual, loseInsight, seatOf } from '../rules/supply';
import { move } from './kit';

const SWAP_PRICE = 2;

/** COL-INTEL-02 */
export const reveal = move<[player: PlayerID, holder: number, slot: Slot]>({
  options: (view, me) => {
    const { passed, insight } = openOf(view, me);
    if (passed !== 'no' || insight < revealPrice(view, me)) return [];
    return backsOf(view, me).map((key) => {
      const [p = '', h = '', slot = ''] = key.split('.');
      return [p, Number(h), slot as Slot];
    });
  },
  whyNot: (view, me, p, h, slot) => {
    const { passed, insight } = openOf(view, me);
    if (passed !== 'no') return refuse('COL-INTEL-04', 'already-passed');
    const price = revealPrice(view, me);
    if (insight < price) return refuse('COL-INTEL-07', 'not-enough-insight', { price, have: insight });
    const known = typeof p === 'string' && Object.hasOwn(view.seats, p) && typeof h === 'number';
    const holder = known ? holdersOf(view, p)[h] : undefined;
    if (holder?.shield) return refuse('COL-INTEL-02', 'holder-shielded');
    if (p === me || !holder || !SLOTS.includes(slot)) return refuse('COL-INTEL-02', 'not-a-rivals-card');
    return refuse('COL-INTEL-02', 'not-face-down');
  },
  play: ({ G, playerID }, p, h, slot) => {
    const price = revealPrice(G, playerID);
    done(G, playerID);
    loseInsight(G, playerID, price, 'reveal');
    seatOf(G, playerID).open.reveals += 1;
    turnUp(G, playerID, p, h, slot, price);
  },
});

/** COL-INTEL-03 */
export const swapRitual = move<[ritual: string | null]>({
  secret: true,
  options: (view, me) => {
    const { passed, insight, swapped } = openOf(view, me);
    if (passed !== 'no' || swapped || insight < SWAP_PRICE) return [];
    return view.own.rituals.length === 0 ? [[null]] : view.own.rituals.map((r) => [r]);
  },
  whyNot: (view, me) => {
    const { passed, insight, swapped } = openOf(view, me);
    if (passed !== 'no') return refuse('COL-INTEL-04', 'already-passed');
    if (swapped) return refuse('COL-INTEL-03', 'already-swapped');
    if (insight < SWAP_PRICE) return refuse('COL-INTEL-07', 'not-enough-insight', { price: SWAP_PRICE, have: insight });
    return refuse('COL-INTEL-03', 'not-your-ritual');
  },
  play: ({ G, playerID, dice }, ritual) => {
    done(G, playerID);
    seatOf(G, playerID).open.swapped = true;
    loseInsight(G, playerID, SWAP_PRICE, 'ritual');
    if (ritual !== null) dropRitual(G, playerID, ritual);
    say(G, { event: 'ritualSwapped', by: playerID, ...(ritual === null ? {} : { ritual }) });
    drawRituals(G, playerID, 1, dice);
  },
});

/** COL-INTEL-04, 05: final for spending; with `stay` one keeps one's place for free actions. */
export const passIntel = move<[stay: boolean]>({
  options: () => [[false], [true]],
  play: ({ G, playerID }, stay) => {
    done(G, playerID);
    seatOf(G, playerID).open.passed = stay ? 'stay' : 'out';
    say(G, { event: 'passedIntel', by: playerID, stay });
  },
});
