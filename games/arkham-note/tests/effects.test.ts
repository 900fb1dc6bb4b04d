import { seeded } from '../../../engine-extensions/testing/dice';
import { unseen } from '../rules/unseen';
import { card, cards, given, type Given } from './scenario';

/** Plays a lead with these effects to an empty line. */
function played(effects: string, more: Given = {}) {
  const lead = card(`PER *>C {${effects}}`);
  const scenario = given({ hand: [], ...more, leads: [lead, ...(more.leads ?? []).slice(1)] });
  scenario.me.playsLead(0);
  return scenario;
}

describe('effects', () => {
  it('[ARK-EFF-01, ARK-EFF-02, ARK-MAINT-02, ARK-MAINT-05] scenario 12: in printed order, the brown one may be declined', () => {
    const dread = card('EVI C>C [S]');
    const start = () => played('take:stability, check', { stability: 4, draw: [dread] });
    const took = start();
    took.me.chooses(took.G.stability[0]!);
    expect(took.G.stability).toHaveLength(4);
    took.me.finishes();
    expect(took.G.over).toBeUndefined();
    const declined = start();
    declined.me.chooses(null);
    expect(declined.heard()[0]).toEqual({ event: 'declined', effect: 'take:stability' });
    expect(declined.G.stability).toHaveLength(5);
    declined.me.finishes();
    expect(declined.G.over).toMatchObject({ win: false, reason: 'stability' });
  });

  it('[ARK-EFF-02] black effects cannot be declined', () => {
    const { me } = played('discard:leads');
    expect(me.refused('resolveTake', null)).toMatchObject({ rule: 'ARK-EFF-02', why: 'must-discard' });
    expect(me.can('finishTurn')).toBe(false);
  });

  it('[ARK-EFF-03] scenario 13: without a target nothing happens, and the card is played all the same', () => {
    const mine = card('PER *>C {discard:hand, take:closed}');
    const { me, heard, G } = given({ hand: [mine] });
    me.plays(mine, 0);
    expect(heard().slice(-2)).toEqual([
      { event: 'effectIdle', effect: 'discard:hand' },
      { event: 'effectIdle', effect: 'take:closed' },
    ]);
    expect(me.view.stage).toBe('wrapUp');
    expect(G.cases[0]?.clues).toEqual([mine]);
  });

  it('[ARK-EFF-03] an empty row has nothing to take or discard', () => {
    const { heard } = played('take:leads, discard:leads', { leads: [null, null, null, null, null] });
    expect(
      heard()
        .slice(-2)
        .map((e) => e.event),
    ).toEqual(['effectIdle', 'effectIdle']);
  });

  it('[ARK-EFF-04] effects do not happen on taking, discarding, closing or scoring', () => {
    const monster = () => card('MON *>C [P] {check}');
    const scored = monster();
    const clues = [...cards('PER I>C', 'THR C>C', 'ART C>C', 'EVI C>C', 'LOC C>C'), scored];
    const quiet = (what: Given, act: (me: ReturnType<typeof given>['me']) => void) => {
      const { G, me } = given(what);
      const draw = G.draw.length;
      act(me);
      expect(G.draw).toHaveLength(draw);
      expect(me.asked).toBeNull();
    };
    quiet({ leads: [monster()], hand: [] }, (me) => me.takes());
    quiet({ leads: [monster()] }, (me) => me.passes());
    quiet({ lines: [{ clues }, {}] }, (me) => me.closes(0, scored));
  });

  it('[ARK-EFF-05, ARK-RULING-13] taking means: a card of your choice to the hand, with its limit', () => {
    const { G, me } = played('take:discard', { hand: ['carbon-copy', 'curfew', 'fever-dream'], discard: 3 });
    const wanted = G.discard[1]!;
    expect(me.refused('resolveTake', 'the-familiar')).toMatchObject({ rule: 'ARK-EFF-05', why: 'not-in-source' });
    me.chooses(wanted);
    expect(G.hand).toEqual(['carbon-copy', 'curfew', 'fever-dream', wanted]);
    expect(me.asked).toEqual({ ask: 'handLimit' });
  });

  it('[ARK-EFF-10, ARK-MAINT-04, ARK-RULING-14] scenario 15: any lead that is left, refilled in maintenance only', () => {
    const [b, c, d, e] = cards('PER I>C', 'PER I>C', 'PER I>C', 'PER I>C') as [string, string, string, string];
    const [x, y] = cards('PER I>C', 'PER I>C') as [string, string];
    const { G, me } = played('take:leads', { leads: [null, b, c, d, e], draw: [x, y] });
    const draw = G.draw.length;
    me.chooses(d);
    expect(G.leads).toEqual([null, b, c, null, e]);
    me.finishes();
    expect(G.leads).toEqual([b, c, e, x, y]);
    expect(G.draw).toHaveLength(draw - 2);
  });

  it('[ARK-EFF-11] from the discard area, not from Time', () => {
    const { G, me } = played('take:discard', { discard: 2, time: 2 });
    expect(me.can('resolveTake', G.time[0])).toBe(false);
    const wanted = G.discard[0]!;
    me.chooses(wanted);
    expect(G.hand).toEqual([wanted]);
  });

  it('[ARK-EFF-12] from the Closed cases, not from the Big picture', () => {
    const { G, me } = played('take:closed', { closed: ['carbon-copy'], bigPicture: ['the-familiar'] });
    expect(me.can('resolveTake', 'the-familiar')).toBe(false);
    me.chooses('carbon-copy');
    expect([G.hand, G.closed]).toEqual([['carbon-copy'], []]);
  });

  it('[ARK-EFF-13] from Stability', () => {
    const { G, me } = played('take:stability', { stability: 2 });
    const wanted = G.stability[1]!;
    me.chooses(wanted);
    expect([G.hand, G.stability.length]).toEqual([[wanted], 1]);
  });

  it('[ARK-EFF-14] from Time', () => {
    const { G, me } = played('take:time', { time: 3 });
    const wanted = G.time[2]!;
    me.chooses(wanted);
    expect([G.hand, G.time.length]).toEqual([[wanted], 2]);
  });

  it('[ARK-EFF-15, ARK-RULING-16] scenario 38: a search takes a card and shuffles, or is declined and changes nothing', () => {
    const start = () => played('search', { draw: 10, dice: seeded('search') });
    const declined = start();
    const order = [...declined.G.draw];
    declined.me.chooses(null);
    expect(declined.G.draw).toEqual(order);
    const took = start();
    took.me.chooses(order[4]!);
    expect(took.G.hand).toEqual([order[4]]);
    expect(took.G.draw).toHaveLength(9);
    expect([...took.G.draw].sort()).toEqual(order.filter((c) => c !== order[4]).sort());
    expect(took.G.draw).not.toEqual(order.filter((c) => c !== order[4]));
    expect(took.heard().map((e) => e.event)).toEqual(['took', 'shuffled']);
  });

  it('[ARK-RULING-16] the list of a search is sorted, never in the order of the stack', () => {
    const { G, me } = played('search', { draw: 10 });
    const listed = unseen(me.view);
    expect(listed).toEqual([...G.draw].sort());
    expect(listed).not.toEqual(G.draw);
    expect(listed).not.toEqual([...G.draw].reverse());
  });

  it('[ARK-EFF-16] shuffling puts all discards into the draw stack, not the Time cards', () => {
    const start = () => played('shuffle', { discard: 6, time: 2, draw: 5, dice: seeded('shuffle') });
    const yes = start();
    const all = [...yes.G.draw, ...yes.G.discard].sort();
    yes.me.shuffles(true);
    expect([yes.G.draw.length, yes.G.discard.length, yes.G.time.length]).toEqual([11, 0, 2]);
    expect([...yes.G.draw].sort()).toEqual(all);
    const no = start();
    const order = [...no.G.draw];
    no.me.shuffles(false);
    expect([no.G.draw, no.G.discard.length]).toEqual([order, 6]);
  });

  it('[ARK-EFF-17] a hand card of your choice is discarded', () => {
    const { G, me } = played('discard:hand', { hand: ['carbon-copy', 'cab-driver'] });
    expect(me.asked).toMatchObject({ ask: 'discardHand' });
    expect(me.refused('resolveDiscard', 'curfew')).toMatchObject({ rule: 'ARK-EFF-17' });
    me.discards('cab-driver');
    expect([G.hand, G.time]).toEqual([['carbon-copy'], ['cab-driver']]);
  });

  it('[ARK-EFF-18] a lead of your choice is discarded', () => {
    const { G, me } = played('discard:leads');
    const wanted = G.leads[3]!;
    expect(me.refused('resolveDiscard', 'no-such-card')).toMatchObject({ rule: 'ARK-EFF-18' });
    me.discards(wanted);
    expect(G.leads[3]).toBeNull();
    expect([...G.discard, ...G.time]).toEqual([wanted]);
  });

  it('[ARK-EFF-19] a check is done at once', () => {
    const { G, heard } = played('check', { draw: cards('EVI C>C [S]') });
    expect(G.stability).toHaveLength(1);
    expect(heard().at(-1)).toMatchObject({ event: 'checkFailed', why: 'effect', stability: 1 });
  });
});
