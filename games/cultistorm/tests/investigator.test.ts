import { face, night } from './scenario';

describe('the investigator phase', () => {
  it('[CST-INV-01, CST-INV-03] everybody acts at any time, in any order', () => {
    const t = night();
    expect(t.waiting()).toEqual(['0', '1', '2']);
    t.of(2).does('go', 2, 4);
    t.of(0).does('go', 0, 1);
    t.of(2).does('takeDie', 2, t.G.pool[0]?.id, t.G.pool[0]?.face === 'wild' ? 'moon' : null);
    expect(t.waiting()).toEqual(['0', '1', '2']);
    expect(t.of(1).refused('go', 0, 3)).toMatchObject({ rule: 'CST-APP-01' });
  });

  it('[CST-INV-02, CST-PASS-01] ends when all have passed', () => {
    const t = night();
    t.of(0).does('pass', 0);
    t.of(1).does('pass', 1);
    expect(t.waiting()).toEqual(['2']);
    expect(t.of(0).refused('go', 0, 2).why).toBe('not-now');
    expect(t.G.now.phase).toBe('investigator');
    t.of(2).does('pass', 2);
    expect(t.G.now.phase).not.toBe('investigator');
  });

  it('[CST-RULING-40] a pass may be withdrawn, and a support, a flip or a Great Old One undoes it', () => {
    const t = night({
      inv: [{}, { hand: ['southpaw-switch', 'second-wind'] }],
      terrorAt: 0,
      circle: { 1: ['voices-in-the-rain', 1] },
    });
    t.of(0).does('pass', 0);
    t.of(0).does('unpass', 0);
    expect(t.G.inv[0]?.passed).toBe(false);
    t.of(0).does('pass', 0);
    t.of(1).does('playSupport', 1, 'southpaw-switch', 0, false);
    expect(t.G.inv[0]?.passed).toBe(false);
    t.of(0).does('pass', 0);
    t.run({ do: 'terror' });
    expect(t.G.inv[0]?.passed).toBe(false);
    t.of(0).does('pass', 0);
    t.run({ do: 'enter', goo: 'dagon', slot: 2 });
    expect(t.G.inv[0]?.passed).toBe(false);
  });
});

describe('dice', () => {
  it('scenario 16: [CST-DIE-01, CST-DIE-02, CST-DIE-03, CST-RULING-21] one each, a wild is set; more only when all have one', () => {
    const t = night({ pool: ['star', 'moon', 'wild', 'flame'] });
    const [star, moon, wild, flame] = t.G.pool.map((d) => d.id);
    expect(t.of(0).refused('takeDie', 0, wild, null)).toMatchObject({ rule: 'CST-DIE-03' });
    expect(t.of(0).refused('takeDie', 0, star, 'moon')).toMatchObject({ rule: 'CST-DIE-03' });
    t.of(0).does('takeDie', 0, wild, 'flame');
    expect(t.G.inv[0]?.dice).toEqual([{ id: wild, face: 'flame' }]);
    expect(t.of(0).refused('takeDie', 0, star, null)).toMatchObject({ rule: 'CST-DIE-02' });
    t.of(1).does('takeDie', 1, star, null);
    t.of(1).does('pass', 1);
    expect(t.of(0).can('takeDie', 0, moon, null)).toBe(false);
    t.of(2).does('takeDie', 2, moon, null);
    t.of(0).does('takeDie', 0, flame, null);
    expect(t.G.inv[0]?.dice).toHaveLength(2);
  });

  it('[CST-DIE-04, CST-RULING-22] a die that is added is rolled; a wild one is set at once; none left, none added', () => {
    const t = night({ inv: [{ items: ['astragal-pouch'] }] });
    t.dice.order(face('wild'));
    t.of(0).does('useItem', 0, 'astragal-pouch', null);
    expect(t.asked()).toMatchObject({ ask: 'wild', inv: 0 });
    t.of(0).does('answer', 0, 'moon');
    expect(t.G.inv[0]).toMatchObject({ dice: [{ face: 'moon' }], tookDie: false });
    t.G.diceLeft.splice(0).forEach((id) => t.G.inv[1]?.dice.push({ id, face: 'star' }));
    t.run({ do: 'effect', words: [{ do: 'addDie', to: 'pool' }], inv: 0, from: null, slot: null, target: null });
    expect(t.G.pool).toHaveLength(3);
  });

  it('[CST-DIE-05, CST-RULING-23] any time a pool die or an own one is rolled again for 1 insanity', () => {
    const t = night({ pool: ['star'], inv: [{ dice: ['moon'] }, { dice: ['flame'] }] });
    const pool = t.G.pool[0]?.id;
    t.dice.order(face('wild'));
    t.of(0).does('reroll', 0, pool);
    expect(t.G.pool[0]?.face).toBe('wild');
    expect(t.G.inv[0]?.insanity).toBe(1);
    t.dice.order(face('wild'));
    t.of(0).does('reroll', 0, t.G.inv[0]?.dice[0]?.id);
    expect(t.asked()).toMatchObject({ ask: 'wild' });
    t.of(0).does('answer', 0, 'tentacle');
    expect(t.G.inv[0]?.dice[0]?.face).toBe('tentacle');
    expect(t.of(0).refused('reroll', 0, t.G.inv[1]?.dice[0]?.id).rule).toBe('CST-RULING-23');
  });
});

