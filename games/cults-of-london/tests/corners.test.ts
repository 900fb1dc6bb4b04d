import { nameOf } from '../../../engine-extensions/zones/zones';
import { costOf } from '../rules/rebound';
import { given, type Given } from './scenario';

/** Where two rules meet. */

const inHand = (t: Given, p: string, part: string) => t.of(p).hand.find((x) => x.includes(part)) as string;
const isAbout = (on: string) => (e: { on: string }) => e.on === on;

describe('windows of a Combat', () => {
  it('[COL-COMBAT-16, COL-WIN-04] a Combat that ends inside its window leaves later answers unspent and unseen', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'seal-the-breach'); // PRE: one hit
    t.hand(t.b, 'cross-reference');
    t.hand(t.c, 'paint-the-town'); // PRE: −2, bystanders too
    t.hand(t.d);
    t.ops(t.b, 'mudlark');
    t.seat(t.c).does('watchCombat', true);
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.b]: [[1, 'mudlark', 'cross-reference']] });
    t.reveal();
    for (const p of t.waiting()) t.seat(p).does('ballot', 'fight');
    t.seat(t.c).does('quick', inHand(t, t.c, 'paint'), t.a);
    t.seat(t.a).does('quick', inHand(t, t.a, 'seal'), `o.${t.b}.0`);
    expect(t.told('combatEnded')).toMatchObject([{ at: 1, how: 'fought' }]);
    expect(t.told('quickPlayed').map((e) => e.by)).toEqual([t.a]);
    expect(t.of(t.c).hand).toHaveLength(1);
    expect(JSON.stringify(t.heard(t.a))).not.toContain('paint-the-town');
  });

  it('[COL-WIN-02] a bystander gives a score to a fighter of choice', () => {
    const t = given();
    t.hand(t.a, 'hunt-by-lantern'); // PRE: +2, bystanders too
    t.hand(t.b, 'cross-reference');
    t.hand(t.c, 'thieves-cant');
    t.hand(t.d);
    t.ops(t.b, 'dockside-bruiser');
    t.seat(t.a).does('watchCombat', true);
    t.plan({ [t.b]: [[1, 'dockside-bruiser', 'cross-reference']], [t.c]: [[1, 'black-annie-gage', 'thieves-cant']] });
    t.reveal();
    for (const p of t.waiting()) t.seat(p).does('ballot', 'fight');
    const card = inHand(t, t.a, 'hunt');
    expect(
      t
        .seat(t.a)
        .options('quick')
        .map((o) => o[1]),
    ).toEqual([t.b, t.c]);
    t.seat(t.a).does('quick', card, t.c);
    expect(t.told('scoreChanged')).toMatchObject([{ on: t.c, n: 2, card: 'purge/hunt-by-lantern' }]);
  });
});

