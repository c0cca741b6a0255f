import { useSyncExternalStore } from 'react';
import classes from './offline-bar.module.css';

/** Says that nothing can be sent now. The live region stands before its text does, so that it is read out. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={classes.bar}>
      {!isOnline && 'You are offline. What you see may be old; you can go on once you are back.'}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
