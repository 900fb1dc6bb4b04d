import type { StoryEntry } from '../../../engine-extensions/match/match';
import type { StoryPage } from '../../../server/src/contract';
import type { Ticket } from './online-host';

const PAGE = 200;

/** All of the story before this entry, page by page, as this seat or an onlooker heard it. */
export async function olderStory({ matchID, seat, credentials }: Ticket, before: number): Promise<StoryEntry[]> {
  const headers: Record<string, string> =
    seat === null ? {} : { 'x-seat': seat, authorization: `Bearer ${credentials ?? ''}` };
  const found: StoryEntry[] = [];
  for (let upTo = before, more = true; more;) {
    const where = `/api/matches/${encodeURIComponent(matchID)}/story?before=${upTo}&limit=${PAGE}`;
    const reply = await fetch(where, { headers });
    if (!reply.ok) return found;
    const page = (await reply.json()) as StoryPage;
    found.unshift(...page.entries);
    upTo = page.entries[0]?.n ?? 0;
    more = page.more && page.entries.length > 0;
  }
  return found;
}
