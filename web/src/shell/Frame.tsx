import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { Icon } from '../table/Icon';
import { Notices } from './Notices';
import { openSettings } from './open-settings';
import { useMyName } from './me';
import { useTurnsNotice } from './turn-notice';
import { useYourTurns } from '../api/mine';
import s from './shell.module.css';

const PAGES = [
  { href: '/', label: 'Games', icon: 'card-play' },
  { href: '/matches', label: 'My matches', short: 'Matches', icon: 'tabletop-players' },
  { href: '/learn', label: 'Learn', icon: 'rule-book' },
  { href: '/stats', label: 'Statistics', icon: 'histogram' },
];

interface FrameProps {
  /** the page's name, for the browser's title and, with `back`, for the top bar */
  title: string;
  /** which main page this is */
  current?: string;
  /** a page one comes back from: no main navigation */
  back?: string;
  children: ReactNode;
  className?: string | undefined;
}

function Count({ n }: { n: number }) {
  return n > 0 ? (
    <b className={s.count}>
      {n}
      <span className="hush"> waiting for you</span>
    </b>
  ) : null;
}

/** Wall, top bar and tab bar around every page of the shell. */
export function Frame({ title, current, back, children, className }: FrameProps) {
  const name = useMyName();
  const turns = useYourTurns();
  useTurnsNotice(turns);
  useEffect(() => {
    document.title = `${turns > 0 ? `(${turns}) ` : ''}${title === 'Games' ? '' : `${title} · `}Midnight Table`;
  }, [title, turns]);
  return (
    <div className={[s.wall, back === undefined && s.hasTabs, className].filter(Boolean).join(' ')}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <Notices />
      <header className={s.top}>
        {back === undefined ? (
          <>
            <Link href="/" className={s.brand}>
              <Icon name="candle-holder" />
              Midnight Table
            </Link>
            <nav className={s.nav} aria-label="Main">
              {PAGES.map((p) => (
                <Link key={p.href} href={p.href} aria-current={current === p.href ? 'page' : undefined}>
                  {p.label} {p.href === '/matches' && <Count n={turns} />}
                </Link>
              ))}
            </nav>
          </>
        ) : (
          <span className={s.crumb}>
            <Link href={back} className={s.tool} aria-label="Back">
              <Icon name="return-arrow" />
            </Link>
            <h1>{title}</h1>
          </span>
        )}
        <span className={s.space} />
        <button className={`${s.tool} ${s.wide}`} aria-label="Settings" onClick={openSettings}>
          <Icon name="settings-knobs" />
        </button>
        <button
          className={s.profile}
          aria-label={name ? `${name}, your name and settings` : 'Your name and settings'}
          onClick={openSettings}
        >
          <span>
            <Icon name="raven" />
          </span>
          <b>{name || 'Your name'}</b>
        </button>
      </header>
      <main id="main" className={s.main} tabIndex={-1}>
        {children}
      </main>
      {back === undefined && (
        <>
          <footer className={s.foot}>
            <Link href="/about">About and credits</Link>
          </footer>
          <nav className={s.tabs} aria-label="Main, below">
            {PAGES.map((p) => (
              <Link key={p.href} href={p.href} aria-current={current === p.href ? 'page' : undefined}>
                <Icon name={p.icon} />
                {p.short ?? p.label}
                {p.href === '/matches' && <Count n={turns} />}
              </Link>
            ))}
          </nav>
        </>
      )}
    </div>
  );
}
