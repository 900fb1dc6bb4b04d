import { clue } from './clue';

/** What the witnesses would not put into their statements. */
export const MONSTERS = [
  clue('Thing in the Wainscot', 'MON S>C [S] {check}', 'Too large for a rat. Rats do not laugh.', ['seated-mouse']),
  clue('Long-Fingered Shadow', 'MON R>S [T S] {check}', 'It lies the wrong way, toward the lamp.', ['shadow-grasp']),
  clue('Keeper of the Stairwell', 'MON I>R [K S] {check}', 'There are more steps down than up.', ['3d-stairs']),
  clue(
    'What the Grave Gave Back',
    'MON C>RS [S] {take:closed, check}',
    'It rang the bell three times and then twice, as agreed.',
    ['half-body-crawling'],
  ),
  clue(
    'The Kindly Stranger',
    'MON R>I [T] {take:stability, check}',
    'He walked you home. You have never told him where.',
    ['shadow-follower'],
  ),
  clue('The Familiar', 'MON C>RS [P L S] {check}', 'Fed at the wrist, and fond of secrets.', ['cat']),
  clue('She Who Signs the Book', 'MON S>I [P L T] {shuffle, check}', 'She offers you the pen. It is already wet.', [
    'witch-face',
  ]),
] as const;
