import { Icon } from './icons';
import c from './card.module.css';

/** The back of a clue card, full-bleed. */
export const Back = () => (
  <span className={c.back} style={{ width: '100%', height: '100%' }}>
    <Icon name="all-seeing-eye" />
  </span>
);
