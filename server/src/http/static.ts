import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Exchange } from './exchange';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};

/** For pages only: scripts and styles from files of ours, nothing inline, nobody frames us. */
export const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

interface Asset {
  body: Buffer;
  zipped: Buffer | undefined;
  type: string;
  etag: string;
  /** its name changes with its content */
  hashed: boolean;
}

const zip = promisify(gzip);

/** The built web app, held in memory: a few megabytes that never change while the server runs. */
export class WebApp {
  private constructor(private readonly assets: ReadonlyMap<string, Asset>) {}

  /** Reads the build; an app that isn't there has no pages. */
  static async read(dir: string): Promise<WebApp> {
    const assets = new Map<string, Asset>();
    const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const name = `/${path.relative(dir, file).split(path.sep).join('/')}`;
      assets.set(name, await assetOf(file, name));
    }
    return new WebApp(assets);
  }

  get isBuilt() {
    return this.assets.has('/index.html');
  }

  /** Answers with a file or, for a page's address, with the app; false when there is neither. */
  answer(x: Exchange): boolean {
    const asset = this.assets.get(x.path) ?? (wantsPage(x) ? this.assets.get('/index.html') : undefined);
    if (!asset) return false;
    send(x, asset);
    return true;
  }
}

/** A browser that goes to an address, not a script that asks for data. */
export const wantsPage = ({ req, path: at }: Exchange) =>
  (req.headers.accept ?? '').includes('text/html') && !path.extname(at);

async function assetOf(file: string, name: string): Promise<Asset> {
  const body = await readFile(file);
  const type = TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
  const squeezes = /text|json|svg|javascript/.test(type) && body.length > 1000;
  return {
    body,
    zipped: squeezes ? await zip(body, { level: 9 }) : undefined,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    hashed: name.startsWith('/assets/'),
  };
}

function send({ req, res }: Exchange, { body, zipped, type, etag, hashed }: Asset) {
  res.setHeader('etag', etag);
  res.setHeader('vary', 'accept-encoding, origin');
  res.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (type.startsWith('text/html')) res.setHeader('content-security-policy', PAGE_POLICY);
  else res.removeHeader('content-security-policy'); // a worker would take it for its own
  if (req.headers['if-none-match'] === etag) {
    res.statusCode = 304;
    res.end();
    return;
  }
  const squeezed = zipped && /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? '')) ? zipped : undefined;
  if (squeezed) res.setHeader('content-encoding', 'gzip');
  res.setHeader('content-type', type);
  res.setHeader('content-length', (squeezed ?? body).length);
  res.end(req.method === 'HEAD' ? undefined : (squeezed ?? body));
}
