import type { BoardModule } from '../../../web/src/table';
import type { Happened } from '../events';
import type { View } from '../view';
import { Back } from './Back';
import { Board } from './Board';
import { breakdown } from './breakdown';
import './face.css';
import { faceOf } from './factions';
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
  guide,
  seatFace: (seat, view) => {
    const face = faceOf(view, seat);
    return { title: face.name, sigil: <Icon name={face.sigil} />, colour: face.colour };
  },
  sound: (event) => {
    switch ((event as Happened).event) {
      case 'rolled':
        return 'tick';
      case 'spawned':
        return 'dread';
      case 'tokenPlaced':
        return 'thump';
      case 'turnedUp':
      case 'allRevealed':
        return 'paper';
      case 'roundBegan':
        return 'bell';
      default:
        return undefined;
    }
  },
};

export default board;
