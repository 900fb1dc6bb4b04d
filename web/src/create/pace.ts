import type { Clock } from '../../../server/src/contract';

/** How long a turn may take, as the create page offers it. */
export const PACES: readonly { value: Clock | 0; label: string }[] = [
  { value: 0, label: 'No clock' },
  { value: 60, label: '1 min' },
  { value: 180, label: '3 min' },
  { value: 600, label: '10 min' },
  { value: 86_400, label: 'A day' },
];

/** "3 min a turn"; nothing where there is no clock. */
export function paceWords(seconds: number | undefined): string {
  if (!seconds) return '';
  return seconds < 86_400 ? `${Math.round(seconds / 60)} min a turn` : 'a day a turn';
}
