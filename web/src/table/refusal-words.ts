import type { Refusal } from '../../../engine-extensions/refusal';

/** Refusals that the engine and the hosts give in every game. */
const SHARED: Record<string, string> = {
  'match-over': 'The match is over.',
  'unknown-move': 'There is no such move in this game.',
  'not-your-turn': 'It is not your turn.',
  'not-now': 'Not now.',
  'not-your-seat': 'That is not your seat.',
  'not-legal': 'That cannot be done now.',
  'not-an-answer': 'That is not an answer to the question.',
  'nothing-to-undo': 'There is nothing to take back.',
  revealed: 'Something was revealed or rolled: it cannot be taken back.',
  'not-your-move': 'Somebody else has moved since.',
  stale: 'The table has changed since you clicked. Look again.',
  offline: 'No connection: nothing was done.',
  'too-fast': 'Too many messages. Wait a moment.',
  'too-long': 'That message is too long.',
  'not-seated': 'You are watching: only players may do that.',
  busy: 'Your last move is still on its way.',
  replay: 'This is a replay: nothing can be changed.',
  'not-started': 'The match begins when all seats are taken.',
  'bot-plays': 'A bot plays your seat. Take it back first.',
  'rule-failed': 'The table could not do that. Nothing has changed.',
  'too-many': 'Too many messages. Wait a moment.',
  'empty-text': 'Say something first.',
  'not-absent': 'That player has not been away for long enough.',
  closing: 'The server restarts. Try again in a moment.',
  unsure: 'The server lost its store just now. The table will show what became of this.',
  internal: 'The server could not do that. Nothing has changed.',
  'no-such-bot': 'There is no such bot.',
  failed: 'The table could not do that. Nothing has changed.',
};

/** The sentence for a refusal: the game's own words first, the shared ones for what every table refuses. */
export function refusalWords(refusal: Refusal, game: (refusal: Refusal) => string): string {
  const shared = SHARED[refusal.why];
  if (shared !== undefined && refusal.rule === null) return shared;
  const said = game(refusal);
  return said === '' ? (shared ?? SHARED['not-legal']!) : said;
}
