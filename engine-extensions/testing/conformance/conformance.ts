import type { GameModule } from '../../game-module';
import type { LogEvent } from '../../log/log';
import { fail } from '../../fail';
import type { MoveRecord } from '../../match/match';
import { defaultOptions, type OptionSpec, type Options } from '../../meta';
import { walk } from './walk';

export interface ConformanceOptions {
  /** matches for each number of players; CONFORMANCE_MATCHES overrules */
  matches?: number;
  /** the option sets to go through; all values of every option, one at a time, when absent */
  optionSets?: readonly Options[];
  /** everything that must have been used over the run: card names, effect words */
  mustUse?: readonly string[];
  /** moves that may stay legal when they are no longer listed: votes already cast */
  unlisted?: readonly string[];
  /** what an event or a move used */
  usedBy?(happened: LogEvent | MoveRecord): readonly string[];
}

/** The defaults, and each value of each option alone. */
export function optionSetsOf(specs: readonly OptionSpec[], numPlayers: number): Options[] {
  const base = defaultOptions(specs);
  const sets = [base];
  for (const spec of specs) {
    if (spec.players && !spec.players.includes(numPlayers)) continue;
    const values =
      spec.kind === 'switch'
        ? [true, false]
        : spec.kind === 'choice'
          ? spec.choices.map((c) => c.value)
          : [spec.min, spec.max];
    for (const value of values) if (value !== spec.default) sets.push({ ...base, [spec.key]: value });
  }
  return sets;
}

/** Plays seeded random matches of a game for every number of players and demands all that a game promises. */
export function conformance(module: GameModule, options: ConformanceOptions = {}) {
  const matches = Number(process.env['CONFORMANCE_MATCHES'] ?? options.matches ?? 60);
  const used = new Set<string>();
  describe(`${module.meta.title} conforms`, () => {
    it.each(module.meta.players.map((n) => [n]))(
      'with %i players',
      (numPlayers) => {
        const sets = options.optionSets ?? optionSetsOf(module.meta.options, numPlayers);
        let exchanged = false;
        for (let i = 0; i < matches; i++) {
          const walked = walk(module, {
            numPlayers,
            setupData: sets[i % sets.length],
            seed: `conformance-${numPlayers}-${i}`,
            reducer: i % 8 === 0,
            bots: i % 5 === 4 && Object.keys(module.bots).length > 0,
            fairness: i % 20 === 1,
            ...(options.unlisted ? { unlisted: options.unlisted } : {}),
          });
          exchanged ||= walked.exchanged;
          for (const happened of [...walked.events, ...walked.moves])
            for (const key of options.usedBy?.(happened) ?? []) used.add(key);
        }
        if (!exchanged && matches > 0)
          fail('no exchange of hidden cards ever changed the state: hiddenFrom names nothing');
      },
      30 * 60_000,
    );

    it('and every card and effect was used', () => {
      const unused = (options.mustUse ?? []).filter((key) => !used.has(key));
      expect(unused).toEqual([]);
    });
  });
}
