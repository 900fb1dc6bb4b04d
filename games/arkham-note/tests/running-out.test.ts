import { card, cards, given } from './scenario';

describe('running out of leads', () => {
  it('[ARK-RUN-01] not when the last card leaves the draw stack', () => {
    const { G, me } = given({ draw: 1, discard: 5 });
    me.passes();
    me.finishes();
    expect([G.draw.length, G.victims.length]).toEqual([0, 3]);
  });

  it('[ARK-RUN-01…04] scenario 26: in the refill', () => {
    const lead = card('EVI C>C');
    const taker = card('PER *>C {take:leads}');
    const { G, me, heard } = given({
      leads: [taker, lead],
      hand: [],
      draw: 1,
      discard: 12,
      time: 3,
      lines: [{}, {}],
      victims: 2,
    });
    me.playsLead(0);
    me.chooses(lead);
    me.finishes();
    expect([G.draw.length, G.discard.length, G.time.length, G.victims.length]).toEqual([11, 0, 3, 1]);
    expect(G.leads).not.toContain(null);
    expect(G.cases).toHaveLength(3);
    expect(heard().map((e) => e.event)).toEqual([
      'leadDrawn',
      'ranOut',
      'victimFound',
      'shuffled',
      'leadDrawn',
      'turnBegan',
    ]);
  });

  it('[ARK-RUN-02, ARK-END-03, ARK-END-04] scenario 27: in a check, with no victim left: lost at once', () => {
    const lead = card('PER *>C {check, search}');
    const { G, me } = given({ leads: [lead], draw: 0, discard: 4, lines: [{}, {}], victims: 0 });
    me.playsLead(0);
    expect(G.over).toMatchObject({ win: false, reason: 'victims' });
    expect(me.legal()).toEqual([]);
    expect(me.view).toMatchObject({ stage: null, pending: null });
    expect(G.discard).toHaveLength(4);
  });

  it('[ARK-RUN-03, ARK-RUN-04] in a check: the discards are the new stack, and the effect goes on', () => {
    const lead = card('PER *>C {check, take:time}');
    const { G, me } = given({ leads: [lead], draw: 0, discard: 4, time: 2 });
    me.playsLead(0);
    expect(G.draw.length + G.discard.length + G.stability.length).toBe(4);
    expect(G.draw).toHaveLength(3);
    expect(me.asked).toMatchObject({ ask: 'take', from: 'time' });
    expect(G.cases).toHaveLength(3);
  });

  it('[ARK-RULING-22] scenario 39: one run-out in the whole refill', () => {
    const lead = card('EVI C>C');
    const taker = card('PER *>C {take:leads}');
    const { G, me } = given({ leads: [taker, lead], hand: [], draw: 0, discard: 1, lines: [{}, {}], victims: 2 });
    const only = G.discard[0];
    me.playsLead(0);
    me.chooses(lead);
    me.finishes();
    expect(G.victims).toHaveLength(1);
    expect(G.leads.slice(3)).toEqual([only, null]);
    expect([G.draw.length, G.discard.length]).toEqual([0, 0]);
  });

  it('[ARK-RULING-22] with no discards the victim comes and the check counts as passed; a later check may run out again', () => {
    const lead = card('PER *>C {check}');
    const calm = cards(...Array.from({ length: 7 }, () => 'EVI C>C'));
    const { G, me, heard } = given({ leads: [lead], draw: 0, lines: [{ clues: calm }], victims: 3 });
    me.playsLead(0);
    expect(heard().filter((e) => e.event === 'checkEmpty')).toHaveLength(2);
    expect([G.stability.length, G.victims.length, G.cases.length]).toEqual([0, 1, 3]);
  });
});
