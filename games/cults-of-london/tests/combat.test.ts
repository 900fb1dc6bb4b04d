import { given, type Given } from './scenario';

const ballot = (t: Given, ...votes: [string, 'fight' | 'peace'][]) =>
  votes.forEach(([p, v]) => t.seat(p).does('ballot', v));
const quiet = (t: Given) => {
  for (const p of t.G.players) t.seat(p).does('autoPass', 'phase', true);
};

/** Seats meet; nobody holds a card, so that only dice speak. */
function meet(t: Given, at: number, who: Record<string, string>) {
  const act = {
    purge: 'tithe',
    society: 'cross-reference',
    mohocks: 'thieves-cant',
    dawn: 'whispered-degree',
  } as const;
  const plans: Record<string, [number, string, string][]> = {};
  for (const p of t.G.players) {
    const card = act[t.open(p).faction as 'purge'];
    t.hand(p, ...(who[p] ? [card] : []));
    if (who[p] && !t.of(p).operators.some((x) => x.startsWith(who[p] as string))) t.ops(p, who[p] as string);
    if (who[p]) plans[p] = [[at, who[p] as string, card]];
  }
  t.plan(plans);
  t.reveal();
}

describe('combat', () => {
  it('scenario 10: [COL-COMBAT-01, COL-COMBAT-02, COL-ROUND-05] is due where Operators of two meet, lowest Location first', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'tithe');
    t.hand(t.b, 'cross-reference', 'cross-reference');
    t.ops(t.a, 'barrow-constable');
    t.ops(t.b, 'dockside-bruiser');
    t.plan({
      [t.a]: [[4, 'mother-ignatia-crane', 'tithe'], [2, 'barrow-constable', 'tithe']],
      [t.b]: [[4, 'sir-ambrose-vane', 'cross-reference'], [2, 'dockside-bruiser', 'cross-reference']],
    }); // prettier-ignore
    t.reveal();
    expect(t.view(null).ask).toMatchObject({ ask: 'ballot', at: 2 });
    ballot(t, [t.a, 'peace'], [t.b, 'peace']);
    expect(t.view(null).ask).toMatchObject({ ask: 'ballot', at: 4 });
  });

  it('scenario 11: [COL-COMBAT-03, COL-RULING-11] can be avoided where slots and absent players’ tokens are enough', () => {
    const t = given();
    t.tokens(1, t.c, t.a);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'sir-ambrose-vane' });
    expect(t.view(null).ask?.ask).toBe('ballot');
    const u = given();
    u.tokens(1, u.a, u.a);
    quiet(u);
    meet(u, 1, { [u.a]: 'mother-ignatia-crane', [u.b]: 'sir-ambrose-vane' });
    expect(u.G.stats.fights).toBe(1);
  });

  it('scenario 12: [COL-COMBAT-04] one vote to fight is enough, and the ballot is sealed', () => {
    const t = given();
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'sir-ambrose-vane', [t.c]: 'black-annie-gage' });
    expect(t.waiting().sort()).toEqual([t.a, t.b, t.c].sort());
    ballot(t, [t.a, 'peace'], [t.b, 'peace']);
    expect(JSON.stringify(t.view(t.c))).not.toContain('"peace"');
    ballot(t, [t.c, 'fight']);
    expect(t.told('combatBegan')).toHaveLength(1);
    expect(t.told('ballotsShown')[0]?.votes).toEqual({ [t.a]: 'peace', [t.b]: 'peace', [t.c]: 'fight' });
  });

  it('scenario 13: [COL-COMBAT-08, COL-COMBAT-10, COL-ANOM-04, COL-ANOM-07, COL-ANOM-08, COL-RULING-13, COL-RULING-16] a lone Operator and the Whispering Terror', () => {
    const t = given();
    t.anomaly('whispering-terror', 1);
    t.dice.next(4);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane' });
    expect(t.told('anomalySlain')).toMatchObject([{ by: t.a }]);
    const slain = t.told('insightGained');
    expect(slain).toEqual(expect.arrayContaining([expect.objectContaining({ by: t.a, n: 2, why: 'slayer' })]));
    t.pass('respond', 'operate');
    const all = t.told('insightGained').filter((e) => e.why === 'fought');
    expect(all).toEqual([{ event: 'insightGained', by: t.a, n: 1, why: 'fought' }]);
    const u = given();
    u.anomaly('whispering-terror', 1);
    u.dice.next(3, 6);
    meet(u, 1, { [u.a]: 'mother-ignatia-crane' });
    expect(u.told('wounded')[0]).toMatchObject({ on: `o.${u.a}.0`, n: 1, by: [] });
  });

  it('scenario 14: [COL-COMBAT-08, COL-COMBAT-10] nobody reaches the Power: no hit assigned, both are hit', () => {
    const t = given();
    t.anomaly('hollow-judge', 1); // Power 5
    t.dice.next(4, 3, 6, 6);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'dockside-bruiser' });
    expect(t.told('scored')[0]).toMatchObject({ assigner: null });
    expect(
      t
        .told('wounded')
        .slice(0, 2)
        .map((e) => e.on)
        .sort(),
    ).toEqual([`o.${t.a}.0`, `o.${t.b}.0`].sort());
  });

  it('scenario 15: [COL-COMBAT-11, COL-COMBAT-12, COL-COMBAT-21, COL-RULING-15, COL-OPR-05] a rival may be chosen; hits of a turn apply together', () => {
    const t = given();
    t.anomaly('whispering-terror', 1); // Power 4
    t.ops(t.b, 'lapsed-curate'); // HP 2
    t.dice.next(6, 3, 6);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'lapsed-curate' });
    expect(t.seat(t.a).options('assignHit').length).toBe(2);
    const act = t.holder(t.b).act as string;
    t.seat(t.a).does('assignHit', `o.${t.b}.0`);
    expect(t.told('wounded')[0]).toMatchObject({ n: 2, left: 0 });
    expect(t.board.graveyard.some((x) => x.startsWith('lapsed-curate'))).toBe(true);
    expect(t.open(t.b).discard).toContain(act);
    expect(t.of(t.b).locs).toHaveLength(6);
    expect(t.open(t.a).tally.kills).toBeGreaterThanOrEqual(1);
  });

  it('scenario 16: [COL-COMBAT-09, COL-RULING-14] tied highest: a roll-off decides who assigns, nothing else', () => {
    const t = given();
    t.anomaly('hollow-judge', 1);
    t.dice.next(5, 5, 2, 6);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'dockside-bruiser' });
    expect(t.told('rolledOff')[0]).toMatchObject({ winner: t.b, rolls: { [t.a]: [2], [t.b]: [6] } });
    expect(t.waiting()).toEqual([t.b]);
    t.seat(t.b).does(
      'assignHit',
      t
        .seat(t.b)
        .options('assignHit')
        .flat()
        .find((x) => String(x).startsWith('a.')),
    );
    expect(t.told('wounded').map((e) => e.on)[0]).toMatch(/^a\./); // neither Operator is below 5
  });

  it('scenario 17: [COL-OUT-02, COL-ANOM-03, COL-COMBAT-07] Outpost Two adds 2, beside an Anomaly nothing', () => {
    const t = given();
    t.tokens(1, `${t.a}+2`);
    t.dice.next(3, 1);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'dockside-bruiser' });
    ballot(t, [t.a, 'fight'], [t.b, 'fight']);
    expect(t.told('scored')[0]?.scores[t.a]).toBe(5);
    const u = given();
    u.tokens(1, `${u.a}+2`);
    u.anomaly('hollow-judge', 1);
    u.dice.next(3, 6);
    meet(u, 1, { [u.a]: 'mother-ignatia-crane' });
    expect(u.told('scored')[0]?.scores[u.a]).toBe(3);
  });

  it('scenario 36: [COL-ANOM-03, COL-ANOM-11, COL-RULING-48] the tile helps against an Anomaly, the Outpost does not', () => {
    const t = given();
    t.tile(1, 'tower-of-london');
    t.tokens(1, `${t.a}+1`, t.a);
    t.anomaly('hollow-judge', 1);
    t.dice.next(3, 6);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane' });
    expect(t.told('scored')[0]?.scores[t.a]).toBe(4);
  });

  it('scenario 18: [COL-COMBAT-18, COL-SR-02, COL-SR-03, COL-RULING-21] costs of a Combat are one change after it, drawn by who crossed 12', () => {
    const t = given({ factions: ['dawn', 'purge', 'society', 'mohocks'] });
    t.board.tracker = 9;
    t.hand(t.a, 'whispered-degree', 'astral-lance'); // cost 2
    t.hand(t.b, 'tithe', 'exorcism'); // cost 3
    t.plan({ [t.a]: [[1, 'soror-meridian', 'whispered-degree']], [t.b]: [[1, 'mother-ignatia-crane', 'tithe']] });
    t.reveal();
    ballot(t, [t.a, 'fight'], [t.b, 'fight']);
    t.seat(t.a).does('quick', 'dawn/astral-lance#1', `o.${t.b}.0`);
    t.seat(t.b).does('quick', 'purge/exorcism#1', null);
    expect(t.board.tracker).toBe(9);
    t.next('gutter-imp');
    for (let n = 0; n < 40 && t.G.combat; n++) t.pass('respond', 'retreat');
    expect(t.told('spawned')).toMatchObject([{ by: t.b }]);
    expect(t.board.tracker).toBe(0);
    expect(t.G.stats.spawns).toBe(1);
  });

  it('scenario 19: [COL-COMBAT-01, COL-COMBAT-02, COL-COMBAT-22, COL-SR-04, COL-RULING-46] a spawn on a survivor is fought at once, before the next Location', () => {
    const t = given();
    t.board.tracker = 11;
    t.hand(t.a, 'tithe', 'tithe');
    t.hand(t.b, 'cross-reference', 'controlled-detonation', 'cross-reference');
    t.ops(t.a, 'barrow-constable');
    t.ops(t.b, 'mudlark');
    t.plan({
      [t.a]: [[2, 'mother-ignatia-crane', 'tithe'], [4, 'barrow-constable', 'tithe']],
      [t.b]: [[2, 'mudlark', 'cross-reference'], [4, 'sir-ambrose-vane', 'cross-reference']],
    }); // prettier-ignore
    t.reveal();
    t.next('gutter-imp');
    ballot(t, [t.a, 'fight'], [t.b, 'fight']);
    t.dice.next(6, 1, 2, 6); // a kills the Mudlark; the spawn die shows 2; a slays the Imp
    t.seat(t.b).does('quick', 'society/controlled-detonation#1', `o.${t.a}.0`);
    expect(t.told('spawned')).toMatchObject([{ at: 2, by: t.b }]);
    expect(t.told('combatBegan').map((e) => e.at)).toEqual([2, 2]);
    expect(t.view(null).ask).toMatchObject({ ask: 'ballot', at: 4 });
  });

  it('scenario 20: [COL-COMBAT-14, COL-RULING-17, COL-ROUND-08] all retreat: Operators home, Action cards used up, no Operation', () => {
    const t = given();
    t.dice.next(6, 1);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'dockside-bruiser' });
    ballot(t, [t.a, 'fight'], [t.b, 'fight']);
    expect(t.view(null).ask?.ask).toBe('retreat');
    const act = t.holder(t.a).act as string;
    t.seat(t.a).does('retreatVote', true);
    expect(JSON.stringify(t.view(t.b).own?.retreat)).toBe('null');
    t.seat(t.b).does('retreatVote', true);
    expect(t.of(t.a).operators.some((x) => x.startsWith('mother'))).toBe(true);
    expect(t.of(t.a).locs).toHaveLength(6);
    t.pass('respond', 'operate', 'score');
    expect(t.open(t.a).discard).toContain(act);
    expect(t.open(t.a).tally.finalised).toBe(0);
  });

  it('[COL-COMBAT-14] one vote against and the next turn of Combat comes', () => {
    const t = given();
    t.dice.next(6, 1, 6, 1);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'dockside-bruiser' });
    ballot(t, [t.a, 'fight'], [t.b, 'fight']);
    t.seat(t.a).does('retreatVote', true);
    t.seat(t.b).does('retreatVote', false);
    expect(t.G.combat?.turn).toBe(2);
  });

  it('[COL-COMBAT-15] nobody retreats from an Anomaly', () => {
    const t = given();
    t.anomaly('clockwork-seraph', 1); // Power 4, HP 3
    t.dice.next(4, 4, 1, 6);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'dockside-bruiser' });
    const p = t.waiting()[0] as string;
    t.dice.next(1, 1);
    t.seat(p).does(
      'assignHit',
      t
        .seat(p)
        .options('assignHit')
        .flat()
        .find((x) => String(x).startsWith('a.')),
    );
    expect(t.told('retreatVoted')).toEqual([]);
    expect(t.view(null).ask?.ask).not.toBe('retreat');
    expect((t.G.combat?.turn ?? 0) > 1 || t.G.combat === null).toBe(true);
  });

  it('[COL-COMBAT-05, COL-COMBAT-06, COL-COMBAT-13] a turn: PRE, dice, POST, scores, hits; modifiers end with it', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'tithe', 'the-long-arm'); // PRE +1; POST +1
    t.hand(t.b, 'cross-reference', 'burn');
    t.ops(t.b, 'dockside-bruiser');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.b]: [[1, 'dockside-bruiser', 'cross-reference']] });
    t.reveal();
    ballot(t, [t.a, 'fight'], [t.b, 'fight']);
    expect(t.view(null).window?.tag).toBe('PRE');
    expect(t.seat(t.a).refused('quick', 'purge/the-long-arm#1', null)).toMatchObject({ rule: 'COL-WIN-01' });
    const tithe = t.of(t.a).hand.find((x) => x.includes('tithe')) as string;
    t.seat(t.a).does('quick', tithe, null);
    t.seat(t.b).does('pass');
    t.dice.next(3, 3);
    for (const p of t.waiting()) t.seat(p).does('pass');
    expect(t.view(null).window?.tag).toBe('POST');
    expect(t.G.combat?.dice).toEqual({ [t.a]: 3, [t.b]: 3 });
    t.seat(t.a).does('quick', 'purge/the-long-arm#1', null);
    t.seat(t.b).does('pass');
    t.pass('respond');
    expect(t.told('scored')[0]?.scores).toEqual({ [t.a]: 5, [t.b]: 3 });
    expect(t.G.combat?.mods).toEqual([]);
  });

  it('[COL-COMBAT-07] a score is never below 0', () => {
    const t = given();
    t.hand(t.a, 'tithe');
    t.hand(t.b, 'cross-reference', 'field-correspondents', 'field-correspondents');
    t.ops(t.b, 'dockside-bruiser');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.b]: [[1, 'dockside-bruiser', 'cross-reference']] });
    t.reveal();
    ballot(t, [t.a, 'fight'], [t.b, 'fight']);
    for (let i = 0; i < 2; i++) t.seat(t.b).does('quick', t.of(t.b).hand[0], t.a); // −2 each
    t.dice.next(1, 1);
    t.pass('respond');
    expect(t.told('scored')[0]?.scores[t.a]).toBe(0);
  });

  it('[COL-COMBAT-16] ends when at most one Operator and no Anomaly are left, inside a window too', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'seal-the-breach');
    t.hand(t.b, 'cross-reference');
    t.ops(t.b, 'mudlark');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.b]: [[1, 'mudlark', 'cross-reference']] });
    t.reveal();
    ballot(t, [t.a, 'fight'], [t.b, 'fight']);
    t.seat(t.a).does('quick', 'purge/seal-the-breach#1', `o.${t.b}.0`);
    expect(t.told('operatorFell')).toHaveLength(1);
    expect(t.told('rolled')).toHaveLength(0);
    expect(t.G.combat).toBeNull();
  });

  it('scenario 33: [COL-COMBAT-17, COL-COMBAT-22, COL-RULING-43, COL-RULING-46] peace, then a spawn fought together, then peace again', () => {
    const t = given();
    t.hand(t.a, 'tithe');
    t.hand(t.b, 'cross-reference');
    t.hand(t.d, 'sigil-work', 'sigil-work', 'whispered-degree');
    t.ops(t.b, 'dockside-bruiser');
    t.plan({ [t.a]: [[4, 'mother-ignatia-crane', 'tithe']], [t.b]: [[4, 'dockside-bruiser', 'cross-reference']] });
    t.reveal();
    ballot(t, [t.a, 'peace'], [t.b, 'peace']);
    expect(t.board.settled[3]).toBe('skipped');
    t.board.tracker = 10;
    t.tokens(1, t.d);
    t.next('gutter-imp'); // Power 3, HP 1
    t.dice.next(4, 5, 4); // it appears at 4; scores 5 and 4
    t.seat(t.d).does('quick', t.of(t.d).hand[0], '1.2'); // cost 2
    t.pass('respond');
    expect(t.waiting()).toEqual([t.a]);
    t.seat(t.a).does(
      'assignHit',
      t
        .seat(t.a)
        .options('assignHit')
        .flat()
        .find((x) => String(x).startsWith('a.')),
    );
    expect(t.view(null).ask).toMatchObject({ ask: 'ballot', at: 4 });
    ballot(t, [t.a, 'peace'], [t.b, 'peace']);
    expect(t.G.combat).toBeNull();
    expect(t.board.settled[3]).toBe('skipped');
    t.pass('respond');
    expect(t.view(null).ask?.ask).toBe('operate'); // no further Combat at 4
  });

  it('[COL-COMBAT-17] a vote to fight after the common Anomaly leads to the Retreat vote', () => {
    const t = given();
    t.anomaly('gutter-imp', 1);
    t.dice.next(6, 5);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'dockside-bruiser' });
    t.seat(t.a).does(
      'assignHit',
      t
        .seat(t.a)
        .options('assignHit')
        .flat()
        .find((x) => String(x).startsWith('a.')),
    );
    ballot(t, [t.a, 'peace'], [t.b, 'fight']);
    expect(t.view(null).ask?.ask).toBe('retreat');
  });

  it('[COL-COMBAT-19, COL-RULING-40] Operator wounds heal in Refresh, an Anomaly’s stay', () => {
    const t = given();
    t.anomaly('bell-drowned', 2); // HP 2
    const bell = t.board.anomalies.find((x) => x.id.startsWith('bell'))!;
    bell.wounds = 1;
    t.plan({});
    t.round();
    expect(t.board.anomalies.find((x) => x.id === bell.id)?.wounds).toBe(1);
    const u = given();
    u.dice.next(6, 1);
    meet(u, 1, { [u.a]: 'mother-ignatia-crane', [u.b]: 'dockside-bruiser' });
    ballot(u, [u.a, 'fight'], [u.b, 'fight']);
    expect(u.holder(u.b).wounds).toBe(1);
    u.pass('retreat');
    u.round();
    expect(u.of(u.b).holders.every((h) => h.wounds === 0)).toBe(true);
  });

  it('scenario 34: [COL-COMBAT-20, COL-RULING-47] a Relic on another’s behalf', () => {
    const t = given();
    t.anomaly('hollow-judge', 1);
    t.relic(t.a, 'duelling-pistols', 'saints-knucklebone');
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'dockside-bruiser' });
    expect(t.seat(t.a).can('relic', 'duelling-pistols', null, t.b)).toBe(true);
    t.seat(t.a).does('relic', 'duelling-pistols', null, t.b);
    expect(t.G.combat?.mods).toEqual([{ on: t.b, n: 2, card: 'duelling-pistols' }]);
    expect(t.open(t.a).exhausted).toEqual(['duelling-pistols']);
    t.seat(t.a).does('relic', 'saints-knucklebone', null, t.b); // cost 1
    expect(t.G.combat?.rebound).toEqual([{ by: t.a, n: 1 }]);
    expect(t.open(t.a).tally.raised).toBe(1);
    expect(t.G.combat?.shields[t.b]).toBe(1);
  });

  it('[COL-COMBAT-20] not without an Anomaly', () => {
    const t = given();
    t.relic(t.a, 'duelling-pistols');
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'dockside-bruiser' });
    ballot(t, [t.a, 'fight'], [t.b, 'fight']);
    expect(t.seat(t.a).can('relic', 'duelling-pistols', null, t.a)).toBe(true);
    expect(t.seat(t.a).can('relic', 'duelling-pistols', null, t.b)).toBe(false);
  });

  it('[COL-COMBAT-21] Anomaly hits alone credit nobody', () => {
    const t = given();
    t.anomaly('hollow-judge', 1);
    t.ops(t.b, 'mudlark');
    t.dice.next(5, 1, 6);
    meet(t, 1, { [t.a]: 'mother-ignatia-crane', [t.b]: 'mudlark' });
    t.seat(t.a).does(
      'assignHit',
      t
        .seat(t.a)
        .options('assignHit')
        .flat()
        .find((x) => String(x).startsWith('a.')),
    );
    expect(t.told('operatorFell')).toMatchObject([{ by: [] }]);
    expect(t.open(t.a).tally.kills).toBe(t.told('anomalySlain').length);
  });

  it('scenario 21: [COL-OPR-03, COL-OPR-04, COL-RULING-26] a lone Legendary that falls comes home and costs all Insight', () => {
    const t = given();
    t.anomaly('thames-leviathan', 1); // Power 6
    t.ops(t.a);
    t.insight(t.a, 7);
    t.relic(t.a, 'cuirass-of-ludgate');
    t.hand(t.a, 'tithe');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    t.reveal(true);
    t.seat(t.a).does('attach', 'cuirass-of-ludgate', '0');
    t.dice.next(1, 1, 1, 1);
    t.pass('respond');
    expect(t.told('operatorFell')).toMatchObject([{ legend: true, to: 'hand' }]);
    expect(t.of(t.a).operators).toEqual(['mother-ignatia-crane#1']);
    expect(t.open(t.a).insight).toBe(0);
    expect(t.open(t.a).discard.some((x) => x.includes('tithe'))).toBe(true);
    expect(t.board.relicDiscard).toContain('cuirass-of-ludgate');
    expect(t.G.players.every((p) => t.open(p).tally.kills === 0)).toBe(true);
  });
});
