/** npm run dev: the server restarts and the pages reload as files change. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { install, root } from './install.mjs';

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
install();
const { createServer } = await import('vite');
const server = spawn(
  process.execPath,
  [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/src/main.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, MT_DEV: '1' } },
);
const web = await createServer({ configFile: path.join(root, 'vite.config.ts') });
await web.listen();
web.printUrls();

const stop = async () => {
  server.kill('SIGTERM');
  await web.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.on('exit', (code) => code && stop());