describe('what was seen', () => {
  it('[COL-COMMIT-04, COL-RULING-33] who peeked at an Operator that a Duplicate took does not see the one that replaces it', () => {
    const t = given();
    t.hand(t.a, 'read-the-embers');
    t.hand(t.b, 'cross-reference');
    t.ops(t.b, 'mudlark#1', 'chimney-climber');
    t.ops(t.c, 'mudlark#2');
    t.plan({ [t.b]: [[1, 'mudlark', 'cross-reference']] });
    t.seat(t.a).does('quick', inHand(t, t.a, 'embers'), `${t.b}.0.op`);
    t.seat(t.a).does('reveal', t.b, 0, 'op');
    t.seat(t.b).does('passIntel', false);
    t.seat(t.c).does('duplicate', 'mudlark#2', `${t.b}.0`);
    t.pass('intel');
    t.passIn('INTEL');
    const climber = t.of(t.b).operators.find((x) => x.startsWith('chimney'));
    t.seat(t.b).does('ready', [[1, climber, t.holder(t.b).act], null, null]);
    for (const viewer of [t.a, t.c, t.d, null])
      expect(JSON.stringify(t.view(viewer).seats[t.b])).not.toContain('chimney');
    expect(t.view(t.b).seats[t.b]?.holders[0]?.seen.op).toEqual([]);
  });

  it('[COL-INTEL-02] a shield keeps a holder from reveals, not from a peek; what one has peeked at is no target again', () => {
    const t = given();
    t.hand(t.a, 'swear-in', 'tithe');
    t.hand(t.b, 'letters-of-introduction'); // INTEL: peek
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    t.seat(t.a).does('quick', inHand(t, t.a, 'swear-in'), '0');
    t.seat(t.a).does('passIntel', false);
    expect(t.seat(t.b).options('reveal')).toEqual([]);
    const peek = inHand(t, t.b, 'letters');
    expect(t.seat(t.b).can('quick', peek, `${t.a}.0.op`)).toBe(true);
    t.seat(t.b).does('quick', peek, `${t.a}.0.op`);
    t.hand(t.b, 'letters-of-introduction');
    expect(
      t
        .seat(t.b)
        .options('quick')
        .map((o) => o[1]),
    ).toEqual([`${t.a}.0.loc`, `${t.a}.0.act`]);
  });

  it('[COL-COMMIT-02] a revealed card that is hidden again is free, unless somebody has peeked at it', () => {
    const t = given();
    t.hand(t.a, 'read-the-embers');
    t.hand(t.b, 'cross-reference', 'royal-grant'); // INTEL: hide
    t.ops(t.b, 'chimney-climber');
    t.plan({ [t.b]: [[1, 'sir-ambrose-vane', 'cross-reference']] });
    t.seat(t.a).does('quick', inHand(t, t.a, 'embers'), `${t.b}.0.loc`);
    t.seat(t.a).does('reveal', t.b, 0, 'loc');
    t.seat(t.b).does('quick', inHand(t, t.b, 'royal'), `${t.b}.0.loc`);
    expect(t.view(t.a).seats[t.b]?.holders[0]?.loc).toBe(1);
    expect(t.view(t.c).seats[t.b]?.holders[0]?.loc).toBeNull();
    t.pass('intel');
    t.passIn('INTEL');
    const { op, act } = t.holder(t.b);
    expect(t.seat(t.b).refused('ready', [[5, op, act], null, null]).rule).toBe('COL-COMMIT-02');
    // Sir Ambrose was shown, hidden or not: nothing for coming home
    t.pass('commit');
    expect(t.holder(t.b).unseen).toBe(false);
  });

  it('Sir Ambrose Vane is seen even when his card is hidden again', () => {
    const t = given();
    t.hand(t.b, 'cross-reference', 'royal-grant');
    t.plan({ [t.b]: [[1, 'sir-ambrose-vane', 'cross-reference']] });
    t.seat(t.a).does('reveal', t.b, 0, 'loc');
    t.seat(t.b).does('quick', inHand(t, t.b, 'royal'), `${t.b}.0.loc`);
    t.pass('intel');
    t.passIn('INTEL');
    t.pass('commit');
    expect(t.holder(t.b).unseen).toBe(false);
  });
});

