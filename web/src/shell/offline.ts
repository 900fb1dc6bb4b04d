const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

export const newVersion = () => waiting !== null;
export function onNewVersion(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function announce(worker: ServiceWorker | null) {
  waiting = worker;
  listeners.forEach((l) => l());
}

/** Lets the waiting version take over and loads the page anew; saves live elsewhere and stay. */
export function takeNewVersion() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take-over');
}

function watch(registration: ServiceWorkerRegistration) {
  const look = () => {
    // without a controller this is the first visit: nothing old to replace
    if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** Keeps the app on this device, so that hot-seat and solo work without a network. */
export async function keepOffline() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  watch(registration);
  const { active } = await navigator.serviceWorker.ready;
  const keep = () => active?.postMessage('keep-the-rest');
  if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: 10_000 });
  else setTimeout(keep, 3000);
}
