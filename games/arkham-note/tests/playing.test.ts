import { freeKeys } from '../rules/line';
import { card, cards, given } from './scenario';

describe('playing a clue', () => {
  it('[ARK-PLAY-01] adds it at the right end of one line', () => {
    const [first, lead] = cards('PER I>R', 'ART R>C') as [string, string];
    const { G, me } = given({ leads: [lead], lines: [{ clues: [first] }, {}] });
    me.playsLead(0);
    expect(G.cases.map((c) => c.clues)).toEqual([[first, lead], []]);
  });

  it('[ARK-PLAY-02] scenario 5: the left technique must be on the victim of an empty line', () => {
    const [no, yes] = cards('LOC S>CI', 'PER I>CR') as [string, string];
    const one = given({ leads: [no], lines: [{ victim: 'CI' }] });
    expect(one.me.refused('playLead', one.id(0))).toEqual({
      rule: 'ARK-PLAY-02',
      why: 'needs-technique',
      with: { technique: 'S' },
    });
    const two = given({ leads: [yes], lines: [{ victim: 'CI' }] });
    expect(two.me.can('playLead', two.id(0))).toBe(true);
  });

  it('[ARK-PLAY-02] scenario 6: only the last card of the line counts', () => {
    const [last, no, yes] = cards('PER I>R', 'EVI C>S', 'ART R>C') as [string, string, string];
    const { me, id } = given({ hand: [no, yes], lines: [{ victim: 'CI', clues: [last] }] });
    expect(me.refused('playFromHand', no, id(0))).toMatchObject({ rule: 'ARK-PLAY-02' });
    expect(me.can('playFromHand', yes, id(0))).toBe(true);
  });

  it('[ARK-PLAY-03, ARK-PLAY-04, ARK-RULING-04] scenario 37: after ANY everything follows, but not through a lock', () => {
    const [star, a, b, lock] = cards('LOC *>*', 'MON C>RS', 'PER I>C', 'PER R>IS [P L T]') as [
      string,
      string,
      string,
      string,
    ];
    const { me, id } = given({ hand: [a, b, lock], lines: [{ clues: [star] }] });
    expect(me.can('playFromHand', a, id(0))).toBe(true);
    expect(me.can('playFromHand', b, id(0))).toBe(true);
    expect(me.refused('playFromHand', lock, id(0))).toMatchObject({ rule: 'ARK-LOCK-01', why: 'no-free-key' });
  });

  it('[ARK-PLAY-03] a left ANY follows every card', () => {
    const star = card('ART *>S');
    for (const victim of ['CI', 'RS', 'IR', 'CS', 'CR', 'IS']) {
      const { me, id } = given({ leads: [star], lines: [{ victim }] });
      expect(me.can('playLead', id(0))).toBe(true);
    }
  });

  it('[ARK-PLAY-04, ARK-LOCK-01] scenario 7: ANY opens no lock; a key in the line does', () => {
    const [lead, key] = cards('MON *>S [L]', 'PER I>C [K]') as [string, string];
    const without = given({ leads: [lead], lines: [{}] });
    expect(without.me.refused('playLead', without.id(0))).toMatchObject({ rule: 'ARK-LOCK-01' });
    const withKey = given({ leads: [lead], lines: [{ clues: [key] }] });
    expect(withKey.me.can('playLead', withKey.id(0))).toBe(true);
  });

  it('[ARK-PLAY-04, ARK-MIN-01] ANY meets no minimum', () => {
    const lead = card('PER *>* [m3]');
    const { me, id } = given({ leads: [lead], lines: [{}] });
    expect(me.refused('playLead', id(0))).toEqual({ rule: 'ARK-MIN-01', why: 'more-clues', with: { n: 3 } });
  });

  it('[ARK-PLAY-05] any open case will do, lines may be long, and cases many', () => {
    const lead = card('PER *>C');
    const long = Array.from({ length: 12 }, () => card('EVI C>C'));
    const { G, me, id } = given({ leads: [lead], lines: [{ clues: long }, {}, {}, {}, {}] });
    expect([0, 1, 2, 3, 4].map((i) => me.can('playLead', id(i)))).toEqual(Array(5).fill(true));
    me.playsLead(0);
    expect(G.cases[0]?.clues).toHaveLength(13);
    expect(given().me.refused('playLead', 'case-9')).toMatchObject({ rule: 'ARK-PLAY-05', why: 'no-such-case' });
  });

  it('[ARK-PLAY-06] the card is placed, then strain is checked, then effects go from left to right', () => {
    const lead = card('MON *>C {take:discard, check}');
    const [strainTop, effectTop] = cards('EVI C>C', 'EVI C>R') as [string, string];
    const calm = Array.from({ length: 7 }, () => card('EVI C>C'));
    const { G, me, heard } = given({ leads: [lead], hand: [], lines: [{ clues: calm }], draw: [strainTop, effectTop] });
    me.playsLead(0);
    expect(heard().map((e) => e.event)).toEqual(['played', 'strained', 'checkPassed']);
    me.chooses(strainTop); // the card of the strain check already lies among the discards
    expect(heard().map((e) => e.event)).toEqual(['took', 'checkPassed']);
    expect(G.discard).toEqual([effectTop]);
  });
});

