import { strength } from '../rules/strength';
import type { Slot } from '../state';
import { night } from './scenario';

const symbols = (t: ReturnType<typeof night>, s: number, enemy: string) =>
  strength(t.G.slots[s] as Slot, enemy).map((n) => n.symbol);

describe('strength', () => {
  it.each([
    ['blank', 'moon', 3],
    ['flame', 'moon', 4],
    ['blank', 'star', 4],
    ['flame', 'star', 5],
  ] as const)('scenario 2: [CST-CMB-08] die %s at a %s place: %i symbols', (die, place, n) => {
    const slot = place === 'moon' ? 0 : 1;
    const t = night({ columns: { [slot]: ['velvet-usher'] }, faces: { [slot]: die } });
    expect(symbols(t, slot, 'velvet-usher')).toHaveLength(n);
    if (place === 'star') expect(symbols(t, slot, 'velvet-usher').at(-1)).toBe('star');
  });

  it('scenario 3: [CST-GOO-03, CST-RULING-14] a first-wave Great Old One at home: five printed, two devoured, die, home make nine', () => {
    const t = night({ goos: { 2: [['dagon', 'ash-novice', 'net-mender']] }, faces: { 2: 'spiral' } });
    expect(symbols(t, 2, 'dagon')).toHaveLength(9);
  });

  it('scenario 4: [CST-RULING-14] elsewhere eight; one of the second wave has six printed and no home', () => {
    const t = night({
      goos: { 1: [['dagon', 'ash-novice', 'net-mender']], 2: [['cthulhu', 'velvet-usher', 'reef-caller']] },
      faces: { 1: 'spiral', 2: 'spiral' },
    });
    expect(symbols(t, 1, 'dagon')).toHaveLength(8);
    expect(symbols(t, 2, 'cthulhu')).toHaveLength(9);
  });
});

/** velvet-usher asks star, tentacle, moon */
const ready = {
  at: 0,
  hand: ['card-catalogue', 'chained-book', 'marginal-note', 'burnt-folio'],
  targets: ['velvet-usher'],
};

