import { arkhamNote } from '..';
import { CLUES, TYPES } from '../cards';
import { links } from '../rules/line';
import { card, cards, given } from './scenario';

const five = () => cards('PER I>C', 'THR C>C', 'ART C>C', 'EVI C>C', 'LOC C>C');
const PRINTED = { person: 'PER', evidence: 'EVI', location: 'LOC', artifact: 'ART', threat: 'THR', monster: 'MON' };
const picture = (n: number) => TYPES.slice(0, n).map((t) => card(`${PRINTED[t]} C>C [P]`));

describe('rulings', () => {
  it('[ARK-RULING-03] a left edge shows one technique and links to any of the right ones', () => {
    expect(links(['C', 'I'], 'I')).toBe(true);
    expect(links(['C', 'I'], 'R')).toBe(false);
    for (const c of CLUES) expect(typeof c.left).toBe('string');
  });

  it('[ARK-RULING-04] ANY works on either edge', () => {
    expect(links(['C'], 'ANY')).toBe(true);
    expect(links(['ANY'], 'R')).toBe(true);
  });

  it('[ARK-RULING-05] no right edge is empty', () => {
    expect(CLUES.filter((c) => c.right.length === 0)).toEqual([]);
  });

  it('[ARK-RULING-07] a card with both icons goes to Time when it is discarded', () => {
    const both = card('EVI C>C [T S]');
    const { G, me } = given({ leads: [both] });
    me.passes();
    expect([G.time, G.stability]).toEqual([[both], []]);
  });

  it('[ARK-RULING-12] dealt from right to left, refilled from left to right', () => {
    const [x, y] = cards('EVI C>C', 'EVI C>C') as [string, string];
    const { G, me } = given({ leads: [null, null, null], draw: [x, y] });
    const [d, e] = [G.leads[3], G.leads[4]];
    me.passes();
    me.finishes();
    expect(G.leads.slice(0, 3)).toEqual([e, x, y]);
    expect(G.time.concat(G.discard)).toEqual([d]);
  });

  it('[ARK-RULING-14] a discard of leads cannot reach the lead that was played', () => {
    const lead = card('PER *>C {discard:leads}');
    const { G, me } = given({ leads: [lead] });
    me.playsLead(0);
    expect(me.can('resolveDiscard', lead)).toBe(false);
    for (const other of G.leads.slice(1)) expect(me.can('resolveDiscard', other)).toBe(true);
  });

  it('[ARK-RULING-15] scenario 14: the discarded lead may be taken back by the card that was played', () => {
    const [lead, mine] = cards('LOC S>C', 'PER *>C {take:discard}') as [string, string];
    const { G, me } = given({ leads: [lead], hand: [mine] });
    me.plays(mine, 0);
    me.chooses(lead);
    expect(G.hand).toEqual([lead]);
  });

  it('[ARK-RULING-15] so may one with an hourglass, by taking from Time', () => {
    const [lead, mine] = cards('LOC S>C [T]', 'PER *>C {take:time}') as [string, string];
    const { G, me } = given({ leads: [lead], hand: [mine] });
    me.plays(mine, 0);
    me.chooses(lead);
    expect([G.hand, G.time]).toEqual([[lead], []]);
  });

  it('[ARK-RULING-17] search with an empty draw stack finds nothing and brings no victim', () => {
    const lead = card('PER *>C {search}');
    const { G, me, heard } = given({ leads: [lead], draw: 0, discard: 3 });
    me.playsLead(0);
    expect(heard().at(-1)).toEqual({ event: 'effectIdle', effect: 'search' });
    expect([G.victims.length, me.view.stage]).toEqual([3, 'wrapUp']);
  });

  it('[ARK-RULING-17] shuffle into an empty draw stack brings no victim', () => {
    const lead = card('PER *>C {shuffle}');
    const { G, me } = given({ leads: [lead], draw: 0, discard: 3 });
    me.playsLead(0);
    me.shuffles(true);
    expect([G.draw.length, G.victims.length]).toEqual([3, 3]);
  });

  it('[ARK-RULING-18] shuffle without discards leaves the draw stack in its order', () => {
    const lead = card('PER *>C {shuffle}');
    const { G, me } = given({ leads: [lead] });
    const order = [...G.draw];
    me.playsLead(0);
    expect(me.asked).toBeNull();
    expect(G.draw).toEqual(order);
  });

  it('[ARK-RULING-20] a card discarded for the bonus is part of the last case’s reshuffle', () => {
    const clues = [...five(), card('MON C>C')];
    const { G, me, heard } = given({ lines: [{ clues }], stability: 2, draw: 10, victims: 2 });
    me.closes(0);
    const cases = G.cases.length;
    me.chooses(G.stability[0]!);
    expect(cases).toBe(0);
    const gone = G.hand[1]!;
    me.discards(gone);
    expect(heard().map((e) => e.event)).toEqual(['discarded', 'shuffled', 'victimFound']);
    expect(G.draw).toContain(gone);
    expect([G.draw.length, G.cases.length]).toEqual([12, 1]);
  });

  it('[ARK-RULING-20, ARK-RULING-21, ARK-RULING-34] scenario 40: the bonus is still offered, then the case is won', () => {
    const monster = card('MON C>C [P]');
    const clues = [...five(), card('PER C>C'), monster];
    const { G, me } = given({
      lines: [{ clues }],
      victims: 0,
      bigPicture: picture(4),
      stability: 3,
      time: 2,
      discard: 4,
      leads: [card('EVI C>C')],
    });
    me.closes(0, monster);
    expect(me.asked).toEqual({ ask: 'bonus' });
    me.chooses(null);
    me.finishes();
    expect(G.over).toMatchObject({ win: true });
    expect([G.time.length, G.discard.length]).toEqual([2, 5]);
  });

  it('[ARK-RULING-23] with an empty row the lead cannot be taken or played, and the other actions need no discard', () => {
    const mine = card('PER *>C');
    const empty = [null, null, null, null, null];
    const start = () => given({ leads: empty, hand: [mine], lines: [{}, { clues: five() }] });
    const { me, id } = start();
    expect(me.refused('takeLead')).toMatchObject({ rule: 'ARK-RULING-23', why: 'no-lead' });
    expect(me.refused('playLead', id(0))).toMatchObject({ rule: 'ARK-RULING-23' });
    for (const act of [
      (s: typeof me) => s.plays(mine, 0),
      (s: typeof me) => s.closes(1),
      (s: typeof me) => s.passes(),
    ]) {
      const table = start();
      act(table.me);
      expect(table.G.discard.concat(table.G.time)).toEqual([]);
      expect(table.me.view.stage).toBe('wrapUp');
    }
  });

  it('[ARK-RULING-30] a puzzle card taken back from the Closed cases may be played and scored again', () => {
    const puzzle = card('PER *>C [P]');
    const taker = card('EVI *>C {take:closed}');
    const { G, me } = given({ leads: [taker], hand: [], closed: [puzzle], lines: [{ clues: five() }, {}] });
    me.playsLead(1);
    me.chooses(puzzle);
    me.finishes();
    me.plays(puzzle, 0);
    me.finishes();
    me.closes(0, puzzle);
    expect(G.bigPicture).toEqual([puzzle]);
  });

  it('[ARK-RULING-31] a spectator sees the hand as the player does, and has no move', () => {
    const { G } = given();
    const { rules } = arkhamNote;
    const mine = rules.view(G as never, '0') as unknown as Record<string, unknown>;
    const theirs = rules.view(G as never, null) as unknown as Record<string, unknown>;
    expect({ ...theirs, viewer: '0', own: {} }).toEqual(mine);
    expect(rules.legalMoves(G, rules.turn(G as never), '1')).toEqual([]);
    expect(rules.whyNot(G, rules.turn(G as never), '1', { move: 'pass', args: [] })).toBeDefined();
  });

  it('[ARK-RULING-32] boxed victims are named in no view, even after the end', () => {
    const { G, me } = given({ stability: 5 });
    me.passes();
    me.finishes();
    expect(G.over).toBeDefined();
    const seen = JSON.stringify(arkhamNote.rules.view(G as never, '0'));
    for (const victim of [...G.box, ...G.victims]) expect(seen).not.toContain(victim);
    expect(me.view).toMatchObject({ boxed: 1, victimsLeft: 3 });
  });

  it('[ARK-RULING-34] a due check is made even when the Stability area is already full', () => {
    const [lead, dread] = cards('MON *>C {check, take:stability}', 'EVI C>C [S]') as [string, string];
    const { G, me } = given({ leads: [lead], stability: 5, draw: [dread], hand: [] });
    me.playsLead(0);
    expect(G.stability).toHaveLength(6);
    expect(me.asked).toMatchObject({ ask: 'take', from: 'stability' });
  });
});
