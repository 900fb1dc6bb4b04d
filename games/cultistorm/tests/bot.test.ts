import type { Bot } from '../../../engine-extensions/bots/bot';
import { knowledgeOf } from '../../../engine-extensions/bots/knowledge';
import { copyJson, exchange } from '../../../engine-extensions/secrecy/places';
import { simulate, type Batch } from '../../../engine-extensions/simulation/simulate';
import { botsChoose, drive, playOut, seeded } from '../../../engine-extensions/simulation/driver';
import { cultistorm } from '..';
import { quickPlan, thoroughPlan } from '../bot/plan';
import type { State } from '../state';
import { night } from './scenario';

const batch = (bots: string[], to: number): Batch => ({
  players: 3,
  options: { investigators: 0, storm: 'standard', sect: false, hands: 'open', groupDecision: 'vote', pick: 'random' },
  bots,
  seed: 'bots',
  from: 0,
  to,
});

const thinks = (t: ReturnType<typeof night>, i: number) => {
  const me = t.G.inv[i]?.seat as string;
  const knows = knowledgeOf(cultistorm, t.G as never, cultistorm.rules.turn(t.G as never), me);
  const bot = cultistorm.bots.medium!(cultistorm);
  const move = bot.choose(knows, t.dice.dice);
  return { move, because: bot.because?.(knows, move) };
};

/** A night of hard bots; every decision is shown before it is made. */
function watchHard(options: object, seen: (G: State, me: string, bot: Bot) => void) {
  const table = drive(cultistorm, 3, { ...batch([], 0).options, ...options }, 'fair');
  const bot = cultistorm.bots.hard!(cultistorm);
  const dice = seeded('fair');
  const choose = botsChoose(cultistorm, { 0: bot, 1: bot, 2: bot }, dice);
  playOut(cultistorm, table, (G, me) => (seen(G as never, me, bot), choose(G, me)), dice);
}

const knowing = (G: State, me: string) => knowledgeOf(cultistorm, G as never, cultistorm.rules.turn(G as never), me);

describe('bots', () => {
  it.each(['open', 'closed'])('are fair: what they cannot know changes nothing (%s hands)', (hands) => {
    let n = 0;
    let changed = 0;
    watchHard({ hands, sect: true }, (G, me, bot) => {
      if (n++ % 3 > 0) return;
      const other = copyJson(G) as State;
      exchange(other, cultistorm.hiddenFrom(G as never, me), seeded(`x${n}`));
      if (JSON.stringify(other) !== JSON.stringify(G)) changed += 1;
      expect(bot.choose(knowing(other, me), seeded(n))).toEqual(bot.choose(knowing(G, me), seeded(n)));
    });
    expect(changed).toBeGreaterThan(20);
  });

  it('decide the same from the same knowledge and dice, far within a second', () => {
    const took: number[] = [];
    let n = 0;
    watchHard({}, (G, me, bot) => {
      const knows = knowing(G, me);
      const from = performance.now();
      const first = bot.choose(knows, seeded(n));
      took.push(performance.now() - from);
      if (n++ % 5 === 0) expect(cultistorm.bots.hard!(cultistorm).choose(knowing(copyJson(G) as State, me), seeded(n - 1))).toEqual(first); // prettier-ignore
    });
    took.sort((a, b) => a - b);
    expect(took[Math.floor(took.length * 0.95)]).toBeLessThan(1000);
  });

  it('[CST-GRP-02] go with the team’s leading vote, and leave an open choice to others', () => {
    const t = night({ seats: 4, terrorAt: 4, circle: { 0: ['black-lightning', 0] } });
    t.run({ do: 'terror' });
    expect(thinks(t, 0).move.args).toEqual([0, null]);
    t.of(2).does('vote', 2, '3');
    expect(thinks(t, 0)).toMatchObject({ move: { args: [0, '3'] }, because: 'with-the-team' });
  });

  it('close a teammate’s gap with a card that costs nothing', () => {
    const t = night({
      pool: [],
      columns: { 0: ['velvet-usher'] },
      inv: [
        { at: 0, moves: 1, hand: ['card-catalogue', 'marginal-note'], targets: ['velvet-usher'] },
        { at: 0, moves: 1, insanity: 3, hand: ['sucker-punch'] },
        { at: 4, hand: [] },
      ],
    });
    const { move, because } = thinks(t, 1);
    expect([move.move, ...move.args, because]).toEqual(['playSupport', 1, 'sucker-punch', 0, false, 'closes-gap']);
  });

  it('never chase one another’s markers: a marker that was put stays, and every phase ends', () => {
    // seed 188 of five in a calm storm once set and cleared one marker for ever
    const options = { ...batch([], 0).options, storm: 'calm' };
    const table = drive(cultistorm, 5, options, 'loop/188');
    const bots = Object.fromEntries(['0', '1', '2', '3', '4'].map((p) => [p, cultistorm.bots.medium!(cultistorm)]));
    const dice = seeded('loop/188b');
    let inPhase = 0;
    let phase = '';
    playOut(cultistorm, table, botsChoose(cultistorm, bots, dice), dice, ({ move }, { now }) => {
      inPhase = now.phase === phase ? inPhase + 1 : 0;
      phase = now.phase;
      expect(move).not.toBe('clearTarget');
      expect(inPhase).toBeLessThan(150);
    });
  });

  it('give a reason from the list the board knows for every decision', () => {
    const t = night();
    expect(typeof thinks(t, 0).because).toBe('string');
  });

  it('beat chance and passing by far', () => {
    const wins = (bots: string[]) => [...simulate(cultistorm, batch(bots, 8))].filter((p) => p.summary.winners.length > 0).length; // prettier-ignore
    expect(wins(['random'])).toBe(0);
    const medium = wins(['medium']);
    expect(medium).toBeGreaterThan(0);
    expect(wins(['hard'])).toBeGreaterThan(medium);
  });

  it('the hard level lets somebody else choose first where that serves the team', () => {
    const worth = (parts: { score: number }[]) => parts.reduce((sum, p) => sum + p.score, 0);
    let better = 0;
    const watch = drive(cultistorm, 3, batch([], 0).options, 'plans');
    const bots = Object.fromEntries(['0', '1', '2'].map((p) => [p, cultistorm.bots.medium!(cultistorm)]));
    const dice = seeded('plans');
    playOut(cultistorm, watch, botsChoose(cultistorm, bots, dice), dice, (_, G) => {
      if (G.now.phase !== 'investigator') return;
      const [quick, thorough] = [quickPlan(G as never), thoroughPlan(G as never)].map(worth) as [number, number];
      expect(thorough).toBeGreaterThanOrEqual(quick);
      if (thorough > quick) better += 1;
    });
    expect(better).toBeGreaterThan(0);
  });
});
