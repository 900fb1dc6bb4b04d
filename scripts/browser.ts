import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const installed = () => PLACES.find((p) => p !== '' && existsSync(p));
const isRoot = () => process.getuid?.() === 0;

/** Debian's own Chromium, where this process may install packages. */
function installChromium() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium for the browser tests…');
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', 'chromium');
}

/** An installed Chrome, Chromium or Edge, without a window; installed from Debian's packages when root. */
export function launchBrowser(): Promise<Browser> {
  if (!installed()) installChromium();
  const executablePath = installed();
  if (!executablePath)
    throw new Error(
      'No Chrome, Chromium or Edge found. Install one (Debian, Ubuntu: apt-get install chromium), or name its file in CHROMIUM.',
    );
  return chromium.launch({ executablePath, args: [...QUIET, ...(isRoot() ? ['--no-sandbox'] : [])] });
}
