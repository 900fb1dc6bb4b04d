import { given, type Given } from './scenario';

/** Seats stand at their places, nobody met anybody. */
function out(t: Given, plans: Record<string, [number, string, string][]>, hands: Record<string, string[]> = {}) {
  for (const p of t.G.players) t.hand(p, ...(plans[p] ?? []).map((x) => x[2]), ...(hands[p] ?? []));
  for (const p of t.G.players) {
    const names = (plans[p] ?? []).map((x) => x[1]).filter((n) => !t.of(p).operators.some((x) => x.startsWith(n)));
    if (names.length > 0)
      t.ops(
        p,
        ...(plans[p] ?? [])
          .map((x) => x[1])
          .filter(
            (n) => !n.startsWith('mother') && !n.startsWith('sir-') && !n.startsWith('black') && !n.startsWith('soror'),
          ),
      );
  }
  t.plan(plans);
  t.reveal();
  t.passIn('OP');
}

describe('operation', () => {
  it('scenario 23: [COL-OP-03, COL-CTRL-04, COL-RULING-20] removes a Normal token only, then places; the cost is paid on finalising', () => {
    const t = given();
    t.tokens(1, `${t.b}+1`, t.c, t.c);
    out(t, { [t.a]: [[1, 'mother-ignatia-crane', 'call-to-arms']] }); // cost 2
    expect(t.seat(t.a).options('finalise')).toEqual([[t.c]]);
    expect(t.seat(t.a).refused('finalise', t.b)).toMatchObject({ rule: 'COL-CTRL-04' });
    expect(t.seat(t.a).refused('finalise', null)).toMatchObject({ rule: 'COL-OP-05' });
    expect(t.board.tracker).toBe(0);
    const owned = t.of(t.a).operators.length;
    t.seat(t.a).does('finalise', t.c);
    expect(t.board.tokens[0]?.map((x) => x.by)).toEqual([t.b, t.c, t.a]);
    expect(t.open(t.c).normal).toBe(13);
    expect(t.told('reboundMoved')[0]).toMatchObject({ by: t.a, n: 2 });
    expect(t.of(t.a).operators.length).toBeGreaterThanOrEqual(owned + 2);
    expect(t.open(t.a).tally).toMatchObject({ removed: 1, finalised: 1 });
  });

  it('scenario 24: [COL-OP-01, COL-RULING-18, COL-ROUND-05] Locations first, then turn order', () => {
    const t = given();
    out(t, {
      [t.c]: [[1, 'black-annie-gage', 'thieves-cant']],
      [t.b]: [[1, 'sir-ambrose-vane', 'cross-reference']],
      [t.a]: [[4, 'mother-ignatia-crane', 'tithe']],
    });
    t.pass('ballot');
    t.passIn('OP');
    const order: string[] = [];
    while (t.view(null).ask?.ask === 'operate') {
      order.push(t.waiting()[0] as string);
      t.seat(t.waiting()[0] as string).does('decline');
    }
    expect(order).toEqual([t.b, t.c, t.a]);
  });

  it('scenario 35: [COL-OP-02, COL-COMBAT-12, COL-COMBAT-21, COL-OPR-05, COL-RULING-36] damage by an Operation kills next door; the dead do not operate', () => {
    const t = given();
    t.tile(5, 'bethlem-hospital');
    t.tokens(5, t.b, t.b); // not defeated in Combat: Bethlem does not help
    out(t, { [t.a]: [[1, 'mother-ignatia-crane', 'hunt-by-lantern']], [t.b]: [[2, 'mudlark', 'cross-reference']] });
    const act = t.holder(t.b).act as string;
    t.seat(t.a).does('finalise', null);
    t.seat(t.a).does('choose', `o.${t.b}.0`);
    expect(t.board.graveyard.some((x) => x.startsWith('mudlark'))).toBe(true);
    expect(t.open(t.a).tally.kills).toBe(1);
    expect(t.open(t.b).discard).toContain(act);
    expect(t.told('finalised').map((e) => e.by)).toEqual([t.a]);
    expect(t.told('asylumRolled')).toEqual([]);
  });

  it('[COL-OP-04, COL-RULING-19] is optional as a whole: no cost, no removal, no token; the card is used up', () => {
    const t = given();
    t.tokens(1, t.c);
    out(t, { [t.a]: [[1, 'mother-ignatia-crane', 'call-to-arms']] });
    t.seat(t.a).does('decline');
    expect(t.board.tokens[0]).toHaveLength(1);
    expect(t.board.tracker).toBe(0);
    expect(t.open(t.a).tally.finalised).toBe(0);
    t.pass('respond', 'score', 'bid');
    expect(t.open(t.a).discard.some((x) => x.includes('call-to-arms'))).toBe(true);
  });

  it('[COL-OP-05] without room nothing happens and the card is used up', () => {
    const t = given();
    t.tokens(1, `${t.b}+1`, t.c, t.c);
    t.open(t.a).normal = 0;
    out(t, { [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    expect(t.told('usedUp')).toMatchObject([{ by: t.a, why: 'no-slot' }]);
    expect(t.open(t.a).tally.finalised).toBe(0);
  });

  it('[COL-OP-05, COL-CTRL-01] supply counts after a possible removal of one’s own', () => {
    const t = given();
    t.tokens(1, t.a, t.b, t.b);
    t.open(t.a).normal = 0;
    out(t, { [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    expect(t.seat(t.a).options('finalise')).toEqual([[t.a]]);
  });

  it('[COL-OP-06, COL-ROUND-06] text resolves as far as possible', () => {
    const t = given();
    out(t, { [t.a]: [[1, 'mother-ignatia-crane', 'burn']] }); // no Outpost here
    t.seat(t.a).does('finalise', null);
    expect(t.open(t.a).tally.finalised).toBe(1);
    const u = given();
    u.board.pile = 1;
    u.insight(u.b, 4);
    out(u, { [u.a]: [[1, 'mother-ignatia-crane', 'tithe']] }); // gain 2 of a Pile of 1
    u.seat(u.a).does('finalise', null);
    expect(u.told('insightGained')[0]).toMatchObject({ by: u.a, n: 1 });
  });

  it('scenario 22: [COL-OP-07, COL-RULING-12] peace serves newcomers', () => {
    const t = given();
    t.tokens(1, t.a, t.c);
    out(t, { [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.b]: [[1, 'sir-ambrose-vane', 'cross-reference']] });
    const act = t.holder(t.a).act as string;
    t.pass('ballot');
    t.passIn('OP');
    expect(t.told('operatorReturned')).toMatchObject([{ seat: t.a, why: 'skipped' }]);
    expect(t.of(t.a).hand).toContain(act);
    expect(t.of(t.a).operators.some((x) => x.startsWith('mother'))).toBe(true);
    expect(t.waiting()).toEqual([t.b]);
    expect(t.seat(t.b).can('finalise', null)).toBe(true);
  });

  it('[COL-OP-07] not after a fought Combat', () => {
    const t = given();
    t.tokens(1, t.a);
    t.dice.next(6, 1, 6, 1);
    out(t, { [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.b]: [[1, 'mudlark', 'cross-reference']] });
    for (const p of t.waiting()) t.seat(p).does('ballot', 'fight');
    t.passIn('OP');
    expect(t.waiting()).toEqual([t.a]);
    expect(t.view(null).ask?.ask).toBe('operate');
  });

  it('[COL-OP-08, COL-RULING-20] a spawn waits for the text and comes before the next Operation', () => {
    const t = given();
    t.board.tracker = 10;
    t.next('gutter-imp');
    out(t, {
      [t.a]: [[1, 'mother-ignatia-crane', 'call-to-arms']],
      [t.b]: [[2, 'dockside-bruiser', 'cross-reference']],
    });
    t.dice.next(2, 6);
    const before = t.of(t.a).operators.length;
    t.seat(t.a).does('finalise', null);
    const events = t.told('recruited').length;
    expect(events).toBe(1);
    expect(t.of(t.a).operators.length).toBe(before + 2);
    expect(t.told('spawned')).toMatchObject([{ at: 2, by: t.a }]);
    expect(t.told('combatBegan')).toMatchObject([{ at: 2, fighters: [t.b] }]);
    expect(t.told('anomalySlain')).toHaveLength(1);
    expect(t.waiting()).toEqual([t.b]); // the survivor still operates; a's stands
    expect(t.board.tokens[0]).toHaveLength(1);
  });

  it('[COL-OP-09] Operators stay until Refresh; the END window comes last', () => {
    const t = given();
    out(t, { [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] }, { [t.a]: ['pardon-the-fallen'] });
    t.seat(t.a).does('finalise', null);
    expect(t.view(null).window?.tag).toBe('END');
    expect(t.holder(t.a).standing).toBe(true);
    const owned = t.of(t.a).operators.length;
    t.seat(t.a).does('quick', 'purge/pardon-the-fallen#1', null);
    for (const p of t.waiting()) if (t.view(null).window) t.seat(p).does('pass');
    expect(t.of(t.a).operators.length).toBeGreaterThanOrEqual(owned + 1);
  });
});

describe('control and Outposts', () => {
  it('[COL-CTRL-01, COL-CTRL-02, COL-CTRL-03] three slots; two own tokens of any kind are control and give the bonus', () => {
    const t = given();
    t.tile(2, 'limehouse-docks');
    t.tokens(2, t.a, `${t.a}+1`, t.b);
    t.plan({});
    t.reveal();
    t.pass('respond', 'bid', 'score');
    const [p] = [t.a];
    t.seat(p).does('refill');
    expect(t.of(p).hand).toHaveLength(6); // hand limit 6
    const u = given();
    u.tokens(2, u.a, u.b, u.c);
    expect(u.view(null).board.tokens[1]).toHaveLength(3);
    u.hand(u.a, 'raise-the-bastion');
    u.plan({ [u.a]: [[2, 'mother-ignatia-crane', 'raise-the-bastion']] });
    u.reveal();
    u.passIn('OP');
    expect(
      u
        .seat(u.a)
        .options('finalise')
        .every(([x]) => x !== null),
    ).toBe(true);
  });

  it('[COL-OUT-01, COL-RULING-02] an Outpost goes into an empty slot or instead of an own token; One may become Two; one per place', () => {
    const t = given();
    t.tokens(1, t.a, t.b, t.c);
    t.tokens(2, `${t.b}+1`);
    t.tokens(6, `${t.a}+1`);
    t.hand(t.a, 'fortress-of-faith');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'fortress-of-faith']] });
    t.reveal();
    t.passIn('OP');
    t.seat(t.a).does('finalise', t.b);
    // 1: slots a, c, a — instead of an own Normal; 2 has a rival's Outpost; 6: the own One becomes Two
    expect(t.seat(t.a).options('choose').flat().sort()).toEqual(['1', '6']);
    t.seat(t.a).does('choose', '6');
    expect(t.board.tokens[5]).toEqual([{ by: t.a, kind: 'two' }]);
    expect(t.open(t.a)).toMatchObject({ one: 2, two: 0 });
    const u = given();
    u.tokens(1, u.a, u.b, u.c);
    u.hand(u.a, 'raise-the-bastion');
    u.plan({ [u.a]: [[1, 'mother-ignatia-crane', 'raise-the-bastion']] });
    u.reveal();
    u.passIn('OP');
    u.seat(u.a).does('finalise', u.b);
    u.seat(u.a).does('choose', '1');
    expect(u.board.tokens[0]?.map((x) => x.kind).sort()).toEqual(['normal', 'normal', 'one']);
  });

  it('[COL-OUT-03] only Burn and Wildfire discard one, back to its supply', () => {
    const t = given();
    t.tokens(3, `${t.b}+1`);
    t.hand(t.a, 'wildfire');
    t.ops(t.a, 'hedge-apothecary');
    t.plan({ [t.a]: [[1, 'hedge-apothecary', 'wildfire']] });
    t.reveal();
    t.passIn('OP');
    t.seat(t.a).does('finalise', null);
    t.seat(t.a).does('choose', '3');
    expect(t.open(t.b).one).toBe(2);
    expect(t.board.tokens[2]).toEqual([]);
    expect(t.board.tracker).toBe(2); // its cost, and one more
  });
});
