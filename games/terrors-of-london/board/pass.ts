import { cardOf, OVERLORDS } from '../cards';
import { mayHaunt } from '../rules/haunt';
import { sideOf } from '../state';
import type { View } from './kinds';
import { nameOf } from './names';

/** What a player would leave unused by passing now, in words. */
export function leftOver(view: View, me: string): string[] {
  const { open } = view;
  const side = sideOf(open, me);
  const left: string[] = [];
  if (side.pool.power > 0) left.push(`${side.pool.power} Power`);
  const heals = Math.min(side.pool.regeneration, side.max - side.health);
  if (heals > 0) left.push(`${heals} Regeneration`);
  for (const id of side.relics)
    if (cardOf(id).play.length > 0 && !open.act.relicsUsed.includes(id)) left.push(nameOf(id));
  if (!open.act.overlordUsed && side.overlord && OVERLORDS[side.overlord].pays === 0 && worthIt(view, me))
    left.push('your overlord');
  for (const id in side.tokens) if (mayHaunt(open, side, id)) left.push(`${nameOf(id)}'s HAUNT Action`);
  return left;
}

/** Lilith and Azazael often have nothing to do; only what pays now is worth a reminder. */
function worthIt(view: View, me: string): boolean {
  const side = sideOf(view.open, me);
  if (side.overlord === 'lilith') return false;
  return side.overlord !== 'azazael' || side.health < side.max;
}
