import { bestScore } from '../rules/line';
import { card, cards, given } from './scenario';

const five = () => cards('PER I>C', 'THR C>C', 'ART C>C', 'EVI C>C', 'LOC C>C');

describe('closing a case', () => {
  it('[ARK-CLOSE-01] scenario 20: seven clues of four types cannot be closed, and no lead is lost', () => {
    const clues = cards('PER I>C', 'THR C>C', 'ART C>C', 'EVI C>C', 'PER I>C', 'THR C>C', 'ART C>C');
    const { G, me, id } = given({ lines: [{ clues }] });
    const before = JSON.stringify(G);
    expect(me.refused('closeCase', id(0), [])).toEqual({
      rule: 'ARK-CLOSE-01',
      why: 'too-few-types',
      with: { types: 4 },
    });
    expect(JSON.stringify(G)).toBe(before);
  });

  it('[ARK-CLOSE-01…03, ARK-RULING-33] scenario 17: the only Location cannot be scored; closing without scoring is fine', () => {
    const [per, thr, art, evi] = five() as [string, string, string, string];
    const loc = card('LOC C>C [P]');
    const { G, me, id } = given({ lines: [{ clues: [per, thr, art, evi, loc] }, {}] });
    expect(me.refused('closeCase', id(0), [loc])).toEqual({
      rule: 'ARK-CLOSE-02',
      why: 'too-few-types-left',
      with: { types: 4 },
    });
    const victim = G.cases[0]?.victim;
    me.closes(0);
    expect(G.closed).toEqual([per, thr, art, evi, loc]);
    expect(G.solved).toEqual([victim]);
    expect(G.bigPicture).toEqual([]);
  });

  it('[ARK-CLOSE-02, ARK-CLOSE-04, ARK-RULING-33] scenario 18: two puzzles whose types stay in the line are scored', () => {
    const clues = cards('PER I>C', 'LOC C>C', 'MON C>C', 'EVI C>C', 'PER C>C [P]', 'LOC C>C [P]', 'THR C>C');
    const [, , , , per, loc] = clues as [string, string, string, string, string, string];
    const { G, me } = given({ lines: [{ clues }, {}] });
    me.closes(0, per, loc);
    expect(G.bigPicture).toEqual([per, loc]);
    expect(G.closed).toHaveLength(5);
    expect(G.solved).toHaveLength(1);
    expect(G.cases).toHaveLength(1);
  });

  it('[ARK-CLOSE-02] only puzzle cards of that line, each once', () => {
    const [a, b] = cards('PER I>C [P]', 'PER I>C [P]') as [string, string];
    const { me, id } = given({ lines: [{ clues: [...five(), a] }, { clues: [b] }] });
    const why = (...scored: unknown[]) => me.refused('closeCase', id(0), scored).why;
    expect(why(a, a)).toBe('scored-twice');
    expect(why(b)).toBe('not-in-case');
    expect(me.refused('closeCase', id(0), 'all').why).toBe('not-legal');
    const plain = me.view.cases[0]!.clues[0]!;
    expect(why(plain)).toBe('not-a-puzzle');
    expect(me.refused('closeCase', 'case-9', [])).toMatchObject({ why: 'no-such-case' });
  });

  it('[ARK-CLOSE-02] the scored cards may be named in any order', () => {
    const [per, loc] = cards('PER *>* [P m3]', 'LOC *>* [P m3]') as [string, string];
    const rest = cards('PER *>*', 'LOC *>*', 'ART *>*', 'THR *>*', 'EVI *>*');
    const { G, me, id } = given({ lines: [{ clues: [per, ...rest, loc] }, {}] });
    expect(me.can('closeCase', id(0), [per, loc])).toBe(true);
    expect(me.can('closeCase', id(0), [loc, per])).toBe(false); // listed once
    me.closes(0, loc, per);
    expect(G.bigPicture).toEqual([per, loc]);
  });

  it('[ARK-CLOSE-02] the set is judged as a whole: each of two alone, but not both', () => {
    const [a, b] = cards('PER C>C [P]', 'PER C>C [P]') as [string, string];
    const { me, id } = given({ lines: [{ clues: [...five().slice(1), a, b] }, {}] });
    expect(me.can('closeCase', id(0), [a])).toBe(true);
    expect(me.can('closeCase', id(0), [b])).toBe(true);
    expect(me.can('closeCase', id(0), [a, b])).toBe(false);
  });

  it('[ARK-CLOSE-03] scoring may be left out', () => {
    const puzzle = card('PER C>C [P]');
    const { G, me } = given({ lines: [{ clues: [...five(), puzzle] }, {}] });
    me.closes(0);
    expect([G.bigPicture, G.closed.length]).toEqual([[], 6]);
  });

  it('[ARK-CLOSE-05, ARK-RULING-19] scenario 19: all six types before scoring give a card back from Stability', () => {
    const monster = card('MON C>C [P]');
    const { G, me } = given({ lines: [{ clues: [...five(), monster] }, {}], stability: 3 });
    const wanted = G.stability[1]!;
    me.closes(0, monster);
    expect(me.asked).toEqual({ ask: 'bonus' });
    me.chooses(wanted);
    expect(G.stability).toHaveLength(2);
    expect(G.hand).toContain(wanted);
    expect(me.asked).toEqual({ ask: 'handLimit' });
  });

  it('[ARK-CLOSE-05] the bonus may be declined, and is not offered for five types or without a card there', () => {
    const six = () => [...five(), card('MON C>C')];
    const declined = given({ lines: [{ clues: six() }, {}], stability: 1 });
    declined.me.closes(0);
    declined.me.chooses(null);
    expect(declined.G.stability).toHaveLength(1);
    const plain = given({ lines: [{ clues: five() }, {}], stability: 1 });
    plain.me.closes(0);
    expect(plain.me.asked).toBeNull();
    const empty = given({ lines: [{ clues: six() }, {}] });
    empty.me.closes(0);
    expect(empty.me.asked).toBeNull();
    expect(empty.heard().at(-1)).toEqual({ event: 'effectIdle', effect: 'bonus' });
  });

  it('[ARK-CLOSE-06] scenario 21: after the last case discards and Time are shuffled in and a victim comes', () => {
    const lead = card('EVI C>R');
    const { G, me } = given({ lines: [{ clues: five() }], leads: [lead], discard: 5, time: 3, draw: 10, victims: 2 });
    me.closes(0);
    expect([G.draw.length, G.discard.length, G.time.length]).toEqual([19, 0, 0]);
    expect([G.cases.length, G.victims.length]).toEqual([1, 1]);
    expect(G.cases[0]?.clues).toEqual([]);
    me.finishes();
    expect(G.draw).toHaveLength(18);
  });

  it('[ARK-CLOSE-06] case ids are never used again', () => {
    const { G, me } = given({ lines: [{ clues: five() }], victims: 2 });
    const old = G.cases[0]?.id;
    me.closes(0);
    expect(G.cases[0]?.id).not.toBe(old);
  });

  it('[ARK-CLOSE-07, ARK-MAINT-01] scenario 33: two cards of a type are one type', () => {
    const bigPicture = cards('PER C>C [P]', 'PER C>C [P]', 'LOC C>C [P]', 'ART C>C [P]', 'EVI C>C [P]');
    const { G, me } = given({ bigPicture });
    me.passes();
    me.finishes();
    expect(G.over).toBeUndefined();
  });

  it('[ARK-CLOSE-07] several puzzles of one type may be scored together', () => {
    const [a, b] = cards('PER C>C [P]', 'PER C>C [P]') as [string, string];
    const { G, me } = given({ lines: [{ clues: [...five(), a, b] }, {}] });
    me.closes(0, a, b);
    expect(G.bigPicture).toEqual([a, b]);
  });

  it('proposes the set that brings the most new types', () => {
    const [per, loc] = cards('PER C>C [P]', 'LOC C>C [P]') as [string, string];
    const line = { victim: 'josiah-peck', clues: [...five(), per, loc], waived: 0 };
    expect(bestScore(line, [])).toEqual([per, loc]);
    expect(bestScore(line, cards('PER C>C [P]'))).toEqual([loc]);
  });
});
