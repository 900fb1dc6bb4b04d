import { buildSync } from 'esbuild';
import { seeded } from '../../engine-extensions/dice';
import type { GameModule } from '../../engine-extensions/game-module';
import { awaited, type AnyView, type Turn } from '../../engine-extensions/rules';
import { anyChoose, drive, playOut } from '../../engine-extensions/simulation/driver';
import { launchBrowser } from '../browser';

/** How long a browser takes to list the legal moves where there are most of them. */
export interface ListingFigures {
  game: string;
  /** legal moves in the fullest position found */
  moves: number;
  /** milliseconds, with the processor slowed down: the first time on a fresh page, then in general */
  first: number;
  p95: number;
}

/** how often a phone is slower */
export const SLOWDOWN = 4;
const MATCHES = 6;
const REPEATS = 60;

interface Position {
  view: AnyView;
  turn: Turn;
  me: string;
  moves: number;
}

/** The position with the most legal moves, as its seat sees it, over matches by chance of every number of players. */
export function fullest(module: GameModule, matches: number): Position {
  const { rules } = module;
  let most: Position | undefined;
  for (const players of module.meta.players)
    for (let i = 0; i < matches; i++) {
      const dice = seeded(`fullest-${players}-${i}`);
      playOut(module, drive(module, players, undefined, `fullest-${players}-${i}`), anyChoose(module, dice), dice, (_, G) => {
        const turn = rules.turn(G);
        for (const me of awaited(turn)) {
          const moves = rules.legalNow(G, me).length;
          if (moves > (most?.moves ?? 0)) most = { view: JSON.parse(JSON.stringify(rules.view(G, me))) as AnyView, turn, me, moves }; // prettier-ignore
        }
      }); // prettier-ignore
    }
  if (!most) throw new Error(`${module.meta.id} has no moves`);
  return most;
}

/** The rules alone, as a page loads them. */
function rulesFor(id: string): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import * as door from './games/${id}/index'; globalThis.rules = Object.values(door)[0].rules;`,
      resolveDir: '.',
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Lists the moves of each game's fullest position in Chromium, slowed down. */
export async function benchListing(modules: readonly GameModule[]): Promise<ListingFigures[]> {
  const browser = await launchBrowser();
  try {
    const all: ListingFigures[] = [];
    for (const module of modules) {
      const position = fullest(module, MATCHES);
      const page = await browser.newPage();
      await page.addScriptTag({ content: rulesFor(module.meta.id) });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const took = await page.evaluate(
        ([{ view, turn, me }, repeats]) => {
          const { rules } = globalThis as unknown as { rules: { legalMoves(v: unknown, t: unknown, me: string): unknown[] } };
          return Array.from({ length: repeats }, () => {
            const from = performance.now();
            rules.legalMoves({ ...view }, turn, me);
            return performance.now() - from;
          });
        },
        [position, REPEATS] as const,
      ); // prettier-ignore
      await page.close();
      const sorted = [...took].sort((a, b) => a - b);
      all.push({ game: module.meta.id, moves: position.moves, first: took[0] ?? NaN, p95: sorted[Math.floor(0.95 * sorted.length)] ?? NaN }); // prettier-ignore
    }
    return all;
  } finally {
    await browser.close();
  }
}
