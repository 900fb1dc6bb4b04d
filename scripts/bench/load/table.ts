import type { Dice } from '../../../engine-extensions/dice';
import type { GameModule } from '../../../engine-extensions/game-module';
import { awaited } from '../../../engine-extensions/rules';
import type { RunningHost } from '../hosts/start';
import { ourSeat } from './our-seat';
import { openMatch, type SeatClient } from './seat';
import { stockSeat } from './stock-seat';

/** A move that every seat's screen has shown. */
export interface Confirmed {
  /** milliseconds from the click to the last screen */
  took: number;
  /** how many moves this match had before */
  number: number;
  /** bytes that reached all seats for it */
  bytes: number;
}

/** One match with all its seats, played by chance. */
export interface LoadTable {
  /** clicks once; resolves when every seat shows it, with undefined when the match is over */
  play(): Promise<Confirmed | undefined>;
  /** the same while this seat is away: it neither moves nor is waited for; false when only it could go on */
  playWithout(away: string): Promise<boolean>;
  seats: readonly SeatClient[];
  close(): void;
}

/** Opens a match on either server and sits everybody down. */
export async function openTable(
  host: RunningHost,
  module: GameModule,
  numPlayers: number,
  dice: Dice,
): Promise<LoadTable> {
  const game = module.meta.id;
  const { matchID, credentials } = await openMatch(host.url, game, numPlayers);
  let target = 0;
  let reached: (() => void) | undefined;
  const shown = () => {
    if (seats.length === numPlayers && expected.every((s) => (s.screen?.stateID ?? -1) >= target)) reached?.();
  };
  const sit = host.kind.startsWith('stock') ? stockSeat : ourSeat;
  const seats: SeatClient[] = [];
  let expected: readonly SeatClient[] = seats;
  const seated = new Promise<void>((resolve) => (reached = resolve));
  for (const [i, proof] of credentials.entries())
    seats.push(sit({ url: host.url, game, matchID, seat: String(i), credentials: proof, numPlayers, shown }));
  await seated;
  let moves = 0;
  const sum = () => seats.reduce((bytes, s) => bytes + s.bytes(), 0);

  const click = async (among: readonly SeatClient[], waits: readonly SeatClient[]) => {
    const turn = waits[0]?.screen?.turn;
    if (!turn || turn.gameover !== undefined) return false;
    const able = awaited(turn).flatMap((p) => among.filter((s) => s.seat === p));
    if (able.length === 0) return false;
    const client = dice.pick(able);
    const move = dice.pick(module.rules.legalMoves(client.screen?.view, turn, client.seat));
    target = (client.screen?.stateID ?? 0) + 1;
    expected = waits;
    const all = new Promise<void>((resolve) => (reached = resolve));
    client.move(move);
    await all;
    return true;
  };

  return {
    seats,
    async play() {
      const before = sum();
      const from = performance.now();
      if (!(await click(seats, seats))) return undefined;
      return { took: performance.now() - from, number: moves++, bytes: sum() - before };
    },
    playWithout: (away) => {
      const rest = seats.filter((s) => s.seat !== away);
      return click(rest, rest);
    },
    close: () => seats.forEach((s) => s.close()),
  };
}
