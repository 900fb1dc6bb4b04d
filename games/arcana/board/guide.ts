import type { GuideStep } from '../../../web/src/table';
import { cardOf, isAgent } from '../cards';
import { FREE } from '../state';
import type { View } from '../view';

const mine = (view: View, me: string | null) => me !== null && view.asked?.seats.includes(me) === true;
const acting = (view: View, me: string | null) => mine(view, me) && view.asked?.question.ask === 'act';
const hand = (view: View) => view.own?.hand ?? [];

/** The guided first game: real moves on a real board, each slip shown when its moment has come. */
export const guide: readonly GuideStep<View>[] = [
  {
    id: 'guild',
    when: ({ view, me }) => mine(view, me) && view.asked?.question.ask === 'guild',
    text: 'Four guilds rule the shadows of **Cadwallon**. Choose yours: all are equally strong.',
    at: '[data-ask="guild"] [data-move]',
    untilMove: true,
  },
  {
    id: 'stakes',
    when: ({ view, me }) => view.round === 1 && acting(view, me),
    text: 'These cards are the **Stakes**: people, relics and places. The golden number is what the Agents you send there must reach together, in the arcanum below it.',
    at: '[data-zone] [data-card]',
  },
  {
    id: 'facing',
    when: ({ view, me }) => view.round === 1 && acting(view, me),
    text: 'The two Stakes on your ribbon are **your zones**: Agents lie **face-down** there. Everywhere else they lie open for all to see.',
    at: '[data-own] [data-card]',
  },
  {
    id: 'send',
    when: ({ view, me }) => acting(view, me) && hand(view).some((c) => isAgent(cardOf(c))),
    text: 'Pick an **Agent** from your hand; dashed pennons show what it would make of each Stake. Then click a Stake.',
    at: '[data-dock] [data-select]',
    untilMove: true,
  },
  {
    id: 'stuck',
    when: ({ view, me }) => view.zones.some((z) => z.agents.some((a) => a.owner === me && a.since < view.round)),
    text: 'Nobody reached that number, so your Agent is **stuck** there. It goes on counting: send another to finish the job.',
    at: '[data-zone]',
  },
  {
    id: 'bribe',
    when: ({ view, me, legal }) => acting(view, me) && legal.some((m) => m.move === 'bribe'),
    text: 'A **Relic** can bribe a Personality where you have an Agent: its Ducats and your values there against the **price** on the coin. If it is enough, the Stake is yours at once.',
    at: '[data-dock] [data-select]',
  },
  {
    id: 'location',
    when: ({ view, me, legal }) => acting(view, me) && legal.some((m) => m.move === 'playLocation'),
    text: 'A **Location** does what it says, then goes to your Resource Deck. Whatever you cannot use, discard.',
    at: '[data-dock] [data-select]',
  },
  {
    id: 'won',
    when: ({ view, me }) => me !== null && (view.seats[me]?.won.length ?? 0) > 0,
    text: 'Your first Stake! It joins your deck: you will draw it again, and its laurels count at the end.',
    at: '[data-seat]',
  },
  {
    id: 'jubilee',
    when: ({ view }) => !view.jubilee && (view.zones.find((z) => z.id === FREE)?.pile ?? 9) <= 6,
    text: 'The **Ducal Jubilee** is among the next six cards of the Free pile. When it comes, this round is the last. Do not leave good Agents stranded.',
    at: '[data-gauge="jubilee"]',
  },
];
