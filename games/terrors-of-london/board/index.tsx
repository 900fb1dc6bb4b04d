import type { BoardModule } from '../../../web/src/table';
import type { Sound } from '../../../web/src/table/sound';
import type { Happened } from '../events';
import { OVERLORDS } from '../cards';
import { Board } from './Board';
import { breakdown } from './breakdown';
import './face.css';
import { guide } from './guide';
import { Icon } from './icons';
import type { View } from './kinds';
import { CardBack } from './Print';
import { words } from './words';
import { glossary, keywords, Zoom } from './Zoom';

const SOUNDS: Partial<Record<Happened['event'], Sound>> = {
  played: 'thump',
  bought: 'coin',
  acolyteTaken: 'coin',
  turnBegan: 'bell',
  cursed: 'dread',
  drew: 'paper',
  attacked: 'thump',
  hordeFormed: 'tick',
  hordeExpanded: 'tick',
};

const board: BoardModule<View> = {
  Board,
  words,
  Zoom,
  keywords,
  glossary,
  breakdown,
  Back: CardBack,
  seatFace: (seat, view) => {
    const name = view.open.seats[seat]?.overlord ?? null;
    if (name === null) return {};
    const { name: title, art, faction } = OVERLORDS[name];
    return { title, sigil: <Icon name={art} />, colour: `var(--${faction})` };
  },
  sound: (event) => SOUNDS[(event as Happened).event],
  guide,
};

export default board;
