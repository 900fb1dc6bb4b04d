import { Button } from './Button';
import s from './controls.module.css';

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
  /** offers the most in one click */
  all?: boolean;
}

/** A small number: minus, value, plus, all. */
export function Stepper({ label, value, min, max, onChange, all }: StepperProps) {
  return (
    <span role="group" aria-label={label} className={s.stepper}>
      <Button aria-label={`${label}: one less`} off={value <= min} onClick={() => onChange(Math.max(min, value - 1))}>
        −
      </Button>
      <output aria-live="polite">{value}</output>
      <Button aria-label={`${label}: one more`} off={value >= max} onClick={() => onChange(Math.min(max, value + 1))}>
        +
      </Button>
      {all && (
        <Button kind="quiet" onClick={() => onChange(max)}>
          All {max}
        </Button>
      )}
    </span>
  );
}
