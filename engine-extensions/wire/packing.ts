/**
 * What changed at a table in few bytes. Both ends keep the same list of words (names of fields, cards, paths) and of
 * shapes (the fields of an object), taken from the view both have when somebody sits down and longer with every
 * message: what was said once is a number from then on. Nothing is listed that this reader was not told.
 *
 * A message only makes sense after all those before it. Each has its number, and the first says what the sender's list
 * sums up to: a reader who missed one, gets one twice or began from another view notices before it learns anything.
 */

interface Replaced {
  op: 'add' | 'replace';
  path: string;
  value: unknown;
}
interface Removed {
  op: 'remove';
  path: string;
}
type Op = Replaced | Removed;

/** A change of a viewer's table; `server/src/contract.ts` says what the fields mean. */
export interface Changes {
  stateID: number;
  from: number;
  ops: Op[];
  turn?: unknown;
  n: number;
  story: { n: number; events: readonly unknown[] }[];
  undo?: unknown;
  /** whatever else there is to tell travels as it is */
  [more: string]: unknown;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 5;
const HALF = 1 << BITS;
const valueOf = new Uint8Array(128);
for (let i = 0; i < DIGITS.length; i++) valueOf[DIGITS.charCodeAt(i)] = i;

/** messages are numbered by one digit */
const ROUND = HALF;
const TURN = 1;
const UNDO = 2;
const MORE = 4;
const MAX_KNOWN = 4000;
const MAX_WORD = 80;

/** The first codes of a value; from FIRST on numbers, words and shapes take turns. */
const NULL = 0;
const TRUE = 1;
const FALSE = 2;
const TEXT = 3;
const LIST = 4;
const SHAPE = 5;
const OTHER_NUMBER = 6;
const FIRST = 7;
const LARGEST = 2 ** 24;

/** What both ends know. */
class Known {
  private readonly numbers = new Map<string, number>();
  readonly words: string[] = [];
  private readonly shapeNumbers = new Map<string, number>();
  readonly shapes: string[][] = [];
  /** how many messages there were */
  messages = 0;
  /** of the words it began with: two ends that began from different views differ in it */
  readonly sum: number;

  constructor(view: unknown) {
    const found = new Set<string>();
    collect(view, found);
    let sum = 0;
    for (const word of [...found].sort()) {
      this.learn(word);
      for (let i = 0; i < word.length; i++) sum = (Math.imul(sum, 31) + word.charCodeAt(i)) | 0;
      sum = Math.imul(sum, 31) | 0;
    }
    this.sum = sum & (LARGEST - 1);
  }

  learn(word: string) {
    if (this.words.length >= MAX_KNOWN || word.length > MAX_WORD) return;
    this.numbers.set(word, this.words.length);
    this.words.push(word);
  }

  learnShape(keys: string[]) {
    if (this.shapes.length >= MAX_KNOWN) return;
    this.shapeNumbers.set(keys.join(SEPARATOR), this.shapes.length);
    this.shapes.push(keys);
  }

  numberOf = (word: string) => this.numbers.get(word);

  shapeOf(keys: readonly string[]): number | undefined {
    const number = this.shapeNumbers.get(keys.join(SEPARATOR));
    const shape = number === undefined ? undefined : this.shapes[number];
    return shape?.length === keys.length && shape.every((key, i) => key === keys[i]) ? number : undefined;
  }
}

function collect(value: unknown, into: Set<string>) {
  if (typeof value === 'string') into.add(value);
  else if (Array.isArray(value)) for (const part of value) collect(part, into);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue;
      into.add(key);
      collect(part, into);
    }
}

const OPS = ['replace', 'add', 'remove'] as const;
const kindOf = { replace: 0, add: 1, remove: 2 } as const;
const INDEX = /^(.*)\/(0|[1-9]\d{0,5})$/;
const SEPARATOR = '\u0000';

