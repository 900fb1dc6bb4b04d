import { clueOf, VICTIMS, type ClueId, type ClueType, type Edge, type Effect, type VictimId } from '../cards';

/** The types as printed on a card, and as one speaks of them. */
export const TYPE_WORDS: Record<ClueType, string> = {
  person: 'Person',
  evidence: 'Evidence',
  location: 'Location',
  artifact: 'Artifact',
  threat: 'Threat',
  monster: 'Monster',
};

export const TECHNIQUE_WORDS: Record<Edge, string> = {
  C: 'Collection',
  I: 'Interview',
  R: 'Research',
  S: 'Surveillance',
  ANY: 'any technique',
};

/** What an effect does, as a command. */
export const EFFECT_WORDS: Record<Effect, string> = {
  'take:leads': 'take a lead',
  'take:discard': 'take a discarded card',
  'take:closed': 'take a clue from the Closed cases',
  'take:stability': 'take a card from Stability',
  'take:time': 'take a card from Time',
  search: 'search the draw stack',
  shuffle: 'shuffle the discards into the draw stack',
  'discard:hand': 'discard a hand card',
  'discard:leads': 'discard a lead',
  check: 'stability check',
};

/** The rule of each effect. */
export const EFFECT_RULES: Record<Effect, string> = {
  'take:leads': 'ARK-EFF-10',
  'take:discard': 'ARK-EFF-11',
  'take:closed': 'ARK-EFF-12',
  'take:stability': 'ARK-EFF-13',
  'take:time': 'ARK-EFF-14',
  search: 'ARK-EFF-15',
  shuffle: 'ARK-EFF-16',
  'discard:hand': 'ARK-EFF-17',
  'discard:leads': 'ARK-EFF-18',
  check: 'ARK-EFF-19',
};

export const nameOf = (id: ClueId) => clueOf(id).name;
export const victimName = (id: VictimId) => VICTIMS[id]?.name ?? id;

/** The number of a case on its tab: `case-3` is 3. */
export const caseNumber = (id: string) => Number(id.replace(/^case-/, ''));
export const caseName = (id: string) => `case ${caseNumber(id)}`;

/** "a, b and c" */
export const listed = (words: readonly string[], and = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words[words.length - 1]}`;

export const counted = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** Everything on a clue card in words, for screen readers. */
export function clueLabel(id: ClueId): string {
  const c = clueOf(id);
  const marks = [
    c.puzzle && 'puzzle',
    c.key && 'key',
    c.lock && 'lock',
    c.min > 0 && `needs ${c.min} clues`,
    c.hourglass && 'hourglass',
    c.stability && 'dread',
  ].filter((m) => m !== false);
  const effects = c.effects.map(
    (e) => `${e === 'check' || e.startsWith('discard:') ? 'must' : 'may'} ${EFFECT_WORDS[e]}`,
  );
  return [
    `${c.name}, ${TYPE_WORDS[c.type]}`,
    `links ${TECHNIQUE_WORDS[c.left]} to ${listed(
      c.right.map((t) => TECHNIQUE_WORDS[t]),
      'or',
    )}`,
    ...marks,
    ...effects,
  ].join(', ');
}