describe('movement', () => {
  it('[CST-MOVE-01] to any other place; any number may share one', () => {
    const t = night({ inv: [{ at: 0 }, { at: 3 }, { at: 3 }] });
    expect(
      t
        .of(0)
        .options('go')
        .map((o) => o[1]),
    ).toEqual([1, 2, 3, 4]);
    t.of(0).does('go', 0, 3);
    expect(t.G.inv.map((i) => i.at)).toEqual([3, 3, 3]);
  });

  it('scenario 17: [CST-MOVE-02, CST-RULING-24] the first is free, each further one costs 1 insanity, never the fifth', () => {
    const t = night({ inv: [{ at: 0, insanity: 3 }] });
    t.of(0).does('go', 0, 1);
    expect(t.G.inv[0]?.insanity).toBe(3);
    t.of(0).does('go', 0, 2);
    expect(t.G.inv[0]?.insanity).toBe(4);
    expect(t.of(0).refused('go', 0, 3)).toMatchObject({ rule: 'CST-RULING-24' });
  });
});

describe('searching', () => {
  const icons = ['marginal-note', 'burnt-folio', 'tidal-almanac', 'chained-book'];

  it('scenario 18: [CST-SRCH-01, CST-SRCH-02, CST-SRCH-03, CST-SRCH-04, CST-LIM-03] events first, one item kept, once a round, two at most', () => {
    const t = night({
      inv: [{ hand: icons, items: ['storm-lantern', 'brass-knuckles'] }],
      itemsOnTop: ['pressed-clover', 'what-was-in-the-crate', 'ferry-ticket'],
    });
    expect(
      t
        .of(0)
        .options('search')
        .map((o) => o[1]),
    ).toEqual([1, 2, 3]);
    expect(t.of(0).refused('search', 0, 4)).toMatchObject({ rule: 'CST-SRCH-01' });
    t.of(0).does('search', 0, 3);
    expect(t.G.inv[0]?.insanity).toBe(1);
    expect(t.asked()).toMatchObject({ ask: 'keep', inv: 0 });
    t.of(0).does('keepSearched', 0, 'ferry-ticket');
    expect(t.G.itemDiscard).toEqual(['what-was-in-the-crate', 'pressed-clover']);
    expect(t.asked()).toMatchObject({ ask: 'drop', inv: 0 });
    t.of(0).does('dropItem', 0, 'storm-lantern');
    expect(t.G.inv[0]?.items).toEqual(['brass-knuckles', 'ferry-ticket']);
    expect(t.of(0).refused('search', 0, 1)).toMatchObject({ rule: 'CST-SRCH-04' });
    expect(t.G.hands[0]).toEqual(icons);
  });

  it('[CST-SRCH-01, CST-RULING-26] without an icon, or without items, there is no search; keeping is optional', () => {
    const none = night({ inv: [{ hand: ['chained-book'] }] });
    expect(none.of(0).refused('search', 0, 1)).toMatchObject({ rule: 'CST-SRCH-01' });
    const t = night({ inv: [{ hand: icons, items: [] }] });
    t.of(0).does('search', 0, 1);
    if (t.asked()?.ask === 'keep') t.of(0).does('keepSearched', 0, null);
    expect(t.G.inv[0]?.items).toEqual([]);
    t.G.itemDiscard.push(...t.G.itemDeck.splice(0));
    expect(
      t
        .of(1)
        .legal()
        .filter((m) => m.move === 'search'),
    ).toEqual([]);
  });

  it('[CST-RULING-26] icons on supports lying before one do not count, and lost cards do not shrink a running search', () => {
    const t = night({
      inv: [{ hand: ['marginal-note'], items: [], supports: [['corner-man', 1]] }],
      itemsOnTop: ['soaked-to-the-bone', 'ferry-ticket'],
    });
    expect(t.of(0).options('search')).toEqual([[0, 1]]);
    t.G.hands[0]?.push(...(t.G.decks[0]?.splice(t.G.decks[0].indexOf('errata-slip'), 1) ?? []));
    t.of(0).does('search', 0, 2);
    t.of(0).does('answer', 0, 'errata-slip');
    expect(t.G.hands[0]).toEqual(['marginal-note']);
    t.of(0).does('keepSearched', 0, 'ferry-ticket');
    expect(t.G.inv[0]?.items).toEqual(['ferry-ticket']);
  });

  it('[CST-RULING-49] a search that turned up nothing but events asks nothing', () => {
    const t = night({ inv: [{ hand: icons, items: [] }], itemsOnTop: ['the-wind-veers', 'what-was-in-the-crate'] });
    t.of(0).does('search', 0, 2);
    expect(t.asked()?.ask).toBe('investigate');
    expect(t.G.itemDiscard).toEqual(['the-wind-veers', 'what-was-in-the-crate']);
  });

  it('[CST-SRCH-05] the discard comes back only by an effect that says so', () => {
    const t = night({ inv: [{ items: ['pawnbrokers-key'] }] });
    t.G.itemDiscard.push(...t.G.itemDeck.splice(0));
    t.of(0).does('useItem', 0, 'pawnbrokers-key', null);
    expect(t.G.itemDiscard).toEqual([]);
    expect(t.G.itemDeck).toContain('pawnbrokers-key');
  });
});

