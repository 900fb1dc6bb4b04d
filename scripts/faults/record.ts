import { createHash } from 'node:crypto';

/** What the clients asked for and what they were told: the servers are held to it. */

export interface Asked {
  matchID: string;
  seat: string;
  id: string;
  /** null: an undo; a text of chat has `say` */
  move: string | null;
  say?: string;
  /** the state a yes named, or the number of the line of chat */
  told?: number;
  refused?: string;
}

export interface Shown {
  matchID: string;
  /** null: a spectator */
  viewer: string | null;
  stateID: number;
  /** of the view and the turn */
  sum: string;
}

/** One text for values that are equal, whatever the order of their fields. */
export function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const bag = value as Record<string, unknown>;
  const keys = Object.keys(bag).filter((k) => bag[k] !== undefined).sort(); // prettier-ignore
  return `{${keys.map((k) => `${JSON.stringify(k)}:${inOrder(bag[k])}`).join()}}`;
}

export const sumOf = (view: unknown, turn: unknown) =>
  createHash('sha1').update(inOrder(view)).update(inOrder(turn)).digest('base64').slice(0, 16);

export class Told {
  readonly asked = new Map<string, Asked>();
  readonly shown: Shown[] = [];
  readonly seats: { matchID: string; seat: string; credentials: string }[] = [];
  /** packets clients sent, repeated ones too */
  messages = 0;

  get acknowledged() {
    let count = 0;
    for (const { told, say } of this.asked.values()) if (told !== undefined && say === undefined) count += 1;
    return count;
  }
}
