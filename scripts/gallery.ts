/**
 * npm run gallery [-- --out DIR] [--games a,b]: a picture of every page and of every phase of every game, at desktop and
 * phone size, with an index.html to look through them. Uses the built app (npm run build).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '../games';
import { startApp } from '../web/browser-tests/kit';
import { momentsOf, takeShots } from './shots';

const PAGES = ['/', '/matches', '/learn', '/stats', '/about', '/no-such-page', '/replay/file'];
const SEED = '1';

function pagesOf(ids: readonly string[]) {
  const shared = PAGES.map((p) => ({ name: `page-${p.replaceAll('/', '') || 'lobby'}`, path: p }));
  const each = ids.flatMap((id) => [
    { name: `${id}-new`, path: `/new/${id}` },
    { name: `${id}-rules`, path: `/rules/${id}` },
  ]);
  return [...shared, ...each];
}

const figure = (name: string) =>
  `<figure><figcaption>${name}</figcaption>${['desktop', 'phone'].map((s) => `<img loading="lazy" src="${name}.${s}.png" alt="${name}, ${s}">`).join('')}</figure>`;

const sheet = (names: readonly string[]) =>
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{background:#222;color:#eee;font:15px sans-serif}figure{display:flex;flex-wrap:wrap;gap:12px;margin:0 0 32px}figcaption{flex:1 0 100%;font-size:20px}img{height:480px}</style>${names.map(figure).join('\n')}`;

async function main() {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'shots/gallery' }, games: { type: 'string' } },
  });
  const wanted = values.games?.split(',');
  const games = GAMES.filter((g) => !g.meta.hidden && (!wanted || wanted.includes(g.meta.id)));
  const shots = pagesOf(games.map((g) => g.meta.id));
  for (const game of games) {
    const { id, players } = game.meta;
    const count = players.at(-1) as number;
    for (const { name, moves } of momentsOf(game, count, SEED))
      shots.push({ name: `${id}-${name}`, path: `/local/new?game=${id}&seed=${SEED}&players=${count}&moves=${moves}` });
    if (count > 1) shots.push({ name: `${id}-curtain`, path: `/local/new?game=${id}&players=${count}&as=none` });
  }
  const app = await startApp();
  try {
    const taken = await takeShots(app.browser, app.url, shots, values.out);
    const index = path.join(values.out, 'index.html');
    writeFileSync(index, sheet(shots.map((s) => s.name)));
    console.log(`${taken} pictures, ${index}`);
  } finally {
    await app.stop();
  }
}

void main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
