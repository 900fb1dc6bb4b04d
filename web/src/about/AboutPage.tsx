import { METAS } from '../games';
import { Frame } from '../shell/Frame';
import { FONTS, ICON_AUTHORS } from './credits';
import s from './about.module.css';

/** /about: what this is, and whom to thank. */
export default function AboutPage() {
  return (
    <Frame title="About" current="/about">
      <div className={s.page}>
        <h1>About Midnight Table</h1>
        <p>
          Five board games on one table: online with friends, around one device, alone, or with bots in the empty seats.
          There are no accounts; a name is enough. What you must not know never leaves the server.
        </p>
        <p>
          Names, settings, saves and statistics are kept by your browser on this device. Online matches live on the
          server until they have been left alone for a long time.
        </p>
        <h2>Games</h2>
        <dl>
          {METAS.map((m) => (
            <div key={m.id}>
              <dt>{m.title}</dt>
              <dd>{m.credits}</dd>
            </div>
          ))}
        </dl>
        <h2>Icons</h2>
        <p>
          Icons made by {ICON_AUTHORS.map((a) => a.name).join(', ')}, from{' '}
          <a href="https://game-icons.net">game-icons.net</a>, under{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>; recoloured and combined by us.
        </p>
        <h2>Type</h2>
        <p>
          Under the <a href="https://openfontlicense.org">SIL Open Font License</a>: {FONTS.join('; ')}. Special Elite
          is under the <a href="https://www.apache.org/licenses/LICENSE-2.0">Apache License 2.0</a>.
        </p>
        <h2>Engine</h2>
        <p>
          The rules run on <a href="https://boardgame.io">boardgame.io</a>; the pages are made with React. Both are free
          software under the MIT licence, and so is Midnight Table.
        </p>
      </div>
    </Frame>
  );
}
