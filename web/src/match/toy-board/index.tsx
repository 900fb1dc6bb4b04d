import type { BoardModule } from '../../table';
import type { ToyView } from '../../../../engine-extensions/testing/toy/view';
import { Board } from './Board';
import { Face } from './Face';
import * as words from './words';

/** The made-up test game's board: one of everything, and the example in the table's README. */
const board: BoardModule<ToyView> = {
  Board,
  words,
  Zoom: ({ id }) => <Face id={id} size="zoom" />,
  keywords: (id) =>
    id.startsWith('duellist') ? [{ term: 'Duel', text: 'Two seats pledge once more.', rule: 'TOY-DUEL-1' }] : [],
  glossary: [{ term: 'Pledge', text: 'A card laid face down; the highest takes the lantern.', rule: 'TOY-PLEDGE-1' }],
  breakdown: (gameover, view, name, me) => {
    const lanterns = Object.entries(view.seats).map(([seat, s]) => ({ seat, lanterns: s.lanterns }));
    const most = Math.max(...lanterns.map((l) => l.lanterns));
    const winners = lanterns.filter((l) => l.lanterns === most).map((l) => l.seat);
    const conceded = (gameover as { conceded?: string }).conceded;
    const won = conceded === undefined ? winners : lanterns.map((l) => l.seat).filter((s) => s !== conceded);
    const columns = [...lanterns].sort((a, b) => b.lanterns - a.lanterns);
    return {
      outcome: me === null ? 'over' : won.includes(me) ? (won.length > 1 ? 'drawn' : 'won') : 'lost',
      columns: columns.map((c) => ({ seat: c.seat, title: name(c.seat), winner: won.includes(c.seat) })),
      rows: [{ label: 'Lanterns', values: columns.map((c) => c.lanterns), total: true }],
    };
  },
  sound: (event) => (event.event === 'lanternWon' ? 'bell' : undefined),
  guide: [
    {
      id: 'pledge',
      when: ({ legal }) => legal.some((m) => m.move === 'pledge'),
      text: 'Everybody **pledges** one card in secret. Pick one, then lay it down.',
      at: '[data-hand]',
      untilMove: true,
    },
    {
      id: 'market',
      when: ({ legal }) => legal.some((m) => m.move === 'buy'),
      text: 'Now **draw** a card or pass.',
      at: '[data-prompt]',
    },
  ],
};

export default board;
