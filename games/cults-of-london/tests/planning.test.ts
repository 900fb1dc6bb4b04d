import { nameOf } from '../../../engine-extensions/zones/zones';
import { given } from './scenario';

describe('planning', () => {
  it('scenario 2: [COL-PLAN-04, COL-RULING-07, COL-ACT-02] one of the Skills is enough', () => {
    const t = given();
    t.ops(t.a, 'hedge-apothecary', 'chimney-climber');
    const [, card] = t.hand(t.a, 'tithe', 'the-long-arm'); // Strength or Arcana
    const op = (name: string) => t.of(t.a).operators.find((x) => nameOf(x) === name);
    expect(t.seat(t.a).refused('ready', [[1, op('chimney-climber'), card], null, null])).toMatchObject({
      rule: 'COL-PLAN-04',
      why: 'skill-missing',
    });
    expect(t.seat(t.a).can('plan', 0, 1, op('chimney-climber'), card)).toBe(false);
    expect(t.seat(t.a).can('plan', 0, 1, op('hedge-apothecary'), card)).toBe(true);
    // a card without requirement is for anyone
    expect(t.seat(t.a).can('plan', 0, 1, op('chimney-climber'), t.of(t.a).hand[0])).toBe(true);
    t.seat(t.a).does('ready', [[1, op('hedge-apothecary'), card], null, null]);
  });

  it('scenario 3: [COL-PLAN-02, COL-RULING-08] a holder without Action card blocks ready', () => {
    const t = given();
    const op = t.of(t.a).operators[0];
    expect(t.seat(t.a).refused('ready', [[1, op, null], null, null]).rule).toBe('COL-PLAN-02');
    expect(t.seat(t.a).refused('ready', [[1, null, t.of(t.a).hand[0]], null, null])).toMatchObject({
      rule: 'COL-PLAN-02',
      why: 'holder-incomplete',
    });
  });

  it('[COL-PLAN-01] uses none to three holders', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'tithe', 'reliquary-raid', 'exorcism');
    t.seat(t.b).does('ready', [null, null, null]);
    for (let h = 0; h < 3; h++) t.seat(t.a).does('plan', ...(t.seat(t.a).options('plan')[0] as unknown[]));
    expect(t.seat(t.a).options('plan')).toEqual([]);
    expect(t.seat(t.a).refused('plan', 0, 6, t.of(t.a).operators[0], t.of(t.a).hand[0])).toMatchObject({
      rule: 'COL-PLAN-01',
    });
    t.seat(t.a).does('clear', 1);
    expect(t.holder(t.a, 1).op).toBeNull();
    expect(t.seat(t.a).options('plan').length).toBeGreaterThan(0);
    t.seat(t.a).does('ready');
  });

  it('[COL-PLAN-03, COL-SETUP-06] sends own Operators to different places', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'tithe');
    const [x, y] = t.of(t.a).operators;
    const [one, two] = t.of(t.a).hand;
    expect(t.seat(t.a).refused('ready', [[2, x, one], [2, y, two], null])).toMatchObject({ rule: 'COL-PLAN-03' });
    t.seat(t.a).does('plan', 0, 2, x, one);
    expect(
      t
        .seat(t.a)
        .options('plan')
        .some((args) => args[1] === 2),
    ).toBe(false);
  });

  it('[COL-PLAN-05, COL-ROUND-07] leaves exhausted Operators at home; everybody sees who they are', () => {
    const t = given();
    t.hand(t.a, 'tithe');
    const [op] = t.of(t.a).operators as [string];
    t.open(t.a).exhausted.push(op);
    expect(t.seat(t.a).refused('ready', [[2, op, t.of(t.a).hand[0]], null, null])).toMatchObject({
      rule: 'COL-PLAN-05',
    });
    expect(
      t
        .seat(t.a)
        .options('plan')
        .some((args) => args[2] === op),
    ).toBe(false);
    expect(t.view(t.b).seats[t.a]?.open.exhausted).toContain(op);
  });

  it('[COL-PLAN-06] is face down, secret and at once', () => {
    const t = given();
    expect(t.waiting().sort()).toEqual(['0', '1', '2', '3']);
    const seen = () => JSON.stringify({ ...t.view(t.b), events: [] });
    const before = seen();
    t.seat(t.a).does('plan', ...(t.seat(t.a).options('plan')[0] as unknown[]));
    expect(seen()).toBe(before);
  });

  it('[COL-PLAN-07] ready can be withdrawn until the last one is ready', () => {
    const t = given();
    t.seat(t.a).does('ready');
    expect(t.open(t.a).ready).toBe(true);
    t.seat(t.a).does('unready');
    expect(t.waiting()).toContain(t.a);
    for (const p of [t.a, t.b, t.c]) t.seat(p).does('ready');
    t.seat(t.d).does('ready');
    expect(t.G.now.phase).toBe('intel');
    expect(t.seat(t.a).refused('unready').rule).toBe('COL-PLAN-07');
  });

  it('[COL-PLAN-08, COL-RULING-38] knows no Quick Actions or Relics, and pays nothing', () => {
    const t = given();
    t.relic(t.a, 'black-mirror');
    t.hand(t.a, 'seal-the-breach', 'read-the-embers');
    t.ops(t.a, 'hedge-apothecary');
    expect(
      t
        .seat(t.a)
        .legal()
        .every((m) => m.move === 'plan' || m.move === 'ready'),
    ).toBe(true);
    t.plan({ [t.a]: [[1, 'hedge-apothecary', 'seal-the-breach']] });
    expect(t.board.tracker).toBe(0);
  });
});

