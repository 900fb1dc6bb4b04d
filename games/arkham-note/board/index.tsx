import type { BoardModule } from '../../../web/src/table';
import type { Happened } from '../events';
import type { View } from '../view';
import { Back } from './Back';
import { Board } from './Board';
import { breakdown } from './breakdown';
import './face.css';
import { guide } from './guide';
import { Icon } from './icons';
import { words } from './words';
import { glossary, keywords, Zoom } from './Zoom';

const board: BoardModule<View> = {
  Board,
  words,
  Zoom,
  keywords,
  glossary,
  breakdown,
  Back,
  seatFace: () => ({ title: 'Private investigator', sigil: <Icon name="fedora" />, colour: 'var(--accent)' }),
  sound: (event) => {
    switch ((event as Happened).event) {
      case 'played':
        return 'thump';
      case 'checkFailed':
        return 'dread';
      case 'turnBegan':
        return 'bell';
      case 'leadTaken':
      case 'took':
      case 'leadDiscarded':
        return 'paper';
      default:
        return undefined;
    }
  },
  guide,
};

export default board;
