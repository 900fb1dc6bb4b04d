import { coverOf, SHELF } from '../games';
import { Icon, icons } from '../table/Icon';

icons('candle-holder', 'meeple');

export function Lobby() {
  return (
    <main>
      <h1>
        <Icon name="candle-holder" /> Midnight Table
      </h1>
      {SHELF.map((m) => (
        <p key={m.id}>
          <img src={coverOf(m.id)} alt="" width={150} /> {m.title}: {m.tagline}
        </p>
      ))}
    </main>
  );
}
