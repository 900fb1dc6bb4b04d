import { costOf } from '../rules/rebound';
import { isComplete } from '../rules/ritual';
import { neighbours } from '../rules/open';
import { given } from './scenario';

describe('Action cards', () => {
  it('[COL-ACT-01] the Operation comes from a holder only, the Quick Action from hand only and is then discarded', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'read-the-embers');
    t.hand(t.b, 'cross-reference');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.b]: [[2, 'sir-ambrose-vane', 'cross-reference']] });
    expect(t.seat(t.a).refused('quick', 'purge/tithe#1', null).rule).toBe('COL-ACT-01');
    t.seat(t.a).does('quick', t.of(t.a).hand[0], `${t.b}.0.op`);
    expect(t.open(t.a).discard.some((x) => x.includes('embers'))).toBe(true);
  });

  it('[COL-ACT-03, COL-RULING-35] what is drawn above the limit goes at once; what comes back from a holder may stay until step 7', () => {
    const t = given();
    t.hand(t.a, 'read-the-embers', 'tithe', 'tithe', 'burn', 'swear-in', 'swear-in');
    t.ops(t.a, 'mudlark');
    t.plan({ [t.a]: [[1, 'mudlark', 'read-the-embers']] }); // draw 2, and the Mudlark draws 1 more
    t.reveal();
    t.passIn('OP');
    expect(t.of(t.a).hand).toHaveLength(5);
    t.seat(t.a).does('finalise', null);
    expect(t.view(t.a).asked?.ask).toBe('cap-hand');
    for (let n = 0; n < 3; n++) t.seat(t.a).does('choose', t.of(t.a).hand[0]);
    expect(t.of(t.a).hand).toHaveLength(5);
  });

  it('[COL-ACT-04] shuffles the discard when the deck is empty, and stops when there is nothing more', () => {
    const t = given();
    const s = t.of(t.a);
    s.open.discard.push(...s.deck.splice(0, s.deck.length - 1));
    t.hand(t.a, 'read-the-embers');
    s.open.discard.push(...s.deck.splice(0));
    t.ops(t.a, 'chimney-climber');
    t.plan({ [t.a]: [[1, 'chimney-climber', 'read-the-embers']] });
    t.reveal();
    t.passIn('OP');
    t.seat(t.a).does('finalise', null);
    expect(t.told('reshuffled')).toMatchObject([{ what: 'actions', by: t.a }]);
    expect(s.hand).toHaveLength(2);
    const u = given();
    const z = u.of(u.a);
    u.hand(u.a, 'read-the-embers');
    u.of(u.b).deck.push(...z.deck.splice(0)); // out of reach
    u.ops(u.a, 'chimney-climber');
    u.plan({ [u.a]: [[1, 'chimney-climber', 'read-the-embers']] });
    u.reveal();
    u.passIn('OP');
    u.seat(u.a).does('finalise', null);
    expect(z.hand).toHaveLength(0);
  });
});

