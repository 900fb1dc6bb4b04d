import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { Rulebook } from '../../build/parse-rules';
import { hasRules, loadRules, metaOf } from '../games';
import { coverOf } from '../shelf';
import { ErrorPage } from '../pages/ErrorPage';
import { Loading } from '../pages/Loading';
import { NotFound } from '../pages/NotFound';
import { Frame } from '../shell/Frame';
import { found, lit } from './search';
import s from './rules.module.css';

const onHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
const useHash = () => useSyncExternalStore(onHash, () => decodeURIComponent(location.hash.slice(1)));

/** What says that the reader reads on. */
const READING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Bold where the words were found; the text comes from our own RULES.md. */
function Text({ html, words }: { html: string; words: readonly string[] }) {
  return <span dangerouslySetInnerHTML={{ __html: lit(html, words) }} />;
}

function Book({ book, game }: { book: Rulebook; game: string }) {
  const [asked, setAsked] = useState('');
  const here = useHash();
  const page = useRef<HTMLDivElement>(null);
  const { chapters, count, words } = useMemo(() => found(book, asked), [book, asked]);

  useEffect(() => {
    const node = here ? document.getElementById(here) : null;
    if (!node || !page.current) return undefined;
    node.focus({ preventScroll: true });
    // type that arrives late makes the page longer: the rule stays in the middle until the reader moves
    const centred = new ResizeObserver(() => node.scrollIntoView({ block: 'center' }));
    centred.observe(page.current);
    const release = () => centred.disconnect();
    for (const event of READING) window.addEventListener(event, release, { passive: true });
    return () => {
      release();
      for (const event of READING) window.removeEventListener(event, release);
    };
  }, [here, book]);

  return (
    <div className={s.book}>
      <nav className={s.contents} aria-label="Chapters">
        {coverOf(game) && <img src={coverOf(game)} alt="" width={300} height={400} />}
        <ol>
          {book.chapters
            .filter((c) => c.title)
            .map((c) => (
              <li key={c.id}>
                <a href={`#${c.id}`} onClick={() => setAsked('')}>
                  {c.title}
                </a>
              </li>
            ))}
        </ol>
      </nav>
      <div className={s.page} ref={page}>
        <div className={s.search} role="search">
          <input
            type="search"
            value={asked}
            placeholder="Search the rules, or a number like 01"
            aria-label="Search the rules"
            onChange={(e) => setAsked(e.target.value)}
          />
          <button onClick={() => print()}>Print</button>
        </div>
        <p className={s.count} role="status">
          {asked.trim() ? (count === 1 ? 'One rule' : `${count} rules`) : ''}
        </p>
        {chapters.map((c) => (
          <section key={c.id} aria-labelledby={c.title ? c.id : undefined}>
            {c.title && (
              <h2 id={c.id} tabIndex={-1}>
                {c.title}
              </h2>
            )}
            {c.html && !asked.trim() && <div className={s.prose} dangerouslySetInnerHTML={{ __html: c.html }} />}
            {c.rules.map((r) => (
              <p key={r.id} id={r.id} className={s.rule} tabIndex={-1} data-here={r.id === here || undefined}>
                <a href={`#${r.id}`} className={s.number} aria-label={`Rule ${r.id}`}>
                  {r.id}
                </a>
                <Text html={r.html} words={words} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** /rules/:game#RULE-ID */
export default function RulesPage({ game }: { game: string }) {
  const meta = metaOf(game);
  const [book, setBook] = useState<Rulebook | Error>();
  useEffect(() => {
    let here = true;
    loadRules(game)
      ?.then((b) => here && setBook(b))
      .catch((error: Error) => here && setBook(error));
    return () => {
      here = false;
    };
  }, [game]);
  if (!meta || !hasRules(game)) return <NotFound />;
  if (!book) return <Loading />;
  if (book instanceof Error) return <ErrorPage title="The rulebook did not open" detail={book.message} />;
  return (
    <Frame title={`${meta.title}: rules`} back="/learn">
      <Book book={book} game={game} />
      <p className={s.play}>
        <Link href={`/new/${game}`}>Play {meta.title}</Link>
      </p>
    </Frame>
  );
}
