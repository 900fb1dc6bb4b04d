import { ref } from '../../../engine-extensions/effects/words';
import { physical } from './action';
import { freeze } from './freeze';
import type { Ability, Faction, Operator, OperatorId, Skill } from './kinds';
import { draw, exhaustRelic, gain, moveToken, muddle, peekHand, peekRitual, rebound, tax, may } from './words';

const SKILL: Record<string, Skill> = { S: 'strength', F: 'finesse', A: 'arcana', C: 'charisma' };

const operator = (
  name: string,
  copies: number,
  skills: string,
  hp: number,
  icon: string,
  ability?: Ability,
): Operator => ({
  name,
  copies,
  skills: [...skills].map((s) => SKILL[s] as Skill),
  hp,
  icon,
  ...(ability ? { ability } : {}),
});

const legend = (
  name: string,
  faction: Faction,
  skills: string,
  hp: number,
  icon: string,
  ability: Ability,
): Operator => ({
  ...operator(name, 1, skills, hp, icon, ability),
  legend: faction,
});

/** The 24 names of the Operator deck; twelve of them are there twice, as Duplicates. */
export const OPERATORS: Record<string, Operator> = freeze({
  'barrow-constable': operator('Barrow Constable', 2, 'S', 2, 'mustache'),
  'chimney-climber': operator('Chimney Climber', 2, 'F', 1, 'bandit'),
  'street-preacher': operator('Street Preacher', 2, 'C', 2, 'monk-face', { on: 'onFinalise', effect: gain(1) }),
  'hedge-apothecary': operator('Hedge Apothecary', 2, 'A', 1, 'witch-face'),
  'dockside-bruiser': operator('Dockside Bruiser', 2, 'S', 3, 'beard'),
  'fleet-street-stringer': operator('Fleet Street Stringer', 2, 'FC', 1, 'fedora', { on: 'onSeen', effect: gain(1) }),
  'lapsed-curate': operator('Lapsed Curate', 2, 'AC', 2, 'cowled'),
  'bow-street-runner': operator('Bow Street Runner', 2, 'SF', 2, 'sherlock-holmes', {
    constant: 'score',
    n: 1,
    if: { is: 'noAnomalyHere' },
  }),
  'table-rapper': operator('Table-Rapper', 2, 'A', 1, 'nun-face'),
  'theatre-prompter': operator('Theatre Prompter', 2, 'C', 1, 'ringmaster', { on: 'onReveal', effect: peekRitual() }),
  resurrectionist: operator('Resurrectionist', 2, 'SA', 2, 'doctor-face', { on: 'onKill', effect: draw(1) }),
  mudlark: operator('Mudlark', 2, 'F', 1, 'monk-face', { on: 'onFinalise', effect: draw(1) }),
  'the-tattooed-harpooner': operator('The Tattooed Harpooner', 1, 'S', 3, 'pirate-captain', {
    constant: 'score',
    n: 1,
    if: { is: 'anomalyHere' },
  }),
  'madame-corvina': operator('Madame Corvina', 1, 'AC', 2, 'bird-mask', { on: 'onFight', effect: rebound(-1) }),
  'doctor-quill': operator('Doctor Quill', 1, 'AF', 2, 'doctor-face', { on: 'onFall', effect: gain(2) }),
  'the-limping-major': operator('The Limping Major', 1, 'SC', 3, 'mustache', { on: 'onAssign', effect: gain(1) }),
  'silent-partridge': operator('Silent Partridge', 1, 'F', 2, 'spy', { on: 'onSeen', effect: draw(1) }),
  'sister-gaslight': operator('Sister Gaslight', 1, 'SC', 2, 'nurse-female'),
  'ezra-the-locksmith': operator('Ezra the Locksmith', 1, 'AF', 2, 'nurse-male', {
    on: 'onFinalise',
    effect: exhaustRelic(),
  }),
  'widow-tansy': operator('Widow Tansy', 1, 'AC', 1, 'witch-face', { on: 'onFall', effect: muddle(1) }),
  'captain-ferrars': operator('Captain Ferrars', 1, 'SFC', 3, 'pirate-captain'),
  'the-cartographer': operator('The Cartographer', 1, 'FAC', 1, 'sherlock-holmes', {
    on: 'onFinalise',
    effect: may('move-a-token', moveToken()),
  }),
  'lord-ash': operator('Lord Ash', 1, 'FC', 2, 'ringmaster', { on: 'onFinalise', effect: tax(1) }),
  'the-weeping-clerk': operator('The Weeping Clerk', 1, 'SF', 2, 'cowled', { on: 'onFinalise', effect: peekHand(2) }),
});

/** One per faction; they come back (COL-OPR-03). */
export const LEGENDS: Record<string, Operator> = freeze({
  'mother-ignatia-crane': legend('Mother Ignatia Crane', 'purge', 'SC', 3, 'nun-face', {
    on: 'onKill',
    effect: gain(1),
  }),
  'sir-ambrose-vane': legend('Sir Ambrose Vane', 'society', 'AF', 2, 'sherlock-holmes', {
    on: 'step1',
    if: { is: 'unseen' },
    effect: gain(1),
  }),
  'black-annie-gage': legend('Black Annie Gage', 'mohocks', 'SF', 3, 'bandit', {
    on: 'onRob',
    effect: { do: 'stealInsight', who: ref('who'), n: 1 },
  }),
  'soror-meridian': legend('Soror Meridian', 'dawn', 'AC', 2, 'bird-mask', {
    constant: 'score',
    n: 1,
    if: { is: 'trackerAtLeast', n: 6 },
  }),
});

/** Every physical Operator -> its row. */
export const OPERATOR: Record<OperatorId, Operator> = Object.freeze({ ...physical(OPERATORS), ...physical(LEGENDS) });
export const operatorOf = (id: OperatorId): Operator => OPERATOR[id] as Operator;
export const isLegend = (id: OperatorId): boolean => OPERATOR[id]?.legend !== undefined;
