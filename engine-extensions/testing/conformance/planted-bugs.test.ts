import type { LongFormMove } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { BotFactory } from '../../bots/bot';
import type { GameModule } from '../../game-module';
import { moveKey } from '../../moves';
import type { AnyState, Rules } from '../../rules';
import { toy } from '../toy';
import type { ToyState } from '../toy/state';
import { optionSetsOf } from './conformance';
import { walk, type WalkOptions } from './walk';

const spoiled = (change: (rules: Rules) => Partial<Rules>): GameModule => ({
  ...toy,
  rules: { ...toy.rules, ...change(toy.rules) },
});

const play = (module: GameModule, more: Partial<WalkOptions> = {}) =>
  walk(module, { numPlayers: 3, seed: 'planted', reducer: false, bots: false, fairness: false, ...more });

const asToy = (G: AnyState) => G as unknown as ToyState;

describe('the conformance suite catches', () => {
  it('nothing in the sound game', () => {
    expect(play(toy, { reducer: true, bots: true, fairness: true }).over).toBeDefined();
  });

  it('a leaked hand', () => {
    const module = spoiled(({ view }) => ({
      view: (G, viewer) => ({ ...view(G, viewer), top: asToy(G).seats['1']?.hand[0] }),
    }));
    expect(() => play(module)).toThrow(/betrays a hidden card|named in the view/);
  });

  it('a lost card', () => {
    const module = spoiled((rules) => ({
      play: (G, me, move, dice) => {
        rules.play(G, me, move, dice);
        asToy(G).discard.splice(3, 1);
      },
    }));
    expect(() => play(module)).toThrow(/pieces were lost.*\n.*gone: \w+#\d/);
  });

  it('a doubled card', () => {
    const module = spoiled((rules) => ({
      play: (G, me, move, dice) => {
        rules.play(G, me, move, dice);
        asToy(G).discard.push(...asToy(G).discard.slice(0, 1));
      },
    }));
    expect(() => play(module)).toThrow(/pieces were lost, doubled/);
  });

  it('an accepted illegal move', () => {
    const module = spoiled((rules) => ({
      whyNot: (G, turn, me, move) => (move.move === 'pledge' ? undefined : rules.whyNot(G, turn, me, move)),
    }));
    expect(() => play(module)).toThrow(/accepted though not listed|out of turn/);
  });

  it('a move that was legal a moment ago and is still accepted', () => {
    let last = '';
    const module = spoiled((rules) => ({
      whyNot: (G, turn, me, move) => (moveKey(move) === last ? undefined : rules.whyNot(G, turn, me, move)),
      play: (G, me, move, dice) => {
        rules.play(G, me, move, dice);
        last = moveKey(move);
      },
    }));
    expect(() => play(module)).toThrow(/no longer listed/);
  });

  it('a question that changes the state', () => {
    const module = spoiled((rules) => ({
      whyNot: (G, turn, me, move) => {
        const table = asToy(G as AnyState);
        if (move.args.length > 1) table.duels = !table.duels;
        return rules.whyNot(G, turn, me, move);
      },
    }));
    expect(() => play(module)).toThrow(/asking about moves changed the state/);
  });

  it('an engine that makes moves nobody listed', () => {
    const phase = toy.game.phases!['pledge']!;
    const sound = phase.turn!.stages!['pledge']!.moves!['pledge'] as LongFormMove;
    const sloppy: LongFormMove = { ...sound, move: (...said) => {
      const made: unknown = sound.move(...said);
      return made === INVALID_MOVE ? undefined : made;
    } }; // prettier-ignore
    const stages = { ...phase.turn!.stages, pledge: { moves: { pledge: sloppy } } };
    const game = { ...toy.game, phases: { ...toy.game.phases, pledge: { ...phase, turn: { ...phase.turn, stages } } } };
    expect(() => play({ ...toy, game } as GameModule, { reducer: true })).toThrow(
      /the engine makes a move that is not listed/,
    );
  });

  it('a listed move that is refused', () => {
    const module = spoiled((rules) => ({
      legalMoves: (G, turn, me) => rules.legalMoves(G, turn, me).map((m) => ({ ...m, args: [...m.args, 'extra'] })),
    }));
    expect(() => play(module)).toThrow(/listed and refused/);
  });

  it.each([
    ['other moves', { legalNow: () => [] }, /other moves by the state/],
    ['other seats', { awaited: () => ['7'] }, /wait for different seats/],
    ['another choice', { anyNow: () => ({ move: 'none', args: [] }) }, /another move by chance/],
  ])('a driver with %s', (_, bug, message) => {
    expect(() => play(spoiled(() => bug))).toThrow(message);
  });

  it('a move listed twice', () => {
    const module = spoiled((rules) => ({
      legalMoves: (G, turn, me) => rules.legalMoves(G, turn, me).flatMap((m) => [m, m]),
    }));
    expect(() => play(module)).toThrow(/listed twice/);
  });

  it.each([
    ['undefined', undefined],
    ['a date', new Date(0)],
    ['a function', () => 1],
    ['not a number', NaN],
  ])('a state that is not JSON: %s', (_name, value) => {
    const module = spoiled((rules) => ({
      play: (G, me, move, dice) => {
        rules.play(G, me, move, dice);
        (G as unknown as Record<string, unknown>)['odd'] = value;
      },
    }));
    expect(() => play(module)).toThrow(/not JSON|plain object/);
  });

  it('an object that stands in two places', () => {
    const module = spoiled((rules) => ({
      play: (G, me, move, dice) => {
        rules.play(G, me, move, dice);
        (G as unknown as Record<string, unknown>)['twin'] = asToy(G).seats['0'];
      },
    }));
    expect(() => play(module)).toThrow(/two places/);
  });

  it('a replay that diverges', () => {
    let calls = 0;
    const module = spoiled((rules) => ({
      play: (G, me, move, dice) => {
        rules.play(G, me, move, dice);
        (G as unknown as Record<string, unknown>)['calls'] = calls++;
      },
    }));
    expect(() => play(module)).toThrow(/replay to another end/);
  });

  it('a driver that differs from the engine', () => {
    const module = spoiled((rules) => ({
      play: (G, me, move, dice) => {
        rules.play(G, me, move, dice);
        asToy(G).lanternsLeft += 0.5;
      },
    }));
    expect(() => play(module, { reducer: true })).toThrow(/disagree on the state/);
  });

  it('a bot that looks at hidden cards', () => {
    let table = '';
    const wired = spoiled((rules) => ({
      view: (G, viewer) => {
        table = JSON.stringify(G);
        return rules.view(G, viewer);
      },
    }));
    const sum = (text: string) => [...text].reduce((n, c, i) => (n * 31 + c.charCodeAt(0) + i) % 9973, 7);
    const peeping: BotFactory = () => ({ choose: ({ legal }) => legal[sum(table) % legal.length]! });
    for (const level of ['easy', 'medium', 'hard'] as const) {
      const cheat: GameModule = { ...wired, bots: { [level]: peeping } };
      expect(() => play(cheat, { fairness: true })).toThrow(`the ${level} bot knows more than its seat`);
    }
  });

  it('a bot whose answer does not follow from knowledge and dice', () => {
    let calls = 0;
    const moody: GameModule = {
      ...toy,
      bots: { hard: () => ({ choose: ({ legal }) => legal[calls++ % legal.length]! }) },
    };
    expect(() => play(moody, { fairness: true })).toThrow('the hard bot answers differently to the same dice');
  });

  it('a match that does not end', () => {
    const module = spoiled((rules) => ({
      play: (G, me, move, dice) => {
        rules.play(G, me, move, dice);
        asToy(G).lanternsLeft = 4;
        for (const seat of Object.values(asToy(G).seats))
          if (seat.hand.length === 0) seat.hand.push(...asToy(G).discard.splice(0, 1));
      },
    }));
    expect(() => play(module, { maxMoves: 400 })).toThrow(/does not end/);
  });

  it('a seat that is waited for and can do nothing', () => {
    const module = spoiled(() => ({ legalMoves: () => [] }));
    expect(() => play(module)).toThrow(/has no move/);
  });
});

it('goes through every value of every option', () => {
  const sets = optionSetsOf(toy.meta.options, 2);
  expect(sets).toContainEqual({ lanterns: 8, duels: true });
  expect(sets).toContainEqual({ lanterns: 4, duels: false });
});
