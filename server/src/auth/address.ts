import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Config } from '../config';

/** Where a request comes from; behind trusted proxies, what the outermost of them says. */
export function addressOf(req: IncomingMessage, proxies: number): string {
  const direct = req.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return network(direct);
  const said = req.headers['x-forwarded-for'];
  const chain = [...String(said ?? '').split(',').map((a) => a.trim()).filter(Boolean), direct]; // prettier-ignore
  return network(chain[Math.max(0, chain.length - 1 - proxies)] ?? direct);
}

/** One household, one address: an IPv6 address counts by its first 64 bits. */
function network(address: string): string {
  const plain = address.slice(0, 60).replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv6(plain)) return prefixOf(plain);
  const [ip = '', port] = plain.split(':'); // some proxies name the port, too
  return port !== undefined && isIPv4(ip) ? ip : plain.slice(0, 45);
}

/** `2001:db8::7` and `2001:db8:0:0:1::` begin with the same 64 bits. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - before!.length - after!.length;
  const groups = [...before!, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after!];
  return groups.slice(0, 4).map((g) => parseInt(g, 16).toString(16)).join(':'); // prettier-ignore
}

export const isLocal = (req: IncomingMessage) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(req.socket.remoteAddress ?? '') &&
  req.headers['x-forwarded-for'] === undefined;

/** Pages of this server, of the named origins, and programs that are no pages (they send no origin). */
export function originAllowed(req: IncomingMessage, config: Pick<Config, 'origins' | 'localOrigins'>): boolean {
  const { origin } = req.headers;
  if (origin === undefined) return true;
  if (config.origins.includes(origin)) return true;
  try {
    const { host, hostname } = new URL(origin);
    return host === req.headers.host || (config.localOrigins && ['localhost', '127.0.0.1'].includes(hostname));
  } catch {
    return false;
  }
}
