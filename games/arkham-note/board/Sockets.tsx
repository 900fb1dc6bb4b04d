import { TYPES, type ClueType } from '../cards';
import { Icon } from './icons';
import { counted, TYPE_WORDS } from './names';
import { TYPE_ICONS } from './signs';
import s from './board.module.css';

/** Six sockets, one for each type: filled or open. */
export function Sockets({ types }: { types: ReadonlySet<ClueType> }) {
  const missing = TYPES.filter((t) => !types.has(t)).map((t) => TYPE_WORDS[t]);
  const label = `${counted(types.size, 'type')} of 6${missing.length > 0 && missing.length < 6 ? `, missing ${missing.join(', ')}` : ''}`;
  return (
    <span className={s.sockets} role="img" aria-label={label}>
      {TYPES.map((t) => (
        <i key={t} data-on={types.has(t) || undefined} title={TYPE_WORDS[t]}>
          <Icon name={TYPE_ICONS[t]} />
        </i>
      ))}
    </span>
  );
}
