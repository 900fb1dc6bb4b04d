import type { MoveRecord } from '../../../engine-extensions/match/match';
import type { MatchRecord } from '../../../engine-extensions/replay/replay';

/** A finished match to keep or to send: deal, moves and who sat where. */
export interface Keepsake {
  format: 'midnight-table/1';
  record: MatchRecord;
  names: readonly string[];
}

export const keepsake = (record: MatchRecord, names: readonly string[]): Keepsake => ({
  format: 'midnight-table/1',
  record,
  names,
});

const isMove = (x: unknown): x is MoveRecord => {
  const m = x as Partial<MoveRecord> | null;
  return (
    typeof m === 'object' &&
    m !== null &&
    typeof m.by === 'string' &&
    typeof m.move === 'string' &&
    Array.isArray(m.args)
  );
};

/** Reads what somebody opened or was sent. Throws with a sentence when it is not a match. */
export function readKeepsake(text: string): Keepsake {
  let raw: Partial<Keepsake>;
  try {
    raw = JSON.parse(text) as Partial<Keepsake>;
  } catch {
    throw new Error('This file is not a match of Midnight Table.');
  }
  const record = raw?.record;
  if (raw?.format !== 'midnight-table/1' || typeof record?.game !== 'string' || typeof record.seed !== 'string')
    throw new Error('This file is not a match of Midnight Table.');
  if (!Array.isArray(record.moves) || !record.moves.every(isMove) || !Number.isInteger(record.numPlayers))
    throw new Error('This file is damaged: its moves cannot be read.');
  const names = Array.isArray(raw.names) ? raw.names.map(String) : [];
  return keepsake(record, names);
}

const toText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const body = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as unknown as ReadableWritablePair);
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}

/** The match packed into the part of a link that no server sees. */
export const pack = async (kept: Keepsake): Promise<string> =>
  chunked(await through(new TextEncoder().encode(JSON.stringify(kept)), new CompressionStream('deflate-raw')));

const chunked = (bytes: Uint8Array) => {
  // String.fromCharCode takes no endless list of arguments
  if (bytes.length < 30_000) return toText(bytes);
  throw new Error('This match is too long for a link. Save it as a file instead.');
};

export const unpack = async (text: string): Promise<Keepsake> => {
  let bytes: Uint8Array;
  try {
    bytes = await through(toBytes(text), new DecompressionStream('deflate-raw'));
  } catch {
    throw new Error('This link is damaged: a part of it is missing.');
  }
  return readKeepsake(new TextDecoder().decode(bytes));
};
