import { command, coin, curse, draw, power, rage, sacrifice, trigger } from '../cards/words';
import { given, named } from './given';
import { cardWith } from './fixtures';

describe('goal and turn', () => {
  it('[TOL-GOAL-01, TOL-HP-04] the other overlord at 0 Health wins the game; more is ignored', () => {
    const { ann, bob, over } = given({ ann: { pool: { power: 9 } }, bob: { health: 5 } });
    ann.does('attack', 9);
    expect(bob.side.health).toBe(0);
    expect(over()).toEqual({ winner: '0', reason: 'health', turns: 1, wins: { '0': 1, '1': 0 } });
  });

  it('[TOL-GOAL-02] a card overrides the rules: a relic used twice, a Dismiss token turned back', () => {
    const refresher = cardWith({ play: [{ do: 'refreshRelic' }] });
    const { ann } = given({ ann: { hand: [refresher, refresher], relics: ['t-lantern'] } });
    ann.uses('t-lantern');
    expect(ann.refused('activateRelic', ann.id('t-lantern')).why).toBe('relic-used');
    ann.plays(refresher);
    ann.answers('t-lantern');
    ann.uses('t-lantern');
    expect(ann.side.pool.coin).toBe(2);
    ann.plays(refresher); // each relic at most once per phase: nobody is asked
    expect(ann.asked).toBeNull();
    expect(ann.refused('activateRelic', ann.id('t-lantern')).why).toBe('relic-used');
  });

  it('[TOL-TURN-01, TOL-CLN-01, TOL-CLN-03, TOL-CLN-05, TOL-ABIL-03, TOL-RULING-15] Action, Cleanup, Draw', () => {
    const { ann, bob, G } = given({ ann: { hand: ['t-moon-call', 't-ghoul', 'cultist'], relics: ['t-lantern'], discard: [] } }); // prettier-ignore
    ann.plays('t-ghoul');
    ann.plays('t-moon-call');
    ann.plays('cultist');
    expect(ann.side.pool.coin).toBe(2);
    ann.does('pass');
    expect(named(ann.side.discard).sort()).toEqual(['cultist', 't-ghoul', 't-moon-call']);
    expect(ann.side.play).toEqual([]);
    expect(ann.side.pool).toEqual({ coin: 0, power: 0, regeneration: 0 });
    expect(named(ann.side.relics)).toEqual(['t-lantern']);
    expect(ann.hand).toHaveLength(5);
    expect(G.now.player).toBe('1');
    expect(bob.can('pass')).toBe(false);
  });

  it('[TOL-TURN-02, TOL-TURN-03] the eight actions, in any order and number', () => {
    const { ann } = given({
      ann: {
        hand: ['cultist', 'cultist'],
        play: ['t-skeletal', 't-shade'],
        haunting: { 't-lingerer': 'dismiss' },
        relics: ['t-lantern'],
        pool: { coin: 3, power: 2 },
      },
      street: ['t-ghoul'],
    });
    const names = new Set(ann.legal().map((m) => m.move));
    expect([...names].sort()).toEqual(['activateRelic', 'attack', 'buyAcolyte', 'buyStreet', 'formHorde', 'hauntAction', 'overlordAction', 'playCard']); // prettier-ignore
    ann.does('attack', 1);
    ann.plays('cultist');
    ann.uses('t-lantern');
    ann.does('attack', 1);
    ann.buys('t-ghoul');
    ann.plays('cultist');
    ann.does('overlordAction');
    ann.haunts('t-lingerer');
    expect(ann.can('pass')).toBe(true);
  });

  it('[TOL-TURN-04] only Pass ends the phase, once', () => {
    const { ann } = given({ ann: { hand: [] } });
    ann.does('pass');
    expect(ann.refused('pass').why).toBe('not-your-turn');
  });
});

