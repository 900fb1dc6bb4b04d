import type { Box } from '../../build/boxes';
import { Icon } from '../table/Icon';
import { minutesLine, playersLine } from './words';
import s from './facts.module.css';

/** Players, minutes and weight, in pictures. */
export function Facts({ meta }: { meta: Pick<Box, 'players' | 'modes' | 'minutes' | 'weight'> }) {
  return (
    <div className={s.facts}>
      <span>
        <Icon name="meeple" />
        <span className="hush">players: </span>
        {playersLine(meta)}
      </span>
      <span>
        <Icon name="hourglass" />
        <span className="hush">minutes: </span>
        {minutesLine(meta.minutes)}
      </span>
      <span className={s.weight} role="img" aria-label={`weight ${meta.weight} of 5`}>
        {[1, 2, 3, 4, 5].map((n) => (
          <i key={n} data-on={n <= meta.weight || undefined} />
        ))}
      </span>
    </div>
  );
}
