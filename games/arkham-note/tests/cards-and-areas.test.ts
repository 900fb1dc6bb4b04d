import { arkhamNote } from '..';
import { CLUES, TECHNIQUES, TYPES, VICTIMS, clueOf, readClue } from '../cards';
import { lineOf } from '../rules/line';
import { card, cards, given } from './scenario';

describe('cards', () => {
  it('[ARK-CARD-01] a clue has a name, a type, one technique left, at least one right, and effects in printed order', () => {
    for (const c of CLUES) {
      expect(c.name).not.toBe('');
      expect([...TECHNIQUES, 'ANY']).toContain(c.left);
      expect(c.right.length).toBeGreaterThan(0);
    }
    expect(clueOf('what-the-grave-gave-back').effects).toEqual(['take:closed', 'check']);
    expect(readClue('MON C>RS [S] {check, take:closed}').effects).toEqual(['check', 'take:closed']);
  });

  it('[ARK-CARD-02, ARK-RULING-01] there are six types, and a card has exactly one', () => {
    expect([...TYPES].sort()).toEqual(['artifact', 'evidence', 'location', 'monster', 'person', 'threat']);
    expect(new Set(CLUES.map((c) => c.type))).toEqual(new Set(TYPES));
  });

  it('[ARK-CARD-03, ARK-RULING-02] there are four techniques and the star', () => {
    expect(TECHNIQUES).toEqual(['C', 'I', 'R', 'S']);
    expect(readClue('LOC *>*')).toMatchObject({ left: 'ANY', right: ['ANY'] });
    expect(() => readClue('LOC X>C')).toThrow('cannot read');
  });

  it('[ARK-CARD-04] there are six attributes and a card may have several', () => {
    expect(readClue('ART I>RS [P L K m3 T S]')).toMatchObject({
      puzzle: true,
      lock: true,
      key: true,
      min: 3,
      hourglass: true,
      stability: true,
    });
    expect(() => readClue('ART I>R [X]')).toThrow('no attribute X');
  });

  it('[ARK-CARD-05] a victim has no type and counts for no minimum, no strain and no closing', () => {
    const line = { victim: 'josiah-peck', clues: [] as string[], waived: 0 };
    expect(lineOf(line)).toMatchObject({ clues: 0, closable: false, strainNext: false });
    expect(lineOf(line).types.size).toBe(0);
    expect(VICTIMS['josiah-peck']).not.toHaveProperty('type');
  });

  it('[ARK-CARD-05] a victim of a closed case is offered by no effect and never shuffled in', () => {
    const taker = card('PER *>C {take:closed}');
    const { G, me } = given({ leads: [taker], closed: ['carbon-copy'], lines: [{}], victims: 2 });
    expect(G.solved).toHaveLength(2);
    me.playsLead(0);
    expect(me.can('resolveTake', 'carbon-copy')).toBe(true);
    expect(me.can('resolveTake', G.solved[0])).toBe(false);
    expect(me.refused('resolveTake', G.solved[0])).toMatchObject({ rule: 'ARK-EFF-05' });
  });
});

describe('areas', () => {
  it('[ARK-AREA-01] every card lies in one of the areas', () => {
    const { G } = given();
    expect(G.leads).toHaveLength(5);
    const pieces = arkhamNote.pieces(G);
    expect(new Set(pieces).size).toBe(56);
    expect(pieces).toHaveLength(56);
  });

  it('[ARK-AREA-02] the First lead is the leftmost card of the row', () => {
    const [a, b] = cards('PER I>C', 'LOC S>C') as [string, string];
    const { G, me } = given({ leads: [null, a, b], hand: [] });
    me.takes();
    expect(G.hand).toEqual([a]);
  });

  it('[ARK-AREA-03] every face-up area is in the view, for player and spectator', () => {
    const { G } = given({ discard: 2, time: 3, stability: 1, closed: ['carbon-copy'], bigPicture: ['the-familiar'] });
    for (const viewer of ['0', null]) {
      const view = arkhamNote.rules.view(G as never, viewer) as unknown as Record<string, unknown>;
      for (const area of ['leads', 'hand', 'cases', 'discard', 'time', 'stability', 'closed', 'bigPicture'] as const)
        expect(view[area]).toEqual(G[area]);
    }
  });
});
