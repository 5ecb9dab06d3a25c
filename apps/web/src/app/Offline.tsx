import { type ReactElement, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/index.tsx';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** A word when the network is gone: nothing here needs it. */
export function Offline(): ReactElement | null {
  const t = useTexts();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <p className="offline" role="status">
      {t.offline}
    </p>
  );
}
