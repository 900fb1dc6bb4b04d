import { refuse, type Refusal } from '../../engine-extensions/refusal';
import type { ServerRefusal } from './contract';

/** HTTP status and sentence of each reason the server itself has. */
const SAID: Record<ServerRefusal, readonly [status: number, sentence: string]> = {
  'bad-request': [400, 'This request is not understood.'],
  'too-large': [413, 'This request is too large.'],
  'unknown-route': [404, 'There is nothing here.'],
  'unknown-game': [404, 'This game is not on the shelf.'],
  'no-such-match': [404, 'There is no such match.'],
  'no-such-seat': [404, 'This match has no such seat.'],
  'no-spectators': [403, 'This match is not open to spectators.'],
  'wrong-credentials': [403, 'These credentials are not those of the seat.'],
  'not-seated': [403, 'Only somebody with a seat may do this.'],
  'seat-taken': [409, 'This seat is taken.'],
  'match-full': [409, 'All seats are taken.'],
  'not-host': [403, 'Only the host may do this.'],
  'already-started': [409, 'The match has begun.'],
  'not-started': [409, 'The match begins when all seats are taken.'],
  'not-absent': [409, 'This player is not away, or not for long enough.'],
  'not-held': [409, 'This seat is not held by a bot.'],
  'no-such-bot': [400, 'This game has no such bot.'],
  'seat-lost': [403, 'This seat is yours no longer.'],
  'match-gone': [410, 'This match is no more.'],
  'not-over': [409, 'The match is not over.'],
  'bad-name': [400, 'A name has 1 to 32 characters.'],
  'bad-options': [400, 'These options do not fit the game.'],
  'bad-seed': [400, 'This deal cannot be chosen.'],
  'bad-number-of-players': [400, 'The game is not for this number of players.'],
  'no-replay': [409, 'The match was played with other rules than those of today.'],
  stale: [409, 'The table has changed since.'],
  'unknown-move': [400, 'There is no such move.'],
  'not-your-turn': [409, 'It is not your turn.'],
  'not-now': [409, 'This is not possible now.'],
  'not-legal': [409, 'This is against the rules.'],
  'match-over': [409, 'The match is over.'],
  'nothing-to-undo': [409, 'There is nothing to take back.'],
  'not-your-move': [409, 'The last move was not yours.'],
  revealed: [409, 'Something was revealed or left to chance since.'],
  'rule-failed': [500, 'The rules failed at this move. Nothing has changed.'],
  'bot-plays': [409, 'A bot plays this seat; take it back first.'],
  'empty-text': [400, 'There is no text.'],
  'too-long': [400, 'This text is too long.'],
  'too-many': [429, 'Too many requests. Wait a moment.'],
  busy: [503, 'Too much at once. Try again.'],
  closing: [503, 'The server is restarting. Try again.'],
  'forbidden-origin': [403, 'This page may not use this server.'],
  unsure: [503, 'The store was lost just now. Whether this was done shows when it is back.'],
  internal: [500, 'Something went wrong here. Nothing has changed.'],
};

/** A request that is refused; nothing has changed. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly detail?: string,
  ) {
    super(detail ?? refusal.why);
  }

  get status(): number {
    return (SAID as Record<string, readonly [number, string]>)[this.refusal.why]?.[0] ?? 409;
  }

  /** for people who read the API's answers */
  get sentence(): string {
    return (
      this.detail ?? (SAID as Record<string, readonly [number, string]>)[this.refusal.why]?.[1] ?? this.refusal.why
    );
  }
}

/** Refuses with one of the server's reasons. */
export function no(why: ServerRefusal, detail?: string, given?: Record<string, string | number>): never {
  throw new Refused(refuse(null, why, given), detail);
}
