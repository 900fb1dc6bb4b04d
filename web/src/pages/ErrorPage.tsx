import shell from '../shell/shell.module.css';
import slip from '../shell/slip.module.css';
import s from './pages.module.css';

/** Something broke. No frame and plain links: whatever is broken, a fresh page is not. */
export function ErrorPage({ title, detail }: { title: string; detail?: string }) {
  return (
    <div className={shell.wall}>
      <main className={s.note}>
        <h1>{title}</h1>
        <p>Your matches and saves are safe; only this page stumbled.</p>
        {detail && (
          <p>
            <small>{detail}</small>
          </p>
        )}
        <div className={s.acts}>
          <button className={slip.dark} onClick={() => location.reload()}>
            Try again
          </button>
          <a className={slip.plain} href="/">
            Back to the games
          </a>
        </div>
      </main>
    </div>
  );
}
