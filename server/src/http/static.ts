import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
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

/** A file of the build; what it takes to send it is worked out when it is first asked for. */
interface Asset {
  file: string;
  type: string;
  /** its name changes with its content */
  hashed: boolean;
  ready?: Promise<Ready>;
}

interface Ready {
  size: number;
  etag: string;
  /** texts are kept squeezed; everything else is read from the disk each time */
  zipped: Buffer | undefined;
}

const zip = promisify(gzip);

/** The built web app; it never changes while the server runs. */
export class WebApp {
  private constructor(private readonly assets: ReadonlyMap<string, Asset>) {}

  /** Looks what is in the build; an app that isn't there has no pages. */
  static async read(dir: string): Promise<WebApp> {
    const assets = new Map<string, Asset>();
    const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const name = `/${path.relative(dir, file).split(path.sep).join('/')}`;
      const type = TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
      assets.set(name, { file, type, hashed: name.startsWith('/assets/') });
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
    asset.ready ??= readied(asset);
    asset.ready.then(
      (ready) => send(x, asset, ready),
      () => {
        delete asset.ready; // the disk may be better next time
        x.res.destroy();
      },
    );
    return true;
  }
}

/** A browser that goes to an address, not a script that asks for data. */
export const wantsPage = ({ req, path: at }: Exchange) =>
  (req.headers.accept ?? '').includes('text/html') && !path.extname(at);

async function readied({ file, type }: Asset): Promise<Ready> {
  const body = await readFile(file);
  const squeezes = /text|json|svg|javascript/.test(type) && body.length > 1000;
  return {
    size: body.length,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    zipped: squeezes ? await zip(body, { level: 9 }) : undefined,
  };
}

function send({ req, res }: Exchange, { file, type, hashed }: Asset, { size, etag, zipped }: Ready) {
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
  res.setHeader('content-length', squeezed?.length ?? size);
  if (squeezed || req.method === 'HEAD') return void res.end(req.method === 'HEAD' ? undefined : squeezed);
  createReadStream(file)
    .once('error', () => res.destroy())
    .pipe(res);
}
