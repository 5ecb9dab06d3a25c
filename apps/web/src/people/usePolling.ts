import { useCallback, useEffect, useState } from 'react';
import { callApi, type ApiError } from '../base/api.ts';

const POLL_INTERVAL_MS = 10_000;

interface PollState<T> {
  /** The latest value; it stays while the server cannot be reached. */
  readonly value: T | null;
  readonly error: ApiError | null;
  readonly refresh: () => Promise<void>;
}

/** Requests a path every ten seconds while the page is visible; never if the path is `null`. */
export function usePolling<T>(path: string | null): PollState<T> {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const refresh = useCallback(async () => {
    if (path === null) return;
    const answer = await callApi<T>('GET', path);
    setError(answer.ok ? null : answer.error);
    if (answer.ok) setValue(answer.value);
  }, [path]);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => !document.hidden && void refresh(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return { value, error: error, refresh };
}
