import type { StoryEntry } from '../../../engine-extensions/match/match';
import type { AnyView, Turn } from '../../../engine-extensions/rules';
import type { Op, TableUpdate, UndoInfo } from '../../../server/src/contract';

/** The table as the server last told it. */
export interface Told {
  stateID: number;
  view: AnyView;
  turn: Turn;
  n: number;
  story: readonly StoryEntry[];
  undo: UndoInfo;
}

type Json = Record<string, unknown> | unknown[];

const step = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

function changed(at: unknown, path: readonly string[], op: Op): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return op.op === 'remove' ? undefined : op.value;
  if (typeof at !== 'object' || at === null) throw new Error(`nothing at ${op.path}`);
  if (Array.isArray(at)) {
    const list = [...(at as unknown[])];
    const index = head === '-' ? list.length : Number(head);
    if (rest.length > 0) list[index] = changed(list[index], rest, op);
    else if (op.op === 'add') list.splice(index, 0, op.value);
    else if (op.op === 'remove') list.splice(index, 1);
    else list[index] = op.value;
    return list;
  }
  const next: Record<string, unknown> = { ...(at as Record<string, unknown>) };
  if (rest.length > 0) next[head] = changed(next[head], rest, op);
  else if (op.op === 'remove') delete next[head];
  else next[head] = op.value;
  return next;
}

/** RFC 6902, on a copy that shares what did not change. */
export const applyOps = <T extends Json>(value: T, ops: readonly Op[]): T =>
  ops.reduce<unknown>((v, op) => changed(v, op.path.split('/').slice(1).map(step), op), value) as T;

/** The story with news appended and what was undone dropped. */
export function mergeStory(had: readonly StoryEntry[], news: readonly StoryEntry[], n: number): readonly StoryEntry[] {
  const first = news[0]?.n ?? Infinity;
  return [...had.filter((e) => e.n <= n && e.n < first), ...news];
}

/** The table after an update; undefined when it does not follow from what we have: sit again. */
export function updated(had: Told | null, update: TableUpdate): Told | undefined {
  const { stateID, n, view, from, ops } = update;
  if (view !== undefined) {
    const turn = update.turn ?? had?.turn;
    if (!turn) return undefined;
    const undo = update.undo ?? had?.undo ?? NO_UNDO;
    return { stateID, view, turn, n, story: update.story, undo };
  }
  if (!had || had.stateID !== from) return undefined;
  const story = mergeStory(had.story, update.story, n);
  const next = applyOps(had.view as unknown as Json, ops ?? []) as unknown as AnyView;
  const events = story.find((e) => e.n === n)?.events ?? [];
  return {
    stateID,
    view: { ...next, events },
    turn: update.turn ?? had.turn,
    n,
    story,
    undo: update.undo ?? had.undo,
  };
}

const NO_UNDO: UndoInfo = { can: false, why: { rule: null, why: 'not-seated' } };
