import { night } from './scenario';

const sealer = { at: 0, seals: ['moon' as const] };

describe('sealing', () => {
  it('scenario 26: [CST-SEAL-01, CST-SEAL-02, CST-SEAL-03, CST-SEAL-05, CST-SEAL-06] N trophies, the card, one insanity for each cultist there', () => {
    const t = night({ placed: { 0: 3 }, columns: { 0: ['velvet-usher', 'net-mender'] }, inv: [sealer] });
    t.enter('sealing');
    t.of(0).does('seal', 0);
    expect(t.G.slots[0]).toMatchObject({ sealed: true, trophies: 0 });
    expect(t.G.inv[0]).toMatchObject({ insanity: 2, seals: [] });
    expect(t.G.sealsUsed).toEqual(['moon']);
    expect(t.G.trophiesLeft.moon).toBe(8);
  });

  it('[CST-SEAL-01] too few trophies: refused, until they are placed', () => {
    const t = night({ placed: { 0: 2 }, inv: [{ ...sealer, trophies: { moon: 1 } }] });
    t.enter('sealing');
    expect(t.of(0).refused('seal', 0)).toMatchObject({ rule: 'CST-SEAL-01' });
    t.of(0).does('placeTrophy', 0, 'moon', 1);
    t.of(0).does('seal', 0);
    expect(t.G.slots[0]?.sealed).toBe(true);
  });

  it('[CST-SEAL-03, CST-SEAL-04] whoever lacks the card, or stands before a Great Old One, is not even asked', () => {
    const t = night({
      placed: { 0: 3, 1: 3 },
      goos: { 0: [['dagon']] },
      columns: { 0: ['velvet-usher', 'net-mender'] },
      inv: [sealer, { at: 1 }],
    });
    t.enter('sealing');
    expect(t.isOver).toBe(true);
    expect(t.G.slots[0]?.sealed).toBe(false);
  });

  it('[CST-SEAL-07] any number in a round, each by choice', () => {
    const t = night({ placed: { 0: 3, 1: 3 }, inv: [sealer, { at: 1, seals: ['star'] }] });
    t.enter('sealing');
    expect(t.waiting().sort()).toEqual(['0', '1']);
    t.of(1).does('seal', 1);
    t.of(0).does('doneSealing', 0);
    expect(t.G.slots.map((s) => s.sealed)).toEqual([false, true, false, false, false]);
  });

  it('[CST-TRO-02] a trophy that lands on its place reopens the decision of a sealer that was done', () => {
    const t = night({ placed: { 0: 2 }, inv: [{ ...sealer }, { at: 1, seals: ['star'], trophies: { moon: 1 } }] });
    t.G.slots[1]!.trophies = 3;
    t.G.trophiesLeft.star -= 3;
    t.enter('sealing');
    t.of(0).does('doneSealing', 0);
    t.of(1).does('placeTrophy', 1, 'moon', 1);
    expect(t.waiting()).toContain('0');
  });

  it('scenario 27: [CST-SEAL-08, CST-RULING-24, CST-RULING-38, CST-GOAL-01, CST-GOAL-02] who would go insane may not seal the third, but wins by the fifth', () => {
    const given = {
      placed: { 0: 3 },
      columns: { 0: ['velvet-usher', 'net-mender'] },
      inv: [{ ...sealer, insanity: 3 }],
    };
    const third = night({ ...given, sealed: [1, 2] });
    third.enter('sealing');
    expect(third.of(0).refused('seal', 0)).toMatchObject({ rule: 'CST-RULING-24' });
    const fifth = night({ ...given, sealed: [1, 2, 3, 4] });
    fifth.enter('sealing');
    fifth.of(0).does('seal', 0);
    expect(fifth.over).toMatchObject({ won: true, reason: 'sealed' });
  });

  it('[CST-GOAL-02] the fifth insanity ends it for all, the fourth does not', () => {
    const t = night({ inv: [{}, { insanity: 3 }] });
    const suffer = {
      do: 'effect',
      words: [{ do: 'insanity', n: 1, who: 'you' }],
      inv: 1,
      from: null,
      slot: null,
      target: null,
    } as const;
    t.run({ ...suffer, words: [...suffer.words] });
    expect(t.over).toBeUndefined();
    t.run({ ...suffer, words: [...suffer.words] });
    expect(t.over).toEqual({ won: false, reason: 'insanity', round: 1, by: '1' });
  });

  it('[CST-RULING-41] a sealed place keeps shrine, action, die and home bonus', () => {
    const t = night({ sealed: [3], shrines: [3], locations: { 3: 'saltmarsh-asylum' }, inv: [{ at: 3 }] });
    t.of(0).does('useLocation', 0, null);
    expect(t.G.hands[0]).toHaveLength(5);
  });
});

