import { cultistorm } from '..';
import { night } from './scenario';
import type { View } from '../view';

const seen = (t: ReturnType<typeof night>, viewer: string | null) =>
  JSON.stringify(cultistorm.rules.view(t.G as never, viewer));
const viewOf = (t: ReturnType<typeof night>, viewer: string | null) =>
  cultistorm.rules.view(t.G as never, viewer) as unknown as View;
const names = (text: string, cards: readonly string[]) => cards.filter((c) => text.includes(`"${c}"`));

describe('what each may see', () => {
  it('hands: open to seats, to spectators a count and the search icons', () => {
    const t = night();
    expect(names(seen(t, '0'), t.G.hands[1] ?? [])).toHaveLength(4);
    expect(names(seen(t, null), t.G.hands.flat())).toEqual([]);
    expect(viewOf(t, null)).toMatchObject({ handCount: [4, 4, 4], own: null });
    expect(viewOf(t, null).handIcons.every((n) => typeof n === 'number')).toBe(true);
  });

  it('hands: closed, a count and nothing else', () => {
    const t = night({ options: { hands: 'closed' } });
    expect(names(seen(t, '0'), [...(t.G.hands[1] ?? []), ...(t.G.hands[2] ?? [])])).toEqual([]);
    expect(viewOf(t, '0').handIcons[1]).toBeNull();
    expect(viewOf(t, null).handIcons).toEqual([null, null, null]);
  });

  it.each(['open', 'closed'])('searched cards before keeping: %s', (hands) => {
    const t = night({
      options: { hands },
      inv: [{ hand: ['marginal-note', 'burnt-folio'] }],
      itemsOnTop: ['ferry-ticket', 'storm-lantern'],
    });
    t.of(0).does('search', 0, 2);
    const drawn = ['ferry-ticket', 'storm-lantern'];
    expect(names(seen(t, '0'), drawn)).toEqual(drawn);
    expect(names(seen(t, '1'), drawn)).toEqual(hands === 'open' ? drawn : []);
    expect(names(seen(t, null), drawn)).toEqual([]);
    expect(viewOf(t, '1').drawnCount).toEqual([2, 0, 0]);
  });

  it('an unexpected event is shown to all', () => {
    const t = night({
      options: { hands: 'closed' },
      inv: [{ hand: ['marginal-note'] }],
      itemsOnTop: ['light-fingers'],
    });
    t.of(0).does('search', 0, 1);
    expect(names(seen(t, null), ['light-fingers'])).toEqual(['light-fingers']);
  });

  it('decks, face-down terror, the Final Act, what is not in this match: counts and gems', () => {
    const t = night({ options: { sect: true } });
    const hidden = [
      ...t.G.cultistDeck,
      ...t.G.itemDeck,
      ...t.G.terrorDeck,
      ...t.G.circleCards,
      ...t.G.unusedActs,
      ...t.G.decks.flat(),
      ...t.G.removed,
    ];
    for (const viewer of ['0', null]) {
      expect(
        names(
          seen(t, viewer),
          hidden.filter((c) => !c.startsWith('summoning-eye')),
        ),
      ).toEqual([]);
      expect(viewOf(t, viewer)).toMatchObject({ terrorDeck: t.G.terrorDeck.length, unusedActs: 3, removed: 27 });
    }
  });

  it('a peek is for one seat and until the phase ends', () => {
    const t = night();
    const top = t.G.cultistDeck.slice(-3);
    t.run({
      do: 'effect',
      words: [{ do: 'peek', deck: 'cultist', n: 3 }],
      inv: 1,
      from: null,
      slot: null,
      target: null,
    });
    expect(names(seen(t, '1'), top)).toHaveLength(3);
    expect(names(seen(t, '0'), top)).toEqual([]);
    expect(names(seen(t, null), top)).toEqual([]);
    t.enter('combat');
    expect(names(seen(t, '1'), top)).toEqual([]);
  });

  it('piles of Great Old Ones: which lie there is known, seeds and steps are not', () => {
    const t = night();
    expect(viewOf(t, null).goosLeft.first).toHaveLength(5);
    expect(seen(t, '0')).not.toContain('"agenda"');
    expect(seen(t, '0')).not.toContain('"flip"');
  });

  it('a pending choice names what is asked, never the cards of a closed hand', () => {
    const t = night({ options: { hands: 'closed' }, terrorAt: 0, circle: { 1: ['a-face-in-every-window', 1] } });
    t.run({ do: 'terror' });
    expect(t.asked()).toMatchObject({ ask: 'pick', inv: 0 });
    expect(names(seen(t, '1'), t.G.hands[0] ?? [])).toEqual([]);
    expect(t.of(1).legal()).toEqual([]);
  });
});
