import type { Dice } from '../dice';
import { fail } from '../fail';

export type PlayerID = string;

/** A step that waits: seat -> stage. `null` means the phase's own moves; empty means everybody has answered. */
export interface Wait {
  wait: Record<PlayerID, string | null>;
}

/** A step that is performed. Games add their own fields; everything in it is JSON. */
export interface Step {
  do: string;
}

/** Whose turn of which phase it is; `turn` counts up, so the same seat twice in a row is a new turn. */
export interface Now {
  phase: string;
  player: PlayerID;
  turn: number;
}

/** What every game's `G` has in common. The top of `agenda` says what happens next. */
export interface Table<S extends Step = Step, Q extends Wait = Wait> {
  players: PlayerID[];
  agenda: (S | Q)[];
  now: Now;
  /** set once, at the end of the match; becomes ctx.gameover */
  over?: object;
}

/** The stage of seats nobody waits for, where a game has moves that are allowed at any time. */
export const ASIDE = 'aside';

const MAX_STEPS = 10_000;

export const isWait = (entry: object): entry is Wait => 'wait' in entry;

const nobodyIn = (wait: Record<PlayerID, unknown>) => {
  for (const _ in wait) return false;
  return true;
};

/** Performs steps from the top of the agenda until somebody must act or the match is over. */
export function advance<S extends Step, Q extends Wait>(
  G: Table<S, Q>,
  dice: Dice,
  perform: (step: S, dice: Dice) => void,
) {
  for (let n = 0; G.over === undefined; n++) {
    const top = G.agenda[G.agenda.length - 1] ?? fail('nothing left to do');
    if (n > MAX_STEPS) fail('nobody is ever asked');
    if (isWait(top)) {
      if (!nobodyIn(top.wait)) return;
      G.agenda.pop();
    } else {
      G.agenda.pop();
      perform(top as S, dice);
    }
  }
}

/** Puts steps on the agenda; the first of them happens next. Give copies, never rows of a card table. */
export function then<E extends object>(G: { agenda: E[] }, ...steps: NoInfer<E>[]) {
  for (let i = steps.length - 1; i >= 0; i--) G.agenda.push(steps[i] as E);
}

/** What is being waited for, if anything. */
export function waitingFor<Q extends Wait>(G: { agenda: readonly (object | Q)[]; over?: object }): Q | undefined {
  const top = G.agenda[G.agenda.length - 1];
  return top !== undefined && G.over === undefined && isWait(top) ? (top as Q) : undefined;
}

/** This seat has answered; when the last one has, the agenda goes on. */
export function done(G: Table<Step, Wait>, me: PlayerID) {
  const top = waitingFor(G) ?? fail('nobody is asked');
  if (!(me in top.wait)) fail(`seat ${me} is not asked`);
  const left: Wait['wait'] = {}; // built anew: deleting from an object makes all that reads it slow
  for (const p in top.wait) if (p !== me) left[p] = top.wait[p] as string | null;
  top.wait = left;
}

/** A new turn, of the same or another phase. */
export function beginTurn(G: Table<Step, Wait>, phase: string, player: PlayerID) {
  if (!G.players.includes(player)) fail(`no seat ${player}`);
  G.now = { phase, player, turn: G.now.turn + 1 };
}

/** boardgame.io's activePlayers; `null` when only the turn's player may use the phase's moves. */
export function acting(G: Table<Step, Wait>, aside: boolean): Record<PlayerID, string | null> | null {
  const wait = waitingFor(G)?.wait ?? {};
  if (aside && G.players.length > 1) {
    const all: Record<PlayerID, string | null> = {};
    for (const p of G.players) all[p] = p in wait ? (wait[p] as string | null) : ASIDE;
    return all;
  }
  let isTurn = wait[G.now.player] === null;
  for (const p in wait) if (p !== G.now.player) isTurn = false;
  return isTurn ? null : { ...wait };
}

export const sameSeats = (a: Record<PlayerID, string | null> | null, b: Record<PlayerID, string | null> | null) => {
  if (a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((k) => k in b && a[k] === b[k]);
};
