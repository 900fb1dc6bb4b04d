import { clue } from './clue';

/** Persons of interest. */
export const PEOPLE = [
  clue(
    'Night Porter',
    'PER I>C [K] {take:leads}',
    'He counts the keys every dawn. One is always warm.',
    ['keyring'],
    'cap',
  ),
  clue(
    'Boarding-House Landlady',
    'PER I>S [T] {take:leads}',
    'She never sleeps, she says, and the walls are thin.',
    ['house-keys'],
    'bun',
  ),
  clue('Cab Driver', 'PER S>I [T] {take:time}', 'Knows a short cut to everywhere but home.', ['car-wheel'], 'cap'),
  clue(
    'Newspaper Morgue Clerk',
    'PER R>I [T] {take:discard}',
    'Yesterday’s news, cut out, filed and still bleeding.',
    ['newspaper'],
    'spectacles',
  ),
  clue(
    'Grieving Father',
    'PER C>IR [S] {discard:hand}',
    'He asks you only one question, and you have no answer.',
    ['broken-heart'],
    'beard',
  ),
  clue(
    'Police Informer',
    'PER I>C [S] {take:leads}',
    'Three dollars a name. The fourth he gave for free.',
    ['police-badge'],
    'cap',
  ),
  clue(
    'Telegraph Operator',
    'PER S>R [T] {take:time}',
    'The message was sent before the man had died.',
    ['radio-tower'],
    'bowler',
  ),
  clue(
    'The Smiling Deacon',
    'PER R>IS [P L T] {check}',
    'He blesses every grave before it is dug.',
    ['crucifix'],
    'hood',
  ),
  clue(
    'The Veiled Benefactress',
    'PER C>R [P m4] {check}',
    'Her cheques bear a signature two hundred years old.',
    ['gem-pendant'],
    'veil',
  ),
] as const;
