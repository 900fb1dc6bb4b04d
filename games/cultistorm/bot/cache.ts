import type { Open } from '../state';
import { quickPlan, thoroughPlan, type Part } from './plan';

/** Everything a plan reads, as text. */
function keyOf(view: Open): string {
  let key = `${view.round}|${view.finalAct ?? ''}|${view.marker}|${view.options.storm}`;
  for (const r of view.rules) key += `,${r.id}`;
  for (const s of view.slots)
    key += `|${s.location}${s.shrine ? 's' : ''}${s.sealed ? 'x' : ''}${s.ward > 0 ? 'w' : ''}${s.trophies}${s.die}${s.column.join()}${s.goos.map((g) => `${g.card}+${g.devoured.join('+')}`).join()}`;
  for (const d of view.pool) key += `${d.id}${d.face}`;
  for (const i of view.inv) {
    const t = i.trophies;
    key += `|${i.card}${i.at}.${i.insanity}.${i.permanent}.${i.shield}.${i.moves}.${i.freeMoves}${i.tookDie ? 'd' : ''}${i.ranged ? 'r' : ''}.${i.lore.length}${i.seals.join()}${i.items.join()}${i.used.join()}`;
    key += `${t.spiral}${t.star}${t.tentacle}${t.moon}${t.flame}`;
    key += i.targets.join();
    for (const s of i.supports) key += s.card;
    for (const d of i.dice) key += d.id + d.face;
    key += view.hands[i.id]?.join() ?? '?';
  }
  return key;
}

/** How a bot assigns the team. */
export type Planning = (view: Open) => Part[];

/** Keeps the last plan, since all bots at a table ask for the same. */
function remembered(plan: Planning): Planning {
  let lastKey = '';
  let last: Part[] = [];
  return (view) => {
    const key = keyOf(view);
    if (key !== lastKey) {
      last = plan(view);
      lastKey = key;
    }
    return last;
  };
}

export const quickly = remembered(quickPlan);
export const thoroughly = remembered(thoroughPlan);