describe('combat', () => {
  it('[CST-CMB-01, CST-GRP-05] place by place from the shield; at one place first come, first served', () => {
    const t = night({
      columns: { 0: ['velvet-usher', 'net-mender'], 1: ['tide-ringer'] },
      inv: [{ ...ready }, { at: 1, targets: ['tide-ringer'] }, { at: 0, targets: ['net-mender'] }],
    });
    t.enter('combat');
    expect(t.waiting().sort()).toEqual(['0', '2']);
    expect(t.of(1).refused('endFights', 1).why).toBe('not-now');
    t.of(2).does('endFights', 2);
    t.of(0).does('endFights', 0);
    expect(t.waiting()).toEqual(['1']);
  });

  it('[CST-CMB-02] one fights chosen targets only', () => {
    const t = night({ columns: { 0: ['velvet-usher', 'tide-ringer'] }, inv: [ready] });
    t.enter('combat');
    expect(t.of(0).refused('fight', 0, 'tide-ringer', [])).toMatchObject({ rule: 'CST-CMB-02' });
  });

  it('[CST-CMB-03, CST-CMB-09, CST-CMB-10, CST-TRO-01] every symbol is matched; cards to the discard, a trophy of the sect', () => {
    const t = night({ columns: { 0: ['velvet-usher'] }, inv: [ready] });
    t.enter('combat');
    expect(t.of(0).refused('fight', 0, 'velvet-usher', ['card-catalogue', 'chained-book'])).toMatchObject({
      rule: 'CST-CMB-03',
    });
    t.of(0).does('fight', 0, 'velvet-usher', ['card-catalogue', 'chained-book', 'marginal-note']);
    expect(t.G.hands[0]).toEqual(['burnt-folio']);
    expect(t.G.discards[0]?.sort()).toEqual(['card-catalogue', 'chained-book', 'marginal-note']);
    expect(t.G.inv[0]?.trophies.star).toBe(1);
    expect(t.G.cultistDiscard).toContain('velvet-usher');
  });

  it('[CST-CMB-04, CST-CMB-05] hand, dice, supports, items, abilities and the place give symbols, each once', () => {
    const t = night({
      places: ['flame', 'star', 'tentacle', 'spiral', 'moon'],
      locations: { 0: 'cinder-wharf' },
      shrines: [0],
      columns: { 0: ['velvet-usher', 'tide-ringer'] },
      people: ['boxer', 'archivist', 'alienist'],
      seats: 2,
      inv: [
        {
          at: 0,
          hand: ['corner-man'],
          lore: ['moon', 'moon'],
          dice: ['moon'],
          items: ['silver-compass'],
          targets: ['velvet-usher', 'tide-ringer'],
          supports: [['chained-book', 1]],
        },
      ],
    });
    t.enter('combat');
    t.of(0).does('fight', 0, 'velvet-usher', ['silver-compass', 'chained-book', 'location']);
    expect(t.G.inv[0]?.used).toEqual(['silver-compass', 'location']);
    expect(t.G.discards[1]).toContain('chained-book');
    expect(t.of(0).refused('fight', 0, 'tide-ringer', ['location', 'corner-man', 'ability:2'])).toMatchObject({
      rule: 'CST-RULING-34',
    });
    const die = t.G.inv[0]?.dice[0]?.id as string;
    const left = t.G.diceLeft.length;
    t.of(0).does('fight', 0, 'tide-ringer', [die, 'ability:1', 'ability:2']);
    expect(t.G.diceLeft).toHaveLength(left + 1);
    expect(t.G.inv[0]?.used).toContain('ability:1');
  });

  it('[CST-CMB-05, CST-RULING-34] nobody uses another’s cards; a source that matches nothing is refused, and none serves two fights', () => {
    const t = night({
      columns: { 0: ['velvet-usher', 'tide-ringer'] },
      inv: [
        { ...ready, targets: ['velvet-usher', 'tide-ringer'], items: ['cracked-elder-sign'] },
        { hand: ['corner-man'] },
      ],
    });
    t.enter('combat');
    const refused = (p: string[]) => t.of(0).refused('fight', 0, 'velvet-usher', p).rule;
    expect(refused(['corner-man', 'chained-book', 'marginal-note'])).toBe('CST-RULING-34');
    expect(refused(['burnt-folio', 'chained-book', 'marginal-note'])).toBe('CST-RULING-34');
    expect(refused(['card-catalogue', 'card-catalogue', 'marginal-note'])).toBe('CST-RULING-34');
    t.of(0).does('fight', 0, 'velvet-usher', ['cracked-elder-sign', 'chained-book', 'marginal-note']);
    expect(t.G.itemDiscard).toContain('cracked-elder-sign');
    expect(t.of(0).options('fight')).toEqual([]);
  });

  it('scenario 22: [CST-CMB-06] melee reaches only the bottom one, ranged any', () => {
    const t = night({
      columns: { 0: ['velvet-usher', 'coal-widow'] },
      inv: [
        { ...ready },
        {
          at: 0,
          hand: ['dockside-haymaker', 'corner-man', 'shadow-boxing', 'throw-in-the-towel'],
          items: ['cracked-elder-sign'],
          targets: ['coal-widow'],
        },
      ],
    });
    t.enter('combat');
    expect(t.of(1).refused('fight', 1, 'coal-widow', [])).toMatchObject({
      rule: 'CST-CMB-06',
      why: 'melee-bottom-only',
    });
    t.fights(0, 'velvet-usher');
    t.fights(1, 'coal-widow');
    expect(t.G.inv[1]?.fought).toBe(true);
    expect(t.isOver).toBe(true);
  });

  it('scenario 23: [CST-TGT-02, CST-RULING-33] two who each lack one symbol do not fight together; nothing is spent', () => {
    const t = night({
      columns: { 0: ['velvet-usher'] },
      faces: { 0: 'spiral' },
      inv: [
        { ...ready, items: [] },
        {
          at: 0,
          hand: ['sucker-punch', 'roadwork', 'rope-a-dope', 'corner-man'],
          items: [],
          targets: ['velvet-usher'],
        },
      ],
    });
    t.enter('combat');
    expect(t.of(0).options('fight')).toEqual([]);
    expect(t.of(1).options('fight')).toEqual([]);
    expect(t.G.hands.map((h) => h.length).slice(0, 2)).toEqual([4, 4]);
  });

  it('scenario 24: [CST-CMB-11, CST-RULING-35] who fights nobody moves the terror marker, and suffers if a cultist is there', () => {
    const calm = {
      terrorAt: 0,
      circle: { 1: ['black-lightning', 0], 2: ['sky-like-a-wound', 0], 3: ['every-dog-howls', 0] } as never,
    };
    const t = night({
      ...calm,
      columns: { 0: ['velvet-usher'] },
      goos: { 2: [['dagon', 'net-mender']] },
      inv: [{ at: 0, targets: ['velvet-usher'] }, { at: 1 }, { at: 2 }],
    });
    t.enter('combat');
    t.of(0).does('endFights', 0);
    expect(t.G.terrorAt).toBe(3);
    expect(t.G.inv.map((i) => i.insanity)).toEqual([1, 0, 0]);
  });

  it('[CST-RULING-35] the insanity is judged after the terror step, by what stands there then', () => {
    const t = night({
      terrorAt: 0,
      circle: { 1: ['wet-footprints', 0] },
      marker: 1,
      inv: [{ at: 1 }, { at: 3 }, { at: 3 }],
    });
    for (const i of [1, 2]) t.G.inv[i]!.noPenalty = true;
    t.enter('combat');
    expect(t.G.slots[1]?.column).toHaveLength(1);
    expect(t.G.inv[0]?.insanity).toBe(1);
  });

  it('[CST-CMB-12] at the end target markers and supports come back', () => {
    const t = night({
      columns: { 0: ['velvet-usher'] },
      inv: [{ at: 0, targets: ['velvet-usher'], supports: [['corner-man', 1]] }],
      terrorAt: 0,
      circle: { 1: ['black-lightning', 0], 2: ['sky-like-a-wound', 0], 3: ['every-dog-howls', 0] },
    });
    t.enter('combat');
    t.of(0).does('endFights', 0);
    t.enter('sealing');
    expect(t.G.inv[0]).toMatchObject({ targets: [], supports: [] });
    expect(t.G.discards[1]).toContain('corner-man');
  });

  it('[CST-CMB-10, CST-LIM-01] no trophy where the supply is empty', () => {
    const t = night({ columns: { 0: ['velvet-usher'] }, inv: [ready] });
    t.G.trophiesLeft.star = 0;
    t.enter('combat');
    t.fights(0, 'velvet-usher');
    expect(t.G.inv[0]?.trophies.star).toBe(0);
  });

  it('[CST-GOAL-06] cards overrule rules: a converted card, an ignored die, a borrowed scope', () => {
    const t = night({
      people: ['alienist', 'boxer', 'trooper'],
      columns: { 0: ['tide-ringer', 'velvet-usher'] },
      faces: { 0: 'flame' },
      inv: [
        {},
        {
          at: 0,
          hand: ['bare-knuckle-sermon', 'rope-a-dope', 'corner-man', 'ringside-whisper'],
          targets: ['velvet-usher'],
          ranged: true,
          supports: [
            ['reframing', 0],
            ['borrowed-scope', 2],
          ],
        },
      ],
    });
    t.enter('combat');
    expect(
      t.of(1).refused('fight', 1, 'velvet-usher', ['corner-man', 'bare-knuckle-sermon', 'rope-a-dope', 'corner-man'])
        .rule,
    ).toBe('CST-RULING-34');
    // star by a converted Flame, tentacle, moon; the die is ignored
    t.G.inv[1]!.supports.push({ card: 'ringside-whisper', from: 1 });
    t.G.hands[1] = (t.G.hands[1] ?? []).filter((c) => c !== 'ringside-whisper');
    t.of(1).does('fight', 1, 'velvet-usher', [
      'corner-man>reframing',
      'bare-knuckle-sermon',
      'rope-a-dope',
      'ringside-whisper',
    ]);
    expect(t.G.inv[1]?.fought).toBe(true);
  });
});

