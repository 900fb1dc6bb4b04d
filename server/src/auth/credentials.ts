import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What proves a seat: 128 random bits, told once. */
export const newCredentials = () => randomBytes(16).toString('base64url');

/** What is stored of it. The token is random and long, so a plain hash cannot be searched. */
export const hashOf = (credentials: string) => createHash('sha256').update(credentials).digest('base64url');

/** Whether the credentials are those of the stored hash, in constant time. */
export function proves(credentials: unknown, hash: string | undefined): boolean {
  if (typeof credentials !== 'string' || credentials.length > 100 || hash === undefined) return false;
  const given = Buffer.from(hashOf(credentials));
  const stored = Buffer.from(hash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}

/** The seed of a match: whoever knew it would know every shuffle. */
export const newSeed = () => randomBytes(16).toString('hex');

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A match's name and, for private ones, its key: 60 random bits, easy to read aloud. */
export function newMatchID(): string {
  let id = '';
  for (const byte of randomBytes(12)) id += ALPHABET[byte & 31];
  return id;
}
