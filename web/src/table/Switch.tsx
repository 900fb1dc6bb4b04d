import s from './controls.module.css';

interface SwitchProps {
  label: string;
  hint?: string;
  on: boolean;
  onChange(on: boolean): void;
}

/** A yes or no that takes effect at once. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  return (
    <div className={s.field}>
      <span>
        {label}
        {hint && <small> {hint}</small>}
      </span>
      <button
        type="button"
        role="switch"
        className={s.switch}
        aria-checked={on}
        aria-label={label}
        onClick={() => onChange(!on)}
      >
        <span className={s.track} />
      </button>
    </div>
  );
}