describe('Operators and Relics', () => {
  it('[COL-OPR-02] six at most; the Legendary stays', () => {
    const t = given();
    t.hand(t.a, 'call-to-arms');
    t.ops(t.a, 'barrow-constable', 'street-preacher', 'mudlark', 'lapsed-curate', 'sister-gaslight');
    t.plan({ [t.a]: [[1, 'sister-gaslight', 'call-to-arms']] });
    t.reveal();
    t.passIn('OP');
    t.seat(t.a).does('finalise', null);
    expect(t.view(t.a).asked?.ask).toBe('cap-operators');
    expect(t.seat(t.a).options('choose').flat()).not.toContain('mother-ignatia-crane#1');
    const dead = t.board.graveyard.length;
    t.seat(t.a).does('choose', t.seat(t.a).options('choose')[0]?.[0]);
    t.seat(t.a).does('choose', t.seat(t.a).options('choose')[0]?.[0]);
    expect(t.board.graveyard).toHaveLength(dead + 2);
    expect(t.of(t.a).operators.length + 1).toBe(6);
  });

  it('[COL-OPR-06] an empty deck is made of the Graveyard', () => {
    const t = given();
    t.hand(t.a, 'swear-in');
    t.board.graveyard.push(...t.G.operatorDeck.splice(0));
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'swear-in']] });
    t.reveal();
    t.passIn('OP');
    t.seat(t.a).does('finalise', null);
    expect(t.told('reshuffled')).toMatchObject([{ what: 'operators' }]);
    expect(t.board.graveyard).toEqual([]);
  });

  it('[COL-RELIC-02] three Relics at most: one of choice goes on top of the Auction House', () => {
    const t = given();
    t.hand(t.a, 'reliquary-raid');
    t.relic(t.a, 'ledger-of-debts', 'black-mirror', 'swordstick');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'reliquary-raid']] });
    t.reveal();
    t.passIn('OP');
    t.seat(t.a).does('finalise', null);
    t.seat(t.a).does('choose', 'black-mirror');
    expect(t.board.house.at(-1)).toBe('black-mirror');
    expect(t.open(t.a).relics).toHaveLength(3);
  });

  it('[COL-RELIC-03, COL-RULING-27] a carried Relic is given at REVEAL, works for that Operator only and comes back with it', () => {
    const t = given();
    t.relic(t.a, 'swordstick', 'ledger-of-debts');
    t.hand(t.a, 'tithe', 'tithe');
    t.hand(t.b, 'cross-reference');
    t.ops(t.a, 'barrow-constable');
    t.ops(t.b, 'dockside-bruiser');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe'], [2, 'barrow-constable', 'tithe']], [t.b]: [[1, 'dockside-bruiser', 'cross-reference']] }); // prettier-ignore
    t.reveal(true);
    expect(t.seat(t.a).options('attach')).toEqual([
      ['swordstick', '0'],
      ['swordstick', '1'],
    ]);
    t.seat(t.a).does('attach', 'swordstick', '0');
    expect(t.open(t.a).exhausted).toEqual([]);
    t.passIn('REVEAL');
    t.dice.next(3, 2);
    for (const p of t.waiting()) t.seat(p).does('ballot', 'fight');
    t.passIn('PRE', 'POST');
    expect(t.told('scored')[0]?.scores[t.a]).toBe(4);
    for (const p of t.waiting()) t.seat(p).does('retreatVote', true);
    expect(t.holder(t.a).relics).toEqual([]);
    expect(t.open(t.a).relics).toContain('swordstick');
  });

  it('[COL-RELIC-03, COL-COMBAT-12] what a fallen Operator carried is discarded; other Relics stay', () => {
    const t = given();
    t.relic(t.b, 'swordstick', 'ledger-of-debts');
    t.hand(t.a, 'tithe');
    t.hand(t.b, 'cross-reference');
    t.ops(t.b, 'mudlark');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.b]: [[1, 'mudlark', 'cross-reference']] });
    t.reveal(true);
    t.seat(t.b).does('attach', 'swordstick', '0');
    t.passIn('REVEAL');
    t.dice.next(6, 1);
    for (const p of t.waiting()) t.seat(p).does('ballot', 'fight');
    t.passIn('PRE', 'POST');
    expect(t.board.relicDiscard).toContain('swordstick');
    expect(t.open(t.b).relics).toEqual(['ledger-of-debts']);
  });

  it('[COL-RELIC-04] an empty Relic deck is made of the discard', () => {
    const t = given();
    t.board.relicDiscard.push(...t.G.relicDeck.splice(0));
    t.hand(t.a, 'reliquary-raid');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'reliquary-raid']] });
    t.reveal();
    t.passIn('OP');
    t.seat(t.a).does('finalise', null);
    expect(t.told('reshuffled')).toMatchObject([{ what: 'relics' }]);
    expect(t.open(t.a).relics).toHaveLength(1);
  });

  it('the legends do what they say', () => {
    const t = given();
    t.board.tracker = 6;
    t.hand(t.d, 'whispered-degree');
    t.hand(t.c, 'smash-and-grab');
    t.hand(t.b, 'cross-reference');
    t.tokens(3, t.a);
    t.insight(t.a, 3);
    t.plan({ [t.c]: [[3, 'black-annie-gage', 'smash-and-grab']], [t.b]: [[5, 'sir-ambrose-vane', 'cross-reference']] });
    t.reveal();
    t.passIn('OP');
    t.seat(t.c).does('finalise', t.a);
    expect(t.told('insightStolen')).toMatchObject([{ by: t.c, from: t.a, n: 1 }]);
    t.pass('operate', 'respond');
    expect(t.told('insightGained').some((e) => e.by === t.b)).toBe(true); // Vane was never seen
  });
});

