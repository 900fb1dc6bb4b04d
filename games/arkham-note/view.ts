import { waitingFor, type PlayerID, type Wait } from '../../engine-extensions/agenda/agenda';
import { heardBy } from '../../engine-extensions/log/log';
import type { ViewBase } from '../../engine-extensions/moves';
import { slots, type Place } from '../../engine-extensions/secrecy/places';
import type { ClueId, VictimId } from './cards';
import type { Happened } from './events';
import type { ArkOptions, Case, Question, State } from './state';

/** The open areas, the same in the state and in every view; `rules/` reads these. */
export interface Open {
  readonly options: Readonly<ArkOptions>;
  /** every clue of this match, sorted by id, wherever it lies */
  readonly deck: readonly ClueId[];
  /** five spaces; null is a gap until maintenance */
  readonly leads: readonly (ClueId | null)[];
  readonly hand: readonly ClueId[];
  readonly cases: readonly Readonly<Case>[];
  readonly discard: readonly ClueId[];
  readonly time: readonly ClueId[];
  readonly stability: readonly ClueId[];
  readonly closed: readonly ClueId[];
  readonly solved: readonly VictimId[];
  readonly bigPicture: readonly ClueId[];
  readonly contact: 'unused' | 'key' | 'exchange';
}

/** `act`: choose an action; `resolve`: answer `pending`; `wrapUp`: contact or next turn; null: the match is over. */
export type Stage = 'act' | 'resolve' | 'wrapUp' | null;

/** What a seat or a spectator sees: everything but the order of the two stacks and what is in the box. */
export interface View extends ViewBase, Open {
  viewer: PlayerID | null;
  /** a solitaire hides nothing from onlookers (ARK-RULING-31): an empty object for the seat, null for spectators */
  own: Record<string, never> | null;
  readonly turn: number;
  readonly stage: Stage;
  /** the question of the stage `resolve` */
  readonly pending: Question | null;
  readonly drawCount: number;
  readonly victimsLeft: number;
  readonly boxed: number;
  readonly events: readonly Happened[];
}

const NOTHING: Record<string, never> = Object.freeze({});

function questionOf(G: State): Question | null {
  const top = waitingFor<Wait & Question>(G);
  if (!top) return null;
  const { wait: _, ...question } = top;
  return question as Question;
}

/** Built field by field; arrays are shared with the state. */
export function view(G: State, viewer: PlayerID | null): View {
  const question = questionOf(G);
  const stage =
    question === null ? null : question.ask === 'act' || question.ask === 'wrapUp' ? question.ask : 'resolve';
  return {
    viewer,
    own: viewer !== null && G.players.includes(viewer) ? NOTHING : null,
    turn: G.now.turn,
    stage,
    pending: stage === 'resolve' ? question : null,
    options: G.options,
    deck: G.deck,
    leads: G.leads,
    hand: G.hand,
    cases: G.cases,
    discard: G.discard,
    time: G.time,
    stability: G.stability,
    closed: G.closed,
    solved: G.solved,
    bigPicture: G.bigPicture,
    contact: G.contact,
    drawCount: G.draw.length,
    victimsLeft: G.victims.length,
    boxed: G.box.length,
    events: heardBy(G.events, viewer),
  };
}

/** Section "hidden information": the draw stack's order; which victims wait and which are in the box. */
export const hiddenFrom = (G: State): Place[][] => [
  slots(['draw'], G.draw.length),
  [...slots(['victims'], G.victims.length), ...slots(['box'], G.box.length)],
];

/** Every card of the match, wherever it lies. */
export const pieces = (G: State): string[] => [
  ...G.draw,
  ...G.leads.filter((c) => c !== null),
  ...G.hand,
  ...G.cases.flatMap((c) => [c.victim, ...c.clues]),
  ...G.discard,
  ...G.time,
  ...G.stability,
  ...G.closed,
  ...G.solved,
  ...G.bigPicture,
  ...G.victims,
  ...G.box,
];
