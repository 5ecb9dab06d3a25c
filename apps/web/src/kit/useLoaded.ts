import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

/** Something that takes a while. While a new one is under way the old one stays, so that nothing flickers. */
export function useLoaded<T>(load: () => Promise<T>, needs: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ state: 'there', value }),
      (error: unknown) => wanted && setLoaded({ state: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
    // What the load needs is named by the caller.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, needs);
  return loaded;
}
