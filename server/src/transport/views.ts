import { heardBy } from '../../../engine-extensions/log/log';
import { whyNoUndo, type StoryEntry } from '../../../engine-extensions/match/match';
import type { AnyView, Turn } from '../../../engine-extensions/rules';
import type { TableUpdate, UndoInfo } from '../contract';
import type { House } from '../matches/house';
import type { Hot, Past } from '../matches/hot';
import { storyFor, turnWith, type Reader } from '../matches/reading';
import { diff, same } from './diff';

const STORY_ON_SIT = 100;
/** beyond this a whole view is smaller */
const MAX_OPS = 150;

/** What one viewer was shown last. */
export interface Shown {
  stateID: number;
  n: number;
  view: AnyView;
  turn: Turn;
  undo: UndoInfo | undefined;
}

export function undoInfo(hot: Hot, viewer: Reader): UndoInfo | undefined {
  if (viewer === null) return undefined;
  const why = whyNoUndo(hot.match, viewer);
  return why ? { can: false, why } : { can: true };
}

/** The table as this viewer sees it now. */
export function seen(hot: Hot, viewer: Reader): Shown {
  const now = hot.past.at(-1) as Past;
  return {
    stateID: now.stateID,
    n: now.n,
    view: hot.match.module.rules.view(now.G, viewer),
    turn: turnWith(now.turn),
    undo: undoInfo(hot, viewer),
  };
}

/** Everything, for somebody who has nothing. */
export async function wholeUpdate(house: House, hot: Hot, viewer: Reader, now: Shown): Promise<TableUpdate> {
  const rows = await house.parts.storage.story(hot.row.id, Number.MAX_SAFE_INTEGER, STORY_ON_SIT + 1);
  return {
    matchID: hot.row.id,
    stateID: now.stateID,
    view: now.view,
    turn: now.turn,
    n: now.n,
    story: storyFor(rows.slice(-STORY_ON_SIT), viewer),
    ...(rows.length > STORY_ON_SIT ? { storyBefore: true as const } : {}),
    ...(now.undo ? { undo: now.undo } : {}),
  };
}

/** Entries of the story that somebody who saw state `from` has not heard; undefined when it is no longer remembered. */
function unheard(hot: Hot, viewer: Reader, from: number): StoryEntry[] | undefined {
  const [before, last] = [hot.past.at(-2), hot.past.at(-1)];
  if (before?.stateID === from && last && last.n === before.n + 1)
    // by far the most: nothing missed, nothing taken back
    return [{ n: last.n, events: heardBy(last.G.events, viewer) }];
  return missed(hot, viewer, from);
}

function missed(hot: Hot, viewer: Reader, from: number): StoryEntry[] | undefined {
  const start = hot.past.findIndex((p) => p.stateID === from);
  if (start < 0) return undefined;
  const since = hot.past.slice(start);
  const kept = Math.min(...since.map((p) => p.n));
  const now = since.at(-1) as Past;
  const told = new Map<number, Past>(since.filter((p) => p.n > kept && p.n <= now.n).map((p) => [p.n, p]));
  return [...told.values()].sort((a, b) => a.n - b.n).map((p) => ({ n: p.n, events: heardBy(p.G.events, viewer) }));
}

/** What changed since `before`; undefined when that is too long ago or too much: then send everything. */
export function deltaUpdate(hot: Hot, viewer: Reader, before: Shown, now: Shown): TableUpdate | undefined {
  const story = unheard(hot, viewer, before.stateID);
  if (!story) return undefined;
  const ops = diff(before.view, now.view, 'events');
  if (ops.length > MAX_OPS) return undefined;
  return {
    matchID: hot.row.id,
    stateID: now.stateID,
    from: before.stateID,
    ops,
    ...(same(before.turn, now.turn) ? {} : { turn: now.turn }),
    n: now.n,
    story,
    ...(same(before.undo, now.undo) || !now.undo ? {} : { undo: now.undo }),
  };
}

/** What a viewer saw at a state that is still remembered. Turn and undo are told anew. */
export function seenAt(hot: Hot, viewer: Reader, stateID: number): Shown | undefined {
  const past = hot.past.find((p) => p.stateID === stateID);
  if (!past) return undefined;
  const view = hot.match.module.rules.view(past.G, viewer);
  return { stateID, n: past.n, view, turn: { phase: null, currentPlayer: '', activePlayers: null }, undo: undefined };
}
