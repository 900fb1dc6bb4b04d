import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import type { CardId } from '../cards';
import { FREE, noMarks, type Zone, type ZoneId } from '../state';

/** ARC-ZONE-02 to 05: which zones there are and who controls them. */
export function layout(players: readonly PlayerID[]): { id: ZoneId; control: PlayerID[] }[] {
  const free = { id: FREE, control: [] };
  if (players.length === 2)
    return [
      ...players.flatMap((p) => [
        { id: `L${p}`, control: [p] },
        { id: `R${p}`, control: [p] },
      ]),
      free,
    ];
  const between = players.map((p, i) => {
    const left = players[(i + 1) % players.length] as PlayerID;
    return { id: `Z${p}${left}`, control: [p, left] };
  });
  return [...between, free];
}

/** ARC-RULING-05: the order of resolution, from the First Player's far left to the right. */
export function resolutionOrder(players: readonly PlayerID[], first: PlayerID): ZoneId[] {
  const n = players.length;
  const at = players.indexOf(first);
  const seat = (steps: number) => players[(at + steps + 2 * n) % n] as PlayerID;
  const between = (steps: number) => `Z${seat(steps)}${seat(steps + 1)}`;
  if (n === 2) return [`L${first}`, `R${seat(1)}`, FREE, `R${first}`, `L${seat(1)}`];
  if (n === 3) return [between(0), FREE, between(1), between(2)];
  return [between(0), between(1), FREE, between(-1), between(-2)];
}

export const makeZone = (id: ZoneId, control: PlayerID[], pile: CardId[]): Zone => ({
  id,
  control,
  pile,
  stake: null,
  agents: [],
  militia: [],
  marks: noMarks(),
  bids: {},
});

/** The zone of that name; state and views alike. */
export const zoneOf = <Z extends { id: ZoneId }>(zones: readonly Z[], id: unknown): Z | undefined => {
  for (const zone of zones) if (zone.id === id) return zone;
  return undefined;
};

export const theZone = <Z extends { id: ZoneId }>(zones: readonly Z[], id: ZoneId): Z =>
  zoneOf(zones, id) ?? fail(`no zone ${id}`);