describe('Spell Rebound', () => {
  it('[COL-SR-01] costs apply to both halves and to Relics', () => {
    const t = given();
    t.hand(t.a, 'tithe');
    t.relic(t.a, 'black-mirror'); // cost 1
    t.hand(t.d, 'initiate', 'initiate'); // cost 1
    t.hand(t.b, 'cross-reference');
    t.plan({ [t.d]: [[1, 'soror-meridian', 'initiate']], [t.b]: [[2, 'sir-ambrose-vane', 'cross-reference']] });
    t.seat(t.a).does('relic', 'black-mirror', `${t.b}.0.op`, t.a);
    expect(t.board.tracker).toBe(1);
    for (const p of [t.a, t.b, t.c]) t.seat(p).does('passIntel', false);
    t.seat(t.d).does('quick', t.of(t.d).hand[0], null);
    expect(t.board.tracker).toBe(2);
    t.seat(t.d).does('passIntel', false);
    t.reveal();
    t.passIn('OP');
    while (t.view(null).ask?.ask === 'operate' && t.waiting()[0] !== t.d)
      t.seat(t.waiting()[0] as string).does('decline');
    t.seat(t.d).does('finalise', null);
    expect(t.board.tracker).toBe(3);
  });

  it('[COL-SR-02, COL-SR-04, COL-SR-05, COL-RULING-41] at 12 one Anomaly, the dial resets to the floor, the excess is lost', () => {
    const t = given();
    t.board.tracker = 11;
    t.hand(t.d, 'thin-the-veil', 'tear-the-veil'); // floor 4; floor 6
    t.next('gutter-imp');
    t.plan({ [t.d]: [[1, 'soror-meridian', 'tear-the-veil']] });
    t.reveal();
    t.passIn('OP');
    t.dice.next(3);
    t.seat(t.d).does('finalise', null); // cost 4: 15, so 12; then floor 6 and +1
    expect(t.told('spawned')).toMatchObject([{ at: 3, rolled: true }]);
    expect(t.G.stats.spawns).toBe(1);
    expect(t.board.tracker).toBe(1); // reset to 0 before the floor was set, then +1
    expect(t.board.floor).toBe(6);
    const u = given();
    u.board.floor = 6;
    u.board.tracker = 11;
    u.hand(u.d, 'initiate');
    u.next('gutter-imp');
    u.plan({ [u.d]: [[1, 'soror-meridian', 'initiate']] });
    u.board.floor = 6;
    u.reveal();
    u.passIn('OP');
    u.dice.next(4);
    u.seat(u.d).does('finalise', null);
    expect(u.board.tracker).toBe(6);
  });

  it('[COL-SR-06] reductions stop at 0', () => {
    const t = given();
    t.board.tracker = 1;
    t.hand(t.a, 'seal-the-breach');
    t.ops(t.a, 'hedge-apothecary');
    t.plan({ [t.a]: [[1, 'hedge-apothecary', 'seal-the-breach']] });
    t.reveal();
    t.passIn('OP');
    t.seat(t.a).does('finalise', null); // +2, then −4
    expect(t.board.tracker).toBe(0);
  });

  it('[COL-CTRL-02] tiles and Relics lower what their owner pays', () => {
    const t = given();
    t.tile(1, 'st-pauls');
    t.tokens(1, t.a, t.a);
    expect(costOf(t.view(t.a), t.a, 2, false)).toBe(1);
    t.relic(t.a, 'salt-of-saint-bride');
    expect(costOf(t.view(t.a), t.a, 2, false)).toBe(0);
    expect(costOf(t.view(t.a), t.a, 0, false)).toBe(0);
  });
});

describe('Anomalies', () => {
  it('[COL-ANOM-05, COL-ANOM-06, COL-ANOM-09, COL-RULING-22] several share a place, each compared alone; at 0 HP card and standee leave', () => {
    const t = given();
    const imp = t.anomaly('gutter-imp', 1); // Power 3
    t.anomaly('hollow-judge', 1); // Power 5
    t.hand(t.a, 'tithe');
    for (const p of [t.b, t.c, t.d]) t.hand(p);
    t.dice.next(4, 6, 6, 6, 6);
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    t.reveal();
    // score 4: the Imp is reached and hit, the Judge hits
    expect(
      t
        .told('wounded')
        .slice(0, 2)
        .map((e) => e.on),
    ).toEqual([`a.${imp}`, `o.${t.a}.0`]);
    expect(t.board.anomalies.some((x) => x.id === imp)).toBe(false);
    expect(t.board.anomalyDiscard).toContain(imp);
  });

  it('[COL-ANOM-10] an empty deck is made of its discard; with none left the dial resets and nothing comes', () => {
    const t = given();
    t.board.anomalyDiscard.push(...t.G.anomalyDeck.splice(0));
    t.board.tracker = 11;
    t.hand(t.d, 'initiate', 'initiate');
    t.plan({ [t.d]: [[1, 'soror-meridian', 'initiate']] });
    t.reveal();
    t.passIn('OP');
    t.seat(t.d).does('finalise', null);
    expect(t.told('reshuffled')).toMatchObject([{ what: 'anomalies' }]);
    const u = given();
    u.G.box.push(...u.G.anomalyDeck.splice(0));
    u.board.tracker = 11;
    u.hand(u.d, 'initiate');
    u.plan({ [u.d]: [[1, 'soror-meridian', 'initiate']] });
    u.reveal();
    u.passIn('OP');
    u.seat(u.d).does('finalise', null);
    expect(u.told('noSpawn')).toHaveLength(1);
    expect(u.board.tracker).toBe(0);
  });

  it('[COL-ANOM-01, COL-ANOM-11, COL-RULING-48] it blocks points, not control, bonus or tie-break', () => {
    const t = given();
    t.tile(2, 'westminster-abbey');
    t.tokens(2, t.a, t.a);
    t.anomaly('clockwork-seraph', 2);
    const before = t.open(t.a).insight;
    t.plan({});
    t.round();
    expect(t.open(t.a).insight).toBe(before + 3); // the Abbey still pays
    expect(t.open(t.a).sources.control).toBe(0);
  });
});

