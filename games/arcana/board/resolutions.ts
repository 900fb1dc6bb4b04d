import type { StoryEntry } from '../../../engine-extensions/match/match';
import type { Arcanum, CardId } from '../cards';
import type { Happened } from '../events';
import type { ZoneId } from '../state';

/** What the resolution of one Stake showed. */
export interface Verdict {
  zone: ZoneId;
  stake: CardId;
  /** how much higher its numbers were */
  raise: number;
  totals: Readonly<Record<string, number>>;
  bids: Record<string, Arcanum>;
  outcome: 'won' | 'draw' | 'missed' | 'sealed';
  winner: string | null;
}

export interface Resolution {
  /** the move that began it: its name */
  n: number;
  verdicts: Verdict[];
  /** whether the round has been closed since */
  done: boolean;
}

/** The last resolution the story tells of. */
export function lastResolution(story: readonly StoryEntry[]): Resolution | null {
  let from = story.length - 1;
  const begins = (entry: StoryEntry | undefined) => entry?.events.some((e) => e.event === 'resolutionBegan');
  while (from >= 0 && !begins(story[from])) from--;
  if (from < 0) return null;
  const found: Resolution = { n: story[from]?.n ?? 0, verdicts: [], done: false };
  let bids: Record<string, Arcanum> = {};
  let open = false;
  for (const entry of story.slice(from))
    for (const event of entry.events as readonly Happened[]) {
      if (event.event === 'resolutionBegan') open = true;
      if (!open || found.done) continue;
      if (event.event === 'announced') bids[event.by] = event.arcanum;
      if (event.event === 'resolved') {
        const { zone, stake, raise, totals, outcome } = event;
        found.verdicts.push({ zone, stake, raise, totals, outcome, bids, winner: null });
        bids = {};
      }
      const last = found.verdicts.at(-1);
      if (event.event === 'won' && last?.stake === event.stake) last.winner = event.by;
      if (event.event === 'roundBegan' || event.event === 'ended') found.done = true;
    }
  return found;
}
