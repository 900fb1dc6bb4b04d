import { Icon } from '../table/Icon';
import shell from '../shell/shell.module.css';
import s from './pages.module.css';

export function Loading() {
  return (
    <div className={shell.wall}>
      <p className={s.loading} role="status">
        <Icon name="candle-holder" />
        Setting the table…
      </p>
    </div>
  );
}
