import { CONDITIONS } from '../rules/score';
import { given, type Given } from './scenario';

/** An empty round up to scoring and beyond; nobody has anything to do. */
function idle(t: Given) {
  t.plan({});
  t.reveal();
  t.pass('respond');
}

describe('the round', () => {
  it('[COL-ROUND-01, COL-ROUND-04, COL-RULING-34] goes through its phases, round after round', () => {
    const t = given();
    const phases: string[] = [];
    const note = () => phases.at(-1) !== t.G.now.phase && phases.push(t.G.now.phase);
    for (let n = 0; n < 2; n++) {
      note();
      t.plan({});
      note();
      t.pass('intel');
      t.passIn('INTEL');
      note();
      t.pass('commit');
      note();
      t.pass('respond');
      note();
      t.pass('score', 'bid', 'refill');
    }
    expect(phases).toEqual([
      'planning',
      'intel',
      'commitment',
      'resolution',
      'refresh',
      'planning',
      'intel',
      'commitment',
      'resolution',
      'refresh',
    ]);
    for (let n = 0; n < 20; n++) {
      t.plan({});
      t.round();
    }
    expect(t.board.round).toBe(23); // no limit
    expect(t.table.over).toBeUndefined();
  });

  it('[COL-ROUND-02] limits per turn are limits per round', () => {
    const t = given();
    t.plan({});
    t.seat(t.a).does('swapRitual', t.of(t.a).rituals[0]);
    expect(t.open(t.a).swapped).toBe(true);
    t.round();
    expect(t.open(t.a)).toMatchObject({ swapped: false, reveals: 0, paid: false });
  });

  it('[COL-ROUND-03, COL-RULING-04] turn order is fixed unless the option passes the token on', () => {
    const t = given();
    const order = [...t.board.order];
    t.plan({});
    t.round();
    expect(t.board.order).toEqual(order);
    const u = given({ options: { firstPlayer: 'rotate' } });
    const was = [...u.board.order];
    u.plan({});
    u.round();
    expect(u.board.order).toEqual([...was.slice(1), was[0]]);
    expect(u.board.first).toBe(was[1]);
  });
});

