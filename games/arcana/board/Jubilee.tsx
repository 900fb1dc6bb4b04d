import { FREE } from '../state';
import type { View } from '../view';
import { Icon } from './icons';
import s from './board.module.css';

/** How near the Jubilee is: cards of the Free pile, striped from where it may come. */
export function Jubilee({ view }: { view: View }) {
  const pile = view.zones.find((z) => z.id === FREE)?.pile ?? 0;
  const words = view.jubilee
    ? 'The Jubilee has come: this is the last round'
    : pile <= 6
      ? `The next card may be the Jubilee: 1 in ${pile}`
      : `The Jubilee lies among the last six of ${pile} cards`;
  return (
    <span className={s.jubilee} title={words} role="img" aria-label={words} data-gauge="jubilee">
      <Icon name="laurel-crown" />
      <span className={s.long}>Jubilee</span>
      {!view.jubilee && (
        <span className={s.track} aria-hidden>
          {Array.from({ length: Math.min(12, pile) }, (_, i) => (
            <i key={i} data-may={pile - i <= 6 || undefined} />
          ))}
        </span>
      )}
      <span>{view.jubilee ? 'last round' : pile <= 6 ? `1 in ${pile}` : `${pile} left`}</span>
    </span>
  );
}

/** From the second idle round on: the game ends if nothing moves (ARC-RULING-26). */
export function Idle({ view }: { view: View }) {
  const { quiet, dry } = view.idle;
  if (view.result || (quiet < 2 && dry < 6)) return null;
  const left = Math.min(3 - quiet, 8 - dry);
  return (
    <p className={s.idle} role="status">
      {`Nothing has been won for ${dry} rounds. The game ends in ${left} ${left === 1 ? 'round' : 'rounds'} if that goes on.`}
    </p>
  );
}
