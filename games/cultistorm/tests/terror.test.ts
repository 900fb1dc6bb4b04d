import { terrorOf } from '../cards';
import { night } from './scenario';

const steps = (n: number) => Array.from({ length: n }, () => ({ do: 'terror' }) as const);

describe('terror', () => {
  it('[CST-TER-01] one slot clockwise, one token', () => {
    const t = night({ terrorAt: 0, circle: { 1: ['voices-in-the-rain', 0] } });
    t.run(...steps(1));
    expect(t.G.terrorAt).toBe(1);
    expect(t.G.circle[1]?.tokens).toBe(1);
  });

  it('scenario 13: [CST-TER-02, CST-TER-03, CST-LOC-01, CST-RULING-08] token, flip, effect, replacement from the bottom, then the vote', () => {
    const t = night({
      terrorAt: 4,
      circle: { 0: ['gulls-at-midnight', 0] },
      marker: 2,
      inv: [{ at: 2 }, { at: 1 }, { at: 0 }],
    });
    const bottom = t.G.terrorDeck[0] as string;
    t.run(...steps(1));
    expect(t.events('flipped')).toMatchObject([{ card: 'gulls-at-midnight', slot: 0 }]);
    expect(t.G.inv.map((i) => i.insanity)).toEqual([1, 0, 0]);
    expect(t.G.circleCards[0]).toBe(bottom);
    expect(t.G.circle[0]).toEqual({ gems: terrorOf(bottom).gems, tokens: 0, up: false });
    expect(t.G.terrorDiscard).toEqual(['gulls-at-midnight']);
    expect(t.asked()?.ask).toBe('vote');
  });

  it('[CST-RULING-08] an empty terror deck is made anew from the discard', () => {
    const t = night({ terrorAt: 0, circle: { 1: ['voices-in-the-rain', 1] } });
    t.G.terrorDiscard.push(...t.G.terrorDeck.splice(0));
    t.run(...steps(1));
    expect(t.events('reshuffled')).toMatchObject([{ deck: 'terror' }]);
    expect(t.G.terrorDeck.length + 5).toBe(21);
  });

  it('[CST-TER-04, CST-RULING-09] steps caused by a terror card wait until it is replaced and the shrine is lit', () => {
    const t = night({
      seats: 3,
      terrorAt: 4,
      circle: { 0: ['black-lightning', 2], 1: ['voices-in-the-rain', 0] },
      sealed: [0, 1, 2, 3],
    });
    t.G.slots[4]!.goos = [{ card: 'dagon', devoured: [] }];
    t.G.goosLeft.first = t.G.goosLeft.first.filter((g) => g !== 'dagon');
    t.run(...steps(1));
    expect(t.events('summonFailed')).toHaveLength(1);
    expect(t.asked()?.ask).toBe('vote');
    expect(t.G.terrorAt).toBe(0);
    for (const i of [0, 1]) t.of(i).does('vote', i, '2');
    expect(t.G.terrorAt).toBe(3);
  });

  it('[CST-TER-05] a flip interrupts an action in the middle, and the action goes on', () => {
    const t = night({
      terrorAt: 0,
      circle: { 1: ['police-tape-cut', 1] },
      inv: [{ at: 0, trophies: { moon: 1 } }, { items: ['storm-lantern', 'brass-knuckles'] }],
    });
    t.of(0).does('gainKnowledge', 0, 'moon');
    expect(t.asked()).toMatchObject({ ask: 'pick', inv: 1 });
    expect(t.of(0).legal()).toEqual([]);
    t.of(1).does('answer', 1, 'brass-knuckles');
    expect(t.asked()).toMatchObject({ ask: 'gateSeal', inv: 0 });
    t.of(0).does('answer', 0, 'star');
    expect(t.G.inv[0]?.seals).toEqual(['star']);
  });

  it('scenario 14: [CST-TER-06, CST-SETUP-08] the fifth token, on the twentieth step of the game, is the Final Act', () => {
    const t = night({ circle: { 4: ['the-storm-breaks', 1] }, terrorAt: 4 });
    const calm = () => t.G.circle.forEach((c, i) => i !== 4 && (c.gems = 99));
    calm();
    for (const s of t.G.slots) s.shrine = true;
    t.run(...steps(19));
    expect(t.G.finalAct).toBeNull();
    t.run(...steps(1));
    expect(t.G.finalAct).toBe('the-storm-breaks');
  });

  it('[CST-RULING-10] once up it takes no more tokens', () => {
    const t = night({ circle: { 4: ['three-nights-to-morning', 5] }, terrorAt: 3 });
    for (const s of t.G.slots) s.shrine = true;
    t.run(...steps(1));
    expect(t.G.finalAct).toBe('three-nights-to-morning');
    t.G.terrorAt = 3;
    t.run(...steps(1));
    expect(t.G.circle[4]).toMatchObject({ tokens: 0, up: true });
  });
});

