import type { Refusal } from '../../../engine-extensions/refusal';

const SENTENCES: Record<string, string> = {
  'faction-taken': 'Your rival has taken that faction.',
  'no-such-overlord': 'There is no such overlord.',
  'two-of-four': 'Choose two different cards of your own overlord.',
  'not-in-hand': 'That card is not in your hand.',
  'choose-relic-to-remove': 'You have three relics: choose the one to remove for good.',
  'room-left': 'There is room for the relic: nothing must be removed.',
  'not-in-street': 'That card is not in the Street.',
  'no-claim': 'This card has no CLAIM: it goes to your discard pile.',
  'no-acolytes': 'No Acolytes are left.',
  'no-power': 'You have no Power.',
  'no-regeneration': 'You have no Regeneration.',
  'not-that-much': 'You do not have that much.',
  'full-health': 'Your overlord is at full Health.',
  'may-not-convert': 'No card lets you convert that.',
  'not-in-play': 'That card is not in your play area.',
  'no-edges': 'A card without faction has no edges to join.',
  'in-a-horde': 'It is in a horde already.',
  'edges-differ': 'These edges don’t match.',
  'no-such-end': 'There is no such end of a horde.',
  'not-your-relic': 'That is not a relic of yours.',
  'relic-only-guards': 'This relic only guards: its Armor works by itself.',
  'relic-used': 'It was used this turn.',
  'overlord-used': 'Your overlord has acted this turn.',
  'too-little-health': 'Too little Health to pay: at least 1 must remain.',
  'no-token': 'It has no HAUNT token.',
  'not-there-at-start': 'It was not in play when your turn began.',
  'haunted-already': 'It has haunted this turn.',
  'token-haunt-side': 'Its token must show Dismiss.',
  'not-an-answer': 'That cannot be chosen.',
  'offered-already': 'You have offered a draw this turn.',
};

/** The sentence for a refusal of this game. */
export function refusalWords({ why, with: given }: Refusal): string {
  if (why === 'not-enough-coin') return `Needs ${given?.['short']} more Coin.`;
  if (why === 'too-many-cards')
    return given?.['more'] === 1 ? 'Play 1 more card first.' : `Play ${given?.['more']} more cards first.`;
  return SENTENCES[why] ?? '';
}
