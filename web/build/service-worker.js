/* The app without a network. Pages and built files come from the cache; talk with the server never does. */
const VERSION = __VERSION__;
const FILES = __FILES__;
const CACHE = `midnight-table-${VERSION}`;
/** asked for as a page, or the server takes it for a call to its API */
const PAGE = new Request('/', { headers: { accept: 'text/html' } });
const SERVER = /^\/(games|matches|api|socket\.io|healthz|readyz|metrics)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES.shell])));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('midnight-table-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** One file after the other, so that nobody's match waits for them. */
async function keepTheRest() {
  const cache = await caches.open(CACHE);
  for (const file of FILES.rest) if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
}

self.addEventListener('message', (event) => {
  if (event.data === 'keep-the-rest') {
    const port = event.ports[0];
    event.waitUntil(keepTheRest().then(() => port?.postMessage('kept')));
  }
  if (event.data === 'take-over') self.skipWaiting();
});

/** The newest page when there is a network worth the name, the kept one when there is none. */
async function page(request) {
  const kept = await caches.match('/', { cacheName: CACHE });
  if (!kept) return fetch(request);
  const patience = new Promise((resolve) => setTimeout(resolve, 4000, kept));
  return Promise.race([fetch(request).catch(() => kept), patience]);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || SERVER.test(url.pathname)) return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
    return;
  }
  event.respondWith(
    caches.match(request, { ignoreVary: true }).then(
      (kept) =>
        kept ??
        fetch(request).then((reply) => {
          if (reply.ok && url.pathname.startsWith('/assets/')) {
            const copy = reply.clone();
            event.waitUntil(caches.open(CACHE).then((cache) => cache.put(request, copy)));
          }
          return reply;
        }),
    ),
  );
});
