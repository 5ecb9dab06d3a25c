import { useEffect, useState, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

interface ReadingTarget {
  /** The id of the requested rule or section. */
  readonly targetId: string | null;
  /** Goes to an id without changing the URL; `null` where links do that. */
  readonly goTo: ((id: string) => void) | null;
}

/**
 * The rule or section to scroll to. The rules page uses the fragment of the URL. Over a table the URL belongs to the
 * table, so the target is kept in state.
 */
export function useReadingTarget(overTable: boolean): ReadingTarget {
  const hash = useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
  const [asked, setAsked] = useState<{ readonly id: string } | null>(null);
  const id = overTable ? (asked?.id ?? null) : hash;
  useEffect(() => {
    if (id !== null && id !== '') document.getElementById(id)?.scrollIntoView({ block: 'start' });
    // `asked` is a new object on every click, so that a second click on the same link scrolls again.
  }, [id, asked]);
  return { targetId: id === '' ? null : id, goTo: overTable ? (next) => setAsked({ id: next }) : null };
}
