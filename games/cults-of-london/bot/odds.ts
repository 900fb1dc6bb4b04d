import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { anomalyOf } from '../cards';
import { anomaliesAt, healthOf, powerOf, scoreParts, standingAt, type Open, type Standing } from '../rules/open';

/** Chance of `need` successes before `lives` failures, each try succeeding with `p`. */
export function race(p: number, need: number, lives: number): number {
  if (need <= 0) return 1;
  if (lives <= 0) return 0;
  if (p <= 0.001) return 0;
  return p * race(p, need - 1, lives) + (1 - p) * race(p, need, lives - 1);
}

/** Chance that a die with this bonus reaches a number. */
export const reach = (bonus: number, power: number) => Math.max(0, Math.min(1, (7 + bonus - power) / 6));

/** Chance that a die with `lead` more beats another; a tie is half. */
export function beats(lead: number): number {
  let won = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) won += a + lead > b ? 1 : a + lead === b ? 0.5 : 0;
  return won / 36;
}

const bonusOf = (o: Open, s: Standing) => scoreParts(o, s).reduce((n, part) => n + (part.off ? 0 : part.n), 0);

/** How a Combat looks for one of its fighters. */
export interface Outlook {
  /** stays alive to the end */
  survives: number;
  /** is highest in the next turn */
  leads: number;
}

/** The chances of a fighter as things stand, the present dice counted once they are rolled. */
export function outlook(o: Open, me: PlayerID, at: number, extra = 0): Outlook {
  const here = standingAt(o, at);
  const mine = here.find((s) => s.seat === me);
  if (!mine) return { survives: 0, leads: 0 };
  const bonus = bonusOf(o, mine) + extra;
  const lives = Math.max(1, healthOf(me, mine.holder) - mine.holder.wounds);
  let leads = 1;
  let survives = 1;
  for (const rival of here) {
    if (rival.seat === me) continue;
    const p = beats(bonus - bonusOf(o, rival));
    leads *= p;
    survives *= race(p, Math.max(1, healthOf(rival.seat, rival.holder) - rival.holder.wounds), lives);
  }
  for (const a of anomaliesAt(o, at)) {
    const p = reach(bonus, powerOf(o, a));
    leads *= p;
    survives *= race(p, Math.max(1, anomalyOf(a.id).hp - a.wounds), lives);
  }
  return { survives, leads };
}
