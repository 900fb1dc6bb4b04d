import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Server as SocketServer } from 'socket.io';
import type { GameModule } from '../../engine-extensions/game-module';
import { addressOf, originAllowed } from './auth/address';
import { Limits } from './auth/limits';
import { BotSeats } from './bots/bot-seats';
import { BotPool } from './bots/pool';
import type { Config } from './config';
import { hostedGames } from './games';
import { Metrics } from './health/metrics';
import { healthRoutes } from './health/routes';
import { apiRoutes } from './http/api-routes';
import { lobbyRoutes } from './http/lobby-routes';
import { Router, type Route } from './http/router';
import { site } from './http/site';
import { WebApp } from './http/static';
import { logger } from './log';
import { Clocks } from './matches/clocks';
import { House } from './matches/house';
import { Lookout } from './matches/lookout';
import { expire } from './matches/reading';
import { openStorage } from './storage/open';
import { isShared, type Storage } from './storage/storage';
import { SteadyClock } from './steady-clock';
import { LobbyFeed } from './transport/lobby-feed';
import { openPlayDoor } from './transport/play-door';
import { cutSlowSockets } from './transport/slow';
import { openStockDoor } from './transport/stock-door';
import { Tables } from './transport/tables';

const MAX_MESSAGE = 16_384;
const MAX_SOCKETS_PER_ADDRESS = 200;
const EXPIRE_EVERY = 10 * 60_000;

export interface App {
  url: string;
  port: number;
  house: House;
  metrics: Metrics;
  /** what is answered over HTTP beside the web app */
  routes: readonly Route[];
  /** finishes what was accepted, stores everything, and closes */
  stop(): Promise<void>;
}

/** What tests put in place of the real things. */
export interface Replace {
  games?: ReadonlyMap<string, GameModule>;
  storage?: Storage;
  now?: () => number;
  log?: Logger;
}

/** Opens the store and starts to serve. */
export async function startApp(config: Config, replace: Replace = {}): Promise<App> {
  const log = replace.log ?? logger(config.logLevel);
  const steady = replace.now ? undefined : new SteadyClock(log);
  const now = replace.now ?? (steady as SteadyClock).now;
  const metrics = new Metrics(config.logLevel !== 'silent');
  const games = replace.games ?? hostedGames(config.testGames);
  const storage =
    replace.storage ??
    (await openStorage(
      config,
      (seconds, writes) => {
        metrics.storeTime.observe(seconds);
        metrics.storeWrites.inc(writes);
      },
      true,
    ));
  const house = new House({ config, storage, games, log, metrics, now });
  const limits = new Limits(config.limits, () => performance.now());
  const tables = new Tables(house);
  const lobby = new LobbyFeed(house);
  const pool = new BotPool({ workers: config.botWorkers, timeout: config.botTimeout, testGames: config.testGames });
  const bots = new BotSeats(house, pool);
  const clocks = new Clocks(house);
  const cluster =
    config.redisUrl !== undefined && isShared(storage)
      ? await (await import('./cluster/cluster')).Cluster.join({ house, shared: storage, tables, lobby, bots, clocks }, config.redisUrl) // prettier-ignore
      : undefined;
  // a file of our own says whether somebody else wrote to it; in a database that may be shared it has to be looked for
  const lookout = new Lookout(house, { tables, lobby, isAlone: () => (cluster ? !cluster.hearsOthers : !isShared(storage)) }); // prettier-ignore
  const web = await WebApp.read(config.web);
  const routes = [...healthRoutes(house, metrics, config), ...lobbyRoutes(house), ...apiRoutes(house)];
  const router = new Router(routes);

  const http = createServer(
    { requestTimeout: 20_000, headersTimeout: 10_000, keepAliveTimeout: 10_000, maxHeaderSize: 16_384 },
    site({ config, house, limits, router, web }),
  );
  const io = new SocketServer(http, {
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    connectTimeout: 10_000,
    perMessageDeflate: false,
    // without sticky routing the requests of a polling client would reach servers that do not know it
    ...(cluster ? { transports: ['websocket' as const] } : {}),
    cors: { origin: config.origins },
    allowRequest: (req, done) => {
      const fresh = !/[?&]sid=/.test(req.url ?? '');
      if (!originAllowed(req, config)) return done('forbidden-origin', false);
      if (house.closing) return done('closing', false);
      if (fresh && !limits.take('connect', addressOf(req, config.proxies))) return done('too-many', false);
      done(null, true);
    },
  });
  countSockets(io, config, metrics);
  const letSlowBe = cutSlowSockets(io, () => metrics.slow.inc());
  tables.play = lobby.play = io.of('/play');
  openPlayDoor(tables.play, { house, limits, tables, lobby, bots });
  for (const game of games.keys()) openStockDoor(io.of(`/${game}`), game, { house, limits, tables });

  await new Promise<void>((ready, failed) => {
    http.once('error', failed);
    http.listen(config.port, config.host, ready);
  });
  const { port } = http.address() as AddressInfo;
  const timer = setInterval(
    () => void expire(house).catch((err: unknown) => log.error({ err }, 'expiry')),
    EXPIRE_EVERY,
  );
  timer.unref();
  void bots.resume().catch((err: unknown) => log.error({ err }, 'bots could not go on'));
  void clocks.resume().catch((err: unknown) => log.error({ err }, 'clocks could not go on'));
  log.info({ port, games: [...games.keys()], web: web.isBuilt }, 'open');

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    clearInterval(timer);
    lookout.close();
    letSlowBe();
    steady?.close();
    io.of('/play').emit('closing', { reason: 'restart' });
    clocks.close();
    const bye = bots.close();
    await house.close();
    await bye;
    await cluster?.close();
    lobby.close();
    await io.close();
    http.closeAllConnections();
    await storage.close();
    log.info('closed');
  };
  return { url: `http://localhost:${port}`, port, house, metrics, routes, stop: () => (stopping ??= stop()) };
}

/** Counts connections, and keeps one address from taking them all. */
function countSockets(io: SocketServer, config: Config, metrics: Metrics) {
  const perAddress = new Map<string, number>();
  io.engine.on('connection', (socket: { request: Parameters<typeof addressOf>[0]; close(): void; on(e: 'close', f: () => void): void }) => {
    const address = addressOf(socket.request, config.proxies);
    const count = (perAddress.get(address) ?? 0) + 1;
    perAddress.set(address, count);
    metrics.sockets.inc();
    socket.on('close', () => {
      metrics.sockets.dec();
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    if (config.limits && count > MAX_SOCKETS_PER_ADDRESS) socket.close();
  }); // prettier-ignore
}
