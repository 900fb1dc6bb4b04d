/** npm start: installs, builds what changed, and serves everything on one port. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { install, root, run } from './install.mjs';

const SOURCES = [
  'web',
  'server/src',
  'games',
  'engine-extensions',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
];

function newest(at) {
  const info = statSync(at);
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(at).reduce((latest, name) => Math.max(latest, newest(path.join(at, name))), 0);
}

install();
const server = path.join(root, 'dist', 'server', 'main.cjs');
const built = existsSync(server) && existsSync(path.join(root, 'dist', 'web', 'index.html'));
if (!built || SOURCES.some((s) => newest(path.join(root, s)) > statSync(server).mtimeMs)) {
  console.log('Building…');
  run(process.execPath, ['scripts/build.mjs']);
}
process.env.NODE_ENV = 'production';
process.chdir(root);
await import(new URL('../dist/server/main.cjs', import.meta.url));
