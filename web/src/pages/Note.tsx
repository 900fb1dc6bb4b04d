import type { ReactNode } from 'react';
import { Frame } from '../shell/Frame';
import s from './pages.module.css';

/** A page that has one thing to say, on a pinned note. */
export function Note({ title, children, acts }: { title: string; children: ReactNode; acts?: ReactNode }) {
  return (
    <Frame title={title}>
      <div className={s.note}>
        <h1>{title}</h1>
        {children}
        {acts && <div className={s.acts}>{acts}</div>}
      </div>
    </Frame>
  );
}
