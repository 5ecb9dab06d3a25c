import { useEffect, useState } from 'react';

export type AsyncState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * The state of an asynchronous load. While a new load is pending the old value stays, so that the page does not
 * flicker.
 */
export function useAsync<T>(load: () => Promise<T>, dependencies: readonly unknown[]): AsyncState<T> {
  const [loaded, setLoaded] = useState<AsyncState<T>>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ state: 'loaded', value }),
      (error: unknown) => wanted && setLoaded({ state: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
    // What the load needs is named by the caller.
    // oxlint-disable-next-line react/exhaustive-deps
  }, dependencies);
  return loaded;
}
