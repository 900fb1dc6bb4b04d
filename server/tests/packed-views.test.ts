import fc from 'fast-check';
import { seeded } from '../../engine-extensions/dice';
import type { GameModule } from '../../engine-extensions/game-module';
import { createMatch, makeMove, turnOf, undoMove, whyNoUndo } from '../../engine-extensions/match/match';
import { awaited } from '../../engine-extensions/rules';
import { copyJson, exchange } from '../../engine-extensions/secrecy/places';
import { Packer, Unpacker } from '../../engine-extensions/wire/packing';
import { GAMES } from '../../games';
import { remember, type Hot, type Past } from '../src/matches/hot';
import type { Reader } from '../src/matches/reading';
import type { MatchRow } from '../src/storage/storage';
import { deltaUpdate, seen, type Shown } from '../src/transport/views';
import { patched } from './kit';

/** Real tables of all games, told as the server tells them and put together as a client does. */

const overTheLine = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function opened(module: GameModule, seed: string): Hot {
  const numPlayers = Math.max(...module.meta.players);
  const hot = { row: { id: 'm' } as MatchRow, saved: 0, past: [] as Past[], recent: new Map() } as unknown as Hot;
  remember(hot, createMatch(module, { numPlayers, seed }));
  return hot;
}

/** Something happens at the table: a legal move by chance, now and then one is taken back. */
function happens(hot: Hot, dice: ReturnType<typeof seeded>): boolean {
  const { match } = hot;
  const { rules } = match.module;
  const turn = turnOf(match);
  if (turn.gameover !== undefined) return false;
  const back = awaited(turn).find((p) => !whyNoUndo(match, p));
  const by = dice.pick(awaited(turn));
  const outcome =
    back !== undefined && dice.number() < 0.2
      ? undoMove(match, back)
      : makeMove(match, { by, ...dice.pick(rules.legalMoves(match.state.G, turn, by)) });
  if ('refused' in outcome) throw new Error(outcome.refused.why);
  remember(hot, outcome.match);
  return true;
}

/** One reader at both ends of the line. */
class Reading {
  private readonly packer: Packer;
  private readonly unpacker: Unpacker;
  private shown: Shown;
  private table: Pick<Shown, 'view' | 'turn' | 'undo'>;

  constructor(
    hot: Hot,
    private readonly viewer: Reader,
  ) {
    this.shown = seen(hot, viewer);
    this.table = overTheLine(this.shown);
    this.packer = new Packer({ ...this.shown.view, events: [] });
    this.unpacker = new Unpacker({ ...this.table.view, events: [] });
  }

  /** Tells the last change and demands that the reader's table is the server's. */
  hear(hot: Hot) {
    const now = seen(hot, this.viewer);
    const update = deltaUpdate(hot, this.viewer, this.shown, now);
    if (!update) throw new Error('too long ago');
    const { matchID, from, ops, ...rest } = update;
    const message = overTheLine(this.packer.pack({ from: from!, ops: ops!, ...rest }));
    const heard = { matchID, ...this.unpacker.unpack(message) } as typeof update;
    expect(heard).toEqual(overTheLine(update));
    const { view, turn, undo } = this.table;
    this.table = {
      view: patched(view, heard.ops!) as typeof view,
      turn: heard.turn ?? turn,
      undo: heard.undo ?? undo,
    };
    expect({ ...this.table, view: { ...this.table.view, events: [] } }).toEqual(
      overTheLine({ view: { ...now.view, events: [] }, turn: now.turn, undo: now.undo }),
    );
    this.shown = now;
  }
}

const readersOf = (hot: Hot): Reader[] => [...(hot.past[0] as Past).G.players, null];

describe.each(GAMES.map((module) => [module.meta.title, module] as const))('%s', (_, module) => {
  it('is shown to every seat and to spectators as it is, move after move, also when moves are taken back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 8 }), fc.nat(60), (seed, skipped) => {
        const dice = seeded(seed);
        const hot = opened(module, seed);
        for (let i = 0; i < skipped; i++) happens(hot, dice);
        const readings = readersOf(hot).map((viewer) => new Reading(hot, viewer));
        for (let i = 0; i < 40 && happens(hot, dice); i++) for (const reading of readings) reading.hear(hot);
      }),
      { numRuns: 2, seed: 7 },
    );
  });

  it('is told to a reader in the same bytes whatever lies where the reader cannot look', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 8 }), (seed) => {
        const dice = seeded(seed);
        const hot = opened(module, seed);
        let differed = 0;
        for (let i = 0; i < 60; i++) {
          const before = hot.past.at(-1) as Past;
          if (!happens(hot, dice)) break;
          for (const viewer of readersOf(hot)) {
            const told = (states: readonly Past[]) => {
              const [was] = states.slice(-2) as [Past];
              const world: Hot = { ...hot, past: [...states] };
              const first: Hot = { ...world, past: states.slice(0, -1) };
              const packer = new Packer({ ...module.rules.view(was.G, viewer), events: [] });
              const { matchID: _id, from, ops, ...rest } = deltaUpdate(world, viewer, seen(first, viewer), seen(world, viewer))!; // prettier-ignore
              return packer.pack({ from: from!, ops: ops!, ...rest });
            };
            const real = [before, hot.past.at(-1) as Past];
            const other = real.map((past) => {
              const G = copyJson(past.G);
              exchange(G, module.hiddenFrom(G, viewer), dice);
              return { ...past, G };
            });
            if (JSON.stringify(other) !== JSON.stringify(real)) differed++;
            expect(told(other)).toBe(told(real));
          }
        }
        expect(differed).toBeGreaterThan(20);
      }),
      { numRuns: 2, seed: 7 },
    );
  });
});