describe('locks and keys', () => {
  const line = () => cards('PER I>C [K]', 'EVI C>R', 'ART R>C [L]');

  it('[ARK-LOCK-01, ARK-LOCK-02] scenario 8: one key admits one lock; another key admits the next, not adjacent', () => {
    const [second, gap] = cards('MON *>S [L]', 'EVI C>C') as [string, string];
    const shut = given({ leads: [second], lines: [{ clues: line() }] });
    expect(shut.me.refused('playLead', shut.id(0))).toMatchObject({ rule: 'ARK-LOCK-01' });
    const open = given({ leads: [second], lines: [{ clues: [...line(), card('PER C>C [K]'), gap] }] });
    open.me.playsLead(0);
    expect(freeKeys(open.G.cases[0]!)).toBe(0);
  });

  it('[ARK-LOCK-03] keys in hand, among the leads or in another line do not help', () => {
    const [lock, inHand, inRow, elsewhere] = cards('MON *>S [L]', 'PER I>C [K]', 'PER I>C [K]', 'PER I>C [K]') as [
      string,
      string,
      string,
      string,
    ];
    const { me, id } = given({ hand: [lock, inHand], leads: [inRow], lines: [{}, { clues: [elsewhere] }] });
    expect(me.refused('playFromHand', lock, id(0))).toMatchObject({ rule: 'ARK-LOCK-01' });
    expect(me.can('playFromHand', lock, id(1))).toBe(true);
  });

  it('[ARK-LOCK-02, ARK-RULING-09] scenario 36: key and lock on one card', () => {
    const [both, one, two] = cards('ART *>RS [K L S]', 'MON *>S [L]', 'MON *>S [L]') as [string, string, string];
    const alone = given({ leads: [both], lines: [{}] });
    expect(alone.me.refused('playLead', alone.id(0))).toMatchObject({ rule: 'ARK-LOCK-01' });
    const { G, me, id } = given({ leads: [both], hand: [one, two], lines: [{ clues: cards('PER I>C [K]') }] });
    me.playsLead(0);
    expect(freeKeys(G.cases[0]!)).toBe(1);
    me.finishes();
    me.plays(one, 0);
    expect(freeKeys(G.cases[0]!)).toBe(0);
    me.finishes();
    expect(me.refused('playFromHand', two, id(0))).toMatchObject({ rule: 'ARK-LOCK-01' });
  });
});

describe('minimums', () => {
  it('[ARK-MIN-01, ARK-CARD-05] scenario 9: two clues are too few for a minimum of three, the victim not counted', () => {
    const lead = card('PER *>C [m3]');
    const two = given({ leads: [lead], lines: [{ clues: cards('EVI C>C', 'EVI C>C') }] });
    expect(two.me.refused('playLead', two.id(0))).toMatchObject({ rule: 'ARK-MIN-01', with: { n: 1 } });
    const three = given({ leads: [lead], lines: [{ clues: cards('EVI C>C', 'EVI C>C', 'EVI C>C') }] });
    expect(three.me.can('playLead', three.id(0))).toBe(true);
  });

  it('[ARK-RULING-08] the minimum is the printed number', () => {
    const lead = card('PER *>C [m5]');
    const clues = (n: number) => Array.from({ length: n }, () => card('EVI C>C'));
    const four = given({ leads: [lead], lines: [{ clues: clues(4) }] });
    expect(four.me.refused('playLead', four.id(0))).toMatchObject({ rule: 'ARK-MIN-01', with: { n: 1 } });
    const five = given({ leads: [lead], lines: [{ clues: clues(5) }] });
    expect(five.me.can('playLead', five.id(0))).toBe(true);
  });

  it('[ARK-MIN-02] technique, lock and minimum must all be met', () => {
    const lead = card('PER R>C [L m2]');
    const line = (key: boolean, right: string, length: number) => [
      ...Array.from({ length: length - 1 }, (_, i) => card(i === 0 && key ? 'EVI C>C [K]' : 'EVI C>C')),
      card(`EVI C>${right}`),
    ];
    const all = given({ leads: [lead], lines: [{ clues: line(true, 'R', 2) }] });
    expect(all.me.can('playLead', all.id(0))).toBe(true);
    for (const clues of [line(false, 'R', 2), line(true, 'S', 2), [card('EVI C>R [K]')]]) {
      const { me, id } = given({ leads: [lead], lines: [{ clues }] });
      expect(me.can('playLead', id(0))).toBe(false);
    }
  });
});
