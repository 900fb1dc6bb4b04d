import { seeded } from '../dice';
import { awaited } from '../rules';
import { toy } from '../testing/toy';
import { createMatch, makeMove, reduced, turnOf, type Match } from './match';
import { shared } from './plain';
import type { State } from 'boardgame.io';

const open = ({ ctx, plugins, G, _stateID }: State) => ({
  G,
  ctx: Object.fromEntries(Object.entries(ctx).filter(([k]) => !k.startsWith('_'))),
  random: plugins['random']?.data as unknown,
  _stateID,
});

describe('a move on plain state', () => {
  it('makes the state, the turn and the generator that boardgame.io makes, to the end of the match', () => {
    const dice = seeded('plain');
    for (const numPlayers of toy.meta.players) {
      let match: Match = createMatch(toy, { numPlayers, seed: `plain-${numPlayers}` });
      let engine: State = match.state;
      while (turnOf(match).gameover === undefined) {
        const by = dice.pick(awaited(turnOf(match)));
        const move = { by, ...dice.pick(toy.rules.legalMoves(match.state.G, turnOf(match), by)) };
        const outcome = makeMove(match, move);
        const next = reduced(toy, engine, move);
        if ('refused' in outcome || 'error' in next) throw new Error('refused');
        ({ match } = outcome);
        engine = next;
        expect(open(match.state)).toEqual(open(engine));
      }
    }
  });

  it('keeps what did not change as the same object, and nothing else', () => {
    const old = { hand: ['a', 'b'], seats: { 0: { coin: 1 }, 1: { coin: 2 } }, gone: 1 };
    const fresh = shared(old, { hand: ['a', 'b'], seats: { 0: { coin: 1 }, 1: { coin: 3 } } } as typeof old);
    expect(fresh).toEqual({ hand: ['a', 'b'], seats: { 0: { coin: 1 }, 1: { coin: 3 } } });
    expect(fresh.hand).toBe(old.hand);
    expect(fresh.seats[0]).toBe(old.seats[0]);
    expect(fresh.seats[1]).not.toBe(old.seats[1]);
    expect(shared(old, structuredClone(old))).toBe(old);
    expect(shared({ a: 1 }, { a: 1, b: undefined } as object)).toEqual({ a: 1, b: undefined });
    expect(shared({ a: 1, b: undefined } as object, { a: 1 })).not.toHaveProperty('b');
  });
});
