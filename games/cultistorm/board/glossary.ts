import type { Keyword } from '../../../web/src/table';
import { ACTION, CULTIST, GOO, INVESTIGATOR, ITEM, LOCATION, type AnyWord } from '../cards';

const WORD: Record<string, Keyword> = {
  insanity: {
    term: 'Insanity',
    text: 'The fifth ends the night for everybody. Permanent insanity is never healed.',
    rule: 'CST-GOAL-02',
  },
  ward: {
    term: 'Ward',
    text: 'No new cultist appears there until the end of the next cultist phase.',
    rule: 'CST-WARD-01',
  },
  summon: {
    term: 'Great Old One',
    text: 'It devours the cultists below it, one a round. When none is left it must be beaten that round.',
    rule: 'CST-CUL-03',
  },
  shield: { term: 'Shield', text: 'The next insanity of this round is not felt.', rule: 'CST-RULING-24' },
  any: { term: 'Any', text: 'Stands for any one of the five symbols.', rule: 'CST-CMB-03' },
  convert: {
    term: 'Counts as any',
    text: 'One of your own cards or dice is matched with another symbol.',
    rule: 'CST-CMB-03',
  },
  ignore: { term: 'Ignore', text: 'The enemy loses that symbol; at least one must be matched.', rule: 'CST-CMB-03' },
  unique: { term: 'Unique', text: 'Given as support it costs no insanity.', rule: 'CST-SUP-04' },
  noDraw: { term: 'No draw', text: 'You draw no new card for it.', rule: 'CST-SUP-05' },
  combat: {
    term: 'Combat card',
    text: 'The supported keeps it and uses it in a fight of this round.',
    rule: 'CST-SUP-07',
  },
  search: {
    term: 'Search icon',
    text: 'Each one in your hand lets you draw an item when you search.',
    rule: 'CST-SRCH-01',
  },
  trophy: {
    term: 'Trophy',
    text: 'Won from a cultist, of its sect’s symbol. Seals places and buys knowledge.',
    rule: 'CST-TRO-01',
  },
  shrine: {
    term: 'Shrine',
    text: 'Lit each time the terror marker comes to the shield; opens the place’s action.',
    rule: 'CST-LOC-02',
  },
  melee: { term: 'Melee', text: 'Reaches only the bottom cultist of a column.', rule: 'CST-CMB-06' },
  ranged: { term: 'Ranged', text: 'Reaches any cultist at the place.', rule: 'CST-CMB-06' },
  rule: { term: 'Lasting rule', text: 'Holds until the end of the round, or of the game.', rule: 'CST-GOAL-06' },
};

const of = (key: string): Keyword[] => (WORD[key] ? [WORD[key]] : []);
const wordsIn = (words: readonly AnyWord[]) => words.flatMap((w) => of(w.do));

/** The words on a card, explained. */
export function keywords(id: string): readonly Keyword[] {
  const a = ACTION[id];
  if (a)
    return [
      ...(a.unique ? of('unique') : []),
      ...(a.combat ? of('combat') : []),
      ...(a.noDraw ? of('noDraw') : []),
      ...(a.search ? of('search') : []),
      ...wordsIn([...a.support, ...a.optional]),
    ];
  if (ITEM[id]) return wordsIn(ITEM[id].words);
  if (LOCATION[id]) return [...of('shrine'), ...wordsIn(LOCATION[id].action.words)];
  if (GOO[id]) return of('summon');
  if (CULTIST[id]) return [...of('trophy'), ...(CULTIST[id].effect ? wordsIn([CULTIST[id].effect]) : [])];
  if (INVESTIGATOR[id]) return of(INVESTIGATOR[id].style);
  return [];
}

export const glossary: readonly Keyword[] = [
  ...Object.values(WORD),
  { term: 'Threshold', text: 'More cultists in play than this, and the night is lost at once.', rule: 'CST-THR-01' },
  {
    term: 'Terror circle',
    text: 'A card with as many tokens as gems is turned up and carried out.',
    rule: 'CST-TER-02',
  },
  {
    term: 'Final Act',
    text: 'Comes with its last token or when the cultist deck runs out; from then on it gets worse.',
    rule: 'CST-END-01',
  },
  {
    term: 'Gate seal card',
    text: 'Taken with each new knowledge; its owner may seal that place.',
    rule: 'CST-SEAL-03',
  },
  { term: 'Leader', text: 'Another each round; breaks ties and may close a vote.', rule: 'CST-GRP-03' },
  {
    term: 'Heroic sacrifice',
    text: 'Who goes insane by sealing the fifth place wins the night for all.',
    rule: 'CST-SEAL-08',
  },
];
