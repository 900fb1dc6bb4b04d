import type { LegalMove } from '../../../engine-extensions/moves';
import type { Turn } from '../../../engine-extensions/rules';

/** What a seat's screen shows. */
export interface Screen {
  stateID: number;
  view: unknown;
  turn: Turn;
}

/** One player's connection: the same for both servers. */
export interface SeatClient {
  seat: string;
  screen: Screen | undefined;
  /** bytes that reached this seat so far */
  bytes(): number;
  move(move: LegalMove): void;
  /** drops the line, and later comes back to where it left; resolves with the bytes that took */
  away(): void;
  back(): Promise<number>;
  close(): void;
}

export interface SeatAt {
  url: string;
  game: string;
  matchID: string;
  seat: string;
  credentials: string;
  numPlayers: number;
  /** the screen has changed */
  shown(client: SeatClient): void;
}

/** Creates a match and takes all its seats through the lobby API that both servers have. */
export async function openMatch(url: string, game: string, numPlayers: number, setupData?: unknown) {
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${url}/games/${game}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { matchID: string; playerCredentials: string };
  };
  const { matchID } = await post('create', { numPlayers, ...(setupData ? { setupData } : {}) });
  const credentials: string[] = [];
  for (let seat = 0; seat < numPlayers; seat++) {
    const joined = await post(`${matchID}/join`, { playerID: String(seat), playerName: `Seat ${seat}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}
