import { useCallback, useEffect, useState } from 'react';
import { call, type Fault } from '../online/api.ts';

const PAUSE = 10_000;

interface Polled<T> {
  /** The latest answer; it stays while the server cannot be reached. */
  readonly value: T | null;
  readonly fault: Fault | null;
  readonly refresh: () => Promise<void>;
}

/** Asks again every ten seconds while somebody looks at the page; not at all where the path is `null`. */
export function usePolled<T>(path: string | null): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const refresh = useCallback(async () => {
    if (path === null) return;
    const told = await call<T>('GET', path);
    setFault(told.ok ? null : told.error);
    if (told.ok) setValue(told.value);
  }, [path]);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => !document.hidden && void refresh(), PAUSE);
    return () => clearInterval(timer);
  }, [refresh]);
  return { value, fault, refresh };
}
