import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import type { Box } from '../../build/boxes';
import { coverOf } from '../shelf';
import shell from '../shell/shell.module.css';
import { Facts } from './Facts';
import s from './shelf.module.css';

export function Actions({ meta, onPlay }: { meta: Box; onPlay(meta: Box): void }) {
  return (
    <div className={s.acts}>
      <button
        className={`${shell.btn} ${shell.primary}`}
        aria-haspopup="dialog"
        aria-label={`Play now: ${meta.title}`}
        onClick={() => onPlay(meta)}
      >
        Play now
      </button>
      <Link
        className={`${shell.btn} ${shell.secondary}`}
        href={`/new/${meta.id}`}
        aria-label={`Create a table of ${meta.title}`}
      >
        Create
      </Link>
    </div>
  );
}

/** Boxes to the left show their right side, boxes to the right their left; the outer ones turn most. */
const TURNS = [0, 9, 16, 20];
function turnOf(at: number, of: number): { side: 'left' | 'right'; degrees: number } {
  const off = at - (of - 1) / 2;
  const degrees = TURNS[Math.min(TURNS.length - 1, Math.ceil(Math.abs(off)))] ?? 0;
  return { side: off < 0 ? 'left' : 'right', degrees: off < 0 ? -degrees : degrees };
}

interface ShelfProps {
  games: readonly Box[];
  onPlay(meta: Box): void;
}

/** The games as boxes on a plank, what they are below. */
export function Shelf({ games, onPlay }: ShelfProps) {
  return (
    <section className={s.shelf} aria-label="Games" style={{ '--n': games.length } as CSSProperties}>
      <div className={s.plank} />
      {games.map((meta, at) => {
        const { side, degrees } = turnOf(at, games.length);
        return (
          <article key={meta.id} className={s.slot} aria-label={meta.title}>
            <Link
              href={`/new/${meta.id}`}
              className={s.box}
              data-side={side}
              aria-label={`${meta.title}: new table`}
              style={{ '--turn': `${degrees}deg`, '--spine': meta.spine } as CSSProperties}
            >
              <img className={s.cover} src={coverOf(meta.id)} alt="" width={300} height={400} />
            </Link>
            <div className={s.info}>
              <p>{meta.tagline}</p>
              <Facts meta={meta} />
              <Actions meta={meta} onPlay={onPlay} />
            </div>
          </article>
        );
      })}
    </section>
  );
}
