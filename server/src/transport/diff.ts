import type { Op } from '../contract';

/** The difference of two views as RFC 6902 operations. What is the same object is the same: views share with G. */

type Bag = Record<string, unknown>;

const step = (path: string, key: string | number) =>
  `${path}/${typeof key === 'number' || !/[~/]/.test(key) ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const isBag = (v: unknown): v is Bag => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Equal as JSON; a field that is undefined is a field that is missing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (!isBag(a) || !isBag(b)) return false;
  for (const k in a) if (!same(a[k], b[k])) return false;
  for (const k in b) if (b[k] !== undefined && a[k] === undefined) return false;
  return true;
}

function diffLists(a: readonly unknown[], b: readonly unknown[], path: string, ops: Op[]) {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && same(a[head], b[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(a[a.length - 1 - tail], b[b.length - 1 - tail])) tail++;
  const endA = a.length - tail;
  const endB = b.length - tail;
  const both = Math.min(endA, endB);
  for (let i = head; i < both; i++) if (a[i] !== b[i]) diffInto(a[i], b[i], step(path, i), ops);
  for (let i = endA - 1; i >= Math.max(both, head); i--) ops.push({ op: 'remove', path: step(path, i) });
  for (let i = Math.max(both, head); i < endB; i++) ops.push({ op: 'add', path: step(path, i), value: b[i] ?? null });
}

function diffBags(a: Bag, b: Bag, path: string, ops: Op[], except?: string) {
  for (const k in a) if (k !== except && a[k] !== undefined && b[k] === undefined) ops.push({ op: 'remove', path: step(path, k) }); // prettier-ignore
  for (const k in b) {
    if (k === except || a[k] === b[k] || b[k] === undefined) continue;
    if (a[k] === undefined) ops.push({ op: 'add', path: step(path, k), value: b[k] });
    else diffInto(a[k], b[k], step(path, k), ops);
  }
}

function diffInto(a: unknown, b: unknown, path: string, ops: Op[]) {
  if (Array.isArray(a) && Array.isArray(b)) diffLists(a, b, path, ops);
  else if (isBag(a) && isBag(b)) diffBags(a, b, path, ops);
  else ops.push({ op: 'replace', path, value: b === undefined ? null : b });
}

/** Operations that make `b` of `a`, the field `except` at the top left out. */
export function diff(a: object, b: object, except?: string): Op[] {
  const ops: Op[] = [];
  diffBags(a as Bag, b as Bag, '', ops, except);
  return ops;
}
