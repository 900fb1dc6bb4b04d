import { useEffect, useRef, useState } from 'react';
import type { ChatLine } from '../../../server/src/contract';
import shell from '../shell/shell.module.css';
import s from './create.module.css';

/** Table talk while one waits. */
export function Talk({ lines, say }: { lines: readonly ChatLine[]; say(text: string): Promise<string | undefined> }) {
  const list = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<string>();
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <form
      className={s.talk}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const text = String(new FormData(form).get('text')).trim();
        if (!text) return;
        void say(text).then((why) => {
          setWrong(why ? 'That was not sent.' : undefined);
          if (!why) form.reset();
        });
      }}
    >
      <div ref={list} className={s.lines} role="log" aria-label="Table talk">
        {lines.map((l) => (
          <p key={l.n}>
            <b>{l.name}</b> {l.text}
          </p>
        ))}
      </div>
      <input
        className={shell.input}
        name="text"
        placeholder="Table talk"
        aria-label="Say something"
        maxLength={500}
        autoComplete="off"
      />
      {wrong && (
        <p className={shell.wrong} role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
