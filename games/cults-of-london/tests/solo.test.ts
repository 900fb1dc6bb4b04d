import { OMENS } from '../cards';
import { STRENGTH } from '../rules/herald';
import { bands } from '../bands';
import { HERALD, type Difficulty } from '../state';
import { given } from './scenario';

const alone = (difficulty: Difficulty = 'adept', seed = 'solo') =>
  given({ players: 1, factions: ['purge'], options: { difficulty }, seed });

/** The Herald's holder as a test wants it. */
function herald(t: ReturnType<typeof alone>, h: number, loc: number, op: string, omen: string) {
  const s = t.of(HERALD);
  const holder = s.holders[h]!;
  const swap = <T>(zone: T[], want: T, old: T) => {
    const i = zone.indexOf(want);
    if (i >= 0) zone[i] = old;
    return i >= 0;
  };
  for (const other of s.holders) if (other !== holder && other.loc === loc) other.loc = holder.loc;
  swap(s.locs, loc, holder.loc as number);
  holder.loc = loc;
  for (const zone of [t.G.operatorDeck, t.board.graveyard, t.of(t.a).operators, s.holders.map((x) => x.op as string)]) {
    const found = zone.find((x) => x?.startsWith(op));
    if (found && swap(zone, found, holder.op as string)) {
      holder.op = found;
      break;
    }
  }
  const found = [...s.deck, ...s.open.discard].find((x) => x.startsWith(omen));
  if (found && (swap(s.deck, found, holder.act as string) || swap(s.open.discard, found, holder.act as string)))
    holder.act = found;
}

