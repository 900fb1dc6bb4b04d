import type { Summary } from '../../../engine-extensions/simulation/summary';
import type { State } from '../state';

const sum = (xs: readonly number[]) => xs.reduce((a, b) => a + b, 0);

/** What a finished night gives to statistics. */
export function summary(state: unknown): Summary {
  const G = state as State;
  const n = G.inv.length;
  const won = G.over?.won === true;
  const rounds = Math.max(1, G.round);
  return {
    winners: won ? G.players : [],
    facts: {
      rounds: G.round,
      reason: G.over?.reason ?? 'open',
      finalAct: G.finalAct === null ? 'no' : 'yes',
      seals: G.slots.filter((s) => s.sealed).length,
      goosDefeated: G.tally.goosDefeated,
      defeatedPerInvestigator: sum(G.tally.defeated) / n / rounds,
      supportsPerInvestigator: sum(G.tally.supports) / n / rounds,
      ...Object.fromEntries(G.inv.map((i) => [`with ${i.card}`, won ? 1 : 0])),
      investigators: G.inv.map((i) => i.card ?? ''),
      used: G.tally.used,
    },
  };
}
