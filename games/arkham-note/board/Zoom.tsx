import { Card, type Keyword } from '../../../web/src/table';
import { clueOf, isClue, VICTIMS, type Clue } from '../cards';
import { ArtDefs } from './art';
import { Print } from './ClueCard';
import { clueLabel, EFFECT_RULES, EFFECT_WORDS, TECHNIQUE_WORDS, TYPE_WORDS } from './names';
import { VictimPhoto } from './VictimPhoto';
import s from './card.module.css';

/** A card large, with its flavour line. */
export function Zoom({ id }: { id: string }) {
  if (isClue(id)) {
    const clue = clueOf(id);
    return (
      <div>
        <ArtDefs />
        <Card label={clueLabel(id)} className={`${s.clue} ${s.large}`}>
          <Print clue={clue} />
        </Card>
        <p className={s.flavour}>{clue.flavour}</p>
      </div>
    );
  }
  const victim = VICTIMS[id];
  if (!victim) return null;
  return (
    <div>
      <ArtDefs />
      <VictimPhoto id={id} large />
      <p className={s.flavour}>{victim.flavour}</p>
    </div>
  );
}

const technique = (c: Clue): Keyword => ({
  term: 'Link',
  text:
    c.left === 'ANY'
      ? 'Follows every card.'
      : `Follows a card that shows ${TECHNIQUE_WORDS[c.left]} on its right edge.`,
  rule: c.left === 'ANY' ? 'ARK-PLAY-03' : 'ARK-PLAY-02',
});

const EFFECT_TEXT: Record<string, string> = {
  'take:leads': 'You may take any card of the Leads row.',
  'take:discard': 'You may take a card from the discard area.',
  'take:closed': 'You may take a clue from the Closed cases.',
  'take:stability': 'You may take a card from the Stability area.',
  'take:time': 'You may take a card from the Time area.',
  search: 'You may look through the draw stack and take a card; the stack is shuffled.',
  shuffle: 'You may shuffle the discards into the draw stack.',
  'discard:hand': 'You must discard a card from your hand.',
  'discard:leads': 'You must discard a lead.',
  check: 'Turn up the top card of the draw stack: dread goes to Stability, anything else is discarded.',
};

const MARKS = {
  puzzle: {
    term: 'Puzzle',
    text: 'Can be scored into the big picture when its case is closed and five types remain.',
    rule: 'ARK-CLOSE-02',
  },
  lock: { term: 'Lock', text: 'Needs a free key in the same line.', rule: 'ARK-LOCK-01' },
  key: { term: 'Key', text: 'Opens one lock that is played later in this line.', rule: 'ARK-LOCK-02' },
  hourglass: { term: 'Hourglass', text: 'Goes to the Time area whenever it is discarded.', rule: 'ARK-DISC-01' },
  stability: { term: 'Dread', text: 'Goes to the Stability area when a check turns it up.', rule: 'ARK-CHECK-02' },
} as const satisfies Record<string, Keyword>;

/** What is printed on a card, explained. */
export function keywords(id: string): Keyword[] {
  if (!isClue(id))
    return VICTIMS[id] ? [{ term: 'Victim', text: 'Opens a case. It is no clue.', rule: 'ARK-CARD-05' }] : [];
  const c = clueOf(id);
  return [
    { term: TYPE_WORDS[c.type], text: 'One of six types. A case shows five to be closed.', rule: 'ARK-CARD-02' },
    technique(c),
    ...(c.puzzle ? [MARKS.puzzle] : []),
    ...(c.lock ? [MARKS.lock] : []),
    ...(c.min > 0
      ? [{ term: `≥${c.min}`, text: `Needs ${c.min} clues in the line before it.`, rule: 'ARK-MIN-01' }]
      : []),
    ...(c.key ? [MARKS.key] : []),
    ...c.effects.map((e) => ({
      term: EFFECT_WORDS[e].replace(/^./, (x) => x.toUpperCase()),
      text: EFFECT_TEXT[e] ?? '',
      rule: EFFECT_RULES[e],
    })),
    ...(c.hourglass ? [MARKS.hourglass] : []),
    ...(c.stability ? [MARKS.stability] : []),
  ];
}

/** All words of the game. */
export const glossary: Keyword[] = [
  { term: 'First lead', text: 'The leftmost card of the Leads row. Every action uses it up.', rule: 'ARK-TURN-02' },
  { term: 'Line', text: 'A victim and the clues after it. Each clue links to the card before.', rule: 'ARK-PLAY-02' },
  { term: 'Any', text: 'Stands for every technique, on either edge.', rule: 'ARK-PLAY-03' },
  ...Object.values(MARKS),
  { term: 'Minimum', text: 'The clues that must lie in the line before this card.', rule: 'ARK-MIN-01' },
  { term: 'Strain', text: 'From the eighth clue of a line on, each costs a stability check.', rule: 'ARK-STRAIN-01' },
  { term: 'Big picture', text: 'Scored puzzle cards. Enough different types win.', rule: 'ARK-MAINT-01' },
  ...Object.entries(EFFECT_TEXT).map(([e, text]) => ({
    term: EFFECT_WORDS[e as keyof typeof EFFECT_WORDS].replace(/^./, (x) => x.toUpperCase()),
    text,
    rule: EFFECT_RULES[e as keyof typeof EFFECT_RULES],
  })),
];