describe('the Final Act', () => {
  it('scenario 15: [CST-END-01, CST-END-02, CST-END-04, CST-END-05, CST-RULING-11] the deck runs out in the middle of the marker’s moves', () => {
    const t = night({ marker: 0, circle: { 4: ['lights-out-over-arkham', 1] } });
    t.G.cultistDiscard.push(...t.G.cultistDeck.splice(0, t.G.cultistDeck.length - 2));
    t.run({ do: 'marker', left: 3, passed: 0 });
    const told = t.G.events.map((e) => e.tell.event);
    expect(told.indexOf('reshuffled')).toBeLessThan(told.indexOf('finalAct'));
    expect(t.G.finalAct).toBe('lights-out-over-arkham');
    expect(t.events('markerMoved')).toHaveLength(told.includes('markerMoved') ? t.events('markerMoved').length : 0);
    expect(told.lastIndexOf('appeared')).toBeGreaterThan(told.indexOf('finalAct'));
    // a later exhaustion only reshuffles
    t.G.cultistDiscard.push(...t.G.cultistDeck.splice(1));
    t.run({ do: 'appear', slot: 4, force: false });
    expect(t.events('finalAct')).toEqual([]);
  });

  it('[CST-RULING-11] with no card anywhere no cultist appears', () => {
    const t = night();
    t.G.cultistDeck = [];
    t.run({ do: 'appear', slot: 1, force: false });
    expect(t.events('appearPrevented')).toMatchObject([{ why: 'deck' }]);
  });

  it('[CST-END-03, CST-RULING-16] it brings one of the second wave to the marker over two cultists, and a lasting rule', () => {
    const t = night({
      marker: 1,
      sealed: [1],
      goos: { 2: [['dagon']] },
      columns: { 2: ['net-mender'] },
      circle: { 4: ['the-storm-breaks', 4] },
      terrorAt: 3,
    });
    t.run({ do: 'terror' });
    expect(t.G.slots[2]?.goos).toHaveLength(2);
    expect(t.G.rules).toEqual([{ id: 'terror-x2', until: 0 }]);
    const empty = night({ marker: 1, circle: { 4: ['the-storm-breaks', 4] }, terrorAt: 3, warded: [1] });
    empty.run({ do: 'terror' });
    expect(empty.G.slots[1]?.column).toHaveLength(2);
    expect(empty.G.slots[1]?.goos[0]?.devoured).toEqual([]);
    for (const s of empty.G.slots) s.shrine = true;
    empty.enter('terror');
    expect(empty.events('terrorMoved').length).toBeGreaterThanOrEqual(2);
  });

  it('scenario 28: [CST-END-07, CST-END-08, CST-GOAL-05, CST-RULING-39] the last Great Old One must not fall before four other seals', () => {
    const last = (sealed: number[]) => {
      const t = night({ sealed, goos: { 4: [['cthulhu']] }, inv: [{ at: 4 }] });
      t.G.finalAct = 'the-storm-breaks';
      t.run({ do: 'defeat', inv: 0, enemy: 'cthulhu' });
      return t.over;
    };
    expect(last([0, 1, 2])).toMatchObject({ won: false, reason: 'finalAct' });
    expect(last([0, 1, 2, 3])).toMatchObject({ won: true, reason: 'sealed' });
  });

  it('[CST-RULING-39] before the Final Act, or with another in play, it is no loss', () => {
    const t = night({ goos: { 4: [['cthulhu']], 3: [['dagon']] }, inv: [{ at: 4 }] });
    t.run({ do: 'defeat', inv: 0, enemy: 'cthulhu' });
    expect(t.over).toBeUndefined();
    t.G.inv[0]!.at = 3;
    t.run({ do: 'defeat', inv: 0, enemy: 'dagon' });
    expect(t.over).toBeUndefined();
  });

  it('[CST-GOAL-05] Three Nights to Morning ends the game three full rounds later', () => {
    const t = night({ circle: { 4: ['three-nights-to-morning', 5] }, terrorAt: 3, round: 4 });
    for (const s of t.G.slots) s.shrine = true;
    t.run({ do: 'terror' });
    expect(t.G.doom).toBe(7);
    t.G.round = 6;
    t.run({ do: 'round' });
    expect(t.over).toBeUndefined();
    t.G.round = 7;
    t.run({ do: 'round' });
    expect(t.over).toMatchObject({ won: false, reason: 'doom' });
  });

  it('[CST-GOAL-01] five seals and nobody in play win at once, in any phase', () => {
    const t = night({ sealed: [0, 1, 2, 3], goos: { 4: [['dagon']] }, inv: [{ at: 4 }] });
    t.run({ do: 'defeat', inv: 0, enemy: 'dagon' });
    expect(t.over).toMatchObject({ won: true, round: 1 });
  });
});

