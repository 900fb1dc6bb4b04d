import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { addressOf, originAllowed } from '../auth/address';
import type { Limits } from '../auth/limits';
import type { Config } from '../config';
import type { House } from '../matches/house';
import { no, Refused } from '../refusals';
import { sendJson, sendRefusal, setSafeHeaders, type Exchange } from './exchange';
import type { Router } from './router';
import { wantsPage, type WebApp } from './static';

export interface SiteParts {
  config: Config;
  house: House;
  limits: Limits;
  router: Router;
  web: WebApp;
}

const PATH_MAX = 500;

/** Everything over HTTP: the API, health, and the web app. */
export function site(parts: SiteParts): RequestListener {
  const { house } = parts;
  return (req, res) => {
    setSafeHeaders(res);
    answer(parts, req, res).catch((error: unknown) => {
      const refused = error instanceof Refused ? error : new Refused({ rule: null, why: 'internal' });
      if (!(error instanceof Refused) && !res.destroyed)
        house.parts.log.error({ path: req.url?.slice(0, 100), err: error }, 'a request failed');
      house.parts.metrics.refusals.inc({ what: 'http', why: refused.refusal.why });
      if (refused.status === 413) {
        res.setHeader('connection', 'close');
        res.once('finish', () => req.destroy()); // the rest of it is not read
      }
      sendRefusal({ req, res }, refused);
    });
  };
}

async function answer(parts: SiteParts, req: IncomingMessage, res: ServerResponse) {
  const { config, house, limits, router, web } = parts;
  const x = exchangeOf(req, res, config);
  if (!allowOrigin(x, config)) return;
  const found = router.find(req.method === 'HEAD' ? 'GET' : (req.method ?? ''), x.path);
  const page = req.method !== 'POST' && (!found || wantsPage(x)) && web.isBuilt;
  if (page && !x.path.startsWith('/api/') && web.answer(x)) return;
  if (!found) return no(found === undefined && req.method !== 'GET' && req.method !== 'POST' ? 'bad-request' : 'unknown-route'); // prettier-ignore
  if (!limits.take('request', x.address)) no('too-many');
  const { route, params } = found;
  if (route.limited && !limits.take(route.limited, x.address)) no('too-many');
  try {
    const body = await route.answer({ ...x, params });
    if (body !== undefined) sendJson(x, 200, body);
    house.parts.metrics.requests.inc({ route: route.path, status: 200 });
  } catch (error) {
    const status = error instanceof Refused ? error.status : 500;
    house.parts.metrics.requests.inc({ route: route.path, status });
    // whoever tries many ids or credentials has to slow down
    if ((status === 404 || status === 403) && !limits.take('miss', x.address)) no('too-many');
    throw error;
  }
}

function exchangeOf(req: IncomingMessage, res: ServerResponse, config: Config): Exchange {
  const url = req.url ?? '/';
  if (url.length > PATH_MAX || !url.startsWith('/')) return no('bad-request', 'This address is not understood.');
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const query = new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
  return { req, res, path, query, params: [], address: addressOf(req, config.proxies) };
}

/** Tells browsers which other pages may use this server; ends the exchange of those that may not. */
function allowOrigin({ req, res }: Exchange, config: Config): boolean {
  const { origin } = req.headers;
  if (origin === undefined) return true;
  res.setHeader('vary', 'origin');
  if (!originAllowed(req, config)) return no('forbidden-origin');
  res.setHeader('access-control-allow-origin', origin);
  if (req.method !== 'OPTIONS') return true;
  res.setHeader('access-control-allow-methods', 'GET, POST');
  res.setHeader('access-control-allow-headers', 'content-type, authorization, x-seat');
  res.setHeader('access-control-max-age', '600');
  res.statusCode = 204;
  res.end();
  return false;
}
