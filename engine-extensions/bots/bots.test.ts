import { seeded } from '../dice';
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

  it('medium beats random at the toy', () => {
    let won = 0;
    let lost = 0;
    const matches = 100;
    for (let i = 0; i < matches; i++) {
      const dice = seeded(`bots-${i}`);
      const driven = drive(toy, 2, undefined, `bots-${i}`);
      const medium = toy.bots.medium!(toy);
      const random = randomBot(toy);
      const me = String(i % 2);
      playOut(toy, driven, botsChoose(toy, { [me]: medium, [String(1 - (i % 2))]: random }, dice), dice);
      const { lanterns } = driven.G.over as { lanterns: number[] };
      const lead = lanterns[Number(me)]! - lanterns[1 - Number(me)]!;
      if (lead > 0) won++;
      if (lead < 0) lost++;
    }
    expect(won / (won + lost)).toBeGreaterThan(0.65);
  });
});
