import { no } from '../refusals';

/** Checks of what strangers send. Each gives the value back with its type, or refuses. */

const MAX_DEPTH = 6;
const MAX_NODES = 400;
const MAX_TEXT = 2000;
const BANNED = new Set(['__proto__', 'prototype', 'constructor']);

export type Fields = Record<string, unknown>;

/** An object with no other fields than these. */
export function fields(value: unknown, allowed: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return no('bad-request', 'an object is expected'); // prettier-ignore
  const proto = Object.getPrototypeOf(value) as unknown;
  if (proto !== Object.prototype && proto !== null) return no('bad-request');
  for (const key of Object.keys(value))
    if (!allowed.includes(key)) no('bad-request', `unknown field ${JSON.stringify(key.slice(0, 40))}`);
  return value as Fields;
}

export function text(value: unknown, what: string, max: number): string {
  if (typeof value !== 'string' || value.length === 0) return no('bad-request', `${what} must be a text`);
  if (value.includes('\0')) return no('bad-request', `${what} holds a character that cannot be stored`);
  return value.length <= max ? value : no('too-long', `${what} has at most ${max} characters`);
}

export function whole(value: unknown, what: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
    return no('bad-request', `${what} must be a whole number from ${min} to ${max}`);
  return value;
}

export function flag(value: unknown, what: string, fallback: boolean): boolean {
  if (value === undefined || value === null) return fallback;
  return typeof value === 'boolean' ? value : no('bad-request', `${what} must be true or false`);
}

/** Plain JSON of bounded size and depth, without names that reach a prototype. */
export function json(value: unknown, what: string): unknown {
  let nodes = 0;
  const walk = (v: unknown, depth: number): boolean => {
    if (++nodes > MAX_NODES || depth > MAX_DEPTH) return false;
    if (v === null || typeof v === 'boolean') return true;
    if (typeof v === 'number') return Number.isFinite(v);
    if (typeof v === 'string') return v.length <= MAX_TEXT;
    if (typeof v !== 'object') return false;
    if (Array.isArray(v)) return v.every((x) => walk(x, depth + 1));
    const proto = Object.getPrototypeOf(v) as unknown;
    if (proto !== Object.prototype && proto !== null) return false;
    return Object.entries(v).every(([k, x]) => !BANNED.has(k) && k.length <= 100 && walk(x, depth + 1));
  };
  return walk(value, 0) ? value : no('bad-request', `${what} is not plain, small JSON`);
}

export function list(value: unknown, what: string, max: number): unknown[] {
  if (!Array.isArray(value)) return no('bad-request', `${what} must be a list`);
  return value.length <= max ? value : no('too-large', `${what} has at most ${max} entries`);
}

// control characters, and marks that turn the direction of the text around them
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

export function name(value: unknown): string {
  if (typeof value !== 'string' || value.length > 200) return no('bad-name');
  const clean = value.normalize('NFC').replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim();
  const length = [...clean].length;
  return length >= 1 && length <= 32 ? clean : no('bad-name');
}

const CHAT_MAX = 500;

export function chatText(value: unknown): string {
  if (typeof value !== 'string') return no('bad-request', 'text must be a text');
  if (value.length > CHAT_MAX) return no('too-long', `A line has at most ${CHAT_MAX} characters.`);
  const clean = value.normalize('NFC').replace(UNPRINTABLE, ' ').trim();
  return clean.length > 0 ? clean.slice(0, CHAT_MAX) : no('empty-text');
}

export const requestID = (value: unknown) => text(value, 'id', 40);
export const stateNumber = (value: unknown) => whole(value, 'stateID', 0, Number.MAX_SAFE_INTEGER);

const MATCH_ID = /^[0-9A-Za-z_-]{1,40}$/;

/** The form of a match's id; anything else is the id of no match. */
export const matchID = (value: unknown): string =>
  typeof value === 'string' && MATCH_ID.test(value) ? value : no('no-such-match');
