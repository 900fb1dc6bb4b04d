import type { KeyboardEvent } from 'react';
import { Icon } from '../table/Icon';
import s from './controls.module.css';

interface SegmentedProps<T extends string | number> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string; hint?: string; icon?: string }[];
  onChange(value: T): void;
}

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
  return (
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
            {c.hint && <small>{c.hint}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}
