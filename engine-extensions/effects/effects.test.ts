import { seeded } from '../testing/dice';
import { tableOf } from '../testing/seats';
import { toy } from '../testing/toy';
import type { ToyState } from '../testing/toy/state';
import type { ToyView } from '../testing/toy/view';
import { may, mayPick, oneOf, pick, ref, seq, wordsIn, type Ref } from './words';

/** Seats 0 and 1 with these hands; cards come from the deck. */
function given(hands: Record<string, string[]>, lanterns: Record<string, number> = {}) {
  const dice = seeded('given');
  const G = toy.rules.setup(2, undefined, dice) as unknown as ToyState;
  for (const p of G.players) {
    G.deck.push(...G.seats[p]!.hand.splice(0));
    G.seats[p]!.lanterns = lanterns[p] ?? 0;
  }
  for (const [p, cards] of Object.entries(hands))
    for (const card of cards) {
      const at = G.deck.indexOf(card);
      if (at < 0) throw new Error(`${card} is not in the deck`);
      G.seats[p]!.hand.push(...G.deck.splice(at, 1));
    }
  return tableOf<ToyState, ToyView>(toy, G, dice);
}

describe('effect words', () => {
  it('ask a seat out of turn, in the middle of an effect, and nobody else may act meanwhile', () => {
    const table = given({ '0': ['bailiff#1', 'beggar#1'], '1': ['lamplighter#1', 'beggar#2'] }, { '1': 1 });
    table.seat('0').does('pledge', 'bailiff#1');
    table.seat('1').does('pledge', 'lamplighter#1');
    expect(table.waiting()).toEqual(['1']);
    expect(table.seat('1').view.asked?.ask).toBe('demand');
    expect(table.seat('0').view.asked).toBeNull();
    expect(table.seat('0').legal()).toEqual([]);
    expect(table.seat('1').options('answer')).toEqual([['lose-a-lantern'], ['give-up-a-card']]);
    table.seat('1').does('answer', 'give-up-a-card');
    expect(table.seat('1').options('answer')).toEqual([['beggar#2']]);
    table.seat('1').does('answer', 'beggar#2');
    expect(table.G.discard).toContain('beggar#2');
  });

  it('offer only what can happen, and pass quietly when nothing can', () => {
    const one = given({ '0': ['bailiff#1'], '1': ['lamplighter#1', 'beggar#2'] });
    one.seat('0').does('pledge', 'bailiff#1');
    one.seat('1').does('pledge', 'lamplighter#1'); // no lantern to lose: straight to the card
    expect(one.seat('1').options('answer')).toEqual([['beggar#2']]);
    const none = given({ '0': ['bailiff#1'], '1': ['lamplighter#1'] });
    none.seat('0').does('pledge', 'bailiff#1');
    none.seat('1').does('pledge', 'lamplighter#1');
    expect(none.waiting()).toEqual(['0']); // the market
  });

  it('nest: a duel inside a reveal resolves its own cards before the rest goes on', () => {
    const table = given({ '0': ['duellist#1', 'beggar#1'], '1': ['lamplighter#1', 'bailiff#1', 'beggar#3'] });
    table.seat('0').does('pledge', 'duellist#1');
    table.seat('1').does('pledge', 'lamplighter#1');
    expect(table.waiting().sort()).toEqual(['0', '1']);
    table.seat('1').does('pledge', 'bailiff#1');
    expect(JSON.parse(JSON.stringify(table.G))).toEqual(table.G);
    table.seat('0').does('pledge', 'beggar#1');
    expect(table.heard('0')).toContainEqual({ event: 'lanternWon', by: '1' });
  });

  it('are data', () => {
    const effect = seq<{ do: string; card?: Ref }>(
      may('me', 'x', { do: 'a' }),
      oneOf('me', 'y', [{ label: 'b', then: pick('me', 'z', 'hand', 'card', { do: 'c', card: ref('card') }) }]),
      mayPick('me', 'q', { zone: 'hand', max: 3 }, 'card', { do: 'd' }),
    );
    expect(JSON.parse(JSON.stringify(effect))).toEqual(effect);
    expect(wordsIn(effect)).toEqual(['seq', 'oneOf', 'a', 'oneOf', 'pick', 'c', 'pick', 'd']);
  });
});
