import type { MatchInfo, SeatInfo } from '../../../server/src/contract';
import type { GameMeta } from '../../../engine-extensions/meta';
import type { MyMatch } from '../api/feed';
import { paceWords } from '../create/pace';
import type { LocalSetup, SaveRow } from '../api/local';

/** "2–4", "3–4, solo", "1". */
export function playersLine({ players, modes }: Pick<GameMeta, 'players' | 'modes'>): string {
  const several = players.filter((n) => n > 1);
  const [least, most] = [Math.min(...players), Math.max(...players)];
  if (players.length === most - least + 1) return least === most ? String(least) : `${least}–${most}`;
  const range = `${Math.min(...several)}–${most}`;
  return modes.includes('solo') && players.includes(1) ? `${range}, solo` : range;
}

export const minutesLine = ([least, most]: GameMeta['minutes']) => (least === most ? `${least}’` : `${least}–${most}’`);

/** "Ann", "Ann and Ben", "Ann, Ben and Cem". */
export const listOf = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const nameOf = (seat: SeatInfo) => seat.name ?? (seat.kind === 'bot' ? 'a bot' : `seat ${seat.id + 1}`);

/** Who sits at an open or running table. */
export function whoSits({ players }: MatchInfo): string {
  const people = players.filter((p) => p.name).map(nameOf);
  const bots = players.filter((p) => p.kind === 'bot' && !p.name).length;
  const names = bots > 0 ? [...people, bots === 1 ? 'a bot' : `${bots} bots`] : people;
  return names.length > 0 ? listOf(names) : 'nobody yet';
}

/** The one line of a Continue ticket for an online match. */
export function matchState(m: MyMatch): { kind: 'turn' | 'wait' | 'done'; status: string; more: string } {
  const others = m.players.filter((p) => p.id !== m.me && p.kind !== 'open');
  const against = others.length > 0 ? `with ${listOf(others.map(nameOf))}` : '';
  if (m.gameover !== undefined) return { kind: 'done', status: 'Over', more: against };
  if (m.startedAt === undefined) {
    const free = m.players.filter((p) => p.kind === 'open').length;
    return { kind: 'wait', status: 'Waiting', more: free === 1 ? 'one seat is open' : `${free} seats are open` };
  }
  if (m.awaited.includes(m.me)) return { kind: 'turn', status: 'Your turn', more: against };
  const awaited = m.players.filter((p) => m.awaited.includes(p.id)).map(nameOf);
  const status = awaited.length === 1 ? `${awaited[0]} thinks` : `${awaited.length} think`;
  return { kind: 'wait', status, more: `turn ${m.turn}` };
}

const people = (setup: LocalSetup) => setup.seats.filter((seat) => !seat.level);

/** "alone", "against 2 bots", "Ann and Ben". */
export function localKind(setup: LocalSetup): string {
  const bots = setup.seats.length - people(setup).length;
  if (people(setup).length > 1) return listOf(people(setup).map((p) => p.name));
  if (bots === 0) return 'alone';
  return bots === 1 ? 'against a bot' : `against ${bots} bots`;
}

export const saveState = ({ setup, turn }: SaveRow) =>
  `turn ${turn}, ${setup.daily ? `case of ${setup.daily}` : localKind(setup)}`;

/** How far a table is. */
export function detailsOf(m: MatchInfo): string {
  const far = m.startedAt === undefined ? '' : m.turn > 0 ? `turn ${m.turn}` : 'just begun';
  return [far, paceWords(m.clock?.seconds)].filter(Boolean).join(', ');
}
