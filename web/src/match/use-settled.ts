import { useEffect, useState } from 'react';

const PATIENCE = 1200;

/** Whether a board's own type has come: until then it is laid out unseen, so that nothing moves before one's eyes. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(typeof document === 'undefined' || !('fonts' in document));
  useEffect(() => {
    let here = true;
    const show = () => {
      if (here) setSettled(true);
    };
    const timer = setTimeout(show, PATIENCE);
    // laid out first: only then does a page know which type it wants
    requestAnimationFrame(() => requestAnimationFrame(() => void document.fonts.ready.then(show)));
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  return settled;
}
