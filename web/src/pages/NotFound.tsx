import { Link } from 'wouter';
import slip from '../shell/slip.module.css';
import { Note } from './Note';

export function NotFound() {
  return (
    <Note
      title="There is no such page"
      acts={
        <Link href="/" className={slip.dark}>
          Back to the games
        </Link>
      }
    >
      <p>The candle was held up to every shelf, and nothing stands there. Perhaps the link lost a letter on its way.</p>
    </Note>
  );
}
