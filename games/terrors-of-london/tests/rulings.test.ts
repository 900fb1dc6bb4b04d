import { seeded } from '../../../engine-extensions/testing/dice';
import { knowledgeOf } from '../../../engine-extensions/bots/knowledge';
import type { AnyState } from '../../../engine-extensions/rules';
import { terrorsOfLondon } from '..';
import { coin, curse, power, trigger } from '../cards/words';
import { cardWith } from './fixtures';
import { given } from './given';

const botMove = (G: object, me: string, level: 'easy' | 'medium' = 'medium') => {
  const state = G as AnyState;
  const { rules, bots } = terrorsOfLondon;
  const bot = bots[level]?.(terrorsOfLondon);
  return bot?.choose(knowledgeOf(terrorsOfLondon, state, rules.turn(state), me), seeded('bot'));
};

describe('triggers across the table', () => {
  it('[TOL-RULING-37, TOL-RULING-53] the active player’s triggers come first; gains in the other’s phase are lost', () => {
    const mine = cardWith({ triggered: [trigger([power(1)], 1, { on: 'destroyed' })] });
    const theirs = cardWith({ triggered: [{ ...trigger([curse()], 1, { on: 'destroyed' }), always: true }, { ...trigger([coin(4)], 1, { on: 'destroyed' }), always: true }] }); // prettier-ignore
    const { ann, bob } = given({ ann: { hand: ['t-raider', 'cultist'], play: [mine] }, bob: { haunting: { [theirs]: 'dismiss' } }, street: ['t-ghoul'] }); // prettier-ignore
    ann.plays('t-raider');
    ann.answers('t-ghoul');
    expect(ann.side.pool.power).toBe(1);
    expect(bob.asked).toEqual({ ask: 'trigger', answers: [`${theirs}/0`, `${theirs}/1`] });
    bob.answers(`${theirs}/0`);
    expect(ann.asked?.ask).toBe('curse'); // now the active player is the victim
    ann.answers('health');
    expect([ann.side.health, bob.side.pool.coin]).toEqual([43, 0]);
    expect(ann.can('attack', 1)).toBe(true);
  });

  it('[TOL-RULING-53] an ordinary trigger sleeps in the rival’s phase', () => {
    const theirs = cardWith({ triggered: [trigger([curse()], 1, { on: 'destroyed' })] });
    const { ann, bob } = given({ ann: { hand: ['t-raider'] }, bob: { haunting: { [theirs]: 'dismiss' } }, street: ['t-ghoul'] }); // prettier-ignore
    ann.plays('t-raider');
    ann.answers('t-ghoul');
    expect([ann.asked, bob.asked]).toEqual([null, null]);
  });

  it('[TOL-RULING-54] a card’s own coming sets off nothing, and more may join those that wait', () => {
    const { ann } = given({ ann: { hand: ['t-pack-leader', 't-werewolf'] } });
    ann.plays('t-pack-leader');
    expect(ann.side.pool.power).toBe(2);
    ann.plays('t-werewolf');
    expect(ann.side.pool.power).toBe(6);
  });
});

describe('beyond the rulebook', () => {
  it('[TOL-EXT-01] bots take a seat under the same rules', () => {
    expect(terrorsOfLondon.meta.bots.every((level) => terrorsOfLondon.bots[level] !== undefined)).toBe(true);
    const { ann, G } = given();
    const move = botMove(G, '0');
    expect(move && ann.can(move.move, ...move.args)).toBe(true);
  });

  it('[TOL-EXT-05] conceding, to act or to answer', () => {
    const acting = given();
    acting.ann.does('concede');
    expect(acting.over()).toMatchObject({ winner: '1', reason: 'conceded' });
    const answering = given({ ann: { hand: ['t-hexer'] } });
    answering.ann.plays('t-hexer');
    expect(answering.ann.refused('concede').why).toBe('not-your-turn');
    answering.bob.does('concede');
    expect(answering.over()).toMatchObject({ winner: '0' });
  });

  it('[TOL-EXT-05] best of three: a new draft each game, the loser begins', () => {
    const { ann, bob, G, open, over } = given({ ann: { pool: { power: 60 } }, options: { bestOf: 3 } });
    ann.does('attack', 60);
    expect(over()).toBeUndefined();
    expect([open.game, open.wins, open.order, G.now.phase]).toEqual([
      2,
      { '0': 1, '1': 0 },
      ['1', '0'],
      'draftOverlord',
    ]);
    expect(bob.options('chooseOverlord')).toHaveLength(4);
    bob.does('concede');
    expect(over()).toMatchObject({ winner: '0', wins: { '0': 2, '1': 0 } });
  });

  it('[TOL-EXT-05] after a draw in a series whoever went second begins', () => {
    const { ann, bob, open } = given({ options: { bestOf: 3 } });
    ann.does('offerDraw');
    bob.answers('accept');
    expect([open.game, open.wins, open.order]).toEqual([2, { '0': 0, '1': 0 }, ['1', '0']]);
  });

  it('[TOL-EXT-06] scenario 35: a bot finishes a turn with two cards in hand', () => {
    const { G, ann } = given({ ann: { hand: ['cultist', 'fanatic'] } });
    expect(ann.can('pass')).toBe(false);
    for (let n = 0; G.now.player === '0' && n < 40; n++) {
      const move = botMove(G, '0');
      if (move) ann.does(move.move, ...move.args);
    }
    expect(G.now.player).toBe('1');
    const cursed = given({ ann: { hand: ['t-hexer'] } });
    cursed.ann.plays('t-hexer');
    expect(botMove(cursed.G, '1', 'easy')?.move).toBe('answer');
  });

  it('[TOL-RULING-51] after sixty turns each a bot offers a draw, and accepts one', () => {
    const { ann, G, open } = given();
    open.turn = 119;
    expect(botMove(G, '0')?.move).not.toBe('offerDraw');
    open.turn = 120;
    expect(botMove(G, '0')?.move).toBe('offerDraw');
    ann.does('offerDraw');
    expect(botMove(G, '1')).toEqual({ move: 'answer', args: ['accept'] });
    open.turn = 50;
    expect(botMove(G, '1')).toEqual({ move: 'answer', args: ['refuse'] });
  });

  it('[TOL-RULING-52] two seats, no teams', () => {
    expect(() => terrorsOfLondon.rules.setup(4, {}, seeded(1))).toThrow(/not for 4 players/);
  });
});
