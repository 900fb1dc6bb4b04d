import type { PlayerID, Step, Table, Wait } from '../../agenda/agenda';
import type { SetupArgs } from '../../define-game';
import type { EffectQuestion, EffectStep } from '../../effects/resolver';
import type { LogEvent, Logged } from '../../log/log';
import { draw } from '../../zones/zones';
import { CARD, type Primitive } from './cards';

export type ToyStep =
  | EffectStep<Primitive>
  | ({ do: 'round' | 'market' | 'nextTrader' } & Step)
  | ({ do: 'reveal'; among: PlayerID[]; prize: boolean } & Step);

export type ToyQuestion = Wait | EffectQuestion<Primitive>;

export type ToyEvent = LogEvent &
  (
    | { event: 'pledged'; by: PlayerID }
    | { event: 'revealed'; by: PlayerID; card: string }
    | { event: 'lanternWon'; by: PlayerID }
    | { event: 'nobodyWon' }
    | { event: 'drew'; by: PlayerID; card?: string }
    | { event: 'lost'; by: PlayerID }
    | { event: 'discarded'; by: PlayerID; card: string }
    | { event: 'duelCalled'; by: PlayerID; against: PlayerID }
    | { event: 'passed'; by: PlayerID }
    | { event: 'conceded'; by: PlayerID }
  );

export interface ToySeat {
  hand: string[];
  /** face down until the reveal */
  pledge: string[];
  lanterns: number;
}

/** What lies on the table. */
export interface ToyState extends Table<ToyStep, ToyQuestion>, Logged<ToyEvent> {
  seats: Record<PlayerID, ToySeat>;
  deck: string[];
  discard: string[];
  lanternsLeft: number;
  duels: boolean;
  /** who trades still this round */
  traders: PlayerID[];
}

export interface ToyOptions {
  lanterns: number;
  duels: boolean;
}

export function setup({ players, options, dice }: SetupArgs<ToyOptions>): ToyState {
  const deck = dice.shuffle(Object.keys(CARD).sort());
  const seats = Object.fromEntries(
    players.map((p) => [p, { hand: draw(deck, 4), pledge: [], lanterns: 0 } satisfies ToySeat]),
  );
  return {
    players,
    agenda: [{ do: 'round' }],
    now: { phase: 'pledge', player: '0', turn: 0 },
    events: [],
    seats,
    deck,
    discard: [],
    lanternsLeft: options.lanterns,
    duels: options.duels,
    traders: [],
  };
}
