import { useEffectEvent, useLayoutEffect } from 'react';

/** Maps `KeyboardEvent.key` (single letters in lower case) to an action. */
export type KeyBindings = Readonly<Record<string, () => void>>;

/** Binds page-wide keys. Keys pressed in a form field, in a dialog or with a modifier are ignored. */
export function useKeyBindings(keys: KeyBindings, active = true): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea, [role="dialog"]') !== null) return;
    // A focused button handles these keys itself.
    if ((event.key === 'Enter' || event.key === ' ') && target.closest('button, a, summary') !== null) return;
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  // Before the page is painted: a key that is pressed at once would be lost on a busy device.
  useLayoutEffect(() => {
    if (!active) return;
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [active]);
}