describe('trading', () => {
  const together = [
    { at: 2, items: ['storm-lantern'] },
    { at: 2, items: ['ferry-ticket', 'brass-knuckles'] },
    { at: 1, items: [] },
  ];

  it('[CST-TRADE-01, CST-RULING-46] at one place, by offer and consent, nobody above two', () => {
    const t = night({ inv: together });
    expect(t.of(0).refused('offerTrade', 0, 1, 'storm-lantern', null)).toMatchObject({ rule: 'CST-LIM-03' });
    expect(t.of(0).refused('offerTrade', 0, 2, 'storm-lantern', null)).toMatchObject({ why: 'not-together' });
    t.of(0).does('offerTrade', 0, 1, 'storm-lantern', 'ferry-ticket');
    expect(t.of(0).refused('offerTrade', 0, 1, null, 'ferry-ticket').rule).toBe('CST-RULING-46');
    t.of(2).does('go', 2, 4); // it blocks nobody
    t.of(1).does('answerTrade', 0, true);
    expect(t.G.inv[0]?.items).toEqual(['ferry-ticket']);
    expect(t.G.inv[1]?.items).toEqual(['brass-knuckles', 'storm-lantern']);
  });

  it('[CST-RULING-46] a refused or withdrawn offer is not repeated; one that became void can only be refused', () => {
    const t = night({ inv: together });
    t.of(0).does('offerTrade', 0, 1, null, 'ferry-ticket');
    t.of(1).does('answerTrade', 0, false);
    expect(t.of(0).refused('offerTrade', 0, 1, null, 'ferry-ticket').why).toBe('offer-refused');
    t.of(0).does('offerTrade', 0, 1, null, 'brass-knuckles');
    t.of(0).does('cancelTrade', 0);
    expect(t.of(0).refused('offerTrade', 0, 1, null, 'brass-knuckles').why).toBe('offer-refused');
    t.of(0).does('offerTrade', 0, 1, 'storm-lantern', 'ferry-ticket');
    t.of(1).does('useItem', 1, 'ferry-ticket', '2' === '2' ? '4' : '4');
    expect(t.G.offers).toEqual([]);
  });

  it('[CST-RULING-40] a trade that is accepted undoes the passes of both', () => {
    const t = night({ inv: together });
    t.of(0).does('offerTrade', 0, 1, 'storm-lantern', 'ferry-ticket');
    t.of(0).does('pass', 0);
    t.of(1).does('pass', 1);
    t.of(1).does('answerTrade', 0, true);
    expect(t.G.inv.map((i) => i.passed)).toEqual([false, false, false]);
  });

  it('[CST-RULING-46] within one seat a trade is immediate', () => {
    const t = night({ seats: 1, investigators: 3, inv: together });
    t.of(0).does('offerTrade', 0, 1, 'storm-lantern', 'ferry-ticket');
    expect(t.G.inv[0]?.items).toEqual(['ferry-ticket']);
  });

  it('[CST-RULING-30, CST-LIM-03] seal cards and trophies are no items and change no hands', () => {
    const t = night({
      inv: [
        { at: 2, items: [], trophies: { moon: 3 }, seals: ['moon'] },
        { at: 2, items: [] },
      ],
    });
    expect(t.of(0).options('offerTrade')).toEqual([]);
    expect(t.of(0).refused('offerTrade', 0, 1, 'moon', null).rule).toBe('CST-TRADE-01');
  });
});

