import { knowledgeOf } from '../../../engine-extensions/bots/knowledge';
import { randomBot } from '../../../engine-extensions/bots/random';
import type { Bot } from '../../../engine-extensions/bots/bot';
import { seeded, type Dice } from '../../../engine-extensions/dice';
import { botsChoose, drive, playOut, type Chooser } from '../../../engine-extensions/simulation/driver';
import { arcana } from '..';
import { REASONS } from '../bot/because';
import { cardOf, EFFECTS, GUILDS, STAKES, STARTERS } from '../cards';
import { value } from '../bot/value';
import type { Result, State } from '../state';
import { given } from './scenario';

/** The share of two-player matches the first bot wins, seats taking turns. */
function wins(a: Bot, b: Bot, matches: number) {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const dice = seeded(`bot-${i}`);
    const driven = drive(arcana, 2, {}, `bot-${i}`);
    const me = String(i % 2);
    const players = { [me]: directly(a, dice), [String(1 - (i % 2))]: directly(b, dice) };
    playOut(arcana, driven, (G, p) => players[p]!(G, p), dice);
    const { winners } = driven.G.over as Result;
    if (winners.includes(me)) won += 1 / winners.length;
  }
  return won / matches;
}

/** A bot that reads its view only may be given it without the imagined world. */
const directly =
  (bot: Bot, dice: Dice): Chooser =>
  (G, me) => {
    const turn = arcana.rules.turn(G);
    const view = arcana.rules.view(G, me);
    return bot.choose({ me, view, turn, legal: arcana.rules.legalMoves(view, turn, me), imagined: G }, dice);
  };

const choose = (scene: ReturnType<typeof given>, p: string) => {
  const G = scene.G as never;
  const knows = knowledgeOf(arcana, G, arcana.rules.turn(G), p);
  const bot = arcana.bots.medium!(arcana);
  const move = bot.choose(knows, seeded(1));
  return { move, why: bot.because!(knows, move) };
};

describe('bots', () => {
  const [easy, medium] = [arcana.bots.easy!(arcana), arcana.bots.medium!(arcana)];

  it('easy beats random, medium beats easy', () => {
    expect(wins(easy, randomBot(arcana), 20)).toBeGreaterThanOrEqual(0.8);
    expect(wins(medium, easy, 40)).toBeGreaterThanOrEqual(0.65);
  });

  it('medium bribes as soon as a Relic reaches the price, and says why', () => {
    const scene = given({
      seats: { 0: { hand: ['barhan-sword', 'recruiter', 'courtesan'] } },
      zones: { F: { stake: 'ayane', agents: [['0', 'pike-sergeant']] } },
    });
    expect(choose(scene, '0')).toEqual({ move: { move: 'bribe', args: ['barhan-sword', 'F'] }, why: 'wins-at-once' });
  });

  it('medium completes a Stake it can win rather than spread thin', () => {
    const scene = given({
      seats: { 0: { hand: ['sword-grinder'] }, 1: { hand: [] } },
      zones: { L0: { stake: 'charter-of-the-seven', agents: [['0', 'duelling-master', 'down']] } },
    });
    expect(choose(scene, '0').move).toEqual({ move: 'displayAgent', args: ['sword-grinder', 'L0'] });
  });

  it('use every card, every effect and every kind of move over a few matches', () => {
    const used = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const dice = seeded(`use-${i}`);
      const driven = drive(
        arcana,
        2 + (i % 3),
        { objectives: true, militia: true, tacticalRemoval: i % 2 > 0 },
        `use-${i}`,
      );
      playOut(arcana, driven, directly(medium, dice), dice, ({ move, args }) => {
        used.add(move);
        for (const arg of args) if (typeof arg === 'string') used.add(arg);
        const { effect } = move === 'playLocation' ? cardOf(args[0] as string) : {};
        if (effect) used.add(effect);
      });
    }
    const cards = [...Object.keys(STAKES), ...GUILDS.flatMap((g) => Object.keys(STARTERS[g]))];
    const moves = ['bribe', 'callMilitia', 'placeMilitia', 'scryOrder', 'chooseRemoval', 'announceArcanum'];
    expect([...cards, ...EFFECTS, ...moves].filter((key) => !used.has(key))).toEqual([]);
  });

  it('gives every hint a reason the board has a sentence for', () => {
    const dice = seeded('reasons');
    const { G, ...driven } = drive(arcana, 3, { objectives: true, militia: true, tacticalRemoval: true }, 'reasons');
    const given_ = new Set<string>();
    playOut(arcana, { G, ...driven }, (_, me) => {
      const knows = knowledgeOf(arcana, G, arcana.rules.turn(G), me);
      const move = medium.choose(knows, dice);
      given_.add(medium.because!(knows, move));
      return move;
    }, dice); // prettier-ignore
    for (const why of given_) expect(REASONS).toContain(why);
    expect(given_.size).toBeGreaterThan(8);
  });

  it('values the table from 0 to 1, and the winner’s end at 1', () => {
    const dice = seeded('value');
    const driven = drive(arcana, 2, {}, 'value');
    const G = driven.G as unknown as State;
    playOut(arcana, driven, botsChoose(arcana, { 0: medium, 1: easy }, dice), dice, () => {
      if (G.round === 0) return;
      for (const p of G.players) {
        const v = value(G, p);
        if (!(v >= 0 && v <= 1)) throw new Error(`value ${v}`);
      }
    });
    const { winners } = G.over!;
    expect(value(G, winners[0]!)).toBe(1 / winners.length);
    const ahead = given({ seats: { 0: { hand: [], resource: ['the-old-duke', 'mother-sallow', 'ayane'] } } });
    expect(value(ahead.G, '0')).toBeGreaterThan(0.6);
    expect(value(ahead.G, '1')).toBeLessThan(0.4);
  });
});
