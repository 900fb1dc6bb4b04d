import type { OptionSpec, Options, OptionValue } from '../../../engine-extensions/meta';
import { Segmented } from '../shell/Segmented';
import { Stepper } from '../shell/Stepper';
import { Switch } from '../shell/Switch';
import s from './create.module.css';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** the control needs a line of its own */
  tall?: boolean;
  wrong?: string | undefined;
  children: React.ReactNode;
}

export function Field({ label, hint, tall, wrong, children }: FieldProps) {
  return (
    <div className={s.option} data-tall={tall || undefined}>
      <span className={s.optionText}>
        <strong>{label}</strong>
        {hint && <small>{hint}</small>}
        {wrong && (
          <small className={s.wrong} role="alert">
            {wrong}
          </small>
        )}
      </span>
      {children}
    </div>
  );
}

interface OptionFieldsProps {
  specs: readonly OptionSpec[];
  players: number;
  values: Options;
  onChange(key: string, value: OptionValue): void;
  /** what the server had against one of them */
  wrong?: { key: string; message: string } | undefined;
}

function Control({ spec, values, onChange }: Pick<OptionFieldsProps, 'values' | 'onChange'> & { spec: OptionSpec }) {
  const value = values[spec.key] ?? spec.default;
  switch (spec.kind) {
    case 'switch':
      return <Switch label={spec.label} on={value === true} onChange={(on) => onChange(spec.key, on)} />;
    case 'choice':
      return (
        <Segmented
          label={spec.label}
          value={value as string | number}
          choices={spec.choices}
          onChange={(v) => onChange(spec.key, v)}
        />
      );
    case 'number':
      return (
        <Stepper
          label={spec.label}
          value={Number(value)}
          min={spec.min}
          max={spec.max}
          onChange={(v) => onChange(spec.key, v)}
        />
      );
  }
}

/** A game's options, drawn from its meta. */
export function OptionFields({ specs, players, values, onChange, wrong }: OptionFieldsProps) {
  return specs
    .filter((spec) => !spec.players || spec.players.includes(players))
    .map((spec) => (
      <Field
        key={spec.key}
        label={spec.label}
        hint={spec.hint}
        tall={spec.kind === 'choice'}
        wrong={wrong?.key === spec.key ? wrong.message : undefined}
      >
        <Control spec={spec} values={values} onChange={onChange} />
      </Field>
    ));
}

/** Options in a few words: what differs from the usual. */
export function optionWords(specs: readonly OptionSpec[], values: Options): { label: string; value: string }[] {
  return specs.flatMap((spec) => {
    const value = values[spec.key] ?? spec.default;
    if (spec.kind === 'switch') return [{ label: spec.label, value: value ? 'yes' : 'no' }];
    if (spec.kind === 'number') return [{ label: spec.label, value: String(value) }];
    return [{ label: spec.label, value: spec.choices.find((c) => c.value === value)?.label ?? String(value) }];
  });
}
