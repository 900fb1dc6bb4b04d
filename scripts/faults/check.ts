import type { GameModule } from '../../engine-extensions/game-module';
import { createMatch, makeMove, stateOf, turnOf, undoMove, type Match } from '../../engine-extensions/match/match';
import { toy } from '../../engine-extensions/testing/toy';
import { GAMES } from '../../games';
import { hashOf } from '../../server/src/auth/credentials';
import { turnWith } from '../../server/src/matches/reading';
import type { JournalRow, MatchRow, Storage } from '../../server/src/storage/storage';
import { sumOf, type Asked, type Told, type Shown } from './record';

export interface Findings {
  /** told yes, and not in the store */
  lost: number;
  /** in the store twice, or told no and in the store all the same */
  doubled: number;
  /** a screen that showed what the seat, at that state, should not have seen */
  wrong: number;
  /** views that were compared */
  views: number;
  /** what was found, in words; the first few */
  notes: string[];
}

const MODULES = new Map<string, GameModule>([...GAMES, toy].map((m) => [m.meta.id, m]));

/** Everything that was ever told is held against what is stored. */
export async function check(storage: Storage, record: Told): Promise<Findings> {
  const found: Findings = { lost: 0, doubled: 0, wrong: 0, views: 0, notes: [] };
  const asked = grouped([...record.asked.values()]);
  const shown = grouped(record.shown);
  const seats = grouped(record.seats);
  for (const matchID of new Set([...asked.keys(), ...shown.keys(), ...seats.keys()])) {
    const stored = await storage.news(matchID, -1);
    const note = (what: keyof Findings & ('lost' | 'doubled' | 'wrong'), words: string) => {
      found[what] += 1;
      if (found.notes.length < 20) found.notes.push(`${what}: ${matchID} ${words}`);
    };
    if (!stored) {
      note('lost', 'the whole match');
      continue;
    }
    for (const { seat, credentials } of seats.get(matchID) ?? [])
      if (stored.row.seats[Number(seat)]?.hash !== hashOf(credentials)) note('lost', `seat ${seat}`);
    checkMoves((asked.get(matchID) ?? []).filter((a) => a.say === undefined), stored.since, note); // prettier-ignore
    await checkChat(storage, matchID, (asked.get(matchID) ?? []).filter((a) => a.say !== undefined), note); // prettier-ignore
    found.views += (shown.get(matchID) ?? []).length;
    checkViews(shown.get(matchID) ?? [], stored.row, stored.since, note);
  }
  return found;
}

type Note = (what: 'lost' | 'doubled' | 'wrong', words: string) => void;

function grouped<T extends { matchID: string }>(all: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(one.matchID, [...(groups.get(one.matchID) ?? []), one]);
  return groups;
}

const isUnsure = (why: string | undefined) => why === undefined || why === 'unsure';

function checkMoves(asked: readonly Asked[], journal: readonly JournalRow[], note: Note) {
  const stored = new Map<string, JournalRow[]>();
  for (const row of journal) {
    if (row.msg === null) continue; // the deal, bots
    const key = `${row.by} ${row.msg}`;
    stored.set(key, [...(stored.get(key) ?? []), row]);
  }
  const known = new Map(asked.map((a) => [`${a.seat} ${a.id}`, a]));
  for (const [key, rows] of stored) {
    if (rows.length > 1) note('doubled', `${key} is stored ${rows.length} times`);
    const ask = known.get(key);
    if (!ask) note('doubled', `${key} was never asked for`);
    else if (ask.move !== rows[0]?.move) note('doubled', `${key} asked ${ask.move}, stored ${rows[0]?.move}`);
    else if (ask.told === undefined && !isUnsure(ask.refused)) note('doubled', `${key} was refused (${ask.refused})`);
  }
  for (const { seat, id, told } of asked) {
    if (told === undefined) continue;
    const rows = stored.get(`${seat} ${id}`) ?? [];
    if (!rows.some((r) => r.stateID === told)) note('lost', `${seat} ${id} told ${told}`);
  }
}

async function checkChat(storage: Storage, matchID: string, asked: readonly Asked[], note: Note) {
  const lines = await storage.chat(matchID, 100_000);
  for (const { seat, id, say, told, refused } of asked) {
    const said = lines.filter((l) => l.seat === Number(seat) && l.msg === id);
    if (said.length > 1) note('doubled', `line ${id} of ${seat} is stored ${said.length} times`);
    if (told !== undefined && !said.some((l) => l.n === told && l.text === say)) note('lost', `line ${id} of ${seat}`);
    if (said.length > 0 && told === undefined && !isUnsure(refused)) note('doubled', `line ${id} was refused (${refused})`); // prettier-ignore
  }
}

/** The match is played again from its seed; every screen showed a state of it, as that viewer may see it. */
function checkViews(shown: readonly Shown[], row: MatchRow, journal: readonly JournalRow[], note: Note) {
  const module = MODULES.get(row.game) as GameModule;
  const by = new Map<number, Shown[]>();
  for (const one of shown) by.set(one.stateID, [...(by.get(one.stateID) ?? []), one]);
  let match: Match = createMatch(module, { numPlayers: row.seats.length, setupData: row.options, seed: row.seed });
  for (const { stateID, by: who, move, args } of journal) {
    if (who !== null) {
      const made = move === null ? undoMove(match, who) : makeMove(match, { by: who, move, args });
      if ('refused' in made) return note('wrong', `state ${stateID} cannot be played again: ${made.refused.why}`);
      match = made.match;
    }
    if (match.state._stateID !== stateID) return note('wrong', `state ${match.state._stateID} is stored as ${stateID}`);
    for (const { viewer, sum } of by.get(stateID) ?? []) {
      const view = JSON.parse(JSON.stringify(module.rules.view(stateOf(match), viewer))) as unknown;
      const turn = JSON.parse(JSON.stringify(turnWith(turnOf(match)))) as unknown;
      if (sumOf(view, turn) !== sum) note('wrong', `state ${stateID} on the screen of ${viewer ?? 'a spectator'}`);
    }
    by.delete(stateID);
  }
  for (const [stateID, screens] of by) note('wrong', `${screens.length} screens showed state ${stateID}, which is not stored`); // prettier-ignore
}
