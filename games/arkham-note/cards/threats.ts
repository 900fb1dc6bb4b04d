import { clue } from './clue';

/** Somebody wants you off the case. */
export const THREATS = [
  clue('Anonymous Telephone Call', 'THR S>I [T] {discard:leads}', 'No voice, only your own breath, a second late.', [
    'candlestick-phone',
  ]),
  clue('Ransacked Office', 'THR I>RS [S] {discard:hand}', 'Nothing taken but the one page you had read.', [
    'broken-pottery',
  ]),
  clue('Fever Dream', 'THR S>C [T S] {check}', 'You wake with chalk on your fingers.', ['person-in-bed']),
  clue('Burned Street Map', 'THR R>I [S] {discard:leads}', 'What is left is a street the town does not have.', [
    'flaming-sheet',
  ]),
  clue('Bribed Watchman', 'THR C>I [K]', 'He was paid to leave the gate open. By whom, he forgets.', ['receive-money']),
  clue('Curfew', 'THR *>C [T] {discard:leads}', 'For your own safety, says the notice, signed by no one.', [
    'ringing-bell',
  ]),
  clue(
    'The Thirteenth Invitation',
    'THR I>R [P L T] {discard:hand}',
    'Twelve guests were expected. It is addressed to you.',
    ['love-letter'],
  ),
  clue('The Count of Nights', 'THR S>CI [P m4 S] {check}', 'Chalked on your door: one fewer every morning.', [
    'falcon-moon',
  ]),
] as const;
