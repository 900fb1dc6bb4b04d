import { useSyncExternalStore } from 'react';

export type Width = 'wide' | 'middle' | 'phone';

const WIDE = '(min-width: 1200px)';
const MIDDLE = '(min-width: 900px)';

const read = (): Width => (matchMedia(WIDE).matches ? 'wide' : matchMedia(MIDDLE).matches ? 'middle' : 'phone');

function subscribe(listener: () => void) {
  const queries = [matchMedia(WIDE), matchMedia(MIDDLE)];
  queries.forEach((q) => q.addEventListener('change', listener));
  return () => queries.forEach((q) => q.removeEventListener('change', listener));
}

/** Which of the three layouts the page has room for; boards draw only that one. */
export const useWidth = (): Width => useSyncExternalStore(subscribe, read, () => 'wide');
