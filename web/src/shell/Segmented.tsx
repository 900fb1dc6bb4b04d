import type { KeyboardEvent } from 'react';
import { Icon } from '../table/Icon';
import s from './controls.module.css';

interface SegmentedProps<T extends string | number> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string; hint?: string; icon?: string }[];
  onChange(value: T): void;
}

/** Longer ones stand below the row, and only the chosen one's. */
const SHORT = 16;

/** One of a few; arrows move the choice, Tab leaves it. */
export function Segmented<T extends string | number>({ label, value, choices, onChange }: SegmentedProps<T>) {
  const step = (event: KeyboardEvent, by: number) => {
    const at = choices.findIndex((c) => c.value === value);
    const next = choices[(at + by + choices.length) % choices.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    const group = event.currentTarget;
    requestAnimationFrame(() => group.querySelector<HTMLElement>('[aria-checked=true]')?.focus());
  };
  const long = choices.some((c) => (c.hint?.length ?? 0) > SHORT);
  const group = (
    <div
      role="radiogroup"
      aria-label={label}
      className={s.segments}
      onKeyDown={(e) => {
        if (e.key === 'ArrowRight' || e.key === 'ArrowDown') step(e, 1);
        if (e.key === 'ArrowLeft' || e.key === 'ArrowUp') step(e, -1);
      }}
    >
      {choices.map((c) => (
        <button
          key={c.value}
          type="button"
          role="radio"
          aria-checked={c.value === value}
          tabIndex={c.value === value ? 0 : -1}
          onClick={() => onChange(c.value)}
        >
          {c.icon && <Icon name={c.icon} />}
          <span>
            {c.label}
            {c.hint && (long ? <span className="hush">, {c.hint}</span> : <small>{c.hint}</small>)}
          </span>
        </button>
      ))}
    </div>
  );
  if (!long) return group;
  return (
    <>
      {group}
      <small className={s.chosenHint} aria-hidden="true">
        {choices.find((c) => c.value === value)?.hint ?? ' '}
      </small>
    </>
  );
}
