import { buildSync } from 'esbuild';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GAMES } from '../../games';

/** JavaScript of a page, gzipped bytes. */
export interface BundleFigures {
  lobby: number;
  games: { game: string; ours: number; stock: number }[];
}

/** A bare page on boardgame.io's React client with the same rules and no board at all. */
function stockPage(id: string): number {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import { Client } from 'boardgame.io/react';
        import { SocketIO } from 'boardgame.io/multiplayer';
        import { createRoot } from 'react-dom/client';
        import { createElement } from 'react';
        import * as door from './games/${id}/index';
        const { game } = Object.values(door)[0];
        const Table = Client({ game, board: () => null, multiplayer: SocketIO(), debug: true });
        createRoot(document.body).render(createElement(Table));`,
      resolveDir: '.',
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** Reads what the last build weighed; `npm run build` first. */
export function benchBundle(): BundleFigures {
  const file = 'dist/weights.json';
  if (!existsSync(file)) throw new Error('nothing is built: run `npm run build` first');
  const weights = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  return {
    lobby: weights['lobby'] ?? NaN,
    games: GAMES.flatMap(({ meta: { id } }) => {
      const ours = weights[`${id} online`];
      return ours === undefined ? [] : [{ game: id, ours, stock: stockPage(id) }];
    }),
  };
}
