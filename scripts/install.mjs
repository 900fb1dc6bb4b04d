/** Installs what is missing, once: only Node needs to be there before. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
function needNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Midnight Table needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a command in the project's folder; ends the process with its code when it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** npm notes in node_modules what it put there: the same versions as in the lock file mean nothing is missing. */
function installed() {
  const there = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(there)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const have = read(there);
  return Object.entries(read(path.join(root, 'package-lock.json'))).every(
    ([name, { version, optional }]) => name === '' || (have[name] ? have[name].version === version : optional),
  );
}

/** Installs the packages of the lock file unless they are there already. */
export function install() {
  needNode();
  if (installed()) return;
  console.log('Installing packages…');
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund']);
}