describe('refresh', () => {
  it('[COL-REF-01, COL-VP-01, COL-RULING-24] scores control by the snapshot, without places that hold an Anomaly now', () => {
    const t = given();
    for (const at of [1, 2, 3, 4]) t.tokens(at, t.a, t.a);
    const hound = t.anomaly('carrion-hound', 4); // takes a token of a in step 3, and blocks the place
    idle(t);
    expect(t.board.snapshot[t.a]).toEqual([1, 2, 3, 4]);
    expect(t.told('controlScored')).toMatchObject([{ by: t.a, locations: [1, 2, 3], vp: 1 }]);
    expect(hound).toContain('carrion');
    const u = given();
    for (const at of [1, 2]) u.tokens(at, u.a, u.a);
    const wraith = u.anomaly('fog-wraith', 6); // walks on to 1 in step 3
    idle(u);
    expect(u.board.anomalies.find((x) => x.id === wraith)?.at).toBe(1);
    expect(u.told('controlScored')).toEqual([]);
  });

  it('scenario 25: [COL-VP-01, COL-ANOM-01] five controlled places, one haunted: 2 VP', () => {
    const t = given();
    for (const at of [1, 2, 3, 4, 5]) t.tokens(at, t.a, t.a);
    t.anomaly('clockwork-seraph', 5);
    idle(t);
    expect(t.open(t.a).sources.control).toBe(2);
    const u = given();
    for (const at of [1, 2, 3, 4, 5, 6]) u.tokens(at, u.a, u.a);
    idle(u);
    expect(u.open(u.a).sources.control).toBe(3); // at most 3
  });

  it('[COL-REF-02, COL-REF-03] Operators and Location Cards come home at full health, used cards are discarded', () => {
    const t = given();
    t.hand(t.a, 'tithe');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    t.reveal();
    t.passIn('OP');
    t.holder(t.a).wounds = 2;
    t.seat(t.a).does('finalise', null);
    t.pass('respond');
    expect(t.of(t.a).operators.some((x) => x.startsWith('mother'))).toBe(true);
    expect(t.of(t.a).locs).toEqual([1, 2, 3, 4, 5, 6]);
    expect(t.open(t.a).discard.filter((x) => x.includes('tithe'))).toHaveLength(1);
    expect(t.of(t.a).holders.every((h) => h.op === null && h.wounds === 0)).toBe(true);
  });

  it('[COL-REF-04, COL-RULING-23, COL-SR-03] Anomalies act by Location from a list made at once; a spawn of the step does not act', () => {
    const t = given();
    t.insight(t.a, 9);
    t.anomaly('gutter-imp', 5);
    t.anomaly('fog-wraith', 2);
    t.anomaly('bell-drowned', 3);
    t.board.tracker = 10;
    t.next('gutter-imp');
    idle(t);
    expect(t.told('haunted').map((e) => e.at)).toEqual([2, 3, 5]);
    expect(t.told('spawned')).toMatchObject([{ by: t.board.first }]); // nobody's card: the first player
    expect(t.open(t.a).insight).toBe(8);
  });

  it('[COL-REF-05, COL-REF-07, COL-REF-09, COL-REF-10] scoring in turn order, 2 Insight, everything ready, the next round', () => {
    const t = given();
    for (const [i, p] of t.board.order.entries()) t.tokens(i + 1, p, p);
    t.relic(t.a, 'weighted-dice');
    t.open(t.a).exhausted.push('weighted-dice');
    t.tokens(5, t.board.order[0] as string, t.board.order[0] as string);
    const before = t.board.order.map((p) => t.open(p).insight);
    t.plan({});
    t.round();
    const tiles = t.board.order.map((p) => t.open(p).insight);
    expect(tiles.every((n, i) => n >= (before[i] as number) + 2)).toBe(true);
    expect(t.open(t.a).exhausted).toEqual([]);
    expect(t.board.round).toBe(2);
  });

  it('[COL-REF-10] the Clockwork Seraph heals at the end of Refresh', () => {
    const t = given();
    t.anomaly('clockwork-seraph', 3);
    t.board.anomalies[0]!.wounds = 2;
    t.plan({});
    t.round();
    expect(t.board.anomalies[0]?.wounds).toBe(0);
  });

  it('[COL-REF-08] refill: any discards, draw to the limit, then up to two more; shown when all have confirmed', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'tithe', 'burn', 'exorcism');
    idle(t);
    t.pass('score', 'bid');
    expect(t.waiting().sort()).toEqual(['0', '1', '2', '3']);
    t.seat(t.a).does('toss', 'purge/burn#1');
    t.seat(t.a).does('refill');
    expect(t.of(t.a).hand).toHaveLength(5);
    const [x, y, z] = t.of(t.a).hand as [string, string, string];
    t.seat(t.a).does('redraw', x);
    t.seat(t.a).does('redraw', y);
    expect(t.seat(t.a).refused('redraw', z)).toMatchObject({ rule: 'COL-REF-08', why: 'two-at-most' });
    expect(t.view(t.b).seats[t.a]?.hand).toBe(4); // as it was
    expect(JSON.stringify(t.view(t.b))).not.toContain('purge/burn#1');
    t.seat(t.a).does('mulligan');
    for (const p of t.waiting()) {
      t.seat(p).does('refill');
      t.seat(p).does('mulligan');
    }
    expect(t.told('refilled').find((e) => e.by === t.a)?.discarded).toHaveLength(3);
    expect(t.open(t.a).discard).toContain('purge/burn#1');
  });

  it('[COL-REF-08] above the limit one discards down first', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'tithe', 'burn', 'exorcism', 'swear-in', 'swear-in');
    idle(t);
    t.pass('score', 'bid');
    expect(t.seat(t.a).refused('refill')).toMatchObject({ rule: 'COL-REF-08', with: { limit: 5 } });
    t.seat(t.a).does('toss', 'purge/burn#1');
    t.seat(t.a).does('refill');
  });
});

