import { type ReactElement, useSyncExternalStore } from 'react';
import { useRoute } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';

function subscribeToNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says that the network is gone and that local races go on. Online tables show their own connection notice. */
export function OfflineNotice(): ReactElement | null {
  const t = useTexts();
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [isOnlineTable] = useRoute('/t/:id');
  return isOnline || isOnlineTable ? null : (
    <p className="shell-offline" role="status">
      {t.offline}
    </p>
  );
}
