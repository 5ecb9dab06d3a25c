import { useEffect, useState, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

interface ReadingTarget {
  /** The rule or section that was asked for. */
  readonly targetId: string | null;
  /** Goes there without touching the address; `null` where links do it. */
  readonly goTo: ((id: string) => void) | null;
}

/**
 * Where the reader wants to be. On a page of its own the address says it, and links are enough; over a table the address is
 * the table's, and the place is only remembered.
 */
export function useReadingTarget(overTable: boolean): ReadingTarget {
  const hash = useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
  const [asked, setAsked] = useState<{ readonly id: string } | null>(null);
  const id = overTable ? (asked?.id ?? null) : hash;
  useEffect(() => {
    if (id !== null && id !== '') document.getElementById(id)?.scrollIntoView({ block: 'start' });
    // A second click on the same link goes there again: `asked` is a new object then.
  }, [id, asked]);
  return { targetId: id === '' ? null : id, goTo: overTable ? (next) => setAsked({ id: next }) : null };
}
