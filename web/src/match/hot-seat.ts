import type { GameModule } from '../../../engine-extensions/game-module';
import { awaited, type AnyState } from '../../../engine-extensions/rules';
import { cardAt } from '../../../engine-extensions/secrecy/places';

export interface Viewer {
  /** who looks at the screen; null: nobody in particular, shown as to a spectator */
  me: string | null;
  /** who has to lift the curtain first */
  curtain: string | null;
}

const hidden = (module: GameModule, G: AnyState, viewer: string | null) =>
  new Set(module.hiddenFrom(G, viewer).flatMap((group) => group.map((place) => cardAt(G, place))));

/** Whether `next` may see a card that `now` may not: then the screen must be covered in between. */
export function showsMore(module: GameModule, G: AnyState, now: string | null, next: string): boolean {
  const known = hidden(module, G, next);
  for (const card of hidden(module, G, now)) if (!known.has(card)) return true;
  return false;
}

/** Who looks at the one screen after a move: the same person while awaited, else the next one, behind a curtain. */
export function nextViewer(
  module: GameModule,
  G: AnyState,
  persons: readonly string[],
  { me, curtain }: Viewer,
): Viewer {
  const turn = module.rules.turn(G);
  const only = persons.length === 1 ? (persons[0] as string) : null;
  if (only !== null) return { me: only, curtain: null };
  if (turn.gameover !== undefined) return { me, curtain: null };
  const waiting = awaited(turn).filter((seat) => persons.includes(seat));
  if (curtain !== null && waiting.includes(curtain)) return { me: null, curtain };
  if (waiting.length === 0 || (me !== null && waiting.includes(me))) return { me, curtain: null };
  const from = me === null ? -1 : persons.indexOf(me);
  const inOrder = [...persons.slice(from + 1), ...persons.slice(0, from + 1)];
  const next = inOrder.find((seat) => waiting.includes(seat)) as string;
  return showsMore(module, G, me, next) ? { me: null, curtain: next } : { me: next, curtain: null };
}
