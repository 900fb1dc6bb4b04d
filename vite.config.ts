import { readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boxes } from './web/build/boxes';
import { gameIcons } from './web/build/icons';
import { offline } from './web/build/offline';
import { rulebooks } from './web/build/rulebook';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);
const iconFile = require.resolve('@iconify-json/game-icons/icons.json');
const server = `http://localhost:${process.env.PORT ?? 8000}`;

export default defineConfig(async () => ({
  root: path.join(root, 'web'),
  publicDir: path.join(root, 'web', 'public'),
  plugins: [
    gameIcons(async () => JSON.parse(await readFile(iconFile, 'utf8')), path.join(root, '.cache', 'icons')),
    boxes(),
    rulebooks(),
    react(),
    offline(),
  ],
  // React has it since version 18
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  worker: { format: 'es' as const },
  build: {
    outDir: path.join(root, process.env.MT_DIST ?? 'dist', 'web'),
    emptyOutDir: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
    target: 'es2022',
    manifest: 'assets/manifest.json',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    fs: { allow: [root, await realpath(path.join(root, 'node_modules'))] },
    proxy: {
      '^/(games|matches|api|healthz|readyz)(/|\\?|$)': server,
      '/socket.io': { target: server, ws: true },
    },
  },
}));
