import type { Bust, Technique, VictimId } from './clue';

/** ARK-CARD-05: a victim opens a case; it is no clue. */
export interface Victim {
  id: VictimId;
  name: string;
  occupation: string;
  right: readonly [Technique, Technique];
  flavour: string;
  art: readonly string[];
  bust: Bust;
}

const rows = [
  {
    id: 'edmund-hallowell',
    name: 'Edmund Hallowell',
    occupation: 'Medical student',
    right: ['C', 'I'],
    flavour: 'Found on the dissecting table, under his own sheet.',
    art: ['stethoscope'],
    bust: 'bare',
  },
  {
    id: 'lydia-thorne',
    name: 'Lydia Thorne',
    occupation: 'Astronomy student',
    right: ['R', 'S'],
    flavour: 'The dome was open and every lens was turned to the ground.',
    art: ['telescope'],
    bust: 'bun',
  },
  {
    id: 'josiah-peck',
    name: 'Josiah Peck',
    occupation: 'Divinity student',
    right: ['I', 'R'],
    flavour: 'Kneeling in an empty chapel, facing the door.',
    art: ['prayer'],
    bust: 'bare',
  },
  {
    id: 'miriam-voss',
    name: 'Miriam Voss',
    occupation: 'Anthropology student',
    right: ['C', 'S'],
    flavour: 'Her field notes end in the middle of a word no one can read.',
    art: ['quill-ink'],
    bust: 'shawl',
  },
  {
    id: 'casper-whitlock',
    name: 'Casper Whitlock',
    occupation: 'Philology student',
    right: ['C', 'R'],
    flavour: 'Between the stacks, with his mouth full of paper.',
    art: ['bookshelf'],
    bust: 'spectacles',
  },
  {
    id: 'adele-fontaine',
    name: 'Adele Fontaine',
    occupation: 'Music student',
    right: ['I', 'S'],
    flavour: 'The organ was still sounding when they broke in.',
    art: ['musical-score'],
    bust: 'bun',
  },
] as const satisfies readonly Victim[];

/** The six victims, by id. */
export const VICTIMS: Readonly<Record<VictimId, Victim>> = Object.fromEntries(rows.map((v) => [v.id, v]));
