import type { BotLevel } from '../../../engine-extensions/bots/bot';
import type { GameMeta } from '../../../engine-extensions/meta';
import type { LocalSeat } from '../api/local';
import { botName } from '../lobby/bot-name';

/** Who is meant to sit on a chair of a table that is being set. */
export type Chair =
  { kind: 'me' } | { kind: 'open' } | { kind: 'friend'; name: string } | { kind: 'bot'; level: BotLevel };
export type Where = 'online' | 'here';

/** Where this game can be played. */
export const wheres = (meta: GameMeta): Where[] => [
  ...(meta.modes.includes('online') ? (['online'] as const) : []),
  ...(meta.modes.some((m) => m !== 'online') ? (['here'] as const) : []),
];

const botsHere = (meta: GameMeta): readonly BotLevel[] => (meta.modes.includes('bots') ? meta.bots : []);

/** What may sit on a chair that is not mine. */
export function choicesFor(meta: GameMeta, where: Where): Chair[] {
  const person: Chair[] =
    where === 'online' ? [{ kind: 'open' }] : meta.modes.includes('hot-seat') ? [{ kind: 'friend', name: '' }] : [];
  return [...person, ...botsHere(meta).map((level): Chair => ({ kind: 'bot', level }))];
}

export const sameChair = (a: Chair, b: Chair) =>
  a.kind === b.kind && (a.kind !== 'bot' || b.kind !== 'bot' || a.level === b.level);

/** Me first, the others as the game's first choice has it. */
export function setChairs(meta: GameMeta, where: Where, players: number, before: readonly Chair[] = []): Chair[] {
  const choices = choicesFor(meta, where);
  const first = choices[0] ?? { kind: 'open' };
  return Array.from({ length: players }, (_, i) => {
    const was = before[i];
    if (i === 0) return { kind: 'me' };
    return was && choices.some((c) => sameChair(c, was)) ? was : first;
  });
}

/** The number of seats a newcomer starts with: two, or the fewest there can be. */
export const usualCount = (meta: GameMeta, where: Where): number => {
  const several = meta.players.filter((n) => n > 1);
  const alone = where === 'here' && meta.modes.includes('solo') && !meta.modes.includes('hot-seat');
  return alone ? Math.min(...meta.players) : (several[0] ?? meta.players[0] ?? 1);
};

/** The chairs as the server wants them: bots by seat. */
export const botsAt = (chairs: readonly Chair[]): Record<string, BotLevel> =>
  Object.fromEntries(chairs.flatMap((c, i) => (c.kind === 'bot' ? [[String(i), c.level]] : [])));

/** The chairs as a match on this device wants them; nobody stays without a name. */
export function localSeats(chairs: readonly Chair[], me: string): LocalSeat[] {
  let bots = 0;
  return chairs.map((c, i): LocalSeat => {
    if (c.kind === 'bot') return { name: botName(c.level, bots++), level: c.level };
    if (c.kind === 'friend') return { name: c.name.trim() || `Player ${i + 1}` };
    return { name: me || 'Player 1' };
  });
}

/** Open chairs given to bots. */
export const filled = (chairs: readonly Chair[], level: BotLevel): Chair[] =>
  chairs.map((c) => (c.kind === 'open' ? { kind: 'bot', level } : c));
