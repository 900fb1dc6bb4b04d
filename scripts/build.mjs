/** npm run build: the web app to dist/web, the server to dist/server; fails when a page grows too heavy. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { install, root } from './install.mjs';

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
install();
const { build: bundle } = await import('esbuild');
const { build: buildWeb } = await import('vite');

/** JavaScript that a page loads, gzipped. */
const BARS = { lobby: 100 * 1024, match: 260 * 1024 };
const dist = path.join(root, process.env.MT_DIST ?? 'dist');
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

function filesBelow(at) {
  return readdirSync(at, { withFileTypes: true }).flatMap((f) =>
    f.isDirectory() ? filesBelow(path.join(at, f.name)) : [path.join(at, f.name)],
  );
}

/** main.ts and every worker become one file each; what is native or loads files of its own stays a package. */
async function buildServer() {
  const src = path.join(root, 'server', 'src');
  const main = path.join(src, 'main.ts');
  if (!existsSync(main)) return console.log('server/src/main.ts is not there: nothing to bundle');
  const workers = filesBelow(src).filter((f) => /worker\.ts$/.test(f));
  const entryPoints = [main, ...workers].map((file) => ({ in: file, out: path.basename(file, '.ts') }));
  rmSync(path.join(dist, 'server'), { recursive: true, force: true });
  await bundle({
    entryPoints,
    outdir: path.join(dist, 'server'),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: true,
    minifySyntax: true,
    external: ['libsql', 'pg', 'pino', 'pg-native', 'bufferutil', 'utf-8-validate'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'importMetaUrl' },
    banner: { js: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;' },
    logLevel: 'warning',
  });
  console.log(`server: ${entryPoints.map((e) => `${e.out}.cjs`).join(', ')}`);
}

/** Every script a page needs: the named modules and what they import. */
function scriptsOf(manifest, names) {
  const found = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...found].filter((file) => file.endsWith('.js'));
}

function weigh() {
  const web = path.join(dist, 'web');
  const manifest = JSON.parse(readFileSync(path.join(web, 'assets', 'manifest.json'), 'utf8'));
  const sizes = new Map();
  const size = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(path.join(web, file)), { level: 9 }).length);
    return sizes.get(file);
  };
  const total = (names) => scriptsOf(manifest, names).reduce((sum, file) => sum + size(file), 0);
  const entry = 'index.html';
  const games = Object.keys(manifest)
    .map((name) => /games\/([a-z-]+)\/board\/index\.tsx$/.exec(name)?.[1])
    .filter(Boolean);
  // the connection and the list of saves load after the page, and count all the same
  const socket = Object.keys(manifest).filter((name) => name.includes('/socket.io-client/'));
  const pages = [{ page: 'lobby', names: [entry, 'src/match/saves.ts', ...socket], bar: BARS.lobby }];
  for (const game of games) {
    const of = (file) => Object.keys(manifest).filter((name) => name.endsWith(`games/${game}/${file}`));
    const common = [entry, ...socket, ...of('board/index.tsx')];
    pages.push({
      page: `${game} online`,
      names: [...common, 'src/match/MatchPage.tsx', ...of('index.ts')],
      bar: BARS.match,
    });
    pages.push({
      page: `${game} here`,
      names: [...common, 'src/match/LocalPage.tsx', ...of('index.ts')],
      bar: BARS.match,
    });
  }
  let heavy = false;
  const weights = {};
  console.log('JavaScript by page, gzipped:');
  for (const { page, names, bar } of pages) {
    const bytes = total(names);
    weights[page] = bytes;
    heavy ||= bytes > bar;
    console.log(`  ${bytes > bar ? '✗' : '✓'} ${page.padEnd(30)} ${kb(bytes).padStart(9)} of ${kb(bar)}`);
  }
  writeFileSync(path.join(dist, 'weights.json'), JSON.stringify(weights));
  if (heavy) throw new Error('a page loads more JavaScript than its bar allows');
}

try {
  await buildWeb({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
  weigh();
  await buildServer();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
