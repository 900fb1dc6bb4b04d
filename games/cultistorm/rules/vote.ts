import { then } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import type { InvId, Open, State } from '../state';
import { leader } from './numbers';
import { slotOf } from './table';

/** CST-LOC-01, 03: the team decides where the next shrine is lit. */
export function askActivation(G: State) {
  const open = shrineless(G);
  if (open.length === 0) return;
  if (open.length === 1) return activate(G, Number(open[0]));
  then(G, { do: 'await', ask: { ask: 'vote', votes: {} } });
}

export const shrineless = (view: Pick<Open, 'slots'>): string[] => {
  const found: string[] = [];
  view.slots.forEach((s, i) => {
    if (!s.shrine) found.push(String(i));
  });
  return found;
};

export function activate(G: State, slot: number) {
  slotOf(G, slot).shrine = true;
  say(G, { event: 'activated', slot });
}

type Votes = Readonly<Record<string, string | null>>;

/** Votes for each option; whoever goes with the team counts for none. */
function counted(votes: Votes): Map<string, number> {
  const counts = new Map<string, number>();
  for (const v of Object.values(votes)) if (v !== null) counts.set(v, (counts.get(v) ?? 0) + 1);
  return counts;
}

/** Whether one seat, or the leader alone, decides: CST-APP-01, CST-GRP-04. */
export const decidesAlone = (view: Open) =>
  view.options.groupDecision === 'leader' || view.inv.every((i) => i.seat === view.inv[0]?.seat);

/** CST-GRP-01: the option that has won, if one has. */
export function decided(view: Open, votes: Votes): string | undefined {
  const counts = counted(votes);
  if (decidesAlone(view)) return [...counts.keys()][0];
  for (const [option, n] of counts) if (n * 2 > view.inv.length) return option;
  if (Object.keys(votes).length < view.inv.length || counts.size === 0) return undefined;
  return leading(view, votes);
}

/** Most votes; the leader's own breaks ties, then the first clockwise. */
export function leading(view: Open, votes: Votes): string | undefined {
  const counts = counted(votes);
  const most = Math.max(0, ...counts.values());
  const best = [...counts].filter(([, n]) => n === most).map(([o]) => o).sort(); // prettier-ignore
  const own = votes[leader(view)];
  return own !== undefined && own !== null && best.includes(own) ? own : best[0];
}

/** Whether an investigator may leave the choice to the others: not the last without any real vote (CST-GRP-06). */
export function mayAbstain(view: Open, votes: Votes, inv: InvId): boolean {
  if (decidesAlone(view)) return false;
  const real = Object.entries(votes).some(([who, v]) => v !== null && who !== String(inv));
  const others = view.inv.some((x) => x.id !== inv && !(x.id in votes));
  return real || others;
}
