import type { GuideStep, TableProps } from '../../../web/src/table';
import type { View } from '../view';

const first = ({ view }: TableProps<View>) => view.board.round === 1;
const asked = (props: TableProps<View>, ask: string) => props.view.ask?.ask === ask && props.legal.length > 0;

/** The guided first round: real moves on a real board, each slip when its moment has come. */
export const guide: readonly GuideStep<View>[] = [
  {
    id: 'faction',
    when: (p) => asked(p, 'draft'),
    text: 'Four cults, four ways to score. Each mat names its own **condition**: two points in every round in which you meet it.',
    at: '[data-move^="chooseFaction"]',
    untilMove: true,
  },
  {
    id: 'goal',
    when: (p) => first(p) && asked(p, 'plan'),
    text: 'Points come from **controlled places** (two of three tokens; every pair of places is a point), **Rituals**, your **condition** and burnt **Insight**. Highest with 13 or more at the end of a round wins.',
    at: '[data-ring]',
  },
  {
    id: 'plan',
    when: (p) => first(p) && asked(p, 'plan'),
    text: 'Plan up to three holders: pick an **Operator** and an **Action card** that fits a Skill of his, then a **place**. Nobody sees it.',
    at: '[data-hand]',
  },
  {
    id: 'ready',
    when: (p) => first(p) && asked(p, 'plan'),
    text: 'Cards you keep in hand are **Quick Actions** for later. When the plan stands, press **Ready**.',
    at: '[data-prompt]',
    untilMove: true,
  },
  {
    id: 'intel',
    when: (p) => first(p) && asked(p, 'intel'),
    text: 'For **2 Insight** you turn up one back of a rival for everyone. Whoever turns up the last card of a holder gets 1 back. Passing is final for spending.',
    at: '[data-seat]',
    untilMove: true,
  },
  {
    id: 'commit',
    when: (p) => first(p) && asked(p, 'commit'),
    text: 'Cards that nobody has seen may still change: pick one in a holder, then what should take its place. Then all holders open together.',
    at: '[data-prompt]',
    untilMove: true,
  },
  {
    id: 'window',
    when: (p) => first(p) && asked(p, 'respond'),
    text: 'A **window**: everybody answers at once and sealed. Lit cards fit this moment. *Pass until the phase ends* spares you the rest.',
    at: '[data-prompt]',
    untilMove: true,
  },
  {
    id: 'ballot',
    when: (p) => asked(p, 'ballot'),
    text: 'Two Operators, one place. With room for all, everybody may choose **peace**; one vote to fight is enough. After peace only newcomers to the place operate.',
    at: '[data-prompt]',
    untilMove: true,
  },
  {
    id: 'fight',
    when: ({ view }) => view.combat !== null,
    text: 'All roll together. The **highest** assigns one hit. An Anomaly hits everyone below its **Power**, the striped part of the kerb.',
    at: '[data-combat]',
  },
  {
    id: 'operate',
    when: (p) => asked(p, 'operate'),
    text: 'Your Operator stands: you may remove **one Normal token**, must place yours, and the Operation happens. Its cost moves the **Rebound** dial.',
    at: '[data-prompt]',
    untilMove: true,
  },
  {
    id: 'auction',
    when: (p) => asked(p, 'bid'),
    text: 'One **Relic** is auctioned every round. A pass is final.',
    at: '[data-prompt]',
    untilMove: true,
  },
  {
    id: 'refill',
    when: (p) => asked(p, 'refill'),
    text: 'Lay aside what you do not want, draw to five; then up to two cards once more. The next round begins.',
    at: '[data-hand]',
    untilMove: true,
  },
];
