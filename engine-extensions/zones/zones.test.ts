import { seeded } from '../dice';
import { copies, draw, from, into, move, moveAll, nameOf, onTopOf, shuffle, under } from './zones';

describe('zones', () => {
  it('move a card in one call, and say so when it is not there', () => {
    const hand = ['a', 'b'];
    const deck = ['c'];
    move('a', from(hand), onTopOf(deck));
    move('b', from(hand), under(deck));
    expect([hand, deck]).toEqual([[], ['b', 'c', 'a']]);
    expect(() => move('x', from(hand), into(deck))).toThrow('x is not there');
    expect(deck).toHaveLength(3);
  });

  it('draw from the top, as many as there are', () => {
    const deck = ['low', 'mid', 'top'];
    expect(draw(deck, 2)).toEqual(['top', 'mid']);
    expect(draw(deck, 5)).toEqual(['low']);
    expect(draw(deck, 1)).toEqual([]);
  });

  it('shuffle the same whatever the order before', () => {
    const a = ['x', 'y', 'z', 'w'];
    const b = ['w', 'z', 'y', 'x'];
    shuffle(a, seeded(3));
    shuffle(b, seeded(3));
    expect(a).toEqual(b);
  });

  it('name copies', () => {
    expect(copies('imp', 2)).toEqual(['imp#1', 'imp#2']);
    expect(nameOf('imp#2')).toBe('imp');
    const all: string[] = [];
    moveAll(copies('imp', 2), all);
    expect(all).toHaveLength(2);
  });
});
