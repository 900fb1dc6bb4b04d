import type { BotLevel } from './bots/bot';

interface OptionBase {
  key: string;
  label: string;
  hint: string;
  /** seat counts for which the option makes sense; all when absent */
  players?: readonly number[];
}

/** A choice at match creation, as data: the lobby draws the form from it, setup data is checked against it. */
export type OptionSpec =
  | (OptionBase & { kind: 'switch'; default: boolean })
  | (OptionBase & {
      kind: 'choice';
      default: string | number;
      choices: readonly { value: string | number; label: string; hint?: string }[];
    })
  | (OptionBase & { kind: 'number'; default: number; min: number; max: number });

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

export const MODES = ['online', 'hot-seat', 'solo', 'bots'] as const;
export type Mode = (typeof MODES)[number];

/** All that the lobby knows of a game without loading it. */
export interface GameMeta {
  id: string;
  title: string;
  tagline: string;
  /** two or three sentences for the create page and the help */
  blurb: string;
  /** place on the shelf, left to right */
  shelf: number;
  /** allowed seat counts */
  players: readonly number[];
  minutes: readonly [min: number, max: number];
  /** 1 (light) to 5 (heavy) */
  weight: 1 | 2 | 3 | 4 | 5;
  modes: readonly Mode[];
  bots: readonly BotLevel[];
  options: readonly OptionSpec[];
  /** named sets of option values */
  presets?: readonly { label: string; hint: string; values: Options }[];
  /** where players may choose the deal: what the number is called */
  chosenSeed?: {
    label: string;
    /** reads a shared code that holds a deal and its options; undefined for a plain number */
    read?(text: string): { seed: string; options: Options } | undefined;
  };
  /** changes when old moves would no longer replay to the same match */
  version: number;
  credits: string;
  spine: string;
  /** all seats win or lose together */
  cooperative?: true;
  /** a table for tests: not on the shelf */
  hidden?: true;
}

/** The defaults of all options. */
export const defaultOptions = (specs: readonly OptionSpec[]): Options =>
  Object.fromEntries(specs.map((s) => [s.key, s.default]));

function problemWith(spec: OptionSpec, value: unknown): string | undefined {
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : `${spec.key} must be true or false`;
    case 'choice':
      return spec.choices.some((c) => c.value === value)
        ? undefined
        : `${spec.key} must be one of ${spec.choices.map((c) => c.value).join(', ')}`;
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
        ? undefined
        : `${spec.key} must be a whole number from ${spec.min} to ${spec.max}`;
  }
}

/** The first thing wrong with what somebody sent as options, or undefined. */
export function problemWithOptions(specs: readonly OptionSpec[], given: unknown): string | undefined {
  if (given === undefined || given === null) return undefined;
  if (typeof given !== 'object' || Array.isArray(given)) return 'options must be an object';
  for (const key of Object.keys(given)) {
    const spec = specs.find((s) => s.key === key);
    if (!spec) return `unknown option ${JSON.stringify(key.slice(0, 40))}`;
    const problem = problemWith(spec, (given as Record<string, unknown>)[key]);
    if (problem) return problem;
  }
  return undefined;
}

/** Given options over the defaults; call problemWithOptions first. */
export function resolveOptions(specs: readonly OptionSpec[], given: unknown): Options {
  const problem = problemWithOptions(specs, given);
  if (problem) throw new Error(problem);
  return { ...defaultOptions(specs), ...(given as Options | undefined) };
}
