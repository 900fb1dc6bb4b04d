import { clue } from './clue';

/** What can be bagged, numbered and shown to a jury. */
export const EVIDENCE = [
  clue('Torn Lecture Notes', 'EVI C>I [T] {take:leads}', 'Geometry, until the angles begin to add up wrong.', [
    'papers',
  ]),
  clue('Carbon Copy', 'EVI C>R [S] {take:discard}', 'Somebody typed the confession twice.', ['files']),
  clue('Pawn Ticket', 'EVI R>CI [S] {take:leads}', 'Pledged on the first of May, in a year yet to come.', ['ticket']),
  clue('Stopped Wristwatch', 'EVI C>S [T] {take:time}', 'It stopped an hour after they found the body.', ['watch']),
  clue('Matching Ligature Marks', 'EVI I>C [m3] {take:closed}', 'The same rope. The same knot. Forty years apart.', [
    'slipknot',
  ]),
  clue(
    'Letter in Two Hands',
    'EVI S>I [T S] {take:discard}',
    'It begins as a husband’s and ends as a father-in-law’s.',
    ['scroll-quill'],
  ),
  clue('Sealed Photograph', 'EVI R>C [S] {take:leads}', 'Do not open, it says on the back, in her own writing.', [
    'portrait',
  ]),
  clue('Ledger of Tithes', 'EVI C>RI [P L T] {check}', 'Paid in full each Walpurgis, one line for each child.', [
    'archive-register',
  ]),
  clue('Bone Tally Sticks', 'EVI I>S [P m4 S] {check}', 'Thirteen notches, and the last is fresh.', ['tally-mark-5']),
] as const;
