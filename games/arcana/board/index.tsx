import type { BoardModule } from '../../../web/src/table';
import type { Happened } from '../events';
import type { View } from '../view';
import { Back } from './Back';
import { Board } from './Board';
import { breakdown } from './breakdown';
import './face.css';
import { guide } from './guide';
import { Icon } from './icons';
import { GUILD } from './names';
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
  seatFace: (seat, view) => {
    const guild = view.seats[seat]?.guild;
    return guild
      ? { title: GUILD[guild].name, sigil: <Icon name={GUILD[guild].charge} />, colour: `var(--${guild})` }
      : {};
  },
  sound: (event) => {
    switch ((event as Happened).event) {
      case 'displayed':
        return 'card';
      case 'bribed':
        return 'coin';
      case 'stakeTurned':
        return 'paper';
      case 'jubilee':
        return 'bell';
      default:
        return undefined;
    }
  },
  guide,
};

export default board;