describe('support', () => {
  it('scenario 19: [CST-SUP-01, CST-SUP-03, CST-SUP-04, CST-SUP-05] a regular card costs 1 insanity and is replaced, a unique one is free, no-draw is not replaced', () => {
    const t = night({
      inv: [{ insanity: 1, hand: ['marginal-note', 'palimpsest', 'star-atlas', 'burnt-folio'] }, { dice: ['moon'] }],
    });
    t.of(0).does('playSupport', 0, 'marginal-note', 1, false);
    expect(t.G.inv[0]?.insanity).toBe(2);
    expect(t.G.hands[0]).toHaveLength(4);
    expect(t.G.hands[1]).toHaveLength(5);
    t.of(0).does('playSupport', 0, 'palimpsest', 1, false);
    expect(t.G.inv[0]?.insanity).toBe(2);
    expect(t.G.hands[0]).toHaveLength(3);
    expect(t.of(0).refused('playSupport', 0, 'burnt-folio', 0, false).why).toBe('not-yourself');
  });

  it('[CST-SUP-02, CST-RULING-27] the supporter decides on optional effects, the supported on the choices inside', () => {
    const t = night({ inv: [{ hand: ['reading-room-hush', 'star-atlas'] }, { insanity: 2, dice: ['moon'] }] });
    t.of(0).does('playSupport', 0, 'reading-room-hush', 1, true);
    expect(t.G.inv[1]?.insanity).toBe(1);
    expect(t.G.hands[0]).toHaveLength(3); // one by the option, one as replacement
    t.of(0).does('playSupport', 0, 'star-atlas', 1, false);
    expect(t.waiting()).toEqual(['1']);
    const die = t.G.inv[1]?.dice[0]?.id;
    t.of(1).does('answer', 1, `${die}=flame`);
    expect(t.G.inv[1]?.dice[0]?.face).toBe('flame');
  });

  it('[CST-RULING-27] effect, then insanity, then the new card; the card stays before the supported until combat ends', () => {
    const t = night({ inv: [{ hand: ['marginal-note'] }] });
    t.of(0).does('playSupport', 0, 'marginal-note', 1, false);
    const order = t.G.events.map((e) => e.tell).filter((e) => e.event === 'drew' || e.event === 'suffered');
    expect(order.map((e) => [e.event, 'inv' in e && e.inv])).toEqual([
      ['drew', 1],
      ['suffered', 0],
      ['drew', 0],
    ]);
    expect(t.G.inv[1]?.supports).toEqual([{ card: 'marginal-note', from: 0 }]);
    expect(t.G.discards[0]).toEqual([]);
  });

  it('scenario 20: [CST-SUP-06, CST-RULING-28, CST-RULING-25] a card that would change nothing is refused', () => {
    const t = night({ inv: [{ hand: ['reading-room-hush'] }, { permanent: 1 }] });
    expect(t.of(0).refused('playSupport', 0, 'reading-room-hush', 1, false)).toMatchObject({ rule: 'CST-SUP-06' });
    t.G.inv[1]!.insanity = 1;
    t.of(0).does('playSupport', 0, 'reading-room-hush', 1, false);
    expect(t.G.inv[1]).toMatchObject({ insanity: 0, permanent: 1 });
  });

  it('[CST-SUP-06, CST-RULING-28] a scope is no help to who shoots already, nor a cure to a sane supporter', () => {
    const scope = { people: ['trooper', 'archivist', 'boxer'], inv: [{ hand: ['borrowed-scope'] }] };
    const t = night(scope);
    expect(t.of(0).refused('playSupport', 0, 'borrowed-scope', 1, false)).toMatchObject({ rule: 'CST-SUP-06' });
    t.of(0).does('playSupport', 0, 'borrowed-scope', 2, false);
    expect(t.G.inv[2]?.ranged).toBe(true);
    const two = night({ ...scope, seats: 2, people: ['trooper', 'boxer'] });
    expect(two.of(0).refused('playSupport', 0, 'borrowed-scope', 1, false)).toMatchObject({ rule: 'CST-SUP-06' });
    const sane = night({
      people: ['exorcist', 'boxer', 'archivist'],
      inv: [{ hand: ['pulpit-fire'] }, { insanity: 2 }],
    });
    expect(sane.of(0).can('playSupport', 0, 'pulpit-fire', 1, true)).toBe(false);
    sane.G.inv[0]!.insanity = 1;
    expect(sane.of(0).can('playSupport', 0, 'pulpit-fire', 1, true)).toBe(true);
  });

  it('[CST-SUP-07] a combat card is kept for the supported one’s fight', () => {
    const t = night({
      inv: [{ hand: ['chained-book'] }, { at: 1, hand: ['corner-man', 'dockside-haymaker'], targets: ['ash-novice'] }],
      columns: { 1: ['ash-novice'] },
    });
    t.of(0).does('playSupport', 0, 'chained-book', 1, false);
    expect(t.G.inv[1]?.supports).toEqual([{ card: 'chained-book', from: 0 }]);
    t.G.inv[1]!.items.push('nautilus-shell');
    t.enter('combat');
    const payments = t
      .of(1)
      .options('fight')
      .map((o) => o[2] as string[]);
    expect(payments.some((p) => p.includes('chained-book'))).toBe(true);
  });

  it('[CST-SUP-08] any number, from anywhere', () => {
    const t = night({
      inv: [{ at: 4, hand: ['chained-book', 'palimpsest'] }, { at: 0 }, { at: 2, hand: ['hypnosis'] }],
    });
    t.of(0).does('playSupport', 0, 'chained-book', 1, false);
    t.of(0).does('playSupport', 0, 'palimpsest', 1, false);
    t.of(2).does('playSupport', 2, 'hypnosis', 1, false);
    expect(t.G.inv[1]?.supports).toHaveLength(3);
  });
});

