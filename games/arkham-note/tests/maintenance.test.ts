import { TYPES } from '../cards';
import { card, cards, given } from './scenario';

const PRINTED = { person: 'PER', evidence: 'EVI', location: 'LOC', artifact: 'ART', threat: 'THR', monster: 'MON' };
const picture = (n: number) => TYPES.slice(0, n).map((t) => card(`${PRINTED[t]} C>C [P]`));

describe('maintenance', () => {
  it('[ARK-MAINT-01, ARK-END-01] five types in the Big picture win', () => {
    const { G, me } = given({ bigPicture: picture(5) });
    me.passes();
    me.finishes();
    expect(G.over).toEqual({ win: true, reason: 'bigPicture', turns: 1, types: 5 });
  });

  it('[ARK-MAINT-01] four do not', () => {
    const { G, me } = given({ bigPicture: picture(4) });
    me.passes();
    me.finishes();
    expect(G.over).toBeUndefined();
  });

  it('[ARK-MAINT-02, ARK-END-02] five cards in Stability lose', () => {
    const { G, me } = given({ stability: 5 });
    me.passes();
    expect(G.over).toBeUndefined();
    me.finishes();
    expect(G.over).toMatchObject({ win: false, reason: 'stability' });
  });

  it('[ARK-MAINT-03] scenario 23: five cards in Time bring a victim and move to the discards', () => {
    const lead = card('EVI C>C');
    const { G, me, heard } = given({ time: 5, leads: [lead] });
    me.passes();
    expect(G.cases).toHaveLength(2);
    me.finishes();
    expect([G.cases.length, G.victims.length, G.time.length, G.discard.length]).toEqual([3, 2, 0, 6]);
    expect(G.cases[2]?.id).toBe('case-3');
    expect(heard()).toContainEqual({ event: 'timePassed', cards: 5 });
  });

  it('[ARK-MAINT-03, ARK-END-03] scenario 24: with no victim left the case is lost and the row not refilled', () => {
    const { G, me } = given({ time: 5, victims: 0, lines: [{}, {}] });
    me.passes();
    me.finishes();
    expect(G.over).toMatchObject({ win: false, reason: 'victims' });
    expect(G.leads[0]).toBeNull();
  });

  it('[ARK-MAINT-03] scenario 25: seven cards still bring one victim', () => {
    const { G, me } = given({ time: 7 });
    me.passes();
    me.finishes();
    expect([G.victims.length, G.time.length]).toEqual([2, 0]);
    expect(G.discard.length).toBeGreaterThanOrEqual(7);
  });

  it('[ARK-MAINT-04] scenario 16: the row slides left and is filled from left to right', () => {
    const [b, d, e, x, y] = cards('EVI C>C', 'EVI C>C', 'EVI C>C', 'EVI C>C', 'EVI C>C') as string[];
    const taker = card('PER *>C {take:leads}');
    const { G, me } = given({ leads: [taker, b!, null, d!, e!], draw: [x!, y!], hand: [] });
    me.playsLead(0);
    me.chooses(null);
    expect(G.leads).toEqual([null, b, null, d, e]);
    me.finishes();
    expect(G.leads).toEqual([b, d, e, x, y]);
    me.takes();
    expect(G.hand).toEqual([b]);
  });

  it('[ARK-MAINT-05] totals at the limit do nothing before maintenance', () => {
    const taker = card('PER *>C {take:stability, take:time}');
    const { G, me } = given({ leads: [taker], stability: 5, time: 5, hand: [] });
    me.playsLead(0);
    me.chooses(G.stability[0]!);
    me.chooses(G.time[0]!);
    me.finishes();
    expect(G.over).toBeUndefined();
    expect([G.stability.length, G.time.length, G.victims.length]).toEqual([4, 4, 3]);
  });

  it('[ARK-RULING-28] scenario 30: victory is looked at before stability', () => {
    const { G, me } = given({ bigPicture: picture(5), stability: 5 });
    me.passes();
    me.finishes();
    expect(G.over).toMatchObject({ win: true });
  });

  it('[ARK-RULING-29] time and an empty stack each bring a victim in one maintenance', () => {
    const both = given({ time: 5, draw: 0, discard: 3 });
    both.me.passes();
    both.me.finishes();
    expect([both.G.cases.length, both.G.victims.length]).toEqual([4, 1]);
    expect(both.heard().filter((e) => e.event === 'victimFound')).toMatchObject([{ why: 'time' }, { why: 'ranOut' }]);
    const lost = given({ time: 5, draw: 0, discard: 3, lines: [{}, {}], victims: 1 });
    lost.me.passes();
    lost.me.finishes();
    expect(lost.G.over).toMatchObject({ reason: 'victims' });
    expect(lost.G.cases).toHaveLength(3);
  });
});