describe('the Eldritch Onslaught', () => {
  it('[COL-SOLO-01] one player against the Herald: 15 tokens, Location Cards, 24 Omens, Doom 0, Dread 4', () => {
    const t = alone('acolyte');
    expect(t.board.order).toEqual(['0', HERALD]);
    const h = t.of(HERALD);
    expect(h.open).toMatchObject({ normal: 15, insight: 4, vp: 0 });
    expect(h.open.faction).not.toBe('purge');
    expect(h.locs.length + h.holders.filter((x) => x.loc !== null).length).toBe(6);
    expect(h.deck.length + h.holders.filter((x) => x.act !== null).length).toBe(24);
    expect(t.board.pile).toBe(42);
  });

  it.each([
    ['acolyte', 2, 0, 0, 2, 0, 0, 12],
    ['adept', 3, 0, 1, 3, 1, 0, 11],
    ['magister', 3, 1, 1, 4, 1, 2, 10],
    ['eldritch', 3, 1, 2, 5, 2, 3, 9],
  ] as const)('[COL-SOLO-02] %s', (level, holders, bonus, gazes, swell, anomalies, tokens, lastRound) => {
    expect(STRENGTH[level]).toEqual({ holders, bonus, gazes, swell, anomalies, tokens, lastRound });
    const t = alone(level);
    expect(t.of(HERALD).holders.filter((h) => h.op !== null)).toHaveLength(holders);
    expect(t.board.anomalies).toHaveLength(anomalies);
    expect(t.board.tokens.flat()).toHaveLength(tokens);
    expect(t.board.herald).toMatchObject({ bonus, gazes });
  });

  it('[COL-SOLO-03, COL-SOLO-18] plans at random and face down; nothing of it is in the page', () => {
    const t = alone();
    const { holders } = t.of(HERALD);
    expect(new Set(holders.map((h) => h.loc)).size).toBe(3);
    const page = JSON.stringify(t.view('0'));
    for (const h of holders) {
      expect(page).not.toContain(`"${h.op}"`);
      expect(page).not.toContain(`"${h.act}"`);
    }
    expect(t.view('0').seats[HERALD]?.holders.every((h) => h.down.loc && h.loc === null)).toBe(true);
  });

  it('[COL-SOLO-04] the player is first; the Herald pays 2 Dread for a gaze, and its cards can be revealed and claimed', () => {
    const t = alone('adept');
    t.hand(t.a, 'tithe');
    t.ops(t.a, 'mudlark#2');
    herald(t, 0, 2, 'mudlark#1', 'open-door');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    expect(t.waiting()).toEqual(['0']);
    t.seat('0').does('reveal', HERALD, 0, 'op');
    expect(t.told('turnedUp').map((e) => e.by)).toEqual(['0', HERALD]);
    expect(t.open(HERALD).insight).toBe(2);
    expect(t.seat('0').can('duplicate', 'mudlark#2', `${HERALD}.0`)).toBe(true);
    t.seat('0').does('duplicate', 'mudlark#2', `${HERALD}.0`);
    t.reveal();
    expect(t.told('aborted')).toMatchObject([{ seat: HERALD, holder: 0 }]); // COL-SOLO-05
  });

  it('S4: [COL-SOLO-04] with Dread 1 there is no gaze', () => {
    const t = alone('adept');
    t.hand(t.a, 'tithe');
    t.insight(HERALD, 1);
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    t.pass('intel');
    expect(t.told('turnedUp')).toEqual([]);
    expect(t.open(HERALD).passed).toBe('out');
  });

  it('[COL-SOLO-05] never rearranges; a holder without thrall is aborted', () => {
    const t = alone('acolyte');
    const before = JSON.stringify(t.of(HERALD).holders.map((h) => [h.loc, h.act]));
    t.plan({});
    t.pass('intel');
    t.passIn('INTEL');
    expect(JSON.stringify(t.of(HERALD).holders.map((h) => [h.loc, h.act]))).toBe(before);
    const op = t.of(HERALD).holders[0]!.op as string;
    t.of(HERALD).holders[0]!.op = null;
    t.board.graveyard.push(op);
    t.pass('commit');
    expect(t.told('aborted')).toHaveLength(1);
  });

  it('S2: [COL-SOLO-06, COL-SOLO-07, COL-SOLO-08] thrall 5, player 4 against Power 4: the thrall hits, the Anomaly does not', () => {
    const t = alone('magister'); // thralls +1
    for (const a of [...t.board.anomalies]) a.at = 6;
    t.anomaly('whispering-terror', 1);
    t.hand(t.a, 'tithe');
    herald(t, 0, 1, 'bow-street-runner', 'crawling-dark'); // its printed +1 does not count
    t.dice.next(4, 4, 6, 1);
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    t.reveal();
    expect(t.told('ballotsShown')).toEqual([]);
    expect(t.told('scored')[0]).toMatchObject({ scores: { '0': 4, [HERALD]: 5 }, assigner: HERALD });
    expect(t.told('wounded')[0]).toMatchObject({ on: 'o.0.0', n: 1, by: [HERALD] });
    expect(t.told('retreatVoted')).toEqual([]);
  });

  it('[COL-SOLO-09, COL-SOLO-16] a defeated thrall goes to the Graveyard and is a kill', () => {
    const t = alone('acolyte');
    t.hand(t.a, 'tithe');
    herald(t, 0, 1, 'mudlark', 'open-door');
    t.dice.next(6, 1);
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    t.reveal();
    expect(t.open('0').tally.kills).toBe(1);
    expect(t.board.graveyard.some((x) => x.startsWith('mudlark'))).toBe(true);
  });

  it('S7: [COL-SOLO-08, COL-SOLO-10] thrall and Anomaly alone do not fight; the thrall operates beside it', () => {
    const t = alone('acolyte');
    t.anomaly('hollow-judge', 3);
    t.tokens(3, '0', '0', '0');
    herald(t, 0, 3, 'mudlark', 'crawling-dark'); // cost 3
    herald(t, 1, 5, 'x', 'black-tithe');
    t.plan({});
    t.reveal();
    t.pass('respond');
    expect(t.told('combatBegan')).toEqual([]);
    expect(t.told('omenResolved').map((e) => e.at)).toContain(3);
    expect(t.board.tokens[2]?.map((x) => x.by)).toEqual(['0', '0', HERALD]);
    expect(t.told('reboundMoved').some((e) => e.by === HERALD && e.n === 3)).toBe(true);
  });

  it('[COL-SOLO-11] surviving thralls go under the deck, Omens to their discard', () => {
    const t = alone('acolyte');
    const ops = t.of(HERALD).holders.flatMap((h) => (h.op ? [h.op] : []));
    t.plan({});
    t.reveal();
    t.pass('respond');
    expect(t.G.operatorDeck.slice(0, 2).sort()).toEqual([...ops].sort());
    expect(t.open(HERALD).discard).toHaveLength(2);
  });

  it('S6: [COL-SOLO-12] tracker 10, swell 3: one spawn and no Combat', () => {
    const t = alone('adept', 's6');
    for (const h of [0, 1, 2]) herald(t, h, h + 1, 'x', ['black-tithe', 'ruinous-star', 'stolen-hour'][h] as string);
    t.board.anomalies.splice(0).forEach((a) => t.board.anomalyDiscard.push(a.id));
    t.board.tracker = 10;
    t.forget();
    t.plan({});
    t.reveal();
    t.pass('respond');
    expect(t.told('spawned')).toHaveLength(1);
    expect(t.told('combatBegan')).toEqual([]);
  });

  it('S3: [COL-SOLO-13] three places and Anomalies in two: Doom +2', () => {
    const t = alone('acolyte');
    for (const h of [0, 1]) herald(t, h, h + 5, 'x', ['black-tithe', 'stolen-hour'][h] as string);
    for (const at of [1, 2, 3]) t.tokens(at, HERALD, HERALD);
    t.anomaly('clockwork-seraph', 1);
    t.anomaly('lamplighters-shadow', 4);
    t.plan({});
    t.reveal();
    t.pass('respond');
    expect(t.told('doomRose').map((e) => [e.why, e.n])).toEqual([
      ['control', 1],
      ['anomalies', 1],
    ]);
    expect(t.open(HERALD).vp).toBe(2);
  });

  it('[COL-SOLO-14] bids by one up to a hidden limit; what it wins is discarded; Dread +2', () => {
    const t = alone('acolyte');
    t.plan({});
    t.reveal();
    t.dice.next(3); // the limit: min(3, 4)
    t.pass('respond');
    const relic = t.G.auction?.relic as string;
    expect(JSON.stringify(t.view('0'))).not.toContain('"limit":3');
    t.seat('0').does('bid', 1);
    expect(t.G.auction).toMatchObject({ high: 2, by: HERALD });
    t.seat('0').does('passBid');
    expect(t.board.relicDiscard).toContain(relic);
    expect(t.open(HERALD).insight).toBe(4 - 2 + 2);
  });

  it.each([
    ['S1: 13 against Doom 13 is a loss', 13, 13, 0, 'doom'],
    ['13 above Doom is a win', 13, 12, 0, 'saved'],
    ['S5: Anomalies on six places, VP 12: a loss', 12, 0, 6, 'overrun'],
  ] as const)('[COL-SOLO-15] %s', (_, vp, doom, haunted, reason) => {
    const t = alone('acolyte');
    for (const h of [0, 1]) herald(t, h, h + 5, 'x', ['black-tithe', 'stolen-hour'][h] as string);
    t.open('0').vp = vp;
    t.open(HERALD).vp = doom;
    for (let i = 0; i < haunted; i++)
      t.anomaly(
        [
          'clockwork-seraph',
          'lamplighters-shadow',
          'painted-horror',
          'the-unsigned',
          'clockwork-seraph',
          'lamplighters-shadow',
        ][i] as string,
        i + 1,
      );
    t.plan({});
    t.round();
    expect(t.G.over?.reason).toBe(reason);
    expect(t.G.over?.winners).toEqual(reason === 'saved' ? ['0'] : []);
  });

  it('[COL-SOLO-15] after the last round it is lost', () => {
    const t = alone('acolyte');
    t.board.round = 12;
    t.plan({});
    t.round();
    expect(t.G.over).toMatchObject({ reason: 'dawn', winners: [] });
  });

  it('[COL-SOLO-16] a rival’s hand, Relics and Rituals are nothing, its Insight is Dread; Anomalies touch the player alone', () => {
    const t = given({ players: 1, factions: ['mohocks'], options: { difficulty: 'acolyte' } });
    t.hand('0', 'cutpurse-run', 'protection-money');
    t.ops('0', 'mudlark');
    t.anomaly('gutter-imp', 6);
    t.insight(HERALD, 9);
    for (const h of [0, 1]) herald(t, h, h + 4, 'x', ['crawling-dark', 'crawling-dark'][h] as string);
    t.plan({ '0': [[1, 'mudlark', 'cutpurse-run']] });
    t.reveal();
    t.passIn('OP');
    t.seat('0').does('finalise', null);
    t.seat('0').does('choose', HERALD);
    expect(t.told('insightStolen')).toMatchObject([{ from: HERALD, n: 1 }]);
    t.pass('respond');
    expect(
      t
        .told('insightLost')
        .filter((e) => e.why === 'anomaly')
        .map((e) => e.by),
    ).toEqual(['0']); // though the Herald is richer
  });

  it('[COL-SOLO-17] has twelve Omens, two of each, at the printed costs', () => {
    expect(Object.values(OMENS).map((o) => [o.name, o.cost, o.copies])).toEqual([
      ['Crawling Dark', 3, 2], ['Open Door', 4, 2], ['Second Sigil', 1, 2], ['Unmaking', 1, 2], ['Black Tithe', 0, 2], ['Hunger Below', 2, 2],
      ['Drowned Choir', 1, 2], ['Ruinous Star', 0, 2], ['Thrall Harvest', 1, 2], ['Veil Burn', 2, 2], ['Stolen Hour', 0, 2], ['Blood Moon', 2, 2],
    ]); // prettier-ignore
  });

  it.each([
    [
      'second-sigil',
      (t: ReturnType<typeof alone>) => expect(t.board.tokens[0]?.filter((x) => x.by === HERALD)).toHaveLength(2),
    ],
    ['unmaking', (t: ReturnType<typeof alone>) => expect(t.told('tokenRemoved').map((e) => e.at)).toEqual([2])],
    ['black-tithe', (t: ReturnType<typeof alone>) => expect(t.told('insightLost')).toMatchObject([{ by: '0', n: 2 }])],
    ['hunger-below', (t: ReturnType<typeof alone>) => expect(t.told('anomalyHealed')).toHaveLength(1)],
    [
      'drowned-choir',
      (t: ReturnType<typeof alone>) => expect(t.told('discarded')).toMatchObject([{ by: '0', why: 'omen' }]),
    ],
    [
      'ruinous-star',
      (t: ReturnType<typeof alone>) => expect(t.told('doomRose')[0]).toMatchObject({ why: 'omen', n: 1 }),
    ],
    ['thrall-harvest', (t: ReturnType<typeof alone>) => expect(t.board.herald?.bonusNext).toBe(1)],
    [
      'veil-burn',
      (t: ReturnType<typeof alone>) => expect(t.told('relicExhausted')).toMatchObject([{ relic: 'ledger-of-debts' }]),
    ],
    ['stolen-hour', (t: ReturnType<typeof alone>) => expect(t.open('0').limit).toBe(-1)],
    ['blood-moon', (t: ReturnType<typeof alone>) => expect(t.board.herald?.powerNext).toBe(1)],
  ] as const)('[COL-SOLO-17] %s does what it says', (omen, check) => {
    const t = alone('acolyte');
    t.relic('0', 'ledger-of-debts');
    if (omen === 'ruinous-star') t.tokens(1, HERALD);
    if (omen === 'unmaking') t.tokens(2, '0');
    t.anomaly('bell-drowned', 4);
    t.board.anomalies[0]!.wounds = 1;
    herald(t, 0, 1, 'x', omen);
    herald(t, 1, 5, 'x', 'crawling-dark');
    t.plan({});
    t.reveal();
    t.passIn('OP', 'REVEAL');
    check(t);
  });

  it('[COL-SOLO-19] has a band of wins for the strongest bot by difficulty', () => {
    const solo = bands.filter((b) => b.rule === 'COL-SOLO-19').map((b) => [b.options?.['difficulty'], b.min, b.max]);
    expect(solo).toEqual([
      ['acolyte', 0.65, 0.8],
      ['adept', 0.45, 0.6],
      ['magister', 0.25, 0.4],
      ['eldritch', 0.1, 0.2],
    ]);
  });
});
