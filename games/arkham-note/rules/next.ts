import { then, type Wait } from '../../../engine-extensions/agenda/agenda';
import type { ArkStep, Question, State } from '../state';

/** Puts steps and questions of this game on the agenda; the first of them happens next. */
export const next = (G: State, ...steps: (ArkStep | (Wait & Question))[]) =>
  then(G, ...steps);
