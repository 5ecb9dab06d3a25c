import { useEffect, useState } from 'react';

export type AsyncState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

/** Something that takes a while. While a new one is under way the old one stays, so that nothing flickers. */
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
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, dependencies);
  return loaded;
}