describe('Anomalies and what they cost', () => {
  it('[COL-SR-01] St Paul’s lowers the first cost of a round only, one that a Shadow has made included', () => {
    const t = given();
    t.tile(1, 'st-pauls');
    t.tokens(1, t.a, t.a);
    t.anomaly('lamplighters-shadow', 2); // Quick Actions cost 1 more
    t.hand(t.a, 'exorcism', 'tithe', 'burn');
    t.plan({ [t.a]: [[2, 'mother-ignatia-crane', 'exorcism']] });
    t.reveal();
    expect(t.view(null).window?.tag).toBe('PRE');
    expect(costOf(t.view(t.a), t.a, 0, true)).toBe(0);
    t.seat(t.a).does('quick', inHand(t, t.a, 'tithe'), null);
    expect(costOf(t.view(t.a), t.a, 0, true)).toBe(1);
  });

  it('[COL-COMBAT-22, COL-OP-08, COL-RULING-46] an Anomaly moved by an Operation is fought after its text', () => {
    const t = given();
    t.hand(t.d, 'binding-circle'); // move an Anomaly, then gain 1 Insight
    t.hand(t.b, 'cross-reference');
    t.ops(t.d, 'mudlark');
    t.ops(t.b, 'dockside-bruiser');
    const imp = t.anomaly('gutter-imp', 3);
    t.plan({ [t.d]: [[1, 'mudlark', 'binding-circle']], [t.b]: [[2, 'dockside-bruiser', 'cross-reference']] });
    t.reveal();
    t.passIn('OP');
    t.forget();
    t.dice.next(6);
    const had = t.open(t.d).insight;
    t.seat(t.d).does('finalise', null);
    t.seat(t.d).does('choose', `${imp}>2`);
    expect(t.told('combatBegan')).toMatchObject([{ at: 2, fighters: [t.b] }]);
    expect(t.open(t.d).insight).toBe(had + 1);
    const story = t
      .heard(null)
      .map((e) => e.event)
      .filter((e) => e === 'insightGained' || e === 'combatBegan');
    expect(story.indexOf('insightGained')).toBeLessThan(story.indexOf('combatBegan'));
  });

  it('[COL-ANOM-08] who fought an Anomaly is paid for it wherever it is slain', () => {
    const t = given();
    t.hand(t.d, 'thin-the-veil', 'whispered-degree'); // PRE: drive an Anomaly next door
    t.hand(t.b, 'cross-reference');
    t.hand(t.a, 'tithe');
    t.hand(t.c);
    t.ops(t.b, 'dockside-bruiser');
    const imp = t.anomaly('gutter-imp', 1);
    t.plan({
      [t.d]: [[1, 'soror-meridian', 'whispered-degree']],
      [t.b]: [[2, 'dockside-bruiser', 'cross-reference']],
    });
    t.reveal();
    t.dice.next(6);
    t.seat(t.d).does('quick', inHand(t, t.d, 'thin'), `${imp}>2`);
    t.passIn('PRE', 'POST');
    expect(t.told('anomalySlain')).toMatchObject([{ at: 2, by: t.b }]);
    t.pass('respond', 'operate');
    const paid = t.told('insightGained').filter((e) => e.why === 'fought');
    expect(paid.map((e) => e.by).sort()).toEqual([t.b, t.d].sort());
    expect(t.told('wounded').filter(isAbout(`a.${imp}`))).toHaveLength(1);
  });
});

describe('step 7', () => {
  const laidAside = (...args: unknown[]) => {
    const t = given();
    t.hand(t.a, 'tithe', 'tithe', 'burn', 'exorcism');
    t.plan({});
    t.reveal();
    t.pass('respond', 'score', 'bid');
    t.seat(t.a).does('refill', ...args);
    return t;
  };

  it('[COL-REF-08] `refill` and `mulligan` lay cards aside in the same move', () => {
    const t = laidAside(['purge/burn#1', 'purge/exorcism#1']);
    expect(t.of(t.a).hand).toHaveLength(5);
    expect(t.of(t.a).tossed).toHaveLength(2);
    const [x = '', y = '', z = ''] = t.of(t.a).hand;
    expect(t.seat(t.a).refused('mulligan', [x, y, z]).why).toBe('two-at-most');
    expect(t.seat(t.a).refused('mulligan', [x, x]).why).toBe('not-in-hand');
    expect(t.seat(t.a).refused('mulligan', ['purge/burn#1']).why).toBe('not-in-hand');
    t.seat(t.a).does('mulligan', [x, y]);
    expect(t.of(t.a).tossed).toHaveLength(4);
    expect(t.of(t.a).hand).toHaveLength(5);
  });

  it('[COL-REF-08, COL-ACT-04] a deck that runs out shows when all have confirmed', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'tithe', 'burn', 'exorcism');
    t.plan({});
    t.reveal();
    t.pass('respond', 'score', 'bid');
    const { deck, open } = t.of(t.a);
    open.discard.push(...deck.splice(0, deck.length - 1));
    const discard = open.discard.map(nameOf);
    t.seat(t.b).does('refill'); // views are frozen from here on; a's discard as the step began is what others see
    t.of(t.a).frozen = { ...t.of(t.a).frozen!, deck: 1, discard };
    t.forget();
    t.seat(t.a).does('refill', ['purge/burn#1']);
    expect(t.open(t.a).discard).toEqual([]);
    expect(t.view(t.b).seats[t.a]?.open.discard).toEqual(discard);
    expect(t.told('reshuffled')).toEqual([]);
    t.pass('refill');
    expect(t.told('reshuffled')).toMatchObject([{ what: 'actions', by: t.a }]);
  });
});
