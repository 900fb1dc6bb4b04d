import { useEffect, useRef } from 'react';
import type { LogEvent } from '../../../engine-extensions/log/log';
import type { BoardModule } from '../table/props';
import { useSettings } from '../table/settings';
import { play } from '../table/sound';

interface Turn {
  /** somebody waits for the person at this device */
  mine: boolean;
  title: string;
  /** what is asked, without marks */
  sentence: string;
}

/** The page's title, a bell and, by choice, a system notice when it becomes one's turn. */
export function useTurnNotice({ mine, title, sentence }: Turn) {
  const { sound, notify } = useSettings();
  const was = useRef(mine);
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    document.title = mine ? `● Your turn: ${title}` : title;
    const begins = mine && !was.current;
    was.current = mine;
    if (!begins) return;
    if (sound) play('bell');
    if (!notify || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted')
      return;
    const notice = new Notification(`Your turn: ${title}`, { body: sentence, tag: `mt-${title}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }, [mine, title, sentence, sound, notify]);
}

/** What the last move sounds like. */
export function useEventSounds(board: BoardModule, n: number, events: readonly LogEvent[]) {
  const { sound } = useSettings();
  const heard = useRef(n);
  useEffect(() => {
    if (!sound || heard.current === n) return;
    heard.current = n;
    for (const event of events) {
      const made = board.sound?.(event);
      if (made) return play(made);
    }
    play('paper');
  }, [board, n, events, sound]);
}