describe('the auction', () => {
  it('[COL-REF-06, COL-AUC-01, COL-AUC-02, COL-RULING-28, COL-RULING-29] ascending, in turn order, a pass is final; the last one in pays and takes it', () => {
    const t = given();
    for (const p of t.board.order) t.insight(p, 5);
    idle(t);
    const relic = t.G.auction?.relic as string;
    expect(t.waiting()).toEqual([t.a]);
    t.seat(t.a).does('bid', 1);
    expect(t.seat(t.b).refused('bid', 1)).toMatchObject({ rule: 'COL-AUC-01', why: 'bid-higher' });
    expect(t.seat(t.b).refused('bid', 6)).toMatchObject({ rule: 'COL-AUC-01', why: 'not-enough-insight' });
    t.seat(t.b).does('bid', 3);
    t.seat(t.c).does('passBid');
    t.seat(t.d).does('passBid');
    t.seat(t.a).does('passBid');
    expect(t.open(t.b).relics).toEqual([relic]);
    expect(t.told('auctionWon')).toMatchObject([{ by: t.b, price: 3 }]);
    expect(t.board.house).toHaveLength(1); // the next one is turned up
  });

  it('[COL-AUC-02] if all others passed the last one may still open', () => {
    const t = given();
    idle(t);
    for (const p of [t.a, t.b, t.c]) t.seat(p).does('passBid');
    expect(t.seat(t.d).can('bid', 1)).toBe(true);
    t.seat(t.d).does('bid', 1);
    expect(t.open(t.d).relics).toHaveLength(1);
  });

  it('scenario 30: [COL-AUC-03, COL-AUC-04] no bid: discarded, and the next one turned up', () => {
    const t = given();
    idle(t);
    const relic = t.G.auction?.relic as string;
    t.pass('bid');
    expect(t.board.relicDiscard).toContain(relic);
    expect(t.board.house).toHaveLength(1);
  });
});

