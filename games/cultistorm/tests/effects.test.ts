import type { Word } from '../cards';
import type { InvId } from '../state';
import { face, night } from './scenario';

const does = (t: ReturnType<typeof night>, word: Word, inv: InvId | null = 0) =>
  t.run({ do: 'effect', words: [{ ...word }], inv, from: null, slot: null, target: null });

describe('effect words', () => {
  it('heal: chosen by whoever uses it, never permanent insanity', () => {
    const t = night({ inv: [{ items: ['flask-of-rye'] }, { insanity: 2 }, { permanent: 1 }] });
    expect(t.of(0).options('useItem')).toEqual([[0, 'flask-of-rye', '1']]);
    t.of(0).does('useItem', 0, 'flask-of-rye', '1');
    expect(t.G.inv[1]?.insanity).toBe(1);
  });

  it('shield takes the next insanity of this round, costs too', () => {
    const t = night({ inv: [{ items: ['pressed-clover'], moves: 1, insanity: 4 }] });
    t.of(0).does('useItem', 0, 'pressed-clover', null);
    t.of(0).does('go', 0, 3);
    t.of(0).does('go', 0, 2);
    expect(t.G.inv[0]).toMatchObject({ insanity: 4, shield: 0 });
    expect(t.of(0).refused('go', 0, 1).rule).toBe('CST-RULING-24');
  });

  it('discard: by choice each decides, at random nobody', () => {
    const t = night({ terrorAt: 0, circle: { 1: ['a-face-in-every-window', 1] } });
    t.run({ do: 'terror' });
    for (const i of [0, 1, 2]) {
      expect(t.waiting()).toEqual([String(i)]);
      t.of(i).does('answer', i, t.G.hands[i]?.[0]);
    }
    expect(t.G.hands.map((h) => h.length)).toEqual([3, 3, 3]);
    does(t, { do: 'discard', n: 1, how: 'random', who: 'all' }, null);
    expect(t.G.hands.map((h) => h.length)).toEqual([2, 2, 2]);
  });

  it('recover: a card of the own discard', () => {
    const t = night({ people: ['boxer', 'archivist', 'medium'], inv: [{}, { hand: ['lantern-slides'] }] });
    t.G.discards[0]?.push(...(t.G.decks[0]?.splice(0, 2) ?? []));
    t.of(1).does('playSupport', 1, 'lantern-slides', 0, false);
    const [card] = t.G.discards[0] as [string];
    t.of(0).does('answer', 0, card);
    expect(t.G.hands[0]).toContain(card);
  });

  it('move and free moves', () => {
    const t = night({ inv: [{ at: 0, items: ['ferry-ticket', 'motorcycle-with-sidecar'], moves: 1 }] });
    t.of(0).does('useItem', 0, 'ferry-ticket', '4');
    expect(t.G.inv[0]).toMatchObject({ at: 4, moves: 1 });
    t.of(0).does('useItem', 0, 'motorcycle-with-sidecar', null);
    t.of(0).does('go', 0, 1);
    expect(t.G.inv[0]).toMatchObject({ at: 1, insanity: 0, freeMoves: 0 });
  });

  it('reroll without price: own die, all cultist dice', () => {
    const t = night({ inv: [{ items: ['loaded-knucklebone'], dice: ['moon'] }] });
    t.dice.order(face('flame'));
    t.of(0).does('useItem', 0, 'loaded-knucklebone', t.G.inv[0]?.dice[0]?.id);
    expect(t.G.inv[0]).toMatchObject({ insanity: 0, dice: [{ face: 'flame' }] });
    t.dice.order(2, 2, 2, 2, 2);
    does(t, { do: 'reroll', what: 'allCultist' });
    expect(t.G.slots.map((s) => s.die)).toEqual(Array(5).fill('star'));
    t.dice.order(face('moon'));
    does(t, { do: 'reroll', what: 'cultist' });
    t.of(0).does('answer', 0, '2');
    expect(t.G.slots[2]?.die).toBe('moon');
  });

  it('remove a cultist here: to the discard, no trophy', () => {
    const t = night({ columns: { 0: ['net-mender', 'velvet-usher'] }, inv: [{ at: 0, items: ['police-whistle'] }] });
    t.of(0).does('useItem', 0, 'police-whistle', 'velvet-usher');
    expect(t.G.slots[0]?.column).toEqual(['net-mender']);
    expect(Object.values(t.G.inv[0]?.trophies ?? {})).toEqual([0, 0, 0, 0, 0]);
  });

  it('[CST-RULING-47] spawn at the emptiest: one by one, clockwise from the marker', () => {
    const t = night({ marker: 3, columns: { 3: ['net-mender'], 4: ['velvet-usher'] }, warded: [0] });
    does(t, { do: 'spawn', n: 2, at: 'emptiest' }, null);
    expect(t.G.slots.map((s) => s.column.length)).toEqual([0, 1, 1, 1, 1]);
  });

  it('bury, trophy, swap, peek, excuse', () => {
    const t = night({ inv: [{ trophies: { moon: 1 } }] });
    t.G.cultistDiscard.push(...t.G.cultistDeck.splice(0, 5));
    does(t, { do: 'bury', n: 3 });
    expect(t.G.cultistDiscard).toHaveLength(2);
    does(t, { do: 'trophy' });
    t.of(0).does('answer', 0, 'flame');
    does(t, { do: 'swapTrophy' });
    t.of(0).does('answer', 0, 'moon>star');
    expect(t.G.inv[0]?.trophies).toMatchObject({ flame: 1, star: 1, moon: 0 });
    does(t, { do: 'peek', deck: 'cultist', n: 2 });
    expect(t.of(0).view.peeked).toEqual([{ inv: 0, deck: 'cultist', cards: t.G.cultistDeck.slice(-2) }]);
    expect(t.of(1).view.peeked).toEqual([]);
    does(t, { do: 'noPenalty' });
    does(t, { do: 'activate' });
    expect(t.asked()?.ask).toBe('vote');
  });

  it('calms the circle, never the Final Act', () => {
    const t = night({ circle: { 1: ['voices-in-the-rain', 1], 4: ['the-storm-breaks', 3] } });
    for (const s of [0, 2, 3]) t.G.circle[s]!.tokens = 0;
    does(t, { do: 'unterror' });
    expect(t.G.circle[1]?.tokens).toBe(0);
    does(t, { do: 'unterror' });
    expect(t.G.circle[4]?.tokens).toBe(3);
  });

  it('lasting rules: this round if begun before the investigators act, else the next too', () => {
    const t = night();
    does(t, { do: 'rule', id: 'no-search', for: 'round' }, null);
    expect(t.G.rules).toEqual([{ id: 'no-search', until: 2 }]);
    t.G.now.phase = 'terror';
    does(t, { do: 'rule', id: 'pool-1', for: 'round' }, null);
    expect(t.G.rules[1]).toEqual({ id: 'pool-1', until: 1 });
  });

  it.each([
    ['no-search', 'search'],
    ['tax', 'playSupport'],
    ['no-free-move', 'go'],
  ] as const)('rule %s is felt in %s', (id, move) => {
    const t = night({ inv: [{ insanity: 4, hand: ['palimpsest', 'marginal-note'] }] });
    expect(t.of(0).options(move).length).toBeGreaterThan(0);
    t.G.rules.push({ id, until: 0 });
    expect(t.of(0).options(move)).toEqual([]);
  });

  it('rules pool-1, hand-1, no-heal and threshold-1', () => {
    const t = night({ shrines: [0], locations: { 0: 'gull-rock-light' }, inv: [{ at: 0, insanity: 1 }] });
    for (const id of ['pool-1', 'hand-1', 'no-heal', 'threshold-1'] as const) t.G.rules.push({ id, until: 0 });
    expect(t.of(0).refused('useLocation', 0, null)).toMatchObject({ why: 'no-heal' });
    t.G.hands.forEach((h, i) => t.G.decks[i]?.push(...h.splice(0)));
    t.enter('prep');
    expect(t.G.hands.map((h) => h.length)).toEqual([3, 3, 3]);
    expect(t.G.pool).toHaveLength(2);
  });
});
