import type { BoardModule } from '../../../web/src/table';
import { colourOf, firstName, invName } from './names';
import type { View } from '../view';
import { Back } from './Back';
import { Board } from './Board';
import { breakdown } from './breakdown';
import './face.css';
import { glossary, keywords } from './glossary';
import { guide } from './guide';
import { Badge } from './Pieces';
import * as words from './words';
import { Zoom } from './Zoom';

/** The face of Cultistorm. */
const board: BoardModule<View> = {
  Board,
  words,
  Zoom,
  keywords,
  glossary,
  breakdown,
  Back,
  guide,
  seatFace: (seat, view) => {
    const mine = view.inv.filter((i) => i.seat === seat);
    const first = mine[0];
    if (!first) return {};
    return {
      title: mine.length > 1 ? mine.map((i) => firstName(view, i.id)).join(', ') : invName(view, first.id),
      sigil: <Badge inv={first} />,
      colour: colourOf(first.id),
    };
  },
  sound: ({ event }) => (event === 'summoned' || event === 'sealed' ? 'bell' : undefined),
};

export default board;
