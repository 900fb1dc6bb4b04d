import type { Ctx, Game, LongFormMove, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { ASIDE, acting, advance, waitingFor, type PlayerID, type Step, type Table, type Wait } from './agenda/agenda';
import { follow, turnFromAgenda } from './agenda/flow';
import { diceFrom, type Dice } from './dice';
import { fail } from './fail';
import type { LogEvent, Logged } from './log/log';
import { problemWithOptions, resolveOptions, type GameMeta, type Options } from './meta';
import { isListed, type AnyMove, type LegalMove, type Seated, type ViewBase } from './moves';
import { anyOf, bare, listOf, sheet, type MoveTable, type Sheet } from './move-table';
import { refuse } from './refusal';
import type { AnyState, AnyView, Rules, Turn } from './rules';
import type { Place } from './secrecy/places';

/** A phase: its own moves, and those of each stage. */
export interface PhaseDef<S, V extends ViewBase> {
  moves?: MoveTable<S, V>;
  stages?: Record<string, { moves: MoveTable<S, V> }>;
}

export interface SetupArgs<O = Options> {
  players: PlayerID[];
  options: O;
  dice: Dice;
}

/** A game, declared once. `game.ts` of each game reads like its rulebook's table of contents. */
export interface GameDef<S extends Table<St, Q> & Logged, V extends ViewBase, St extends Step, Q extends Wait, O> {
  meta: GameMeta;
  /** the table before the first step; its agenda says how the match begins */
  setup(args: SetupArgs<O>): S;
  /** the first phase comes first */
  phases: Record<string, PhaseDef<S, V>>;
  /** moves any seat may make at any time, waited for or not: concede */
  anytime?: MoveTable<S, V>;
  /** what a step on the agenda does */
  perform(G: S, step: St, dice: Dice): void;
  view(G: S, viewer: PlayerID | null): V;
  hiddenFrom(G: S, viewer: PlayerID | null): Place[][];
  pieces(G: S): string[];
}

export interface DefinedGame {
  meta: GameMeta;
  game: Game;
  rules: Rules;
  pieces(G: unknown): string[];
  hiddenFrom(G: unknown, viewer: PlayerID | null): Place[][];
}

/** Hands the unwrapped state to moves: a view built on immer's draft would wrap all it touches. */
const basePlugin: Plugin = {
  name: 'base',
  fnWrap:
    (fn: (...a: never[]) => unknown) =>
    (context: { G: unknown }, ...args: unknown[]) =>
      (fn as (...a: unknown[]) => unknown)({ ...context, base: context.G }, ...args),
} as unknown as Plugin;

const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  pass: false,
  setActivePlayers: false,
};

/** Makes of one declaration the boardgame.io game and the bare rules. */
export function defineGame<
  S extends Table<St, Q> & Logged,
  V extends ViewBase & { events: readonly LogEvent[] },
  St extends Step,
  Q extends Wait,
  O = Options,
