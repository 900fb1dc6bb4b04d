import { useEffect, useRef } from 'react';
import { settings } from './settings';

/** A system notice, by choice, when a match of several days waits and this tab is out of sight. */
export function useTurnsNotice(turns: number) {
  const before = useRef(turns);
  useEffect(() => {
    const more = turns > before.current;
    before.current = turns;
    if (!more || !document.hidden || !settings().notify) return;
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    const body = turns === 1 ? 'One match waits for you.' : `${turns} matches wait for you.`;
    const notice = new Notification('Your turn', { body, tag: 'mt-turns' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }, [turns]);
}