/** One end: tells changes to one reader. */
export class Packer {
  private readonly known: Known;
  private out = '';

  constructor(view: unknown) {
    this.known = new Known(view);
  }

  pack({ stateID, from, ops, turn, n, story, undo, ...more }: Changes): string {
    const hasMore = Object.keys(more).length > 0;
    this.out = '';
    this.int(this.known.messages % ROUND);
    if (this.known.messages++ === 0) this.int(this.known.sum);
    this.int(from);
    this.int(stateID - from);
    this.int(n);
    this.int((turn === undefined ? 0 : TURN) + (undo === undefined ? 0 : UNDO) + (hasMore ? MORE : 0));
    this.ops(ops);
    if (turn !== undefined) this.value(turn);
    this.int(story.length);
    for (const entry of story) {
      this.int(entry.n);
      this.value(entry.events);
    }
    if (undo !== undefined) this.value(undo);
    if (hasMore) this.value(more);
    return this.out;
  }

  private int(n: number) {
    while (n >= HALF) {
      this.out += DIGITS[HALF + (n % HALF)];
      n = Math.floor(n / HALF);
    }
    this.out += DIGITS[n];
  }

  private text(text: string) {
    this.int(text.length);
    this.out += text;
  }

  private word(word: string) {
    const number = this.known.numberOf(word);
    if (number !== undefined) return this.int(number + 1);
    this.int(0);
    this.text(word);
    this.known.learn(word);
  }

  /** Neighbours that come or go together are said together. */
  private ops(ops: readonly Op[]) {
    for (let i = 0; i < ops.length;) {
      const op = ops[i] as Op;
      const kind = kindOf[op.op];
      const at = INDEX.exec(op.path);
      if (!at) {
        this.int(1 + 2 * kind);
        this.word(op.path);
        if (op.op !== 'remove') this.value(op.value);
        i++;
        continue;
      }
      const list = at[1] as string;
      const first = Number(at[2]);
      const step = kind === kindOf.remove ? -1 : 1;
      let count = 1;
      while (ops[i + count]?.op === op.op && ops[i + count]?.path === `${list}/${first + step * count}`) count++;
      this.int(2 + 2 * kind);
      this.word(list);
      this.int(first);
      this.int(count);
      for (const end = i + count; i < end; i++) if (kind !== kindOf.remove) this.value((ops[i] as Replaced).value);
    }
    this.int(0);
  }

  private value(value: unknown) {
    switch (typeof value) {
      case 'number':
        if (Number.isInteger(value) && value >= 0 && value < LARGEST && !Object.is(value, -0))
          return this.int(FIRST + 3 * value);
        this.int(OTHER_NUMBER);
        return this.text(JSON.stringify(value));
      case 'string': {
        const number = this.known.numberOf(value);
        if (number !== undefined) return this.int(FIRST + 3 * number + 1);
        this.int(TEXT);
        this.text(value);
        return this.known.learn(value);
      }
      case 'boolean':
        return this.int(value ? TRUE : FALSE);
      case 'object':
        if (value === null) return this.int(NULL);
        if (Array.isArray(value)) {
          this.int(LIST);
          this.int(value.length);
          for (const part of value) this.value(part);
          return;
        }
        return this.object(value as Record<string, unknown>);
      default:
        return this.int(NULL); // as JSON has it within lists
    }
  }

  private object(bag: Record<string, unknown>) {
    const keys = Object.keys(bag).filter((key) => bag[key] !== undefined);
    const number = this.known.shapeOf(keys);
    if (number !== undefined) this.int(FIRST + 3 * number + 2);
    else {
      this.int(SHAPE);
      this.int(keys.length);
      for (const key of keys) this.word(key);
      this.known.learnShape(keys);
    }
    for (const key of keys) this.value(bag[key]);
  }
}

/** The other end: hears them. */
export class Unpacker {
  private readonly known: Known;
  private from = '';
  private at = 0;

  constructor(view: unknown) {
    this.known = new Known(view);
  }

