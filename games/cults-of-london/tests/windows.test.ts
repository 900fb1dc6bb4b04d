import { TAGS } from '../cards';
import { given, type Given } from './scenario';

/** a and b meet at 1, where nothing lies: the ballot. */
function duel(t: Given, { a = 'mother-ignatia-crane', b = 'dockside-bruiser', at = 1 } = {}) {
  if (!t.of(t.b).operators.some((x) => x.startsWith(b))) t.ops(t.b, b);
  t.plan({ [t.a]: [[at, a, 'tithe']], [t.b]: [[at, b, 'cross-reference']] });
  t.reveal();
}
const fight = (t: Given) => {
  for (const p of t.waiting()) t.seat(p).does('ballot', 'fight');
};

describe('windows', () => {
  it('[COL-WIN-01] has a closed list of moments', () => {
    expect([...TAGS]).toEqual(['INTEL', 'REVEAL', 'PRE', 'POST', 'OP', 'END']);
    const t = given();
    t.hand(t.a, 'tithe', 'tithe'); // PRE
    t.plan({});
    expect(t.seat(t.a).refused('quick', t.of(t.a).hand[0], null)).toMatchObject({
      rule: 'COL-WIN-01',
      with: { tag: 'PRE' },
    });
  });

  it('[COL-WIN-02] asks by public facts: a hand, a ready Relic, a usable tile; participants in a Combat', () => {
    const t = given();
    t.hand(t.a, 'tithe');
    t.hand(t.b, 'cross-reference', 'burn');
    t.hand(t.c);
    t.hand(t.d);
    t.relic(t.d, 'ledger-of-debts');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.b]: [[1, 'sir-ambrose-vane', 'cross-reference']] });
    t.reveal(true);
    // REVEAL: b has a card, d a ready Relic; a and c have nothing in hand
    expect(t.view(null).window?.asked.slice().sort()).toEqual([t.b, t.d].sort());
    t.passIn('REVEAL');
    fight(t);
    expect(t.view(null).window).toMatchObject({ tag: 'PRE', asked: [t.b] });
  });

  it('[COL-WIN-02] skips a window nobody is eligible for; bystanders are asked if they opted in, with cards for anyone', () => {
    const t = given();
    t.hand(t.a, 'tithe');
    t.hand(t.b, 'cross-reference');
    t.hand(t.c, 'paint-the-town', 'press-gang'); // PRE for anyone; PRE for participants
    t.hand(t.d);
    t.seat(t.c).does('watchCombat', true);
    duel(t);
    fight(t);
    expect(t.view(null).window).toMatchObject({ tag: 'PRE', asked: [t.c] });
    expect(
      new Set(
        t
          .seat(t.c)
          .options('quick')
          .map((x) => x[0]),
      ),
    ).toEqual(new Set(['mohocks/paint-the-town#1']));
    const u = given();
    u.hand(u.a, 'tithe');
    u.hand(u.b, 'cross-reference');
    u.hand(u.c);
    u.hand(u.d);
    duel(u);
    fight(u);
    expect(u.told('rolled').length).toBeGreaterThan(0); // straight to the dice
  });

  it('scenario 9: [COL-WIN-03…06, COL-RULING-10] sealed, in turn order, and asked again', () => {
    const t = given();
    t.hand(t.a, 'tithe');
    t.hand(t.b, 'cross-reference', 'survey-post');
    t.hand(t.c, 'burn', 'thieves-cant', 'press-gang');
    t.ops(t.b, 'dockside-bruiser');
    t.ops(t.c, 'barrow-constable');
    t.relic(t.a, 'ledger-of-debts');
    t.plan({
      [t.a]: [[1, 'mother-ignatia-crane', 'tithe']],
      [t.b]: [[1, 'dockside-bruiser', 'cross-reference']],
      [t.c]: [[1, 'barrow-constable', 'thieves-cant']],
    });
    t.reveal();
    fight(t);
    expect(t.waiting().sort()).toEqual([t.a, t.b, t.c].sort());
    t.seat(t.c).does('quick', 'mohocks/burn#1', t.b); // −1 on b
    expect(t.view(t.a).window).toMatchObject({ answered: [t.c] });
    expect(JSON.stringify(t.view(t.a))).not.toContain('mohocks/burn');
    t.seat(t.a).does('pass');
    t.seat(t.b).does('quick', 'society/survey-post#1', null); // +3
    expect(t.told('quickPlayed').map((e) => e.by)).toEqual([t.b, t.c]);
    expect(t.G.combat?.mods).toEqual([
      { on: t.b, n: 3, card: 'society/survey-post' },
      { on: t.b, n: -1, card: 'mohocks/burn' },
    ]);
    expect(t.view(null).window?.tag).toBe('PRE'); // all are asked again
    t.passIn('PRE');
    expect(t.view(null).window?.tag ?? 'closed').not.toBe('PRE');
  });

  it('[COL-WIN-04] an answer that is no longer legal returns unspent and unseen, at no cost', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'seal-the-breach'); // harm 1, no cost
    t.hand(t.b, 'cross-reference', 'controlled-detonation'); // harm 1, cost 1
    t.hand(t.c, 'brickbats');
    t.ops(t.b, 'mudlark');
    t.ops(t.c, 'chimney-climber');
    t.plan({
      [t.a]: [[1, 'mother-ignatia-crane', 'tithe']],
      [t.b]: [[1, 'mudlark', 'cross-reference']],
      [t.c]: [[1, 'chimney-climber', 'brickbats']],
    });
    t.reveal();
    fight(t);
    const climber = `o.${t.c}.0`;
    t.seat(t.a).does('quick', 'purge/seal-the-breach#1', climber);
    t.seat(t.b).does('quick', 'society/controlled-detonation#1', climber);
    expect(t.told('quickPlayed').map((e) => e.by)).toEqual([t.a]);
    expect(t.of(t.b).hand).toContain('society/controlled-detonation#1');
    expect(t.heard(t.b).some((e) => e.event === 'answerVoid')).toBe(true);
    expect(JSON.stringify(t.heard(t.c))).not.toContain('controlled-detonation');
    expect(t.G.combat?.rebound).toEqual([]);
  });

  it('[COL-WIN-07] auto-pass by kind or until the phase ends; nobody is skipped for what they hold', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'read-the-embers'); // nothing for REVEAL
    t.hand(t.b, 'cross-reference', 'burn');
    t.seat(t.b).does('autoPass', 'REVEAL', true);
    expect(JSON.stringify(t.view(t.a))).not.toContain('"auto":["REVEAL"]');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    t.reveal(true);
    expect(t.waiting()).toContain(t.a); // asked although no card of theirs fits
    expect(t.waiting()).not.toContain(t.b);
    t.seat(t.a).does('autoPass', 'phase', true); // answers this one too
    expect(t.waiting()).not.toContain(t.a);
    t.pass('respond');
    expect(t.view(null).ask?.ask).toBe('operate'); // OP was passed by a, and by the others
    expect(t.of(t.a).prefs.until).toBe('1:resolution');
  });

  it('[COL-WIN-08] a spawn in a window is settled, Combat included, before the next answer', () => {
    const t = given();
    t.hand(t.a, 'tithe', 'tear-down-their-banners'); // OP: remove a token
    t.hand(t.d, 'sigil-work', 'whispered-degree'); // OP: move a token, cost 2
    t.tokens(5, t.b);
    t.tokens(2, t.d);
    t.board.tracker = 10;
    t.next('gutter-imp');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']] });
    t.reveal();
    expect(t.view(null).window?.tag).toBe('OP');
    const before = t.waiting();
    expect(before).toEqual(expect.arrayContaining([t.a, t.d]));
    // d is last in turn order; b's token goes first, then the spawn at 1 is fought
    t.dice.next(1, 6);
    t.seat(t.d).does(
      'quick',
      t.of(t.d).hand.find((x) => x.includes('sigil')),
      '2.3',
    );
    for (const p of t.waiting()) if (p !== t.a) t.seat(p).does('pass');
    t.seat(t.a).does('quick', t.of(t.a).hand[0], `5.${t.b}`);
    expect(t.told('spawned')).toMatchObject([{ at: 1, by: t.d }]);
    expect(t.told('combatBegan')).toMatchObject([{ at: 1, fighters: [t.a] }]);
    expect(t.view(null).window?.tag).toBe('OP'); // and only then is everybody asked again
  });
});
