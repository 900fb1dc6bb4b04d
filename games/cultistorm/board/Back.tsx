import { Icon } from './icons';
import s from './back.module.css';

/** Rings of wind around an eye: the back of every card, and the curtain. */
export const Back = () => (
  <div className={s.back} aria-hidden="true">
    <Icon name="wind-hole" />
  </div>
);
