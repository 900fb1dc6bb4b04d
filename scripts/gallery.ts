/**
 * npm run gallery [-- --out DIR] [--games a,b] [--only page-,replay]: a picture of every page and of every phase of
 * every game, at desktop and phone size, with an index.html to look through them. Uses the built app (npm run build).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '../games';
import { startApp, type App } from '../web/browser-tests/kit';
import { SCENES, type Scene } from './gallery-scenes';
import { momentsOf, SIZES, takeShots } from './shots';

const PAGES = ['/', '/matches', '/learn', '/stats', '/about', '/no-such-page', '/replay/file'];
const SEED = '1';
/** far enough for hands to be there and hidden */
const CURTAIN = 14;

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

/** Pages that something must be done for: each size is one device, whose matches and results grow from scene to scene. */
async function takeScenes(app: App, scenes: readonly Scene[], out: string): Promise<number> {
  let taken = 0;
  for (const [size, viewport] of Object.entries(SIZES)) {
    const page = await app.newPage({ ...viewport, name: 'Ilse' });
    for (const { name, arrange } of scenes) {
      await arrange(page, app);
      await page.waitForTimeout(400);
      await page.screenshot({ path: path.join(out, `${name}.${size}.png`) });
      taken += 1;
    }
    await page.context().close();
  }
  return taken;
}

async function main() {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'shots/gallery' }, games: { type: 'string' }, only: { type: 'string' } },
  });
  /** pictures whose name has one of these in it */
  const only = values.only?.split(',');
  const asked = ({ name }: { name: string }) => !only || only.some((part) => name.includes(part));
  const wanted = values.games?.split(',');
  const games = GAMES.filter((g) => !g.meta.hidden && (!wanted || wanted.includes(g.meta.id)));
  const shots = pagesOf(games.map((g) => g.meta.id));
  for (const game of games) {
    const { id, players } = game.meta;
    const count = players.at(-1) as number;
    for (const { name, moves } of momentsOf(game, count, SEED))
      shots.push({ name: `${id}-${name}`, path: `/local/new?game=${id}&seed=${SEED}&players=${count}&moves=${moves}` });
    if (count > 1)
      shots.push({
        name: `${id}-curtain`,
        path: `/local/new?game=${id}&seed=${SEED}&players=${count}&moves=${CURTAIN}&as=none`,
      });
  }
  const app = await startApp();
  try {
    const plain = shots.filter(asked);
    const scenes = (wanted ? [] : SCENES).filter(asked);
    const taken =
      (await takeShots(app.browser, app.url, plain, values.out)) + (await takeScenes(app, scenes, values.out));
    const index = path.join(values.out, 'index.html');
    writeFileSync(index, sheet([...plain, ...scenes].map((s) => s.name)));
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
