import type {
  CreateReply,
  CreateRequest,
  ErrorReply,
  JoinReply,
  JoinRequest,
  ListQuery,
  ListReply,
  MatchInfo,
  MineReply,
  MineRequest,
  RecordReply,
  RematchReply,
  SeatProof,
  SeatRequest,
} from '../../../server/src/contract';

/** What the server answered instead: a sentence to show and a key to act on. */
export class ServerError extends Error {
  constructor(
    message: string,
    readonly why: string,
    readonly status: number,
  ) {
    super(message);
  }
}

const OFFLINE = 'The server cannot be reached. Are you offline?';

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await fetch(path, { ...request, headers: { accept: 'application/json', ...request.headers } }).catch(
    () => undefined,
  );
  if (!reply) throw new ServerError(OFFLINE, 'offline', 0);
  const said = (await reply.json().catch(() => undefined)) as T | undefined;
  if (reply.ok && said !== undefined) return said;
  const error = said as ErrorReply | undefined;
  throw new ServerError(error?.error ?? OFFLINE, error?.why ?? 'offline', reply.status);
}

const enc = encodeURIComponent;
const query = (given: object) => {
  const pairs = Object.entries(given).filter(([, v]) => v !== undefined);
  return pairs.length ? `?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)]))}` : '';
};

export const listMatches = (q: ListQuery) => ask<ListReply>(`/api/matches${query(q)}`);
export const findMatch = (id: string) => ask<MatchInfo>(`/api/matches/${enc(id)}`);
export const createMatch = (game: string, body: CreateRequest) => ask<CreateReply>(`/games/${enc(game)}/create`, body);
export const joinMatch = (game: string, id: string, body: JoinRequest) =>
  ask<JoinReply>(`/games/${enc(game)}/${enc(id)}/join`, body);
export const leaveMatch = (game: string, id: string, proof: SeatProof) =>
  ask<object>(`/games/${enc(game)}/${enc(id)}/leave`, proof);
export const arrangeSeat = (id: string, seat: number, body: SeatRequest) =>
  ask<MatchInfo>(`/api/matches/${enc(id)}/seats/${seat}`, body);
export const mySeats = (body: MineRequest) => ask<MineReply>('/api/mine', body);
/** One new match however many ask. */
export const rematch = (game: string, id: string, proof: SeatProof) =>
  ask<RematchReply>(`/games/${enc(game)}/${enc(id)}/playAgain`, proof);
/** A finished match as seed and moves. */
export const matchRecord = (id: string) => ask<RecordReply>(`/api/matches/${enc(id)}/record`);
