const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A deal nobody can guess: 65 random bits in 13 characters. */
export const drawSeed = () =>
  [...crypto.getRandomValues(new Uint8Array(13))].map((byte) => ALPHABET[byte % 32]).join('');

/** The day where the player is, as in 2026-11-18. */
export const today = (now = new Date()) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');

export const dailySeed = (day: string) => `daily-${day}`;