describe('forbidden knowledge', () => {
  const calm = {
    terrorAt: 0,
    circle: { 1: ['black-lightning', 0] as [string, number], 2: ['sky-like-a-wound', 0] as [string, number] },
  };

  it('[CST-KNOW-01, CST-KNOW-02, CST-KNOW-03, CST-KNOW-04, CST-KNOW-07] level 1: one trophy for good, one terror step, a seal card of choice', () => {
    const t = night({ ...calm, inv: [{ trophies: { moon: 1 } }] });
    t.of(0).does('gainKnowledge', 0, 'moon');
    expect(t.G.inv[0]).toMatchObject({ lore: [{ symbol: 'moon', n: 1 }], trophies: { moon: 0 } });
    expect(t.G.trophiesLeft.moon).toBe(7);
    expect(t.G.terrorAt).toBe(1);
    expect(
      t
        .of(0)
        .options('answer')
        .map((o) => o[1]),
    ).toEqual(['spiral', 'star', 'tentacle', 'moon', 'flame']);
    t.of(0).does('answer', 0, 'flame');
    expect(t.G.inv[0]?.seals).toEqual(['flame']);
    expect(t.of(0).refused('gainKnowledge', 0, 'moon')).toMatchObject({ rule: 'CST-KNOW-02' });
  });

  it('scenario 21: [CST-KNOW-02, CST-KNOW-05, CST-KNOW-06, CST-KNOW-07, CST-RULING-29] level 3: two of one symbol, a step, a cultist, a permanent insanity, a seal card', () => {
    const t = night({ ...calm, inv: [{ at: 2, lore: ['star', 'star'], trophies: { moon: 1, star: 1 } }] });
    expect(t.of(0).refused('gainKnowledge', 0, 'moon')).toMatchObject({ rule: 'CST-KNOW-02' });
    t.G.inv[0]!.trophies.moon = 2;
    t.of(0).does('gainKnowledge', 0, 'moon');
    expect(t.G.terrorAt).toBe(1);
    expect(t.G.slots[2]?.column).toHaveLength(1);
    expect(t.G.inv[0]?.permanent).toBe(1);
    expect(t.asked()).toMatchObject({ ask: 'gateSeal' });
  });

  it('[CST-RULING-29] on level 2 no cultist appears where a ward or a Great Old One is', () => {
    const t = night({ ...calm, warded: [2], inv: [{ at: 2, lore: ['star'], trophies: { moon: 2 } }] });
    t.of(0).does('gainKnowledge', 0, 'moon');
    expect(t.G.slots[2]?.column).toEqual([]);
    expect(t.G.inv[0]?.permanent).toBe(0);
  });

  it('[CST-KNOW-07, CST-LIM-01] when no seal card is left none is taken', () => {
    const t = night({
      ...calm,
      inv: [{ trophies: { moon: 1 } }, { seals: ['spiral', 'star', 'tentacle', 'moon', 'flame'] }],
    });
    t.of(0).does('gainKnowledge', 0, 'moon');
    expect(t.asked()?.ask).toBe('investigate');
  });

  it('[CST-KNOW-08, CST-RULING-29] what is learned serves every round without further price', () => {
    const t = night({ inv: [{ lore: ['moon'] }] });
    t.of(0).does('useAbility', 0, 1, null);
    expect(t.G.hands[0]).toHaveLength(5);
    expect(t.of(0).refused('useAbility', 0, 1, null).why).toBe('used');
    expect(t.of(0).refused('useAbility', 0, 2, null)).toMatchObject({ rule: 'CST-KNOW-01' });
    t.enter('prep');
    expect(t.G.inv[0]?.used).toEqual([]);
    expect(t.G.terrorAt).toBe(0);
  });

  it('[CST-RULING-30] any seal card may be chosen, also one of a sealed place', () => {
    const t = night({ ...calm, sealed: [0], inv: [{ trophies: { moon: 1 } }] });
    t.of(0).does('gainKnowledge', 0, 'moon');
    expect(t.of(0).can('answer', 0, 'moon')).toBe(true);
  });

  it('[CST-RULING-24, CST-RULING-25] level 3 is refused to one who would go insane by it', () => {
    const t = night({
      ...calm,
      inv: [{ insanity: 3, permanent: 1, shield: 2, lore: ['star', 'star'], trophies: { moon: 2 } }],
    });
    expect(t.of(0).refused('gainKnowledge', 0, 'moon')).toMatchObject({ rule: 'CST-RULING-24' });
  });
});

