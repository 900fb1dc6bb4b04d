import { Link } from 'wouter';
import slip from '../shell/slip.module.css';
import { Note } from './Note';

const SAID: Record<string, { title: string; text: string }> = {
  'seat-lost': { title: 'Your seat is gone', text: 'The host gave it to somebody else before the game began.' },
  'wrong-credentials': { title: 'Your seat is gone', text: 'This device no longer holds a seat at that table.' },
  'no-spectators': { title: 'A closed table', text: 'The people at this table play without spectators.' },
  offline: {
    title: 'The server cannot be reached',
    text: 'You may be offline. Games on this device work all the same.',
  },
};
const GONE = {
  title: 'This table is no more',
  text: 'It was cleared away, or it never was: tables that nobody touches for a long time are put back on the shelf.',
};

/** What a link led to is not there (any more), and why. */
export function Gone({ why }: { why: string }) {
  const { title, text } = SAID[why] ?? GONE;
  return (
    <Note
      title={title}
      acts={
        <>
          <Link href="/" className={slip.dark}>
            Find another table
          </Link>
          {why === 'offline' && (
            <button className={slip.plain} onClick={() => location.reload()}>
              Try again
            </button>
          )}
        </>
      }
    >
      <p>{text}</p>
    </Note>
  );
}