describe('scoring and the end', () => {
  it('scenario 28: [COL-VP-03] 23 Insight burnt twice: 2 VP, 3 left', () => {
    const t = given();
    t.insight(t.a, 23);
    idle(t);
    expect(t.seat(t.a).options('burn')).toEqual([[1], [2]]);
    t.seat(t.a).does('burn', 2);
    expect(t.open(t.a)).toMatchObject({ insight: 3, vp: 2 });
    expect(t.waiting()).not.toContain(t.board.order[9]);
  });

  it('[COL-VP-05, COL-RULING-42] banked VP wait for scoring', () => {
    const t = given();
    t.open(t.a).bank = 1;
    expect(t.open(t.a).vp).toBe(0);
    idle(t);
    expect(t.open(t.a)).toMatchObject({ vp: 1, bank: 0 });
    expect(t.open(t.a).sources.banked).toBe(1);
  });

  it('scenario 29: [COL-FAC-01, COL-VP-04] two Operators and an Anomaly: Bloodhunt, once', () => {
    const t = given();
    expect(CONDITIONS.purge.met({ kills: 2, opened: 0, finalised: 0, removed: 0, raised: 0 })).toBe(false);
    t.plan({});
    t.open(t.a).tally.kills = 5;
    t.reveal();
    t.pass('respond');
    expect(t.told('conditionScored')).toMatchObject([{ by: t.a, vp: 2 }]);
    t.pass('score', 'bid', 'refill');
    expect(t.open(t.a).tally.kills).toBe(0);
  });

  it.each([
    ['COL-FAC-02', 'society', { opened: 1, finalised: 2 }, { opened: 0, finalised: 3 }, { opened: 2, finalised: 1 }],
    ['COL-FAC-03', 'mohocks', { removed: 3, finalised: 2 }, { removed: 2, finalised: 3 }, { removed: 4, finalised: 1 }],
    ['COL-FAC-04', 'dawn', { raised: 12, finalised: 1 }, { raised: 12, finalised: 0 }, { raised: 11, finalised: 3 }],
  ] as const)('[%s] the condition of %s', (_, faction, yes, no, neither) => {
    const none = { kills: 0, opened: 0, finalised: 0, removed: 0, raised: 0 };
    expect(CONDITIONS[faction].met({ ...none, ...yes })).toBe(true);
    expect(CONDITIONS[faction].met({ ...none, ...no })).toBe(false);
    expect(CONDITIONS[faction].met({ ...none, ...neither })).toBe(false);
  });

  it('[COL-FAC-03] tokens removed by any means count', () => {
    const t = given();
    t.tokens(2, t.a, t.b);
    t.tokens(4, `${t.a}+1`);
    t.hand(t.c, 'smash-and-grab', 'wildfire', 'smash-and-grab');
    t.ops(t.c, 'bow-street-runner', 'mudlark');
    t.plan({ [t.c]: [[2, 'bow-street-runner', 'smash-and-grab'], [3, 'mudlark', 'wildfire']] }); // prettier-ignore
    t.reveal();
    t.passIn('OP');
    t.seat(t.c).does('finalise', t.a);
    t.seat(t.c).does('choose', `2.${t.b}`);
    t.seat(t.c).does('finalise', null);
    t.seat(t.c).does('choose', '4');
    expect(t.open(t.c).tally.removed).toBe(3);
  });

  it('[COL-FAC-04] lost excess counts', () => {
    const t = given();
    t.board.tracker = 11;
    t.hand(t.d, 'tear-the-veil');
    t.plan({ [t.d]: [[1, 'soror-meridian', 'tear-the-veil']] });
    t.reveal();
    t.passIn('OP');
    t.dice.next(6);
    t.seat(t.d).does('finalise', null);
    expect(t.open(t.d).tally.raised).toBe(5); // cost 4 and effect 1, though the dial stopped at 12
  });

  it('[COL-INS-01] a short Pile pays one by one in turn order', () => {
    const t = given();
    t.board.pile = 5;
    idle(t);
    const before = t.board.order.map((p) => t.open(p).insight);
    t.board.pile = 5;
    t.pass('bid');
    expect(t.board.order.map((p, i) => t.open(p).insight - (before[i] as number))).toEqual([2, 1, 1, 1]);
  });

  it('scenario 31: [COL-END-01, COL-END-02, COL-RULING-25] the highest with 13 wins at the end of Refresh; ties by tokens, then Insight, else shared', () => {
    const end = (lay: (t: Given) => void) => {
      const t = given();
      lay(t);
      t.plan({});
      t.reveal();
      t.pass('respond', 'score', 'bid');
      expect(t.table.over).toBeUndefined(); // not before the end of Refresh
      t.pass('refill');
      return { t, over: t.G.over };
    };
    const most = end((t) => {
      t.open(t.a).vp = 14;
      t.open(t.b).vp = 13;
    });
    expect(most.over).toMatchObject({ winners: [most.t.a], reason: 'victory' });
    const tokens = end((t) => {
      t.open(t.a).vp = 13;
      t.open(t.b).vp = 13;
      for (const at of [1, 2, 3, 4, 5]) t.tokens(at, t.a, t.b);
      t.tokens(6, t.b);
    });
    expect(tokens.over).toMatchObject({ winners: [tokens.t.b], reason: 'tokens' });
    const insight = end((t) => {
      t.open(t.a).vp = 13;
      t.open(t.b).vp = 13;
      t.insight(t.b, 6);
    });
    expect(insight.over).toMatchObject({ winners: [insight.t.b], reason: 'insight' });
    const shared = end((t) => {
      t.open(t.a).vp = 15;
      t.open(t.b).vp = 15;
    });
    expect(shared.over).toMatchObject({ reason: 'shared' });
    expect(shared.over?.winners).toHaveLength(2);
  });
});
