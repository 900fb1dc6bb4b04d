import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** An installed Chrome, Chromium or Edge, without a window. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = PLACES.find((p) => p !== '' && existsSync(p));
  if (!executablePath) throw new Error('No Chrome, Chromium or Edge found. Install one, or name it in CHROMIUM.');
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...QUIET, ...root] });
}