describe('intel', () => {
  const opened = () => {
    const t = given();
    t.hand(t.a, 'tithe', 'tithe', 'reliquary-raid');
    t.hand(t.b, 'cross-reference', 'patent-office', 'interview-candidates');
    const [x, y] = t.of(t.b).operators as [string, string];
    t.plan({ [t.b]: [[1, x, 'cross-reference'], [2, y, 'patent-office']] }); // prettier-ignore
    return t;
  };

  it('scenario 4: [COL-INTEL-02, COL-INTEL-07] with 5 Insight two reveals, then only free actions and passing', () => {
    const t = opened();
    t.insight(t.a, 5);
    t.seat(t.a).does('reveal', t.b, 0, 'loc');
    expect(t.view(t.c).seats[t.b]?.holders[0]?.loc).toBe(1);
    expect(t.board.pile).toBe(34 - 1 + 2); // spent Insight is back in the Pile
    for (const p of [t.b, t.c, t.d]) t.seat(p).does('passIntel', false);
    t.seat(t.a).does('reveal', t.b, 0, 'op');
    expect(t.open(t.a).insight).toBe(1);
    expect(t.seat(t.a).refused('reveal', t.b, 1, 'op')).toMatchObject({ rule: 'COL-INTEL-07' });
    expect(
      t
        .seat(t.a)
        .legal()
        .every((m) => m.move !== 'reveal' && m.move !== 'swapRitual'),
    ).toBe(true);
    expect(t.seat(t.a).can('passIntel', false)).toBe(true);
  });

  it('scenario 5: [COL-INTEL-06] the last of three cards pays one back', () => {
    const t = opened();
    t.insight(t.c, 4);
    t.holder(t.b).down.loc = false;
    t.holder(t.b).down.op = false;
    for (const p of [t.a, t.b]) t.seat(p).does('passIntel', false);
    t.seat(t.c).does('reveal', t.b, 0, 'act');
    expect(t.open(t.c).insight).toBe(3);
    expect(t.open(t.c).tally.opened).toBe(1);
  });

  it('scenario 6: [COL-INTEL-04, COL-INTEL-05] after passing an INTEL card is playable in the closing window, a reveal is not', () => {
    const t = opened();
    t.hand(t.a, 'read-the-embers'); // INTEL: peek
    t.seat(t.a).does('passIntel', false);
    expect(t.waiting()).toEqual([t.b]);
    for (const p of [t.b, t.c, t.d]) t.seat(p).does('passIntel', false);
    expect(t.view(t.a).window).toMatchObject({ tag: 'INTEL' });
    expect(t.seat(t.a).options('quick').length).toBeGreaterThan(0);
    expect(t.seat(t.a).refused('reveal', t.b, 0, 'op').why).toBe('not-now');
  });

  it('scenario 32: [COL-INTEL-04, COL-INTEL-05, COL-RULING-45] with `stay` one keeps one’s place for free actions', () => {
    const t = opened();
    t.hand(t.a, 'read-the-embers');
    t.insight(t.a, 6);
    t.seat(t.a).does('passIntel', true);
    t.seat(t.b).does('passIntel', false);
    t.seat(t.c).does('reveal', t.b, 0, 'loc');
    t.seat(t.d).does('passIntel', false);
    expect(t.waiting()).toEqual([t.a]);
    expect(t.seat(t.a).refused('reveal', t.b, 1, 'op')).toMatchObject({ rule: 'COL-INTEL-04' });
    expect(t.seat(t.a).refused('swapRitual', t.of(t.a).rituals[0])).toMatchObject({ rule: 'COL-INTEL-04' });
    expect(t.seat(t.a).options('quick').length).toBeGreaterThan(0);
    t.seat(t.a).does('passIntel', true);
    expect(t.waiting()).toEqual([t.c]);
  });

  it('[COL-INTEL-01] a go is any number of free actions, then exactly one of reveal, swap, pass', () => {
    const t = opened();
    t.hand(t.a, 'read-the-embers');
    t.seat(t.a).does('quick', t.of(t.a).hand[0], `${t.b}.0.op`);
    expect(t.waiting()).toEqual([t.a]);
    t.seat(t.a).does('reveal', t.b, 0, 'loc');
    expect(t.waiting()).toEqual([t.b]);
    t.seat(t.b).does('passIntel', false);
    t.seat(t.c).does('passIntel', false);
    t.seat(t.d).does('passIntel', false);
    expect(t.waiting()).toEqual([t.a]); // the next lap
  });

  it('[COL-INTEL-03, COL-RULING-30] swaps one Ritual a round for 2; with none it only draws', () => {
    const t = opened();
    const [old] = t.of(t.a).rituals as [string];
    t.seat(t.a).does('swapRitual', old);
    expect(t.open(t.a).insight).toBe(2);
    expect(t.board.ritualDiscard).toContain(old);
    expect(t.of(t.a).rituals).toHaveLength(1);
    for (const p of [t.b, t.c, t.d]) t.seat(p).does('passIntel', false);
    expect(t.seat(t.a).refused('swapRitual', t.of(t.a).rituals[0])).toMatchObject({ rule: 'COL-INTEL-03' });
    const u = opened();
    u.ritual(u.a);
    u.seat(u.a).does('swapRitual', null);
    expect(u.of(u.a).rituals).toHaveLength(1);
  });

  it('scenario 7: [COL-INTEL-08, COL-COMMIT-04, COL-RULING-32, COL-RULING-36, COL-RULING-39] a Duplicate costs both; the holder is refilled or aborted', () => {
    const t = given();
    t.hand(t.b, 'cross-reference', 'patent-office');
    t.ops(t.b, 'mudlark#1', 'chimney-climber');
    t.ops(t.c, 'mudlark#2');
    t.plan({ [t.b]: [[1, 'mudlark', 'cross-reference']] });
    t.seat(t.a).does('reveal', t.b, 0, 'op');
    expect(t.waiting()).toEqual([t.b]); // no prompt for anybody
    t.seat(t.b).does('passIntel', false);
    const graves = t.board.graveyard.length;
    t.seat(t.c).does('duplicate', 'mudlark#2', `${t.b}.0`);
    expect(t.board.graveyard).toHaveLength(graves + 2);
    expect(t.open(t.c).tally.kills).toBe(0);
    expect(t.waiting()).toEqual([t.c]); // it was free
    for (const p of [t.c, t.d, t.a]) t.seat(p).does('passIntel', false);
    t.pass('respond');
    const climber = t.of(t.b).operators.find((x) => x.startsWith('chimney')) as string;
    const [loc, act] = [t.holder(t.b).loc, t.holder(t.b).act];
    expect(t.seat(t.b).can('ready')).toBe(true);
    expect(t.seat(t.b).can('ready', [[loc, climber, act], null, null])).toBe(true);
    // nobody steps in: the holder comes home
    for (const p of [t.a, t.b, t.c, t.d]) t.seat(p).does('ready');
    expect(t.told('aborted')).toHaveLength(1);
    expect(t.of(t.b).hand).toContain(act);
    expect(t.of(t.b).locs).toHaveLength(6);
  });

  it('[COL-INTEL-08] never claims a Legendary, and needs the same name in hand', () => {
    const t = given();
    t.hand(t.b, 'cross-reference');
    t.plan({ [t.b]: [[1, 'sir-ambrose-vane', 'cross-reference']] });
    t.seat(t.a).does('reveal', t.b, 0, 'op');
    t.seat(t.b).does('passIntel', false);
    expect(t.seat(t.c).options('duplicate')).toEqual([]);
    expect(t.seat(t.c).refused('duplicate', t.of(t.c).operators[1], `${t.b}.0`).rule).toBe('COL-INTEL-08');
  });

  it('[COL-INTEL-02] a shielded holder is safe from reveals', () => {
    const t = given();
    t.hand(t.a, 'swear-in', 'tithe');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    t.seat(t.a).does('quick', t.of(t.a).hand[0], '0');
    t.seat(t.a).does('passIntel', false);
    expect(t.seat(t.b).refused('reveal', t.a, 0, 'op').why).toBe('holder-shielded');
  });
});

