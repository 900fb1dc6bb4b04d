/**
 * Pictures of a game at desktop and phone size, in each phase or after so many random moves:
 *   npx tsx scripts/shots.ts <game> [--seed S] [--players N] [--moves 0,20,60] [--phases] [--out DIR] [--url http://…]
 * Starts a dev server of its own unless --url names one.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { drive, seeded, anyChoose } from '../engine-extensions/simulation/driver';
import { awaited } from '../engine-extensions/rules';
import type { GameModule } from '../engine-extensions/game-module';
import { gameById } from './games';
import { launchBrowser } from './browser';

export const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** The first move number at which a random match with this seed is in each phase and stage, and its end. */
export function momentsOf(module: GameModule, players: number, seed: string): { name: string; moves: number }[] {
  const driven = drive(module, players, undefined, seed);
  const choose = anyChoose(module, seeded(`moves-${seed}`));
  const found = new Map<string, number>();
  for (let n = 0; n < 5000; n++) {
    const turn = module.rules.turn(driven.G);
    if (turn.gameover !== undefined) {
      found.set('over', n);
      break;
    }
    const by = awaited(turn)[0] as string;
    const stage = turn.activePlayers?.[by];
    const name = [turn.phase, stage].filter(Boolean).join('-');
    if (!found.has(name)) found.set(name, n);
    module.rules.play(driven.G, by, choose(driven.G, by), driven.dice);
  }
  return [...found].map(([name, moves]) => ({ name, moves }));
}

export async function takeShots(
  browser: Browser,
  url: string,
  shots: readonly { name: string; path: string }[],
  out: string,
): Promise<number> {
  mkdirSync(out, { recursive: true });
  let taken = 0;
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ viewport, hasTouch: size === 'phone', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`  ${size}: ${error.message}`));
    for (const shot of shots) {
      await page.goto(new URL(shot.path, url).href, { waitUntil: 'load' });
      await page.waitForSelector('[data-frame],[data-curtain],main', { timeout: 30_000 });
      await page.waitForFunction(() => document.fonts.ready.then(() => true));
      await page.waitForTimeout(250);
      const file = path.join(out, `${shot.name}.${size}.png`);
      await page.screenshot({ path: file });
      taken += 1;
      console.log(file);
    }
    await context.close();
  }
  return taken;
}

async function devServer(port: number): Promise<{ url: string; close(): Promise<void> }> {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const { createServer } = await import('vite');
  const root = path.resolve(__dirname, '..');
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    cacheDir: path.join(process.env.TMPDIR ?? '/tmp', `mt-shots-${port}`),
    server: { port, hmr: false, watch: null },
    logLevel: 'error',
  });
  await server.listen();
  return { url: `http://localhost:${server.config.server.port ?? port}`, close: () => server.close() };
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      players: { type: 'string' },
      moves: { type: 'string' },
      out: { type: 'string' },
      url: { type: 'string' },
      port: { type: 'string', default: '8390' },
    },
  });
  const game = gameById(positionals[0]);
  const { id } = game.meta;
  const players = Number(values.players ?? game.meta.players.at(-1));
  const moments = values.moves
    ? values.moves.split(',').map((m) => ({ name: `move-${m}`, moves: Number(m) }))
    : momentsOf(game, players, values.seed);
  const shots = moments.map(({ name, moves }) => ({
    name: `${id}-${name}`,
    path: `/local/new?game=${id}&seed=${values.seed}&players=${players}&moves=${moves}`,
  }));
  const server = values.url ? undefined : await devServer(Number(values.port));
  const browser = await launchBrowser();
  try {
    await takeShots(browser, values.url ?? server!.url, shots, values.out ?? path.join('shots', id));
  } finally {
    await browser.close();
    await server?.close();
  }
}

if (require.main === module) void main().then(() => process.exit(0));