describe('shrines', () => {
  it('[CST-LOC-01] every time the marker comes to the shield the team must light one', () => {
    const t = night({ terrorAt: 4, circle: { 0: ['black-lightning', 0] }, shrines: [0] });
    t.run(...steps(1));
    expect(t.asked()?.ask).toBe('vote');
    expect(
      t
        .of(0)
        .options('vote')
        .map((o) => o[1]),
    ).toEqual(['1', '2', '3', '4', null]);
    expect(t.of(0).refused('vote', 0, '0').rule).toBe('CST-LOC-01');
    for (const i of [0, 1]) t.of(i).does('vote', i, '3');
    expect(t.G.slots[3]?.shrine).toBe(true);
  });

  it('[CST-LOC-02, CST-USE-01] from then on its action serves whoever stands there', () => {
    const t = night({ shrines: [3], locations: { 3: 'saltmarsh-asylum' }, inv: [{ at: 3 }, { at: 0 }] });
    const hand = t.G.hands[0]?.length ?? 0;
    t.of(0).does('useLocation', 0, null);
    expect(t.G.hands[0]).toHaveLength(hand + 1);
    expect(t.of(1).refused('useLocation', 1, null)).toMatchObject({ rule: 'CST-LOC-02', why: 'no-shrine' });
  });

  it('[CST-USE-02] as often as the card says', () => {
    const t = night({
      shrines: [0, 3],
      locations: { 0: 'gull-rock-light', 3: 'saltmarsh-asylum' },
      inv: [{ at: 3 }, { at: 3 }, { at: 0, insanity: 2 }],
    });
    t.of(0).does('useLocation', 0, null);
    expect(t.of(0).refused('useLocation', 0, null)).toMatchObject({ rule: 'CST-USE-02', why: 'used' });
    t.of(1).does('useLocation', 1, null);
    t.of(2).does('useLocation', 2, null);
    expect(t.of(2).refused('useLocation', 2, null).why).toBe('used');
    t.enter('prep');
    expect(t.G.slots[0]?.used).toBe(false);
  });

  it('[CST-LOC-03, CST-RULING-49] nothing happens when all five burn; the last one needs no vote', () => {
    const all = night({ terrorAt: 4, circle: { 0: ['black-lightning', 0] }, shrines: [0, 1, 2, 3, 4] });
    all.run(...steps(1));
    expect(all.asked()?.ask).toBe('investigate');
    const last = night({ terrorAt: 4, circle: { 0: ['black-lightning', 0] }, shrines: [0, 1, 2, 3] });
    last.run(...steps(1));
    expect(last.G.slots[4]?.shrine).toBe(true);
    expect(last.asked()?.ask).toBe('investigate');
  });
});

describe('preparation', () => {
  it('[CST-PREP-01, CST-2P-03, CST-2P-04] four cards each in round 1, five for two; dice for all', () => {
    expect(night().G.hands.map((h) => h.length)).toEqual([4, 4, 4]);
    expect(night().G.pool).toHaveLength(3);
    const two = night({ seats: 2 });
    expect(two.G.hands.map((h) => h.length)).toEqual([5, 5]);
    expect(two.G.pool).toHaveLength(3);
  });

  it('[CST-PREP-02] later one discards what one likes and refills', () => {
    const t = night();
    const [a, b] = t.G.hands[0] as [string, string];
    t.enter('prep');
    t.of(0).does('discard', 0, a);
    t.of(0).does('discard', 0, b);
    t.of(0).does('ready', 0);
    expect(t.G.hands[0]).toHaveLength(4);
    expect(t.G.discards[0]).toEqual([a, b]);
    expect(t.waiting()).toEqual(['1', '2']);
  });

  it('[CST-RULING-19] the hand limit holds here only', () => {
    const t = night({
      inv: [{ hand: ['marginal-note', 'burnt-folio', 'tidal-almanac', 'errata-slip', 'chained-book'] }],
    });
    expect(t.asked()?.ask).toBe('investigate');
    t.enter('prep');
    expect(t.of(0).refused('ready', 0).rule).toBe('CST-RULING-19');
    t.of(0).does('discard', 0, 'errata-slip');
    t.of(0).does('ready', 0);
    expect(t.G.hands[0]).toHaveLength(4);
  });

  it('[CST-PREP-03, CST-PREP-04] unused dice go back, then N are rolled once all hands are filled', () => {
    const t = night({ pool: ['moon'], inv: [{ dice: ['star'] }] });
    t.enter('prep');
    expect(t.G.diceLeft).toHaveLength(8);
    for (const i of [0, 1]) t.of(i).does('ready', i);
    expect(t.G.pool).toEqual([]);
    t.dice.order(4, 6, 1);
    t.of(2).does('ready', 2);
    expect(t.G.pool.map((d) => d.face)).toEqual(['moon', 'wild', 'spiral']);
  });

  it('[CST-RULING-20] an empty action deck is the own discard shuffled; both empty, no card', () => {
    const t = night();
    const deck = t.G.decks[0] as string[];
    (t.G.discards[0] as string[]).push(...deck.splice(0));
    t.run({ do: 'effect', words: [{ do: 'draw', n: 1, who: 'you' }], inv: 0, from: null, slot: null, target: null });
    expect(t.G.hands[0]).toHaveLength(5);
    t.G.inv[1]!.supports.push(...(t.G.decks[0] as string[]).splice(0).map((card) => ({ card, from: 0 })));
    t.run({ do: 'effect', words: [{ do: 'draw', n: 1, who: 'you' }], inv: 0, from: null, slot: null, target: null });
    expect(t.G.hands[0]).toHaveLength(5);
  });
});
