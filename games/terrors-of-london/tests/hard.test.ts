import { knowledgeOf } from '../../../engine-extensions/bots/knowledge';
import { seeded } from '../../../engine-extensions/dice';
import type { AnyState } from '../../../engine-extensions/rules';
import { copyJson, exchange } from '../../../engine-extensions/secrecy/places';
import { botsChoose, drive, playOut } from '../../../engine-extensions/simulation/driver';
import { terrorsOfLondon } from '..';
import { REASONS } from '../bot/because';
import { outlook } from '../bot/outlook';
import type { State } from '../state';
import { given } from './given';

const { rules, bots } = terrorsOfLondon;

const choose = (G: AnyState, me: string, seed: string, rounds?: number) =>
  bots.hard!(terrorsOfLondon, rounds === undefined ? undefined : { rounds }).choose(
    knowledgeOf(terrorsOfLondon, G, rules.turn(G), me),
    seeded(seed),
  );

/** Every so many decisions of a match between medium bots, with whoever decides. */
function tables(every: number): { G: AnyState; me: string }[] {
  const seen: { G: AnyState; me: string }[] = [];
  const dice = seeded('tables');
  const driven = drive(terrorsOfLondon, 2, undefined, 'tables');
  const medium = bots.medium!(terrorsOfLondon);
  let n = 0;
  playOut(
    terrorsOfLondon,
    driven,
    botsChoose(terrorsOfLondon, { '0': medium, '1': medium }, dice),
    dice,
    ({ by }, G) => {
      if (rules.legalMoves(rules.view(G, by), rules.turn(G), by).length > 1 && ++n % every === 0)
        seen.push({ G: copyJson(G), me: by });
    },
  );
  return seen;
}

describe('the hard bot', () => {
  it('answers the same to the same dice, whatever it cannot see', () => {
    const some = tables(13).slice(0, 14);
    expect(some.length).toBeGreaterThan(8);
    for (const [i, { G, me }] of some.entries()) {
      const other = copyJson(G);
      exchange(other, terrorsOfLondon.hiddenFrom(G, me), seeded(i));
      expect(other).not.toEqual(G);
      const answer = choose(G, me, `think-${i}`, 12);
      expect(choose(G, me, `think-${i}`, 12)).toEqual(answer);
      expect(choose(other, me, `think-${i}`, 12)).toEqual(answer);
      const knows = knowledgeOf(terrorsOfLondon, G, rules.turn(G), me);
      expect(REASONS).toContain(bots.hard!(terrorsOfLondon).because!(knows, answer));
    }
  });

  it('asks no clock: its own measure of thought gives the same answer twice', () => {
    const clock = jest.spyOn(performance, 'now');
    const { G, me } = tables(60)[1]!;
    expect(choose(G, me, 'twice')).toEqual(choose(G, me, 'twice'));
    expect(clock).not.toHaveBeenCalled();
    clock.mockRestore();
  });

  it('would rather discard a card than die of a curse', () => {
    const { G, ann } = given({ ann: { hand: ['t-hexer'] }, bob: { hand: ['cultist', 't-werewolf'], health: 2 } });
    ann.plays('t-hexer');
    expect(choose(G as never, '1', 'curse', 12).args[0]).not.toBe('health');
  });

  it('takes the Horde ability that kills', () => {
    const { G, ann } = given({ ann: { play: ['t-ghoul', 't-shade'], hand: [] }, bob: { health: 1 } });
    ann.forms('t-ghoul', 't-shade');
    expect(choose(G as never, '0', 'kill', 12).args[0]).toBe(`${ann.id('t-shade')}/0`);
  });

  it('sees both sides of one table: what one seat hopes the other fears', () => {
    const { G } = given({ bob: { health: 9 } });
    const state = G as State;
    expect(outlook(state, '0') + outlook(state, '1')).toBeCloseTo(1);
    expect(outlook(state, '0')).toBeGreaterThan(0.7);
  });
});
