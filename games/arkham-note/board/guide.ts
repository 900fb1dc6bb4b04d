import type { GuideStep } from '../../../web/src/table';
import { clueOf } from '../cards';
import { firstLead } from '../rules/areas';
import { isClosable } from '../rules/line';
import type { View } from '../view';

const lead = (view: View) => firstLead(view.leads);
const acting = (view: View) => view.stage === 'act';

/** The guided first case: real moves on a real board, each slip shown when its moment has come. */
export const guide: readonly GuideStep<View>[] = [
  {
    id: 'welcome',
    when: ({ view }) => view.turn === 1 && acting(view),
    text: 'Students of Miskatonic University are found dead. Each **open case** is a victim and the clues that follow. Close cases and keep the puzzle pieces they can spare.',
    at: '[data-case] [data-card]',
  },
  {
    id: 'goal',
    when: ({ view }) => view.turn === 1 && acting(view),
    text: 'Puzzle cards of **five different types** in the Big picture solve the affair. You lose at five cards in **Stability**, or when a victim is due and none is left.',
    at: '[data-area="bigPicture"]',
  },
  {
    id: 'lead',
    when: ({ view }) => view.turn === 1 && acting(view),
    text: 'These are your **leads**. Every action uses up the first one, so look ahead.',
    at: '[data-area="unseen"]',
  },
  {
    id: 'link',
    when: ({ view, legal }) => acting(view) && legal.some((m) => m.move === 'playLead' || m.move === 'playFromHand'),
    text: 'A clue links when its **left** technique is on the **right** edge of the last card in the line. Pick up a card with a gold ring: the ends where it fits light up.',
    at: '[data-select]',
    untilMove: true,
  },
  {
    id: 'take',
    when: ({ view, legal }) => acting(view) && view.turn > 1 && legal.some((m) => m.move === 'takeLead'),
    text: 'Nothing fits? **Take** keeps the first lead for later. You hold three cards at most.',
    at: '[data-act="1"]',
  },
  {
    id: 'hourglass',
    when: ({ view }) => acting(view) && lead(view) !== undefined && clueOf(lead(view) as string).hourglass,
    text: 'The first lead shows an **hourglass**. Discarded, it goes to Time; five there bring another victim.',
    at: '[data-area="time"]',
  },
  {
    id: 'limit',
    when: ({ view }) => view.pending?.ask === 'handLimit',
    text: 'Four cards are one too many: discard one. The one you just took may go too.',
    at: '[data-hand]',
    untilMove: true,
  },
  {
    id: 'effect',
    when: ({ view }) => view.pending !== null && view.pending.ask !== 'handLimit',
    text: 'Printed **effects** happen when a card is played: brown ones you may, black ones you must.',
    at: '[data-prompt]',
    untilMove: true,
  },
  {
    id: 'wrap',
    when: ({ view }) => view.stage === 'wrapUp',
    text: 'The action is done. Until you go on you may still take it back, as long as no card was revealed.',
    at: '[data-next]',
    untilMove: true,
  },
  {
    id: 'check',
    when: ({ view }) => view.events.some((e) => e.event === 'checkFailed' || e.event === 'checkPassed'),
    text: 'That was a **stability check**: the top card was turned up. Dread goes to Stability, anything else is discarded.',
    at: '[data-area="stability"]',
  },
  {
    id: 'lock',
    when: ({ view }) => acting(view) && view.hand.some((id) => clueOf(id).lock),
    text: 'A **lock** needs a free key in the same line. Dr. Armitage can stand in for one key, once.',
    at: '[data-contact]',
  },
  {
    id: 'minimum',
    when: ({ view }) => acting(view) && view.hand.some((id) => clueOf(id).min > 0),
    text: 'A number such as **≥4** tells how many clues the line must have before this card.',
    at: '[data-hand]',
  },
  {
    id: 'close',
    when: ({ view }) => acting(view) && view.cases.some(isClosable),
    text: 'A case shows **five types**: it can be closed. A puzzle card scores if five types remain without it. Waiting for a second puzzle may pay.',
    at: '[data-act="4"]',
  },
];