>(def: GameDef<S, V, St, Q, O>): DefinedGame {
  type Moves = MoveTable<S, V>;
  const { meta } = def;
  const aside = def.anytime !== undefined;
  const phaseNames = Object.keys(def.phases);
  const first = phaseNames[0] ?? fail(`${meta.id} has no phase`);

  // the moves of each phase and stage, with those allowed at any time
  const tables = bare<Record<string, Sheet<S, V>>>({});
  const known = new Set<string>(Object.keys(def.anytime ?? {}));
  const secret = new Set<string>();
  for (const [name, phase] of Object.entries(def.phases)) {
    if (phase.stages && ASIDE in phase.stages) fail(`stage ${ASIDE} is taken`);
    const stages = bare({ '': sheet({ ...phase.moves, ...def.anytime }), [ASIDE]: sheet({ ...def.anytime }) });
    for (const [stage, { moves }] of Object.entries(phase.stages ?? {}))
      stages[stage] = sheet({ ...moves, ...def.anytime });
    for (const { moves } of Object.values(stages))
      for (const [move, { secret: isSecret }] of Object.entries(moves)) {
        known.add(move);
        if (isSecret) secret.add(move);
      }
    tables[name] = stages;
  }

  const movesOf = (turn: Turn, me: PlayerID): Sheet<S, V> | undefined => {
    if (turn.gameover !== undefined || turn.phase === null) return undefined;
    if (turn.activePlayers === null) return turn.currentPlayer === me ? tables[turn.phase]?.[''] : undefined;
    if (!Object.hasOwn(turn.activePlayers, me)) return undefined;
    return tables[turn.phase]?.[turn.activePlayers[me] ?? ''];
  };

  /** The same for a state, without building ctx first. */
  const movesIn = (G: S, me: PlayerID): Sheet<S, V> | undefined => {
    const wait = waitingFor<Q>(G)?.wait;
    if (!wait) return undefined;
    const stage = me in wait ? (wait[me] ?? '') : aside && G.players.includes(me) ? ASIDE : undefined;
    return stage === undefined ? undefined : tables[G.now.phase]?.[stage];
  };

  const viewOf = (stateOrView: unknown, viewer: PlayerID | null): V =>
    typeof stateOrView === 'object' && stateOrView !== null && 'viewer' in stateOrView
      ? (stateOrView as V)
      : def.view(stateOrView as S, viewer);

  const seatedView = (stateOrView: unknown, me: PlayerID): Seated<V> | undefined => {
    const view = viewOf(stateOrView, me);
    return view.viewer === me && view.own !== null ? (view as Seated<V>) : undefined;
  };

  // what a host has just asked about is not listed a second time when the engine makes it: states are frozen there
  let asked: { state: unknown; me: PlayerID; move: AnyMove<S, V>; args: readonly unknown[] } | undefined;
  const wasAccepted = (state: unknown, me: PlayerID, move: AnyMove<S, V>, args: readonly unknown[]) => {
    const last = asked;
    asked = undefined;
    return (
      last !== undefined &&
      last.state === state &&
      last.me === me &&
      last.move === move &&
      last.args.length === args.length &&
      last.args.every((arg, i) => arg === args[i])
    );
  };

  const accepts = (move: AnyMove<S, V>, view: Seated<V>, me: PlayerID, args: readonly unknown[]) =>
    move.allows ? move.allows(view, me, ...args) : isListed(move.options(view, me), args);

  const perform = (G: S) => (step: St, dice: Dice) => def.perform(G, step, dice);

  const run = (G: S, me: PlayerID, move: AnyMove<S, V>, args: readonly unknown[], dice: Dice) => {
    G.events = [];
    move.play({ G, playerID: me, dice }, ...args);
    advance(G as Table<St, Q>, dice, perform(G));
    const top = G.agenda[G.agenda.length - 1];
    if (G.over === undefined && top && 'wait' in top) checkStages(G, (top as Q).wait);
  };

  const checkStages = (G: S, wait: Q['wait']) => {
    const stages = tables[G.now.phase] ?? fail(`no phase ${G.now.phase}`);
    for (const p in wait) {
      if (!G.players.includes(p)) fail(`no seat ${p}`);
      if (stages[wait[p] ?? ''] === undefined) fail(`phase ${G.now.phase} has no stage ${wait[p]}`);
    }
  };

  const setup = (numPlayers: number, given: unknown, dice: Dice): S => {
    if (!meta.players.includes(numPlayers)) fail(`${meta.title} is not for ${numPlayers} players`);
    const players = Array.from({ length: numPlayers }, (_, i) => String(i));
    const G = def.setup({ players, options: resolveOptions(meta.options, given) as O, dice });
    advance(G as Table<St, Q>, dice, perform(G));
    return G;
  };

  const list = (table: Sheet<S, V> | undefined, stateOrView: unknown, me: PlayerID): LegalMove[] => {
    const view = table && seatedView(stateOrView, me);
    return table && view ? listOf(table, view, me) : [];
  };

  const rules: Rules = {
    name: meta.id,
    setup: (n, options, dice) => setup(n, options, dice),
    turn: (G) => ({
      phase: G.over === undefined ? G.now.phase : null,
      currentPlayer: G.now.player,
      activePlayers: G.over === undefined ? acting(G, aside) : null,
      ...(G.over === undefined ? {} : { gameover: G.over }),
    }),
    view: (G, viewer) => def.view(G as unknown as S, viewer) as unknown as AnyView,
    awaited: (state) => {
      const G = state as unknown as S;
      const wait = waitingFor<Q>(G)?.wait;
      if (!wait) return [];
      if (!aside || G.players.length === 1) return Object.keys(wait);
      return G.players.filter((p) => p in wait);
    },
    legalMoves: (stateOrView, turn, me) => list(movesOf(turn, me), stateOrView, me),
    legalNow: (G, me) => list(movesIn(G as unknown as S, me), G, me),
    anyNow: (G, me, dice) => {
      const table = movesIn(G as unknown as S, me);
      const view = table && seatedView(G, me);
      return (table && view && anyOf(table, view, me, dice)) ?? fail(`seat ${me} has no move`);
    },
    whyNot: (stateOrView, turn, me, { move: name, args }) => {
      if (turn.gameover !== undefined) return refuse(null, 'match-over');
      if (!known.has(name)) return refuse(null, 'unknown-move');
      const table = movesOf(turn, me);
      if (!table) return refuse(null, 'not-your-turn');
      const move = table.moves[name];
      if (!move) return refuse(null, 'not-now');
      const view = seatedView(stateOrView, me);
      if (!view) return refuse(null, 'not-your-seat');
      if (accepts(move, view, me, args)) {
        asked = { state: stateOrView, me, move, args };
        return undefined;
      }
      return move.whyNot?.(view, me, ...args) ?? refuse(null, 'not-legal');
    },
    play: (state, me, { move: name, args }, dice) => {
      const G = state as unknown as S;
      const move = movesIn(G, me)?.moves[name] ?? fail(`${name} is not for seat ${me} now`);
      run(G, me, move, args, dice);
    },
    isSecret: (name) => secret.has(name),
    knows: (name) => known.has(name),
  };

  const engineMove = (move: AnyMove<S, V>): LongFormMove => ({
    client: false,
    redact: move.secret === true,
    ignoreStaleStateID: move.together === true,
    move: (context: unknown, ...args: unknown[]) => {
      const { G, base, ctx, playerID, random, events } = context as {
        G: S;
        base: S;
        ctx: Ctx;
        playerID: PlayerID;
        random: { Number(): number };
        events: Parameters<typeof follow>[4]; // prettier-ignore
      };
      if (!wasAccepted(base, playerID, move, args)) {
        const view = seatedView(base, playerID);
        if (!view || !accepts(move, view, playerID, args)) return INVALID_MOVE;
      }
      run(
        G,
        playerID,
        move,
        args,
        diceFrom(() => random.Number()),
      );
      follow(base.now, G as unknown as Table, ctx, aside, events);
      return undefined;
    },
  });

  const engineMoves = (moves: Moves) =>
    bare(Object.fromEntries(Object.entries(moves).map(([k, m]) => [k, engineMove(m)])));

  const game: Game = {
    name: meta.id,
    minPlayers: Math.min(...meta.players),
    maxPlayers: Math.max(...meta.players),
    setup: ({ ctx, random }, setupData) =>
      setup(
        ctx.numPlayers,
        setupData,
        diceFrom(() => random.Number()),
      ),
    validateSetupData: (setupData, numPlayers) =>
      meta.players.includes(numPlayers)
        ? problemWithOptions(meta.options, setupData)
        : `${meta.title} is not for ${numPlayers} players`,
    plugins: [basePlugin],
    events: NO_EVENTS,
    disableUndo: true,
    moves: bare({}),
    phases: Object.fromEntries(
      Object.entries(tables).map(([name, { '': own, ...stages }]) => [
        name,
        {
          start: name === first,
          moves: engineMoves(own?.moves ?? {}),
          turn: {
            ...turnFromAgenda(aside),
            stages: Object.fromEntries(
              Object.entries(stages).map(([stage, { moves }]) => [stage, { moves: engineMoves(moves) }]),
            ),
          },
        },
      ]),
    ),
    playerView: ({ G, playerID }) => viewOf(G, playerID ?? null),
    endIf: ({ G }) => (G as AnyState).over,
    ai: {
      enumerate: (G, ctx, playerID) =>
        rules.legalMoves(G, ctx as Turn, playerID) as { move: string; args: unknown[] }[],
    },
  };

  return {
    meta,
    game,
    rules,
    pieces: (G) => def.pieces(G as S),
    hiddenFrom: (G, viewer) => def.hiddenFrom(G as S, viewer),
  };
}
