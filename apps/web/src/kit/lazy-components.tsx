import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

/** Components of one chunk, which is loaded when the first of them is shown. Until then there is nothing. */
export function lazyComponents<P extends object>(
  names: readonly string[],
  load: () => Promise<Readonly<Record<string, ComponentType<P>>>>,
): Readonly<Record<string, ComponentType<P>>> {
  const entries = names.map((name) => {
    const Loaded = lazy(async () => ({ default: (await load())[name]! })) as ComponentType<P>;
    const Shown = (props: P): ReactElement => (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
    return [name, Shown] as const;
  });
  return Object.fromEntries(entries);
}
