import type { Stopped } from '../../../server/src/contract';

/** The sentence for a match that was ended from outside: its game has no words for that. */
export function stopped(gameover: unknown): string | undefined {
  if (typeof gameover !== 'object' || gameover === null || !('stopped' in gameover)) return undefined;
  return `The people who run this server ended the match: ${(gameover as Stopped).stopped}`;
}
