import { coin, loseHealth, payHealth, power, trigger } from '../cards/words';
import { cardWith } from './fixtures';
import { given } from './given';

describe('attack, Armor and Health', () => {
  it('[TOL-ATK-03] an attack has no target but the overlord', () => {
    const { ann, bob } = given({ ann: { pool: { power: 3 } }, bob: { haunting: { 't-guard': 'dismiss' } } });
    expect(ann.options('attack')).toEqual([[1], [2], [3]]);
    ann.does('attack', 3);
    expect(bob.side.play).toHaveLength(1);
    expect(ann.refused('attack', 1)).toEqual({ rule: 'TOL-ATK-01', why: 'no-power' });
  });

  it('[TOL-ARM-01, TOL-ARM-02, TOL-RULING-20, TOL-RULING-21] Armor of relics and haunting monsters adds up by itself', () => {
    const { ann, bob } = given({ ann: { pool: { power: 5 } }, bob: { relics: ['t-iron-mask'], haunting: { 't-guard': 'dismiss' } } }); // prettier-ignore
    ann.does('attack', 5);
    expect(bob.side.health).toBe(48);
  });

  it('[TOL-HP-03, TOL-ARM-04] lost Health is no damage', () => {
    const card = cardWith({ play: [loseHealth('rival', 3)] });
    const { ann, bob } = given({ ann: { hand: [card] }, bob: { relics: ['t-iron-mask'] } });
    ann.plays(card);
    expect(bob.side.health).toBe(47);
  });

  it('[TOL-RULING-39, TOL-RULING-56] Health is paid only if 1 remains, and only if one wants to', () => {
    const card = cardWith({ play: [coin(1), payHealth(2, power(4))] });
    const rich = given({ ann: { hand: [card, card], health: 5 } }).ann;
    rich.plays(card);
    expect(rich.asked).toEqual({ ask: 'payHealth', answers: ['pay', null] });
    rich.answers('pay');
    expect([rich.side.health, rich.side.pool.power]).toEqual([3, 4]);
    rich.plays(card);
    rich.answers(null);
    expect([rich.side.health, rich.side.pool]).toEqual([3, { coin: 2, power: 4, regeneration: 0 }]);
    const poor = given({ ann: { hand: [card], health: 2 } }).ann;
    poor.plays(card);
    expect([poor.asked, poor.side.pool.coin]).toEqual([null, 1]);
  });

  it('[TOL-RULING-39] an effect can kill its own player', () => {
    const card = cardWith({ play: [loseHealth('me', 3), coin(5)] });
    const { ann, over } = given({ ann: { hand: [card], health: 3 } });
    ann.plays(card);
    expect(over()).toMatchObject({ winner: '1' });
    expect(ann.side.pool.coin).toBe(0);
  });

  it('[TOL-RULING-38] Regeneration is spent in portions and never by itself', () => {
    const { ann } = given({ ann: { health: 40, pool: { regeneration: 3 }, hand: [] } });
    expect(ann.options('regenerate')).toEqual([[1], [2], [3]]);
    ann.does('regenerate', 1);
    expect([ann.side.health, ann.side.pool.regeneration]).toEqual([41, 2]);
    ann.does('pass');
    expect(ann.side.health).toBe(41);
  });

  it('[TOL-RULING-40] no effect of the set can bring both to 0; the first to reach it loses at once', () => {
    const card = cardWith({ play: [loseHealth('rival', 9), loseHealth('me', 9)] });
    const { ann, over } = given({ ann: { hand: [card], health: 1 }, bob: { health: 1 } });
    ann.plays(card);
    expect(over()).toMatchObject({ winner: '0' });
    expect(ann.side.health).toBe(1);
  });

  it('damage sets triggers off once per attack, if something got through', () => {
    const card = cardWith({ triggered: [trigger([coin(1)], 5, { on: 'damage' })] });
    const { ann } = given({ ann: { play: [card], pool: { power: 6 } }, bob: { relics: ['t-iron-mask'] } });
    ann.does('attack', 2);
    expect(ann.side.pool.coin).toBe(0);
    ann.does('attack', 3);
    expect(ann.side.pool.coin).toBe(1);
    ann.does('attack', 1);
    expect(ann.side.pool.coin).toBe(2);
  });
});
