import { type ReactElement, useSyncExternalStore } from 'react';
import { useRoute } from 'wouter';
import { useTexts } from '../texts/index.tsx';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** A word when the network is gone: nothing on this device needs it. Tables far away say so themselves. */
export function Offline(): ReactElement | null {
  const t = useTexts();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [far] = useRoute('/t/:id');
  return online || far ? null : (
    <p className="offline" role="status">
      {t.offline}
    </p>
  );
}
