import { seeded } from '../dice';
import type { BotFactory } from './bot';
import { copyJson, exchange } from '../secrecy/places';
import { botsChoose, drive, playOut } from '../simulation/driver';
import { toy } from '../testing/toy';
import { knowledgeOf } from './knowledge';
import { randomBot } from './random';

describe('bots', () => {
  it('know what their seat knows: two worlds it cannot tell apart give the same knowledge', () => {
    const { G } = drive(toy, 3, undefined, 'world');
    const other = copyJson(G);
    exchange(other, toy.hiddenFrom(G, '1'), seeded(9));
    expect(other).not.toEqual(G);
    const turn = toy.rules.turn(G);
    expect(knowledgeOf(toy, other, turn, '1')).toEqual(knowledgeOf(toy, G, turn, '1'));
  });

  const duel = (a: BotFactory, b: BotFactory, matches: number) => {
    let won = 0;
    let lost = 0;
    for (let i = 0; i < matches; i++) {
      const dice = seeded(`bots-${i}`);
      const driven = drive(toy, 2, undefined, `bots-${i}`);
      const me = String(i % 2);
      playOut(toy, driven, botsChoose(toy, { [me]: a(toy), [String(1 - (i % 2))]: b(toy) }, dice), dice);
      const { lanterns } = driven.G.over as { lanterns: number[] };
      const lead = lanterns[Number(me)]! - lanterns[1 - Number(me)]!;
      if (lead > 0) won++;
      if (lead < 0) lost++;
    }
    return won / (won + lost);
  };

  it('medium beats random at the toy', () => {
    expect(duel(toy.bots.medium!, randomBot, 100)).toBeGreaterThan(0.65);
  });

  it('hard beats medium at the toy', () => {
    expect(duel(toy.bots.hard!, toy.bots.medium!, 60)).toBeGreaterThan(0.6);
  });

  it.each(['easy', 'medium', 'hard'] as const)(
    '%s answers the same in two worlds its seat cannot tell apart',
    (level) => {
      for (let i = 0; i < 12; i++) {
        const { G } = drive(toy, 3, undefined, `fair-${i}`);
        const other = copyJson(G);
        exchange(other, toy.hiddenFrom(G, '2'), seeded(i));
        const turn = toy.rules.turn(G);
        const [a, b] = [G, other].map((world) =>
          toy.bots[level]!(toy).choose(knowledgeOf(toy, world, turn, '2'), seeded(`think-${i}`)),
        );
        expect(a).toEqual(b);
      }
    },
  );
});
