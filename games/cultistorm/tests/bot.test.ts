import { knowledgeOf } from '../../../engine-extensions/bots/knowledge';
import { simulate, type Batch } from '../../../engine-extensions/simulation/simulate';
import { botsChoose, drive, playOut, seeded } from '../../../engine-extensions/simulation/driver';
import { cultistorm } from '..';
import { quickPlan, thoroughPlan } from '../bot/plan';
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

describe('bots', () => {
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
