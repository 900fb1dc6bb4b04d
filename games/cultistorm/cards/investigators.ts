import { kebab } from './kebab';
import { addDie, any, draw, freeMove, heal, recover, search, symbol, unterror, ward, type AnyWord } from './words';

export type InvestigatorId = string;

/** One of the three abilities of forbidden knowledge. */
export interface Ability {
  name: string;
  timing: 'action' | 'combat';
  words: readonly AnyWord[];
}

export interface Investigator {
  id: InvestigatorId;
  name: string;
  role: string;
  style: 'ranged' | 'melee';
  abilities: readonly [Ability, Ability, Ability];
}

const fight = (name: string, ...words: AnyWord[]): Ability => ({ name, timing: 'combat', words });
const act = (name: string, ...words: AnyWord[]): Ability => ({ name, timing: 'action', words });
const person = (
  name: string,
  role: string,
  style: 'ranged' | 'melee',
  ...abilities: [Ability, Ability, Ability]
): Investigator => ({ id: kebab(role), name, role, style, abilities });

export const INVESTIGATORS: readonly Investigator[] = [
  person('Nora Quill', 'archivist', 'ranged',
    act('Card Index', draw(1)),
    fight('Forbidden Shelf', any(2)),
    act('Total Recall', recover, recover, search(1)),
  ),
  person('Tomas Reyes', 'boxer', 'melee',
    fight('Left Hook', any()),
    fight('One More Round', any(2)),
    fight('Fists of the Old City', any(2)),
  ),
  person('Ruth Adler', 'alienist', 'ranged',
    fight('Cold Diagnosis', symbol('moon')),
    fight('Shared Delusion', any(2)),
    act('Talking Cure', heal(1, 'chosen'), draw(1)),
  ),
  person('Ezra Poole', 'exorcist', 'melee',
    fight('Plain Prayer', symbol('star')),
    fight('Names of the Angels', any(2)),
    act('Circle of Salt', ward(1), draw(1)),
  ),
  person('Walter Keane', 'trooper', 'ranged',
    act('Quick March', addDie('you'), freeMove(1)),
    fight('Covering Fire', any(2)),
    fight('Shellshock', any(2)),
  ),
  person('Iris Vane', 'medium', 'melee',
    fight('Table Rapping', symbol('spiral')),
    fight('Borrowed Voice', any(2)),
    act('Silence the Room', unterror, draw(1)),
  ),
]; // prettier-ignore
