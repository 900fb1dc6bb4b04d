import type { PlayerID } from '../agenda/agenda';
import type { Dice } from '../dice';
import type { GameModule } from '../game-module';
import { heardBy, type LogEvent } from '../log/log';
import { moveKey, sameJson, type LegalMove } from '../moves';
import type { Refusal } from '../refusal';
import { awaited, type AnyState } from '../rules';

/** A seat in a scenario: speaks in moves, answers what it sees. */
export interface TestSeat<V> {
  id: PlayerID;
  readonly view: V;
  legal(): LegalMove[];
  /** legal moves of one name, their arguments */
  options(move: string): unknown[][];
  can(move: string, ...args: unknown[]): boolean;
  /** makes a legal move; an illegal one fails with what would have been legal */
  does(move: string, ...args: unknown[]): void;
  /** the refusal of an illegal move; fails if it is legal */
  refused(move: string, ...args: unknown[]): Refusal;
}

/** A table for scenarios: the bare rules over a state that a test has laid out. */
export interface TestTable<S, V> {
  G: S;
  seat(id: PlayerID): TestSeat<V>;
  /** what the last move did, as a viewer heard it */
  heard(viewer: PlayerID | null): LogEvent[];
  waiting(): PlayerID[];
  readonly over: unknown;
}

/** Seats people at a laid-out table. */
export function tableOf<S, V>(module: GameModule, state: S, dice: Dice): TestTable<S, V> {
  const { rules } = module;
  const G = state as unknown as AnyState;
  const seat = (id: PlayerID): TestSeat<V> => {
    const legal = () => rules.legalMoves(G, rules.turn(G), id);
    const why = (move: string, args: unknown[]) => rules.whyNot(G, rules.turn(G), id, { move, args });
    return {
      id,
      get view() {
        return rules.view(G, id) as unknown as V;
      },
      legal,
      options: (move) =>
        legal()
          .filter((m) => m.move === move)
          .map((m) => [...m.args]),
      can: (move, ...args) => legal().some((m) => m.move === move && sameJson(m.args, args)),
      does(move, ...args) {
        const refusal = why(move, args);
        if (refusal)
          throw new Error(
            `seat ${id} may not ${moveKey({ move, args })}: ${refusal.rule ?? ''} ${refusal.why}\nlegal: ${legal().map(moveKey).join('  ') || 'nothing'}`,
          );
        rules.play(G, id, { move, args }, dice);
      },
      refused(move, ...args) {
        const refusal = why(move, args);
        if (!refusal) throw new Error(`seat ${id} may ${moveKey({ move, args })}`);
        return refusal;
      },
    };
  };
  return {
    G: state,
    seat,
    heard: (viewer) => heardBy(G.events, viewer),
    waiting: () => awaited(rules.turn(G)),
    get over() {
      return G.over;
    },
  };
}
