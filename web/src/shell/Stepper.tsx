import s from './controls.module.css';

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/** A small number: minus, value, plus. */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  return (
    <span role="group" aria-label={label} className={s.stepper}>
      <button
        type="button"
        aria-label={`${label}: one less`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={`${label}: one more`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}
