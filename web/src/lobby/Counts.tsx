import { Segmented } from '../shell/Segmented';

/** How many sit at the table. */
export function Counts({
  counts,
  value,
  onChange,
}: {
  counts: readonly number[];
  value: number;
  onChange(n: number): void;
}) {
  return (
    <Segmented
      label="Players"
      value={value}
      choices={counts.map((n) => ({ value: n, label: `${n} players` }))}
      onChange={onChange}
    />
  );
}
