import { useState } from 'react';
import { defaultOptions, type GameMeta, type Options, type OptionValue } from '../../../engine-extensions/meta';
import type { Clock } from '../../../server/src/contract';
import { optionsIn } from './options-in';
import { setChairs, usualCount, wheres, type Chair, type Where } from './seats';

/** A table as it is being set, before anybody else knows of it. */
export interface Draft {
  where: Where;
  chairs: readonly Chair[];
  options: Options;
  seed: string;
  unlisted: boolean;
  spectators: boolean;
  /** seconds a turn may take online; 0: no clock */
  clock: Clock | 0;
}

function firstDraft(meta: GameMeta, query: URLSearchParams): Draft {
  const possible = wheres(meta);
  const here = query.has('here') || query.has('seed') || meta.players.every((n) => n === 1);
  const where = here && possible.includes('here') ? 'here' : (possible[0] ?? 'here');
  return {
    where,
    chairs: setChairs(meta, where, usualCount(meta, where)),
    options: { ...defaultOptions(meta.options), ...optionsIn(meta, query) },
    seed: meta.chosenSeed ? (query.get('seed') ?? '').slice(0, 40) : '',
    unlisted: false,
    spectators: true,
    clock: 0,
  };
}

export function useDraft(meta: GameMeta, search: string) {
  const [draft, setDraft] = useState(() => firstDraft(meta, new URLSearchParams(search)));
  const change = (more: Partial<Draft>) => setDraft((d) => ({ ...d, ...more }));
  return {
    draft,
    change,
    setWhere: (where: Where) => change({ where, chairs: setChairs(meta, where, draft.chairs.length, draft.chairs) }),
    setCount: (n: number) => change({ chairs: setChairs(meta, draft.where, n, draft.chairs) }),
    setChair: (at: number, chair: Chair) => change({ chairs: draft.chairs.map((c, i) => (i === at ? chair : c)) }),
    setOption: (key: string, value: OptionValue) => change({ options: { ...draft.options, [key]: value } }),
    setOptions: (options: Options) => change({ options: { ...draft.options, ...options } }),
  };
}