describe('playing and abilities', () => {
  it('[TOL-PLAY-02, TOL-PLAY-03, TOL-REL-01] monsters and Influence work when played, a relic waits', () => {
    const { ann } = given({ ann: { hand: ['fanatic', 'moor-acolyte', 't-moon-call', 't-lantern'] } });
    ann.plays('t-lantern');
    expect([named(ann.side.relics), ann.side.play, ann.side.pool.coin]).toEqual([['t-lantern'], [], 0]);
    ann.plays('fanatic');
    expect(ann.side.pool.power).toBe(1);
    ann.plays('moor-acolyte');
    expect(ann.side.pool.power).toBeGreaterThan(1);
    const { coin } = ann.side.pool; // what the Acolyte gave
    ann.plays('t-moon-call');
    expect(ann.side.pool.coin).toBe(coin + 1);
    ann.uses('t-lantern');
    expect(ann.side.pool.coin).toBe(coin + 2);
    expect(ann.refusedPlay('fanatic')).toEqual({ rule: 'TOL-PLAY-01', why: 'not-in-hand' });
  });

  it('[TOL-ABIL-01, TOL-ABIL-02, TOL-KEY-ICONS-01] resources add up and are spent in portions', () => {
    const { ann, bob } = given({ ann: { hand: ['t-werewolf', 't-werewolf', 'cultist'] } });
    ann.plays('t-werewolf');
    ann.does('attack', 1);
    ann.plays('t-werewolf');
    expect(ann.side.pool.power).toBe(5);
    ann.does('attack', 5);
    ann.plays('cultist');
    expect(ann.side.pool).toEqual({ coin: 1, power: 0, regeneration: 0 });
    expect(bob.side.health).toBe(44);
  });

  it('[TOL-ABIL-04, TOL-ABIL-05, TOL-RULING-25] resources, keywords as printed, then the unique ability', () => {
    const card = cardWith({ play: [coin(1), rage(), sacrifice(), { do: 'gainPer', res: 'power', n: 2, per: { of: 'sacrificed' } }] }); // prettier-ignore
    const { ann } = given({ ann: { hand: [card, 'cultist'] } });
    ann.plays('cultist');
    ann.plays(card);
    expect(ann.side.pool.coin).toBe(2); // its Coin is there before RAGE is asked
    expect(ann.asked?.ask).toBe('rage');
    ann.answers('coin');
    expect(ann.asked?.ask).toBe('sacrifice');
    ann.answers('cultist');
    expect(ann.side.pool).toEqual({ coin: 4, power: 3, regeneration: 0 });
  });

  it('[TOL-ABIL-07, TOL-ABIL-08] triggers wait for their cause, and their player picks the order', () => {
    const drawer = cardWith({ triggered: [trigger([draw(1)], 1, { on: 'sacrificed' })] });
    const curser = cardWith({ triggered: [trigger([curse()], 1, { on: 'sacrificed' })] });
    const cause = cardWith({ play: [sacrifice(), power(5)] });
    const { ann, bob } = given({
      ann: { play: [drawer, curser, 'cultist'], hand: [cause] },
      bob: { hand: ['cultist'] },
    });
    ann.plays(cause);
    ann.answers('cultist');
    expect(ann.side.pool.power).toBe(6); // the effect is complete before anything it set off
    expect(ann.asked).toEqual({ ask: 'trigger', answers: [`${drawer}/0`, `${curser}/0`] });
    ann.answers(`${curser}/0`);
    expect(ann.hand).toEqual([]);
    bob.answers('health');
    expect(ann.hand).toHaveLength(1);
  });

  it('[TOL-INF-01] an Influence card names one overlord, one base ability and one trigger', () => {
    const { ann } = given({ ann: { hand: ['t-moon-call'], play: ['t-werewolf'] } });
    ann.plays('t-moon-call');
    expect(ann.side.pool).toEqual({ coin: 1, power: 2, regeneration: 0 });
  });

  it('[TOL-RULING-35] the Influence condition is checked before its keyword', () => {
    const { ann } = given({ ann: { hand: ['t-old-den'], play: ['t-werewolf'] } });
    ann.plays('t-old-den');
    ann.answers('t-werewolf');
    expect(ann.side.pool).toEqual({ coin: 3, power: 1, regeneration: 0 });
  });

  it('[TOL-RULING-27, TOL-RULING-55] what must happen and what may be declined', () => {
    const idle = given({ ann: { hand: ['t-gravecaller'], discard: [] } }).ann;
    idle.plays('t-gravecaller'); // nothing to fetch: nobody is asked
    expect(idle.asked).toBeNull();
    for (const [play, ask] of [
      [sacrifice(), 'sacrifice'],
      [{ do: 'destroy' } as const, 'destroy'],
      [command(), 'command'],
    ] as const) {
      // prettier-ignore
      const card = cardWith({ play: [play] });
      const { ann } = given({ ann: { hand: [card], discard: ['cultist'] } });
      ann.plays(card);
      expect(ann.asked?.ask).toBe(ask);
      ann.answers(null);
      expect(ann.asked).toBeNull();
    }
    const { ann } = given({ ann: { hand: ['t-bruiser'] } });
    ann.plays('t-bruiser');
    expect(ann.asked).toEqual({ ask: 'rage', answers: ['power', 'coin'] });
    expect(ann.refused('resolve', null).rule).toBe('TOL-KEY-RAGE-01');
  });

  it('[TOL-RULING-55] "up to" is asked card by card, with a way to stop', () => {
    const card = cardWith({ play: [sacrifice(2, 'play', 'hand', 'discard')] });
    const { ann, open } = given({ ann: { hand: [card, 'cultist'], discard: ['fanatic'] } });
    ann.plays(card);
    expect(ann.asked?.answers).toEqual([card, 'cultist', 'fanatic', null]);
    ann.answers('fanatic');
    expect(ann.asked?.answers).toEqual([card, 'cultist', null]);
    ann.answers('cultist');
    expect(ann.asked).toBeNull();
    expect(named(open.removed)).toEqual(['fanatic', 'cultist']);
    expect(ann.side.pool.power).toBe(2);
  });

  it('[TOL-RULING-47] while a question is open nothing else can be done', () => {
    const { ann } = given({ ann: { hand: ['t-bruiser', 'cultist'], pool: { power: 2, coin: 2 } } });
    ann.plays('t-bruiser');
    expect(new Set(ann.legal().map((m) => m.move))).toEqual(new Set(['resolve']));
    expect(ann.refused('attack', 1).why).toBe('not-now');
  });
});
