import { kebab } from './kebab';
import { discard, doom, insanity, loseItem, loseTrophy, rule, spawn, summon, type Word } from './words';

/** A card of the terror circle. */
export interface TerrorCard {
  id: string;
  name: string;
  gems: number;
  words: readonly Word[];
}

const card = (name: string, gems: number, ...words: Word[]): TerrorCard => ({ id: kebab(name), name, gems, words });

/** 5 with one gem, 10 with two, 5 with three; the more gems, the worse. */
export const TERROR: readonly TerrorCard[] = [
  card('Wet Footprints', 1, spawn(1, 'marker')),
  card('The Lamps Go Green', 1, rule('pool-1')),
  card('Missing Hour', 1, rule('hand-1')),
  card('Gulls at Midnight', 1, insanity(1, 'here')),
  card('Tramcar Without Driver', 1, rule('no-free-move')),
  card('Voices in the Rain', 2, insanity(1, 'all')),
  card('A Face in Every Window', 2, insanity(1, 'here'), discard(1, 'choice', 'all')),
  card('Choir Under the Pier', 2, spawn(2, 'emptiest')),
  card('Barometer Falls', 2, rule('pool-1'), rule('hand-1')),
  card('Procession with Torches', 2, spawn(2, 'marker')),
  card('Police Tape Cut', 2, loseItem('all')),
  card('The Archives Burn', 2, rule('no-search')),
  card('Graves Left Open', 2, loseTrophy('all')),
  card('Nobody Believes You', 2, rule('tax')),
  card('The Causeway Marches', 2, spawn(1, 'marker'), spawn(1, 'emptiest')),
  card('Black Lightning', 3, summon('first', 1)),
  card('Sky Like a Wound', 3, summon('first', 1)),
  card('The Sanatorium Empties', 3, insanity(1, 'all'), spawn(1, 'emptiest')),
  card('Every Dog Howls', 3, insanity(1, 'all'), discard(1, 'random', 'all')),
  card('Tide Out of Turn', 3, spawn(3, 'emptiest')),
];

/** The Final Act. */
export interface FinalAct extends TerrorCard {
  flavour: string;
}

/** Three call a Great Old One of the second wave; one only counts the rounds. */
export const ACTS: readonly FinalAct[] = [
  {
    ...card('The Storm Breaks', 5, summon('second', 2), rule('terror-x2', 'game')),
    flavour: 'The needle of the barometer bends and points at you.',
  },
  {
    ...card('Lights Out Over Arkham', 5, summon('second', 2), rule('no-heal', 'game')),
    flavour: 'No bed, no lamp, no kind word from now on.',
  },
  {
    ...card('The Streets Are Theirs', 5, summon('second', 2), rule('threshold-1', 'game')),
    flavour: 'They no longer hide their faces.',
  },
  { ...card('Three Nights to Morning', 6, doom(3)), flavour: 'Somebody has begun to count aloud.' },
];
