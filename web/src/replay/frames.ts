import type { GameModule } from '../../../engine-extensions/game-module';
import { heardBy } from '../../../engine-extensions/log/log';
import { stateOf, turnOf, type Match, type StoryEntry } from '../../../engine-extensions/match/match';
import { replay, type MatchRecord } from '../../../engine-extensions/replay/replay';
import type { Seen } from '../match/host';

const NEVER: Seen['undo'] = { can: false, why: { rule: null, why: 'match-over' } };

/** Every state of a match, to be looked at from any seat. */
export interface Film {
  length: number;
  /** who made move number n */
  by(n: number): string | null;
  seen(n: number, viewer: string | null): Seen;
}

/** Plays a record once; views are made when they are looked at. Throws where it no longer fits the rules. */
export function filmOf(module: GameModule, record: MatchRecord): Film {
  const states: Match[] = [...replay(module, record)];
  const stories = new Map<string | null, StoryEntry[]>();
  const storyFor = (viewer: string | null) => {
    const known = stories.get(viewer);
    if (known) return known;
    const made = states.map((m, n) => ({ n, events: heardBy(stateOf(m).events, viewer) }));
    stories.set(viewer, made);
    return made;
  };
  return {
    length: states.length - 1,
    by: (n) => record.moves[n - 1]?.by ?? null,
    seen(n, viewer) {
      const match = states[n] as Match;
      return {
        view: module.rules.view(stateOf(match), viewer),
        turn: turnOf(match),
        n,
        story: storyFor(viewer).slice(0, n + 1),
        undo: NEVER,
      };
    },
  };
}
