import { seeded } from '../dice';
import { cardAt, copyJson, exchange, slots, sortHidden } from './places';

const G = () => ({ deck: ['d', 'c', 'b'], seats: { '1': { hand: ['a', 'e'] } } });
const group = [...slots(['deck'], 3), ...slots(['seats', '1', 'hand'], 2)];

describe('hidden places', () => {
  it('are exchanged among themselves and nothing is lost', () => {
    const state = G();
    exchange(state, [group], seeded(1));
    expect(group.map((p) => cardAt(state, p)).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(state).not.toEqual(G());
  });

  it('sorted, they tell nothing: two worlds become one', () => {
    const one = G();
    const two = G();
    exchange(two, [group], seeded(5));
    sortHidden(one, [group]);
    sortHidden(two, [group]);
    expect(two).toEqual(one);
  });

  it('copies share nothing', () => {
    const state = G();
    const copy = copyJson(state);
    copy.deck.push('x');
    expect(state).toEqual(G());
  });
});
