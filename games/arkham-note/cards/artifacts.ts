import { clue } from './clue';

/** Things that should be in a museum, or under it. */
export const ARTIFACTS = [
  clue('Brass Cipher Wheel', 'ART C>R [S] {search}', 'Twenty-seven letters. One of them has no sound.', [
    'cog',
    'combination-lock',
  ]),
  clue('Tallow-Hand Candle', 'ART R>I [T]', 'While it burns, the house sleeps on.', ['severed-hand']),
  clue('Iron-Bound Diary', 'ART I>RS [K L S] {take:time}', 'The lock is new. The entries are not.', ['secret-book']),
  clue('Black Mirror', 'ART *>S [S] {check}', 'It shows the room as it is, but for you.', ['mirror-mirror']),
  clue('Sexton’s Key', 'ART R>C [K T] {take:discard}', 'It opens from the inside.', ['skeleton-key']),
  clue('Silver Medallion', 'ART S>R [S] {take:stability}', 'Worn thin by eight generations of thumbs.', [
    'tribal-pendant',
  ]),
  clue('Book without a Printer', 'ART R>C [P L S] {check, search}', 'The ink is brown, and the pages count you.', [
    'evil-book',
  ]),
  clue('Chalice of Grave Wax', 'ART C>IS [P L T] {check}', 'Filled once a year. Emptied the same night.', [
    'chalice-drops',
  ]),
] as const;
