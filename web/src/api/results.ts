import type { Options } from '../../../engine-extensions/meta';
import { kept, useKept } from '../shell/store';

/** A finished match as this device remembers it; the match page writes it, statistics read it. */
export interface Result {
  /** match or save id: the same match counts once */
  id: string;
  game: string;
  place: 'online' | 'local';
  /** how it ended for the person at this device; 'over' where several sat at it */
  outcome: 'won' | 'lost' | 'drawn' | 'over';
  at: number;
  /** how many moves it took */
  moves: number;
  minutes?: number;
  seats: number;
  bots: readonly string[];
  options: Options;
  /** the deal, where it was chosen (a case number) */
  seed?: string;
  /** how often the bot was asked */
  hints?: number;
  /** numbers worth a plot: points, rounds, cases closed */
  facts?: Record<string, number>;
  /** what ended it, in the game's own word */
  reason?: string;
}

const MOST = 1000;
const isResult = (x: unknown): x is Result =>
  typeof x === 'object' && x !== null && typeof (x as Result).game === 'string' && typeof (x as Result).at === 'number';

const store = kept('mt.results', (raw): readonly Result[] => (Array.isArray(raw) ? raw.filter(isResult) : []));

/** Oldest first. */
export const results = store.get;
export const useResults = () => useKept(store);

export function keepResult(result: Result) {
  if (store.get().some((r) => r.id === result.id)) return;
  store.set([...store.get(), result].slice(-MOST));
}
