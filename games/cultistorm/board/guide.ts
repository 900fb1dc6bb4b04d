import type { GuideStep } from '../../../web/src/table';
import type { View } from '../view';

const asks =
  (ask: string) =>
  ({ view }: { view: View }) =>
    view.asked?.ask === ask;
const can =
  (move: string) =>
  ({ legal }: { legal: readonly { move: string }[] }) =>
    legal.some((m) => m.move === move);

/** A first night, on the real table. */
export const guide: readonly GuideStep<View>[] = [
  {
    id: 'choose',
    when: can('chooseInvestigator'),
    text: 'You lead **investigators** together against the storm. Choose one: ranged fighters reach any cultist, melee ones only the lowest.',
    untilMove: true,
    at: '[data-question]',
  },
  {
    id: 'item',
    when: can('keepItem'),
    text: 'Everybody begins with **one of two items**.',
    untilMove: true,
    at: '[data-question]',
  },
  {
    id: 'vote',
    when: asks('vote'),
    text: 'When the needle of the **barometer** comes to the top, the team lights a **shrine**: from now on that place helps whoever stands there.',
    untilMove: true,
    at: '[data-question]',
  },
  {
    id: 'threshold',
    when: asks('investigate'),
    text: 'Cultists come down the beams. If there are more than this, **all is lost**. A fourth in one column wakes a Great Old One.',
    at: '[data-threshold]',
  },
  {
    id: 'strength',
    when: asks('investigate'),
    text: 'A cultist shows three **symbols**. The die of its place adds one, and its home place another. One of you alone must match them all.',
    at: '[data-columns]',
  },
  {
    id: 'target',
    when: can('setTarget'),
    text: '**Click an enemy at your place** to target it. The tray at the side shows what covers each symbol and what is missing.',
    untilMove: true,
    at: '[data-columns]',
  },
  {
    id: 'die',
    when: can('takeDie'),
    text: 'Each takes **one die** from the pool; it counts as a symbol in your fight.',
    at: '[data-place="pool"]',
  },
  {
    id: 'support',
    when: can('playSupport'),
    text: 'Cards in your hand match symbols in **your** fights, or help **others** as support: pick one, then a teammate. Support costs 1 insanity unless the card is unique (the star).',
    at: '[data-hand]',
  },
  {
    id: 'search',
    when: can('search'),
    text: 'With magnifying glasses in hand you may **search** for an item, once a round. Beware of unexpected events.',
    at: '[data-prompt]',
  },
  {
    id: 'pass',
    when: can('pass'),
    text: 'When all have **passed**, fights begin. Who fights nobody moves the terror marker, and suffers if cultists are there.',
    at: '[data-pass-note]',
  },
  {
    id: 'fight',
    when: can('fight'),
    text: 'All symbols are matched: **fight**. You win a **trophy** of the cultist’s sect.',
    untilMove: true,
    at: '[data-tray]',
  },
  {
    id: 'learn',
    when: can('gainKnowledge'),
    text: 'A trophy buys **forbidden knowledge**: an ability, and a **gate seal** of your choice.',
    at: '[data-prompt]',
  },
  {
    id: 'place',
    when: can('placeTrophy'),
    text: 'Place trophies on the place of their symbol. With enough of them, its seal card and you there, you **seal** it in the last phase. Five seals win.',
    at: '[data-prompt]',
  },
];
