import type { ReactNode } from 'react';
import s from './match.module.css';

/** A page that says why there is no table, and what to do instead. */
export function Message({ title, detail, children }: { title: string; detail?: string; children?: ReactNode }) {
  return (
    <main className={s.message}>
      <h1>{title}</h1>
      {detail && <p>{detail}</p>}
      <div className={s.buttons}>
        {children}
        <a href="/">Back to the games</a>
      </div>
    </main>
  );
}
