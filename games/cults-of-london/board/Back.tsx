import { Icon } from './icons';
import s from './back.module.css';

/** The curtain: night, fog, and one lamp. */
export const Back = () => (
  <div className={s.back} aria-hidden>
    <span>
      <Icon name="all-seeing-eye" />
    </span>
  </div>
);
