import { card, cards, given } from './scenario';

const calm = (n: number) => Array.from({ length: n }, () => card('EVI C>C'));
const checks = (events: { event: string }[]) => events.filter((e) => e.event.startsWith('check')).length;

describe('mental strain', () => {
  it('[ARK-STRAIN-01, ARK-RULING-10] scenario 10: the seventh clue is calm, the eighth costs a check before its effects', () => {
    const lead = card('PER *>C');
    const seventh = given({ leads: [lead], lines: [{ clues: calm(6) }] });
    seventh.me.playsLead(0);
    expect(checks(seventh.heard())).toBe(0);
    const eighth = given({ leads: [lead], lines: [{ clues: calm(7) }] });
    eighth.me.playsLead(0);
    expect(eighth.heard().filter((e) => 'why' in e)).toMatchObject([{ why: 'strain' }]);
    const monster = card('MON *>C {check}');
    const both = given({ leads: [monster], lines: [{ clues: calm(7) }] });
    both.me.playsLead(0);
    expect(both.heard().filter((e) => 'why' in e)).toMatchObject([{ why: 'strain' }, { why: 'effect' }]);
    expect(both.G.draw).toHaveLength(eighth.G.draw.length - 1);
  });

  it('[ARK-STRAIN-01] so does every later one', () => {
    const { me, heard } = given({ leads: [card('PER *>C')], lines: [{ clues: calm(11) }] });
    me.playsLead(0);
    expect(checks(heard())).toBe(1);
    expect(heard()).toContainEqual(expect.objectContaining({ event: 'strained', number: 12 }));
  });
});

describe('a stability check', () => {
  const check = (top: string) => {
    const lead = card('MON *>C {check}');
    const scenario = given({ leads: [lead], draw: [top] });
    const draw = scenario.G.draw.length;
    scenario.me.playsLead(0);
    expect(scenario.G.draw).toHaveLength(draw - 1);
    return [scenario.G.stability.length, scenario.G.time.length, scenario.G.discard.length];
  };

  it.each([
    ['EVI C>C [T S]', [1, 0, 0]],
    ['EVI C>C [T]', [0, 1, 0]],
    ['EVI C>C', [0, 0, 1]],
    ['EVI C>C [S]', [1, 0, 0]],
  ])(
    '[ARK-CHECK-01…03, ARK-RULING-06, ARK-RULING-07] scenario 11: %s goes to stability, time, discard: %j',
    (print, counts) => {
      expect(check(card(print))).toEqual(counts);
    },
  );

  it('[ARK-CHECK-04] the effects of the card turned up are not done', () => {
    const [lead, top] = cards('MON *>C {check}', 'PER C>C {take:leads, check}') as [string, string];
    const { G, me } = given({ leads: [lead], draw: [top] });
    me.playsLead(0);
    expect(me.view.stage).toBe('wrapUp');
    expect(G.discard).toEqual([top]);
  });
});
