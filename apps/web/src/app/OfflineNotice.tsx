import { type ReactElement, useSyncExternalStore } from 'react';
import { useRoute } from 'wouter';
import { useTexts } from '../texts/index.tsx';

function subscribeToNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** A word when the network is gone: nothing on this device needs it. Tables far away say so themselves. */
export function OfflineNotice(): ReactElement | null {
  const t = useTexts();
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [isOnlineTable] = useRoute('/t/:id');
  return isOnline || isOnlineTable ? null : (
    <p className="offline" role="status">
      {t.offline}
    </p>
  );
}
