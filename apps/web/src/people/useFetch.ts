import { useCallback, useEffect, useState } from 'react';
import { callApi, type ApiError } from '../base/api.ts';

type FetchState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T }
  | { readonly state: 'failed'; readonly error: ApiError };

/** Loads a path from the API. The second value loads it again; the old value stays meanwhile. */
export function useFetch<T>(path: string): readonly [FetchState<T>, retry: () => void] {
  const [answer, setAnswer] = useState<FetchState<T> & { readonly path?: string }>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    void callApi<T>('GET', path).then((asked) => {
      if (!wanted) return;
      setAnswer(
        asked.ok ? { state: 'loaded', value: asked.value, path } : { state: 'failed', error: asked.error, path },
      );
    });
    return () => {
      wanted = false;
    };
  }, [path, round]);
  const retry = useCallback(() => setRound((n) => n + 1), []);
  return [answer.path === path ? answer : { state: 'loading' }, retry];
}
