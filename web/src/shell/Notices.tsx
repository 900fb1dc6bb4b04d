import { useSyncExternalStore } from 'react';
import { newVersion, onNewVersion, takeNewVersion } from './offline';
import s from './shell.module.css';

const watchLine = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** What concerns every page: no network, a new version. */
export function Notices() {
  const online = useSyncExternalStore(watchLine, () => navigator.onLine);
  const fresh = useSyncExternalStore(onNewVersion, newVersion);
  return (
    <div role="status">
      {!online && (
        <p className={s.notice}>You are offline. Solo and hot-seat games go on; online tables wait for you.</p>
      )}
      {fresh && (
        <p className={s.notice}>
          A new version is here. Your saves stay as they are.
          <button className={`${s.btn} ${s.quiet}`} onClick={takeNewVersion}>
            Use it now
          </button>
        </p>
      )}
    </div>
  );
}
