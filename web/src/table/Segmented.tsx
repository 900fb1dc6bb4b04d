import s from './controls.module.css';

interface SegmentedProps<T extends string | number> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange(value: T): void;
}

/** One of a few; the chosen segment is filled and ringed. */
export function Segmented<T extends string | number>({ label, value, choices, onChange }: SegmentedProps<T>) {
  const step = (by: number) => {
    const at = choices.findIndex((c) => c.value === value);
    const next = choices[(at + by + choices.length) % choices.length];
    if (next) onChange(next.value);
  };
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={s.segments}
      onKeyDown={(e) => {
        if (e.key === 'ArrowRight' || e.key === 'ArrowDown') step(1);
        else if (e.key === 'ArrowLeft' || e.key === 'ArrowUp') step(-1);
        else return;
        e.preventDefault();
      }}
    >
      {choices.map((c) => (
        <button
          key={c.value}
          type="button"
          role="radio"
          className={s.segment}
          aria-checked={c.value === value}
          tabIndex={c.value === value ? 0 : -1}
          onClick={() => onChange(c.value)}
        >
          {c.label}
        </button>
      ))}
    </div>
  );
}
