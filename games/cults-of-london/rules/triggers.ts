import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import { effectStep, type EffectStep } from '../../../engine-extensions/effects/resolver';
import type { Primitive, Trigger } from '../cards';
import type { Holder, State } from '../state';
import { abilitiesOf, holds } from './open';

/** The effects that an Operator and what it carries have at this moment. */
export function triggered(
  G: State,
  seat: PlayerID,
  holder: Holder,
  on: Trigger,
  bound: Record<string, string> = {},
): EffectStep<Primitive>[] {
  const steps: EffectStep<Primitive>[] = [];
  for (const a of abilitiesOf(seat, holder))
    if ('on' in a && a.on === on && (!a.if || holds(G, seat, a.if, holder)))
      steps.push(effectStep(seat, a.effect, bound));
  return steps;
}

/** Puts them on the agenda. */
export function trigger(G: State, seat: PlayerID, holder: Holder, on: Trigger, bound?: Record<string, string>) {
  then(G, ...triggered(G, seat, holder, on, bound));
}

/** The Operator whose Operation this is has removed a rival's token. */
export function triggerRob(G: State, by: PlayerID, of: PlayerID) {
  if (G.operation?.by !== by) return;
  const holder = G.seats[by]?.holders[G.operation.holder];
  if (holder) trigger(G, by, holder, 'onRob', { who: of });
}
