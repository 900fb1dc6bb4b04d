/** node scripts/run.mjs <script> …: bundles a script of this folder and runs it as in production; tsx would slow the rules. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { install, root } from './install.mjs';

install();
process.chdir(root);
const { buildSync } = await import('esbuild');
const [script, ...args] = process.argv.slice(2);
const outfile = path.join('.cache', 'scripts', `${script}-${process.pid}.cjs`);
const entryPoints = [path.join('scripts', `${script}.ts`)];
buildSync({
  entryPoints,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  outfile,
  packages: 'external',
});
const env = { NODE_ENV: 'production', ...process.env };
const { status } = spawnSync(process.execPath, [outfile, ...args], { stdio: 'inherit', env });
rmSync(outfile, { force: true });
process.exit(status ?? 1);
