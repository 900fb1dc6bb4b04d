import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Box } from '../../build/boxes';
import { coverOf } from '../shelf';
import { Facts } from './Facts';
import { Actions } from './Shelf';
import s from './shelf.module.css';

/** Which box stands in the middle of the track. */
function middleOf(track: HTMLElement): number {
  const middle = track.scrollLeft + track.clientWidth / 2;
  const away = [...track.children].map((c) => {
    const box = c as HTMLElement;
    return Math.abs(box.offsetLeft + box.offsetWidth / 2 - middle);
  });
  return away.indexOf(Math.min(...away));
}

/** The shelf on a phone: swipe, and read about the box in the middle. */
export function Carousel({ games, onPlay }: { games: readonly Box[]; onPlay(meta: Box): void }) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(Math.floor(games.length / 2));
  useEffect(() => {
    const node = track.current;
    const box = node?.children[Math.floor(games.length / 2)] as HTMLElement | undefined;
    if (node && box) node.scrollLeft = box.offsetLeft + box.offsetWidth / 2 - node.clientWidth / 2;
  }, [games.length]);
  const meta = games[at];
  return (
    <section className={s.carousel} aria-label="Games">
      <div ref={track} className={s.track} onScroll={(e) => setAt(middleOf(e.currentTarget))}>
        {games.map((m, i) => (
          <Link
            key={m.id}
            href={`/new/${m.id}`}
            className={s.box}
            aria-label={`${m.title}: new table`}
            aria-current={i === at || undefined}
          >
            <img className={s.cover} src={coverOf(m.id)} alt="" width={300} height={400} />
          </Link>
        ))}
      </div>
      <div className={s.board} />
      {meta && (
        <article className={s.chosen} aria-label={meta.title}>
          <p>{meta.tagline}</p>
          <Facts meta={meta} />
          <Actions meta={meta} onPlay={onPlay} />
        </article>
      )}
      <div className={s.dots} aria-hidden="true">
        {games.map((m, i) => (
          <i key={m.id} data-on={i === at || undefined} />
        ))}
      </div>
    </section>
  );
}
