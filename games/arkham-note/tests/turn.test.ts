import { card, cards, given } from './scenario';

describe('a turn', () => {
  it('[ARK-TURN-01] is one action, then maintenance, then the next turn', () => {
    const { G, me, heard } = given();
    const turn = G.now.turn;
    me.passes();
    expect(me.view.stage).toBe('wrapUp');
    expect(G.leads[0]).toBeNull();
    me.finishes();
    expect(me.view).toMatchObject({ turn: turn + 1, stage: 'act' });
    expect(G.leads).not.toContain(null);
    expect(heard().map((e) => e.event)).toEqual(['leadDrawn', 'turnBegan']);
  });

  it('[ARK-TURN-02] only one action is taken, and each uses up the First lead', () => {
    const fit = card('PER *>C');
    const closable = cards('PER I>C', 'THR C>C', 'ART C>C', 'EVI C>C', 'LOC C>C');
    const actions: ((me: ReturnType<typeof given>['me']) => void)[] = [
      (me) => me.takes(),
      (me) => me.playsLead(0),
      (me) => me.plays(fit, 0),
      (me) => me.closes(1),
      (me) => me.passes(),
    ];
    for (const act of actions) {
      const lead = card('EVI *>S');
      const { G, me } = given({ leads: [lead], hand: [fit], lines: [{}, { clues: closable }] });
      act(me);
      expect(G.leads[0]).toBeNull();
      expect(me.legal()).toEqual(['finishTurn']);
    }
  });

  it('[ARK-ACT-01] scenario 3: with room in the hand the lead is taken and nothing discarded', () => {
    const { G, me } = given({ hand: ['carbon-copy', 'curfew'] });
    const lead = G.leads[0];
    me.takes();
    expect(G.hand).toEqual(['carbon-copy', 'curfew', lead]);
    expect(G.leads.filter((c) => c !== null)).toHaveLength(4);
    expect([G.discard, G.time]).toEqual([[], []]);
    expect(me.view.stage).toBe('wrapUp');
  });

  it('[ARK-ACT-02] the First lead is played to a case', () => {
    const lead = card('PER *>C');
    const { G, me } = given({ leads: [lead] });
    me.playsLead(1);
    expect(G.cases.map((c) => c.clues)).toEqual([[], [lead]]);
  });

  it('[ARK-ACT-03] the lead is discarded first, then the hand card played', () => {
    const [lead, mine] = cards('EVI *>C [T]', 'PER *>C') as [string, string];
    const { G, me, heard } = given({ leads: [lead], hand: [mine] });
    me.plays(mine, 0);
    expect(G.time).toEqual([lead]);
    expect(G.cases[0]?.clues).toEqual([mine]);
    expect(heard().map((e) => e.event)).toEqual(['leadDiscarded', 'played']);
  });

  it('[ARK-ACT-03] an impossible play costs no lead', () => {
    const mine = card('PER I>C');
    const { G, me, id } = given({ hand: [mine], lines: [{ victim: 'RS' }] });
    const before = JSON.stringify(G);
    expect(me.refused('playFromHand', mine, id(0))).toMatchObject({ rule: 'ARK-PLAY-02' });
    expect(me.refused('playFromHand', 'carbon-copyx', id(0))).toMatchObject({ rule: 'ARK-ACT-03', why: 'not-in-hand' });
    expect(JSON.stringify(G)).toBe(before);
  });

  it('[ARK-ACT-04] the lead is discarded first, then the case closed', () => {
    const clues = cards('PER I>C', 'THR C>C', 'ART C>C', 'EVI C>C', 'LOC C>C');
    const lead = card('EVI R>C');
    const { G, me, heard } = given({ leads: [lead], lines: [{ clues }, {}] });
    me.closes(0);
    expect(G.discard).toEqual([lead]);
    expect(heard().map((e) => e.event)).toEqual(['leadDiscarded', 'closed']);
  });

  it('[ARK-ACT-05] passing discards the lead and goes on to maintenance', () => {
    const lead = card('LOC C>C');
    const { G, me } = given({ leads: [lead] });
    me.passes();
    expect(G.discard).toEqual([lead]);
    expect(me.legal()).toEqual(['finishTurn']);
  });
});

describe('the hand', () => {
  it('[ARK-HAND-01, ARK-HAND-02, ARK-DISC-01] scenario 4: a full hand takes a lead and discards that very card', () => {
    const lead = card('EVI C>S [T]');
    const { G, me } = given({ leads: [lead] });
    const hand = [...G.hand];
    me.takes();
    expect(me.asked).toEqual({ ask: 'handLimit' });
    expect(me.refused('resolveDiscard', 'no-such-card')).toMatchObject({ rule: 'ARK-HAND-01' });
    me.discards(lead);
    expect(G.hand).toEqual(hand);
    expect(G.time).toEqual([lead]);
  });

  it('[ARK-HAND-01] the limit is enforced in the middle of effects, before the next one', () => {
    const lead = card('PER *>C {take:leads, check}');
    const { G, me } = given({ leads: [lead] });
    const [mine] = G.hand as [string];
    me.playsLead(0);
    const draw = G.draw.length;
    me.chooses(G.leads[2]!);
    expect(me.asked).toEqual({ ask: 'handLimit' });
    expect(G.draw).toHaveLength(draw);
    expect(me.can('finishTurn')).toBe(false);
    me.discards(mine);
    expect(G.draw).toHaveLength(draw - 1);
    expect(G.hand).toHaveLength(3);
  });

  it('[ARK-DISC-01, ARK-RULING-06] an hourglass goes to Time, anything else to the discard area', () => {
    const [glass, none] = cards('EVI C>S [T]', 'EVI C>S') as [string, string];
    const one = given({ leads: [glass] });
    one.me.passes();
    expect([one.G.time, one.G.discard]).toEqual([[glass], []]);
    const two = given({ leads: [none] });
    two.me.passes();
    expect([two.G.time, two.G.discard]).toEqual([[], [none]]);
  });
});
