import { useCallback, useEffect, useState } from 'react';
import { callApi, type ApiError } from '../base/api.ts';
import { repeatWhileVisible } from '../base/repeat-while-visible.ts';

const POLL_INTERVAL_MS = 10_000;

interface PollState<T> {
  /** The latest value; it stays while the server cannot be reached. */
  readonly value: T | null;
  readonly error: ApiError | null;
  readonly refresh: () => Promise<void>;
}

/**
 * Requests a path every ten seconds, or after the milliseconds that follow from the latest value, while the page is visible, and when it becomes
 * visible; never if the path is `null`.
 */
export function usePolling<T>(
  path: string | null,
  intervalOf: (value: T | null) => number = () => POLL_INTERVAL_MS,
): PollState<T> {
  const [latest, setLatest] = useState<{ readonly path: string; readonly value: T } | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const refresh = useCallback(async () => {
    if (path === null) return;
    const answer = await callApi<T>('GET', path);
    setError(answer.ok ? null : answer.error);
    if (answer.ok) setLatest({ path, value: answer.value });
  }, [path]);
  const value = latest?.path === path ? latest.value : null;
  const intervalMs = intervalOf(value);
  useEffect(() => void refresh(), [refresh]);
  useEffect(() => repeatWhileVisible(() => void refresh(), intervalMs), [refresh, intervalMs]);
  return { value, error, refresh };
}
