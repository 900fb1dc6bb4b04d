import { done, then, waitingFor, type PlayerID, type Step, type Table, type Wait } from '../agenda/agenda';
import type { Dice } from '../dice';
import { fail } from '../fail';
import type { MoveDef, Seated, ViewBase } from '../moves';
import { refuse } from '../refusal';
import { copyJson } from '../secrecy/places';
import type { Branch, Effect, Filter, OneOf, Pick, Ref } from './words';

/** An effect on the agenda: whose it is and what was chosen so far. */
export interface EffectStep<P> extends Step {
  do: 'effect';
  me: PlayerID;
  effect: Effect<P>;
  bound: Record<string, string>;
}

/** A choice somebody must make before the effect goes on. The options are worked out from that seat's view. */
export interface EffectQuestion<P> extends Wait {
  ask: string;
  by: PlayerID;
  choice: OneOf<P> | Pick<P>;
  bound: Record<string, string>;
}

/** The question as a view carries it. */
export interface AskedQuestion<P = unknown> {
  ask: string;
  by: PlayerID;
  choice: OneOf<P> | Pick<P>;
  bound: Record<string, string>;
}

/** What the shared words need to know of a game. */
export interface EffectKit<S extends Table, V extends ViewBase, P extends Step> {
  /** the stage in which seats answer */
  stage: string;
  /** the seat that a card's word for somebody means; undefined when there is nobody */
  who(G: S, word: string, me: PlayerID): PlayerID | undefined;
  view(G: S, seat: PlayerID): V;
  /** what the asked seat may pick, read from its view */
  candidates(view: Seated<V>, seat: PlayerID, from: Filter, by: PlayerID): readonly string[];
  /** whether a primitive can happen, read from the asked seat's view; default yes */
  can?(view: Seated<V>, seat: PlayerID, primitive: P, by: PlayerID): boolean;
  /** does a primitive; references are already replaced by what was chosen */
  act(G: S, me: PlayerID, primitive: P, dice: Dice): void;
}

export const effectStep = <P>(me: PlayerID, effect: Effect<P>, bound: Record<string, string> = {}): EffectStep<P> => ({
  do: 'effect',
  me,
  effect: copyJson(effect),
  bound: { ...bound },
});

const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'ref' in value && Object.keys(value).length === 1;

function withRefs<P extends object>(primitive: P, bound: Record<string, string>): P {
  const filled: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(primitive))
    filled[key] = isRef(value) ? (bound[value.ref] ?? fail(`nothing was chosen as ${value.ref}`)) : value;
  return filled as P;
}

/** The resolver of one game's effects: how they go on, and the move by which seats answer. */
export function effectsOf<S extends Table, V extends ViewBase & { asked: AskedQuestion<P> | null }, P extends Step>(
  kit: EffectKit<S, V, P>,
) {
  const possible = (view: Seated<V>, seat: PlayerID, effect: Effect<P>, by: PlayerID): boolean => {
    const word = effect as Effect<P> & { do: string };
    switch (word.do) {
      case 'seq':
        return (effect as { of: Effect<P>[] }).of.some((e) => possible(view, seat, e, by));
      case 'oneOf':
        return (effect as OneOf<P>).of.some((b) => possible(view, seat, b.then, by));
      case 'pick':
        return kit.candidates(view, seat, (effect as Pick<P>).from, by).length > 0;
      default:
        return kit.can?.(view, seat, effect as P, by) ?? true;
    }
  };

  /** What the asked seat may answer; null declines. */
  const answers = (view: Seated<V>, seat: PlayerID, { choice, by }: AskedQuestion<P>): (string | null)[] => {
    const found: (string | null)[] =
      choice.do === 'oneOf'
        ? choice.of.filter((b) => possible(view, seat, b.then, by)).map((b) => b.label)
        : [...kit.candidates(view, seat, choice.from, by)];
    return choice.mayDecline ? [...found, null] : found;
  };

  const branchOf = (choice: OneOf<P>, label: string): Branch<P> =>
    choice.of.find((b) => b.label === label) ?? fail(`no branch ${label}`);

  const chosen = (G: S, { choice, by, bound }: AskedQuestion<P>, answer: string | null) => {
    if (answer === null) return;
    if (choice.do === 'oneOf') then(G, effectStep(by, branchOf(choice, answer).then, bound));
    else then(G, effectStep(by, choice.then, { ...bound, [choice.as]: answer }));
  };

  const ask = (G: S, by: PlayerID, choice: OneOf<P> | Pick<P>, bound: Record<string, string>) => {
    const seat = kit.who(G, choice.who, by);
    if (seat === undefined) return;
    const question = { ask: choice.ask, by, choice, bound };
    const found = answers(kit.view(G, seat) as Seated<V>, seat, question);
    const real = found.filter((a) => a !== null);
    if (real.length === 0) return; // nothing can happen: it passes quietly
    if (choice.do === 'oneOf' && found.length === 1) return chosen(G, question, real[0] as string);
    then(G, { wait: { [seat]: kit.stage }, ...question });
  };

  return {
    possible,
    /** Does the next bit of an effect; call it from the game's `perform`. */
    perform(G: S, { me, effect, bound }: EffectStep<P>, dice: Dice) {
      const word = effect as Effect<P> & { do: string };
      switch (word.do) {
        case 'seq':
          return then(G, ...(effect as { of: Effect<P>[] }).of.map((e) => effectStep(me, e, bound)));
        case 'oneOf':
        case 'pick':
          return ask(G, me, effect as OneOf<P> | Pick<P>, bound);
        default:
          return kit.act(G, me, withRefs(effect as P & object, bound), dice);
      }
    },
    /** The question as the asked seat sees it, for `asked` in the view; others get null. */
    askedOf(G: S, viewer: PlayerID | null): AskedQuestion<P> | null {
      const top = waitingFor<Wait & Partial<AskedQuestion<P>>>(G);
      if (!top?.choice || viewer === null || !(viewer in top.wait)) return null;
      return { ask: top.ask ?? '', by: top.by ?? viewer, choice: top.choice, bound: top.bound ?? {} };
    },
    /** The move by which a seat answers. */
    answer: {
      options: (view, me) => (view.asked ? answers(view, me, view.asked).map((a): [string | null] => [a]) : []),
      whyNot: () => refuse(null, 'not-an-answer'),
      play: ({ G, playerID }, answer) => {
        const question = waitingFor<EffectQuestion<P>>(G) ?? fail('nobody is asked');
        const { ask: about, by, choice, bound } = question;
        done(G, playerID);
        G.agenda.pop(); // answered: off the stack before what follows is put on it
        chosen(G, { ask: about, by, choice, bound }, answer);
      },
    } satisfies MoveDef<S, V, [answer: string | null]>,
  };
}
