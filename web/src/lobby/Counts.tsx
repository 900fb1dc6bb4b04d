import { Segmented } from '../shell/Segmented';

interface CountsProps {
  counts: readonly number[];
  value: number;
  onChange(n: number): void;
  /** numbers only */
  short?: boolean;
}

/** How many sit at the table. */
export function Counts({ counts, value, onChange, short }: CountsProps) {
  return (
    <Segmented
      label="Players"
      value={value}
      choices={counts.map((n) => ({ value: n, label: short ? String(n) : n === 1 ? '1 player' : `${n} players` }))}
      onChange={onChange}
    />
  );
}