describe('Great Old Ones', () => {
  /** dagon asks tentacle ×2, moon, spiral, star */
  const strong = {
    at: 0,
    hand: ['chained-book', 'card-catalogue', 'marginal-note', 'spiral-bindery'],
    items: ['brass-knuckles'],
    targets: ['dagon'],
  };

  it('[CST-CMB-07, CST-GOO-01] is attacked only when it is alone', () => {
    const t = night({ goos: { 0: [['dagon']] }, columns: { 0: ['velvet-usher'] }, inv: [strong] });
    t.enter('combat');
    expect(t.of(0).refused('fight', 0, 'dagon', [])).toMatchObject({ rule: 'CST-CMB-07', why: 'not-alone' });
  });

  it('scenario 25: [CST-GOO-02, CST-GOO-04, CST-GOO-05, CST-RULING-36] costs 1 insanity; beaten it goes to its pile, the place is sealed, trophies return', () => {
    const t = night({
      goos: { 0: [['dagon', 'velvet-usher']] },
      placed: { 0: 2 },
      inv: [{ ...strong, insanity: 2, supports: [['hypnosis', 2]] }],
    });
    t.enter('combat');
    t.fights(0, 'dagon');
    expect(t.G.inv[0]).toMatchObject({ insanity: 3, seals: [], fought: true });
    expect(t.G.goosLeft.first).toContain('dagon');
    expect(t.G.slots[0]).toMatchObject({ sealed: true, trophies: 0, goos: [] });
    expect(t.G.trophiesLeft.moon).toBe(8);
    expect(t.G.cultistDiscard).toContain('velvet-usher');
    expect(Object.values(t.G.inv[0]?.trophies ?? {})).toEqual([0, 0, 0, 0, 0]);
  });

  it('[CST-RULING-24, CST-RULING-37] is not fought by one who would go insane, even for the fifth seal', () => {
    const t = night({ goos: { 0: [['dagon']] }, sealed: [1, 2, 3, 4], inv: [{ ...strong, insanity: 4 }] });
    t.enter('combat');
    expect(t.of(0).refused('fight', 0, 'dagon', [])).toMatchObject({ rule: 'CST-RULING-24' });
  });

  it('scenario 29: [CST-END-06, CST-RULING-15] of two at one place the bottom one is fought first; sealed when both are gone', () => {
    const t = night({
      goos: { 0: [['dagon'], ['the-unmoored']], 3: [['hastur']] },
      inv: [{ ...strong, targets: ['dagon', 'the-unmoored'] }],
    });
    t.enter('combat');
    expect(t.of(0).refused('fight', 0, 'the-unmoored', [])).toMatchObject({ why: 'behind' });
    t.fights(0, 'dagon');
    expect(t.G.slots[0]?.sealed).toBe(false);
    t.G.hands[0]?.push(...(t.G.discards[0]?.splice(0) ?? []));
    t.run({ do: 'defeat', inv: 0, enemy: 'the-unmoored' });
    expect(t.G.slots[0]?.sealed).toBe(true);
  });
});
