import type { State } from 'boardgame.io';
import { clockColumns, persons, rosterOf, seatsFree } from './rows';
import { REMOVALS, STATEMENTS } from './statements';
import { query, type Steps } from './steps';
import { Conflict, type Change, type Creation, type JournalRow, type MatchRow, type Snapshot } from './storage';

/** lists are sorted by this column: under load it is touched once in a while, not at every move */
const TOUCH_EVERY = 10_000;
const MAX_TOUCHED = 10_000;

const bit = (b: boolean) => (b ? 1 : 0);
const orNull = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** A state without what is rebuilt or told elsewhere: the log of the last move, undo copies. */
const lean = ({ deltalog: _, ...state }: State) => JSON.stringify({ ...state, _undo: [], _redo: [] });

const append = (id: string, j: JournalRow) =>
  query(STATEMENTS.append, id, j.stateID, j.n, j.by, j.move, JSON.stringify(j.args), JSON.stringify(j.events), j.msg, j.at); // prettier-ignore

const store = (id: string, { stateID, n, state }: Snapshot) => query(STATEMENTS.snapshot, id, stateID, n, lean(state));

export function* inserted({ row, journal, snapshot }: Creation): Steps {
  yield query(STATEMENTS.create, row.id, row.game, row.rev, row.createdAt, row.updatedAt, bit(row.unlisted), row.mode,
    bit(row.startedAt !== undefined), bit(row.gameover !== undefined), seatsFree(row), persons(row), bit(row.botTurn),
    row.stateID, row.n, row.turn, JSON.stringify(row.awaited), orNull(row.gameover), rosterOf(row), ...clockColumns(row)); // prettier-ignore
  yield append(row.id, journal);
  yield store(row.id, snapshot);
}

export function* removed(id: string): Steps {
  for (const text of REMOVALS) yield query(text, id);
}

/** Changes of matches as statements; knows which were listed anew lately. */
export class Writes {
  private readonly touched = new Map<string, number>();

  /** The version is compared first: a Conflict is thrown before anything was written. */
  *changed({ row, listing, journal, undoes, snapshot, chat, creates }: Change): Steps {
    const awaited = JSON.stringify(row.awaited);
    const due = listing || row.updatedAt - (this.touched.get(row.id) ?? 0) >= TOUCH_EVERY;
    const changes = yield due
      ? query(STATEMENTS.list, bit(row.botTurn), row.stateID, row.n, row.turn, awaited, ...clockColumns(row), row.updatedAt,
          bit(row.startedAt !== undefined), bit(row.gameover !== undefined), seatsFree(row), persons(row),
          orNull(row.gameover), rosterOf(row), row.id, row.rev) // prettier-ignore
      : query(
          STATEMENTS.move,
          bit(row.botTurn),
          row.stateID,
          row.n,
          row.turn,
          awaited,
          ...clockColumns(row),
          row.id,
          row.rev,
        );
    if (changes !== 1) throw new Conflict(`match ${row.id} was changed by somebody else`);
    if (due) this.touch(row);
    if (undoes !== undefined) yield query(STATEMENTS.undo, row.id, undoes);
    if (journal) {
      if (journal.by === null) yield query(STATEMENTS.forgetDeal, row.id); // dealt anew
      yield append(row.id, journal);
    }
    if (snapshot) yield store(row.id, snapshot);
    if (chat) yield query(STATEMENTS.say, row.id, chat.n, chat.at, chat.seat, chat.name, chat.text, chat.msg);
    if (creates) yield* inserted(creates);
  }

  private touch(row: MatchRow) {
    if (this.touched.size > MAX_TOUCHED) this.touched.clear();
    this.touched.set(row.id, row.updatedAt);
  }
}