describe('Secret Rituals', () => {
  it('scenario 26: [COL-RIT-01…04, COL-ANOM-02, COL-RULING-05, COL-RULING-06] the triangle fits 1-3-5 and 2-4-6, turned and mirrored, never through an Anomaly', () => {
    expect(neighbours(1)).toEqual([6, 2]);
    expect(neighbours(6)).toEqual([5, 1]);
    const at = (...places: number[]) => {
      const t = given();
      for (const p of places) t.tokens(p, t.a);
      return { t, done: isComplete(t.view(t.a), t.a, 'the-triangle') };
    };
    expect(at(1, 3, 5).done).toBe(true);
    expect(at(2, 4, 6).done).toBe(true);
    expect(at(1, 3, 4).done).toBe(false);
    expect(at(1, 2, 3, 5).done).toBe(true); // others do not matter
    const { t } = at(2, 4, 6);
    t.anomaly('gutter-imp', 4);
    expect(isComplete(t.view(t.a), t.a, 'the-triangle')).toBe(false);
    const u = given();
    u.tokens(4, u.a, u.a, u.a); // more than enough is enough
    u.tokens(3, u.a);
    expect(isComplete(u.view(u.a), u.a, 'the-neighbours')).toBe(true); // 2 and 1 side by side, mirrored
  });

  it('scenario 27: [COL-RIT-05, COL-RIT-06, COL-VP-02] one a round, must be scored, the owner chooses among several', () => {
    const t = given();
    t.ritual(t.a, 'the-triangle', 'three-lamps');
    for (const at of [1, 2, 3, 5]) t.tokens(at, t.a);
    t.plan({});
    t.reveal();
    t.pass('respond');
    expect(t.waiting()).toEqual([t.a]);
    expect(t.seat(t.a).options('scoreRitual').flat().sort()).toEqual(['the-triangle', 'three-lamps']);
    expect(t.seat(t.a).refused('endScore')).toMatchObject({ rule: 'COL-RIT-05' });
    t.seat(t.a).does('scoreRitual', 'the-triangle');
    expect(t.open(t.a).vp).toBe(2);
    expect(t.of(t.a).rituals).toEqual(['three-lamps']);
    expect(t.board.ritualDiscard).toContain('the-triangle');
  });

  it('[COL-RIT-06] counts at the scoring moment: what a Hound tears down before is gone', () => {
    const t = given();
    t.ritual(t.a, 'the-triangle');
    for (const at of [1, 3, 5]) t.tokens(at, t.a);
    t.anomaly('carrion-hound', 2);
    const [hound] = t.board.anomalies;
    hound!.at = 5;
    t.plan({});
    t.reveal();
    t.pass('respond');
    expect(t.told('ritualScored')).toEqual([]);
  });

  it('[COL-RIT-07] three at most; an empty deck is made of the discards', () => {
    const t = given();
    t.ritual(t.d, 'the-triangle', 'three-lamps', 'the-kite');
    t.hand(t.d, 'whispered-degree');
    t.board.ritualDiscard.push(...t.G.ritualDeck.splice(0));
    t.plan({ [t.d]: [[1, 'soror-meridian', 'whispered-degree']] });
    t.reveal();
    t.passIn('OP');
    t.seat(t.d).does('finalise', null);
    expect(t.view(t.d).asked?.ask).toBe('cap-rituals');
    t.seat(t.d).does('choose', 'the-kite');
    expect(t.of(t.d).rituals).toHaveLength(3);
    expect(t.told('reshuffled')).toMatchObject([{ what: 'rituals' }]);
  });
});
