import { rosterOf } from './rows';
import { Away, Unsure, type Change, type Storage } from './storage';

/** so long it is waited for a store that was lost in the middle of a commit */
const PATIENCE = 8000;
const AGAIN = 150;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Writes; when the commit is cut off, writes again until it is known what became of it. `landed`: the first came through. */
export async function untilAnswered(write: () => Promise<void>, landed: (error: unknown) => Promise<boolean>) {
  let unsure: Unsure | undefined;
  for (const end = performance.now() + PATIENCE; ; await pause(AGAIN)) {
    try {
      return await write();
    } catch (error) {
      if (error instanceof Unsure) unsure = error;
      else if (!unsure) throw error;
      else if (!(error instanceof Away)) {
        const ours = await landed(error).catch(() => undefined); // lost again while looking
        if (ours === true) return;
        if (ours === false) throw error;
      }
      if (performance.now() > end) throw unsure;
    }
  }
}

/** Whether this change is what the store has, by the parts of it that nobody else can have written. */
export async function isOurs(storage: Storage, { row, journal, chat }: Change): Promise<boolean> {
  const news = await storage.news(row.id, journal ? journal.stateID - 1 : row.stateID);
  if (!news) return false;
  if (journal) {
    const [stored] = news.since;
    return stored?.stateID === journal.stateID && stored.by === journal.by && stored.msg === journal.msg && stored.at === journal.at; // prettier-ignore
  }
  if (chat)
    return (await storage.chat(row.id, 50)).some((c) => c.n === chat.n && c.msg === chat.msg && c.at === chat.at);
  return news.row.rev === row.rev + 1 && rosterOf(news.row) === rosterOf(row);
}
