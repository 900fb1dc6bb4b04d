import s from './controls.module.css';

/** A yes or no that takes effect at once. */
export function Switch({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <button
      type="button"
      role="switch"
      className={s.switch}
      aria-checked={on}
      aria-label={label}
      onClick={() => onChange(!on)}
    />
  );
}
