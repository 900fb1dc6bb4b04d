import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Note } from '../pages/Note';
import slip from '../shell/slip.module.css';

/** A page that says why there is no table, and what to do instead. */
export function Message({ title, detail, children }: { title: string; detail?: string; children?: ReactNode }) {
  return (
    <Note
      title={title}
      acts={
        <>
          {children}
          <Link href="/" className={slip.plain}>
            Back to the games
          </Link>
        </>
      }
    >
      {detail && <p>{detail}</p>}
    </Note>
  );
}
