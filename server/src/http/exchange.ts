import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorReply } from '../contract';
import { no, type Refused } from '../refusals';

const MAX_BODY = 16_384;

/** One request and its answer. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  path: string;
  query: URLSearchParams;
  /** parts of the path a route names */
  params: string[];
  address: string;
}

/** Sent with everything. */
const SAFE = {
  // answers are no pages; pages have a policy of their own
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

export function setSafeHeaders(res: ServerResponse) {
  for (const [name, value] of Object.entries(SAFE)) res.setHeader(name, value);
}

export function sendJson({ req, res }: Pick<Exchange, 'req' | 'res'>, status: number, body: unknown) {
  if (res.headersSent || res.destroyed) return;
  const text = JSON.stringify(body);
  res.statusCode = status;
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.setHeader('cache-control', 'no-store');
  res.setHeader('content-length', Buffer.byteLength(text));
  res.end(req.method === 'HEAD' ? undefined : text);
}

export function sendRefusal(exchange: Pick<Exchange, 'req' | 'res'>, refused: Refused) {
  const { status, sentence, refusal } = refused;
  if (status === 429 || status === 503) exchange.res.setHeader('retry-after', '2');
  const body: ErrorReply & { with?: unknown } = { error: sentence, why: refusal.why };
  sendJson(exchange, status, refusal.with ? { ...body, with: refusal.with } : body);
}

/** The request's JSON; only as application/json, which other sites' forms cannot send. */
export async function bodyOf({ req }: Exchange): Promise<unknown> {
  if (!/^application\/json\b/i.test(req.headers['content-type'] ?? ''))
    return no('bad-request', 'The body must be application/json.');
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY) return no('too-large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) return no('too-large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return no('bad-request', 'The body is not JSON.');
  }
}

/** A number in the query. */
export function queryNumber({ query }: Exchange, name: string, fallback: number, min: number, max: number): number {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < min || value > max)
    return no('bad-request', `${name} must be a whole number from ${min} to ${max}`);
  return value;
}

/** A switch in the query. */
export function queryFlag({ query }: Exchange, name: string): boolean | undefined {
  const text = query.get(name)?.toLowerCase();
  if (text === undefined || text === '') return undefined;
  return text === 'true' ? true : text === 'false' ? false : no('bad-request', `${name} must be true or false`);
}
