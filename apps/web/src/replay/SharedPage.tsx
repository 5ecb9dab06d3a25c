import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { Shell } from '../shell/Shell.tsx';
import { localTables } from '../table/local.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { RecordError } from '../worker/open-record.ts';
import { unpackText } from '../base/packed-text.ts';
import { parseFragment } from './shared-moment.ts';

/** Opens a link that carries a record: /shared#r=…&at=57. */
export function SharedPage(): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const fragment = useSyncExternalStore(subscribeToFragment, () => location.hash);
  const [error, setError] = useState<RecordError | null>(null);
  useEffect(() => {
    let wanted = true;
    setError(null);
    void openShared(fragment).then((opened) => {
      if (!wanted) return;
      if ('address' in opened) go(opened.address, { replace: true });
      else setError(opened.error);
    });
    return () => {
      wanted = false;
    };
  }, [fragment, go]);
  if (error === null) {
    return (
      <Shell title={t.replay.title}>
        <p className="load-status" role="status">
          {t.replay.opening}
        </p>
      </Shell>
    );
  }
  return (
    <Shell title={t.replay.linkFailed}>
      <div className="shell-message" role="alert">
        <h1>{t.replay.linkFailed}</h1>
        <p>{error.code === 'not-a-record' ? t.replay.linkBroken : t.replay.openFailed[error.code]}</p>
        {error.detail !== '' && (
          <details>
            <summary>{t.details}</summary>
            <p lang="en">{error.detail}</p>
          </details>
        )}
        <Link href="/" className="button primary">
          {t.notFound.home}
        </Link>
      </div>
    </Shell>
  );
}

async function openShared(fragment: string): Promise<{ readonly address: string } | { readonly error: RecordError }> {
  const shared = parseFragment(fragment);
  const text = shared === null ? null : await unpackText(shared.packed);
  if (shared === null || text === null) return { error: { code: 'not-a-record', detail: '' } };
  const opened = await localTables().open(text);
  return opened.ok ? { address: `/replay/${opened.value}?at=${shared.at}` } : { error: opened.error };
}

function subscribeToFragment(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