describe('commitment', () => {
  const planned = () => {
    const t = given();
    t.hand(t.b, 'cross-reference', 'patent-office', 'interview-candidates');
    t.ops(t.b, 'mudlark', 'chimney-climber', 'table-rapper');
    t.plan({ [t.b]: [[3, 'mudlark', 'cross-reference'], [4, 'chimney-climber', 'patent-office']] }); // prettier-ignore
    return t;
  };
  const cards = (t: ReturnType<typeof given>, h = 0) => [
    t.holder(t.b, h).loc,
    t.holder(t.b, h).op,
    t.holder(t.b, h).act,
  ];

  it('scenario 8: [COL-COMMIT-01, COL-COMMIT-02] a revealed place stays, the face-down Operator may be exchanged', () => {
    const t = planned();
    t.seat(t.a).does('reveal', t.b, 0, 'loc');
    t.pass('intel', 'respond');
    const [, op, act] = cards(t);
    const rapper = t.of(t.b).operators.find((x) => x.startsWith('table'));
    const other = cards(t, 1);
    expect(t.seat(t.b).refused('ready', [[5, op, act], other, null])).toMatchObject({ rule: 'COL-COMMIT-02' });
    expect(t.seat(t.b).can('ready', [[3, rapper, act], other, null])).toBe(true);
    // between holders, of one kind
    expect(t.seat(t.b).can('ready', [[3, other[1], act], [4, op, other[2]], null])).toBe(true);
    t.seat(t.b).does('ready', [[3, rapper, other[2]], [6, op, act], null]); // several changes at once
    expect(t.holder(t.b, 1).loc).toBe(6);
    expect(t.of(t.b).operators).toContain(other[1]);
  });

  it('[COL-COMMIT-02, COL-RULING-33] a peeked card stays too', () => {
    const t = planned();
    t.hand(t.a, 'read-the-embers');
    t.seat(t.a).does('quick', t.of(t.a).hand[0], `${t.b}.0.op`);
    expect(t.view(t.a).seats[t.b]?.holders[0]?.op).toBe(t.holder(t.b).op);
    expect(t.view(t.c).seats[t.b]?.holders[0]?.op).toBeNull();
    t.pass('intel', 'respond');
    const rapper = t.of(t.b).operators.find((x) => x.startsWith('table'));
    expect(t.seat(t.b).refused('ready', [[3, rapper, cards(t)[2]], cards(t, 1), null])).toMatchObject({
      rule: 'COL-COMMIT-02',
    });
  });

  it('[COL-COMMIT-03, COL-RULING-08] opens no holder, empties none, and each must be legal', () => {
    const t = planned();
    t.pass('intel', 'respond');
    const rapper = t.of(t.b).operators.find((x) => x.startsWith('table'));
    expect(t.seat(t.b).refused('ready', [cards(t), cards(t, 1), [6, rapper, t.of(t.b).hand[0]]])).toMatchObject({
      rule: 'COL-COMMIT-03',
      why: 'holder-unused',
    });
    expect(t.seat(t.b).refused('ready', [cards(t), null, null])).toMatchObject({
      rule: 'COL-COMMIT-03',
      why: 'holder-emptied',
    });
    const [loc, , act] = cards(t);
    expect(t.seat(t.b).refused('ready', [[loc, null, act], cards(t, 1), null]).rule).toBe('COL-PLAN-02');
  });

  it('[COL-COMMIT-01, COL-COMMIT-05, COL-RULING-09] is simultaneous and withdrawable; then all cards turn up together', () => {
    const t = planned();
    t.pass('intel', 'respond');
    expect(t.waiting().sort()).toEqual(['0', '1', '2', '3']);
    t.seat(t.a).does('ready');
    t.seat(t.a).does('unready');
    for (const p of [t.d, t.c, t.b, t.a]) t.seat(p).does('ready');
    expect(t.told('allRevealed')[0]?.plans).toHaveLength(2);
    expect(t.holder(t.b).standing).toBe(true);
    expect(t.view(t.a).seats[t.b]?.holders[0]?.act).toMatch('society/cross-reference');
  });

  it('[COL-COMMIT-06] opens the REVEAL window before the Combats are listed', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'muster-the-parish');
    t.hand(t.b, 'cross-reference', 'patent-office');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.b]: [[1, 'sir-ambrose-vane', 'cross-reference']] });
    t.reveal(true);
    expect(t.view(t.a).window?.tag).toBe('REVEAL');
    t.seat(t.a).does('quick', t.of(t.a).hand[0], '0'); // pulls out: no Combat is due any more
    t.pass('respond');
    expect(t.view(t.a).ask?.ask).toBe('operate');
    expect(t.G.stats.fights + t.G.stats.peaces).toBe(0);
  });
});
