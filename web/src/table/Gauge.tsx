import type { ReactNode } from 'react';
import s from './pieces.module.css';

interface GaugeProps {
  label: string;
  value: number;
  max: number;
  /** what a filled and an empty pip look like; a plain tick by default */
  pip?: (filled: boolean, i: number) => ReactNode;
  /** the last pip is where it hurts */
  danger?: boolean;
  /** what happens at the end */
  note?: string;
}

/** A row of pips with "3 / 5" in words; the last one carries the danger outline. */
export function Gauge({ label, value, max, pip, danger = true, note }: GaugeProps) {
  return (
    <div
      className={s.gauge}
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <span className={s.gaugeHead}>
        <span>{label}</span>
        <b>
          {value} / {max}
        </b>
      </span>
      <span className={s.pips} aria-hidden>
        {Array.from({ length: max }, (_, i) => (
          <span
            key={i}
            className={s.pip}
            data-filled={i < value || undefined}
            data-danger={(danger && i === max - 1) || undefined}
          >
            {pip?.(i < value, i)}
          </span>
        ))}
      </span>
      {note && <small>{note}</small>}
    </div>
  );
}