  /** Throws when it cannot be read: then sit down again. */
  unpack(packed: string): Changes {
    this.from = packed;
    this.at = 0;
    if (this.int() !== this.known.messages % ROUND) throw new Error('out of order');
    if (this.known.messages++ === 0 && this.int() !== this.known.sum) throw new Error('begun from another view');
    const from = this.int();
    const stateID = from + this.int();
    const n = this.int();
    const has = this.int();
    const ops = this.ops();
    const turn = (has & TURN) > 0 ? { turn: this.value() } : {};
    const story: Changes['story'] = [];
    for (let left = this.int(); left > 0; left--) story.push({ n: this.int(), events: this.value() as unknown[] });
    const undo = (has & UNDO) > 0 ? { undo: this.value() } : {};
    const more = (has & MORE) > 0 ? (this.value() as Record<string, unknown>) : {};
    if (this.at !== packed.length) throw new Error('more was sent than was meant');
    return { stateID, from, ops, ...turn, n, story, ...undo, ...more };
  }

  private int(): number {
    let n = 0;
    let unit = 1;
    for (;;) {
      if (this.at >= this.from.length) throw new Error('cut off');
      const digit = valueOf[this.from.charCodeAt(this.at++)] ?? 0;
      if (digit < HALF) return n + digit * unit;
      n += (digit - HALF) * unit;
      unit *= HALF;
    }
  }

  private text(): string {
    const length = this.int();
    const text = this.from.slice(this.at, this.at + length);
    if (text.length !== length) throw new Error('cut off');
    this.at += length;
    return text;
  }

  private word(): string {
    const number = this.int();
    if (number > 0) return this.wordAt(number - 1);
    const word = this.text();
    this.known.learn(word);
    return word;
  }

  private wordAt(number: number): string {
    const word = this.known.words[number];
    if (word === undefined) throw new Error(`no word ${number}`);
    return word;
  }

  private shapeAt(number: number): readonly string[] {
    const shape = this.known.shapes[number];
    if (shape === undefined) throw new Error(`no shape ${number}`);
    return shape;
  }

  private ops(): Op[] {
    const ops: Op[] = [];
    for (let code = this.int(); code > 0; code = this.int()) {
      const kind = OPS[(code - 1) >> 1];
      if (kind === undefined) throw new Error(`no operation ${code}`);
      const path = this.word();
      if (code % 2 === 1) {
        ops.push(kind === 'remove' ? { op: kind, path } : { op: kind, path, value: this.value() });
        continue;
      }
      const first = this.int();
      const count = this.int();
      for (let i = 0; i < count; i++)
        ops.push(
          kind === 'remove'
            ? { op: kind, path: `${path}/${first - i}` }
            : { op: kind, path: `${path}/${first + i}`, value: this.value() },
        );
    }
    return ops;
  }

  private value(): unknown {
    const code = this.int();
    switch (code) {
      case NULL:
        return null;
      case TRUE:
        return true;
      case FALSE:
        return false;
      case TEXT: {
        const text = this.text();
        this.known.learn(text);
        return text;
      }
      case LIST:
        return Array.from({ length: this.int() }, () => this.value());
      case SHAPE: {
        const keys = Array.from({ length: this.int() }, () => this.word());
        this.known.learnShape(keys);
        return this.object(keys);
      }
      case OTHER_NUMBER:
        return JSON.parse(this.text()) as number;
    }
    const number = Math.floor((code - FIRST) / 3);
    switch ((code - FIRST) % 3) {
      case 0:
        return number;
      case 1:
        return this.wordAt(number);
      default:
        return this.object(this.shapeAt(number));
    }
  }

  private object(keys: readonly string[]) {
    const bag: Record<string, unknown> = {};
    for (const key of keys)
      Object.defineProperty(bag, key, { value: this.value(), enumerable: true, writable: true, configurable: true });
    return bag;
  }
}
