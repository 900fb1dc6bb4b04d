import { knowledgeOf } from '../../../engine-extensions/bots/knowledge';
import { seeded } from '../../../engine-extensions/dice';
import type { AnyState } from '../../../engine-extensions/rules';
import { copyJson, exchange } from '../../../engine-extensions/secrecy/places';
import { botsChoose, drive, playOut } from '../../../engine-extensions/simulation/driver';
import { arcana } from '..';
import { REASONS } from '../bot/because';
import { imagineTable } from '../bot/imagine';
import { cardOf, isAgent } from '../cards';
import type { State } from '../state';
import { view } from '../view';
import { given } from './scenario';

const ADVANCED = { objectives: true, militia: true, tacticalRemoval: true };
const { rules } = arcana;

/** Tables the medium level comes by, and who is to move. */
function tables(players: number, every: number): { G: AnyState; me: string }[] {
  const seen: { G: AnyState; me: string }[] = [];
  const dice = seeded(`tables-${players}`);
  const driven = drive(arcana, players, ADVANCED, `tables-${players}`);
  const medium = arcana.bots.medium!(arcana);
  const bots = Object.fromEntries(Array.from({ length: players }, (_, i) => [String(i), medium]));
  let n = 0;
  playOut(arcana, driven, botsChoose(arcana, bots, dice), dice, ({ by }, G) => {
    if (rules.legalMoves(rules.view(G, by), rules.turn(G), by).length > 1 && ++n % every === 0)
      seen.push({ G: copyJson(G), me: by });
  });
  return seen;
}

const choose = (G: AnyState, me: string, seed: string, rounds?: number) =>
  arcana.bots.hard!(arcana, rounds === undefined ? undefined : { rounds }).choose(
    knowledgeOf(arcana, G, rules.turn(G), me),
    seeded(seed),
  );

describe('the hard bot', () => {
  it.each([2, 3, 4])('answers the same to the same dice, whatever it cannot see, with %i players', (players) => {
    const some = tables(players, 17);
    expect(some.length).toBeGreaterThan(5);
    for (const [i, { G, me }] of some.slice(0, 8).entries()) {
      const other = copyJson(G);
      exchange(other, arcana.hiddenFrom(G, me), seeded(i));
      expect(other).not.toEqual(G);
      const answer = choose(G, me, `think-${i}`, 20);
      expect(choose(G, me, `think-${i}`, 20)).toEqual(answer);
      expect(choose(other, me, `think-${i}`, 20)).toEqual(answer);
      const knows = knowledgeOf(arcana, G, rules.turn(G), me);
      expect(REASONS).toContain(arcana.bots.hard!(arcana).because!(knows, answer));
    }
  });

  it('asks no clock: its own measure of thought gives the same answer twice', () => {
    const clock = jest.spyOn(performance, 'now');
    const { G, me } = tables(2, 40)[0]!;
    expect(choose(G, me, 'twice')).toEqual(choose(G, me, 'twice'));
    expect(clock).not.toHaveBeenCalled();
    clock.mockRestore();
  });

  it('imagines tables that look the same to it, and Agents only under backs', () => {
    let backs = 0;
    for (const players of [2, 3, 4])
      for (const { G, me } of tables(players, 11)) {
        const known = knowledgeOf(arcana, G, rules.turn(G), me).imagined as unknown as State;
        const imagined = imagineTable(known, arcana.hiddenFrom(known as never, me), me, seeded(players));
        expect({ ...view(imagined, me), events: [] }).toEqual({ ...view(G as unknown as State, me), events: [] });
        for (const zone of imagined.zones)
          for (const agent of zone.agents)
            if (agent.down && agent.owner !== me) {
              backs++;
              expect(isAgent(cardOf(agent.card))).toBe(true);
            }
      }
    expect(backs).toBeGreaterThan(10);
  });

  it('takes a Stake that nobody else can still reach', () => {
    const scene = given({
      seats: { 0: { hand: ['sword-grinder'] }, 1: { hand: [] } },
      zones: { L0: { stake: 'charter-of-the-seven', agents: [['0', 'duelling-master', 'down']] } },
    });
    const move = choose(scene.G as never, '0', 'reach', 60);
    expect(move).toEqual({ move: 'displayAgent', args: ['sword-grinder', 'L0'] });
  });
});