describe('two investigators', () => {
  it('scenario 8: [CST-2P-01, CST-2P-02, CST-2P-05, CST-RULING-44] all are ranged, three marker moves, three trophies to a seal, thirteen cultists', () => {
    const t = night({
      seats: 2,
      people: ['boxer', 'exorcist'],
      columns: { 0: ['velvet-usher', 'coal-widow'] },
      inv: [
        {
          at: 0,
          hand: ['dockside-haymaker', 'corner-man', 'shadow-boxing', 'throw-in-the-towel'],
          items: ['cracked-elder-sign'],
          targets: ['coal-widow'],
        },
        { at: 1, seals: ['star'] },
      ],
      placed: { 1: 3 },
    });
    t.enter('combat');
    t.fights(0, 'coal-widow');
    t.enter('sealing');
    t.of(1).does('seal', 1);
    const other = night({ seats: 2, marker: 0 });
    other.enter('cultist');
    expect(other.events('markerMoved').length).toBeGreaterThanOrEqual(3);
  });
});

describe('the special sect', () => {
  const sect = { options: { sect: true } };
  const withSpecial = (...cards: string[]) => {
    const t = night(sect);
    for (const c of cards)
      if (!t.G.cultistDeck.includes(c)) t.G.cultistDeck.push(...t.G.slots.flatMap((s) => s.column.splice(0)));
    return t;
  };

  it('scenario 30: [CST-SECT-03, CST-SECT-04] an effect that summons calls the sect’s own while one of its people is in play', () => {
    const t = night({
      ...sect,
      columns: { 1: ['bellfounder'] },
      marker: 3,
      inv: [{ at: 0, hand: ['marginal-note'], items: [] }],
      itemsOnTop: ['summoning-eye#1'],
    });
    t.of(0).does('search', 0, 1);
    expect(t.G.slots[3]?.goos[0]?.card).toBe('the-hollow-bell');
    t.run({ do: 'summon', wave: 'first', fill: 0 });
    expect(t.G.slots[4]?.goos[0]?.card).not.toBe('the-hollow-bell');
    t.G.inv[0]!.at = 3;
    t.run({ do: 'defeat', inv: 0, enemy: 'the-hollow-bell' });
    expect(t.G.goosLeft.sect).toEqual(['the-hollow-bell']);
    t.run({ do: 'summon', wave: 'first', fill: 0 });
    expect(t.G.slots.flatMap((s) => s.goos.map((g) => g.card))).toContain('the-hollow-bell');
  });

  it('[CST-RULING-43] without one of them in play, and for the second wave, the ordinary ones come', () => {
    const t = night({ ...sect, marker: 3, columns: { 1: ['bellfounder'] } });
    t.run({ do: 'summon', wave: 'second', fill: 0 });
    expect(t.G.goosLeft.sect).toHaveLength(1);
    const none = night({ ...sect, marker: 3 });
    none.run({ do: 'summon', wave: 'first', fill: 0 });
    expect(none.G.goosLeft.sect).toHaveLength(1);
  });

  it('[CST-RULING-43] a special cultist as the fourth names its own', () => {
    const t = night({
      ...sect,
      columns: { 1: ['net-mender', 'velvet-usher', 'tide-ringer'] },
      cultists: ['changes-caller'],
    });
    t.run({ do: 'appear', slot: 1, force: false });
    expect(t.G.slots[1]?.goos[0]?.card).toBe('the-hollow-bell');
  });

  it('[CST-SECT-05] they do something when they appear, while they stay, when fought, when beaten', () => {
    const appear = night({ ...sect, cultists: ['bellfounder'], terrorAt: 0, circle: { 1: ['black-lightning', 0] } });
    appear.run({ do: 'appear', slot: 1, force: false });
    expect(appear.G.terrorAt).toBe(1);
    const stay = night({ ...sect, columns: { 1: ['deaf-sacristan'] }, inv: [{ hand: ['marginal-note'] }] });
    expect(stay.of(0).refused('search', 0, 1).why).toBe('no-search');
    const fought = night({
      ...sect,
      columns: { 0: ['muffled-ringer'] },
      inv: [{ at: 0, hand: ['chained-book', 'burnt-folio', 'spiral-bindery'], targets: ['muffled-ringer'] }],
    });
    fought.enter('combat');
    fought.fights(0, 'muffled-ringer');
    expect(fought.G.inv[0]?.insanity).toBe(1);
    expect(Object.values(fought.G.inv[0]?.trophies ?? {})).toEqual([0, 0, 0, 0, 0]);
    const beaten = night({ ...sect, columns: { 0: ['drowned-verger'] }, inv: [{ at: 0 }] });
    beaten.run({ do: 'defeat', inv: 0, enemy: 'drowned-verger' });
    expect(beaten.asked()).toMatchObject({ ask: 'pick', inv: 0, word: { do: 'discard' } });
    expect(withSpecial('bellfounder').G.options.sect).toBe(true);
  });

  it('[CST-RULING-43, CST-CMB-10] a devoured cultist without a sect symbol adds nothing', () => {
    const t = night({ ...sect, goos: { 1: [['dagon', 'bellfounder']] }, inv: [{ at: 1, targets: ['dagon'] }] });
    t.enter('combat');
    expect(t.of(0).refused('fight', 0, 'dagon', []).with).toEqual({ needed: 5 });
  });
});
