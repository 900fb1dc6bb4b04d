import slip from '../shell/slip.module.css';
import { Note } from './Note';

/** Something broke. Plain links: whatever is broken, a fresh page is not. */
export function ErrorPage({ title, detail }: { title: string; detail?: string }) {
  return (
    <Note
      title={title}
      acts={
        <>
          <button className={slip.dark} onClick={() => location.reload()}>
            Try again
          </button>
          <a className={slip.plain} href="/">
            Back to the games
          </a>
        </>
      }
    >
      <p>Your matches and saves are safe; only this page stumbled.</p>
      {detail && (
        <p>
          <small>{detail}</small>
        </p>
      )}
    </Note>
  );
}
