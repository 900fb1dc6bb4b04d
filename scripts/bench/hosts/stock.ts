import { FlatFile, Server } from 'boardgame.io/server';
import { gameById } from '../../games';
import { answerUsage } from './host';

/** boardgame.io's own server with the same game, in memory or on its FlatFile store. */
async function main() {
  const { module } = { module: gameById(process.env['BENCH_GAME']) };
  const dir = process.env['BENCH_FLATFILE'];
  const server = Server({
    games: [module.game],
    origins: ['http://localhost'],
    ...(dir ? { db: new FlatFile({ dir, logging: false }) } : {}),
  });
  const { appServer } = await server.run({ port: 0, callback: () => {} });
  const address = appServer.address();
  answerUsage();
  process.send?.({ ready: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}` });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
