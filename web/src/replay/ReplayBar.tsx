import { useEffect, useState } from 'react';
import { Button } from '../table/Button';
import { Icon, icons } from '../table/Icon';
import type { TableSeat } from '../table/props';
import { pack, type Keepsake } from './keepsake';
import s from './replay.module.css';

icons(
  'previous-button',
  'next-button',
  'play-button',
  'pause-button',
  'fast-backward-button',
  'fast-forward-button',
  'share',
  'save',
);

interface ReplayBarProps {
  id: string;
  kept: Keepsake;
  n: number;
  length: number;
  onStep(n: number): void;
  viewer: string | null;
  seats: readonly TableSeat[];
  onViewer(viewer: string | null): void;
}

const PACE = 900;

/** A link that shows this match at this step from this seat. */
async function shareLink(id: string, kept: Keepsake, n: number, viewer: string | null): Promise<string> {
  const query = new URLSearchParams({ n: String(n), ...(viewer === null ? {} : { as: viewer }) });
  const onServer = !id.startsWith('local-') && id !== 'shared' && id !== 'file';
  return onServer
    ? `${location.origin}/replay/${id}?${query}`
    : `${location.origin}/replay/shared?${query}#${await pack(kept)}`;
}

function download(kept: Keepsake) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(kept)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${kept.record.game}-${kept.record.moves.length}-moves.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Steps, plays, chooses whose eyes to look through, shares and keeps. */
export function ReplayBar({ id, kept, n, length, onStep, viewer, seats, onViewer }: ReplayBarProps) {
  const [running, setRunning] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => (n < length ? onStep(n + 1) : setRunning(false)), PACE);
    return () => clearTimeout(timer);
  }, [running, n, length, onStep]);
  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      if ((e.target as Element).closest('input,select,dialog')) return;
      if (e.key === 'ArrowRight') onStep(Math.min(length, n + 1));
      else if (e.key === 'ArrowLeft') onStep(Math.max(0, n - 1));
      else if (e.key === 'Home') onStep(0);
      else if (e.key === 'End') onStep(length);
      else return;
      e.preventDefault();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [n, length, onStep]);
  const share = async () => {
    try {
      const link = await shareLink(id, kept, n, viewer);
      await navigator.clipboard.writeText(link);
      setSaid('Link copied');
    } catch (error) {
      setSaid(
        error instanceof Error && error.message.includes('too long') ? error.message : 'The link could not be copied',
      );
    }
  };
  const step = (to: number, name: string, icon: string) => (
    <button
      type="button"
      className={s.step}
      aria-label={name}
      disabled={to < 0 || to > length || to === n}
      onClick={() => onStep(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={s.bar} data-replay role="group" aria-label="Replay">
      <span className={s.steps}>
        {step(0, 'To the deal', 'fast-backward-button')}
        {step(n - 1, 'One move back', 'previous-button')}
        <button
          type="button"
          className={s.step}
          aria-label={running ? 'Pause' : 'Play'}
          onClick={() => setRunning(!running)}
        >
          <Icon name={running ? 'pause-button' : 'play-button'} />
        </button>
        {step(n + 1, 'One move on', 'next-button')}
        {step(length, 'To the end', 'fast-forward-button')}
      </span>
      <input
        type="range"
        min={0}
        max={length}
        value={n}
        aria-label="Move"
        aria-valuetext={`move ${n} of ${length}`}
        onChange={(e) => onStep(Number(e.target.value))}
      />
      <output>
        {n} / {length}
      </output>
      <label className={s.eyes}>
        <span>Seen by</span>
        <select value={viewer ?? ''} onChange={(e) => onViewer(e.target.value === '' ? null : e.target.value)}>
          <option value="">an onlooker</option>
          {seats.map((x) => (
            <option key={x.id} value={x.id}>
              {x.name}
            </option>
          ))}
        </select>
      </label>
      <Button icon="share" aria-label="Share" data-share onClick={() => void share()}>
        Share
      </Button>
      <Button icon="save" aria-label="Keep" data-keep onClick={() => download(kept)}>
        Keep
      </Button>
      <span role="status" className={s.said}>
        {said}
      </span>
    </div>
  );
}
