import type { GuideStep, TableProps } from '../../../web/src/table';
import { cardOf } from '../cards';
import { sideOf } from '../state';
import type { View } from './kinds';

type Props = TableProps<View>;
const mine = ({ view, me }: Props) => view.phase === 'battle' && me !== null && view.active === me && view.pending === null; // prettier-ignore
const can = (move: string) => (p: Props) => mine(p) && p.legal.some((m) => m.move === move);
const pool = ({ view, me }: Props) => sideOf(view.open, me ?? '0').pool;

/** The guided first game: play, buy, attack, first horde, pass; each slip when its moment has come. */
export const guide: readonly GuideStep<View>[] = [
  {
    id: 'overlord',
    when: ({ view, me }) => view.phase === 'draftOverlord' && view.active === me,
    text: 'Two overlords fight for London. **Choose yours**: Fenris strikes, Methuselah draws, Lilith buys, Azazael lasts.',
    at: '[data-draft]',
    untilMove: true,
  },
  {
    id: 'influence',
    when: ({ view, me }) => view.phase === 'draftInfluence' && view.active === me,
    text: 'Pick **two Influence cards**. Those with a star are good for a first game.',
    at: '[data-draft]',
    untilMove: true,
  },
  {
    id: 'goal',
    when: mine,
    text: 'Bring the rival overlord on top to **0 Health**. Yours is below.',
    at: '[data-overlord="rival"]',
  },
  {
    id: 'play',
    when: can('playCard'),
    text: '**Playing is free.** Click a card in your hand: Cultists give Coin, Fanatics give Power.',
    at: '[data-area="hand"]',
    untilMove: true,
  },
  {
    id: 'pool',
    when: (p) => mine(p) && pool(p).coin + pool(p).power > 0,
    text: 'What you gain lies in your **pool** until the end of the turn. Nothing is kept, so spend it.',
    at: '[data-area="pool"]',
  },
  {
    id: 'buy',
    when: (p) => can('buyStreet')(p) || can('buyAcolyte')(p),
    text: 'Lit cards in the **Street** are within your means. What you buy goes to your discard pile and comes back with the next shuffle; relics stay in play.',
    at: '[data-area="street"]',
    untilMove: true,
  },
  {
    id: 'attack',
    when: can('attack'),
    text: '**Power** strikes: click the rival overlord to spend it all.',
    at: '[data-overlord="rival"]',
    untilMove: true,
  },
  {
    id: 'horde',
    when: can('formHorde'),
    text: 'Two of your monsters fit **edge to edge**. Pick one up, then the lit partner: the horde pays one Horde ability.',
    at: '[data-area="play"]',
    untilMove: true,
  },
  {
    id: 'haunt',
    when: can('hauntAction'),
    text: 'This monster stayed in play. Its **HAUNT Action** does everything on it once more.',
    at: '[data-area="play"]',
    untilMove: true,
  },
  {
    id: 'influence-live',
    when: (p) => mine(p) && (p.view.own?.hand ?? []).some((id) => cardOf(id).type === 'influence'),
    text: 'An **Influence card** pays its green line only if a monster of your faction was played before it.',
    at: '[data-area="hand"]',
  },
  {
    id: 'pass',
    when: can('pass'),
    text: 'With one card or none in hand you may **pass**. A card you keep is the first you draw again.',
    at: '[data-area="pass"]',
    untilMove: true,
  },
  {
    id: 'curse',
    when: ({ view }) => view.own?.question?.ask === 'curse',
    text: 'A **CURSE** comes in the rival’s turn: pay with 2 Health or with a card.',
    at: '[data-area="curse"]',
    untilMove: true,
  },
];
