import { timingSafeEqual } from 'node:crypto';
import { isLocal } from '../auth/address';
import type { Config } from '../config';
import type { House } from '../matches/house';
import { no } from '../refusals';
import type { Exchange } from '../http/exchange';
import type { Route } from '../http/router';
import type { Metrics } from './metrics';

function mayRead({ req }: Exchange, token: string | undefined): boolean {
  if (token === undefined) return isLocal(req);
  const given = Buffer.from(req.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Alive, ready for work, and how it goes. */
export function healthRoutes(house: House, metrics: Metrics, config: Config): Route[] {
  return [
    { method: 'GET', path: '/healthz', answer: async () => ({ ok: true }) },
    {
      method: 'GET',
      path: '/readyz',
      answer: async () => {
        if (house.closing) no('closing');
        await house.parts.storage.ping();
        return { ok: true };
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      answer: async (x) => {
        if (!mayRead(x, config.metricsToken)) no('unknown-route');
        metrics.hot.set(house.hotCount);
        const stored = await house.parts.storage.count();
        metrics.stored.set({ state: 'all' }, stored.matches);
        metrics.stored.set({ state: 'running' }, stored.running);
        x.res.setHeader('content-type', metrics.registry.contentType);
        x.res.end(await metrics.registry.metrics());
        return undefined;
      },
    },
  ];
}