describe('targets and trophies', () => {
  it('[CST-TGT-01, CST-RULING-32] up to two enemies at one’s own place, free again on leaving', () => {
    const t = night({
      columns: { 1: ['net-mender', 'velvet-usher', 'tide-ringer'], 2: ['ash-novice'] },
      inv: [{ at: 1 }],
    });
    expect(t.of(0).refused('setTarget', 0, 'ash-novice')).toMatchObject({ rule: 'CST-TGT-01', why: 'not-here' });
    t.of(0).does('setTarget', 0, 'net-mender');
    t.of(0).does('setTarget', 0, 'tide-ringer');
    expect(t.of(0).refused('setTarget', 0, 'velvet-usher').why).toBe('two-targets');
    t.of(0).does('clearTarget', 0, 'net-mender');
    t.of(0).does('go', 0, 2);
    expect(t.G.inv[0]?.targets).toEqual([]);
  });

  it('[CST-TGT-02] several may target the same enemy', () => {
    const t = night({ columns: { 1: ['net-mender'] }, inv: [{ at: 1 }, { at: 1 }] });
    t.of(0).does('setTarget', 0, 'net-mender');
    t.of(1).does('setTarget', 1, 'net-mender');
    expect(t.G.inv.map((i) => i.targets)).toEqual([['net-mender'], ['net-mender'], []]);
  });

  it('[CST-TRO-02, CST-RULING-31] trophies are placed from anywhere in three phases, also after passing, on their own unsealed place', () => {
    const t = night({ sealed: [1], inv: [{ at: 4, trophies: { moon: 2, star: 1 } }] });
    t.of(0).does('pass', 0);
    t.of(0).does('placeTrophy', 0, 'moon', 1);
    expect(t.G.slots[0]?.trophies).toBe(1);
    expect(t.of(0).refused('placeTrophy', 0, 'star', 1)).toMatchObject({ rule: 'CST-RULING-31' });
    expect(t.of(0).refused('placeTrophy', 0, 'flame', 1)).toMatchObject({ rule: 'CST-TRO-02' });
    t.enter('prep');
    expect(t.of(0).refused('placeTrophy', 0, 'moon', 1).why).toBe('not-in-this-phase');
  });

  it('[CST-TRO-01] trophies pay for knowledge and for what cards ask', () => {
    const t = night({ terrorAt: 0, circle: { 1: ['graves-left-open', 1] }, inv: [{ trophies: { moon: 1 } }] });
    t.run({ do: 'terror' });
    expect(t.G.inv[0]?.trophies.moon).toBe(0);
    expect(t.G.trophiesLeft.moon).toBe(8);
  });
});
