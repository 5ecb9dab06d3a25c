import { vi } from 'vitest';

/** Resolves once `check` does not throw any more. The deadline is for what never happens, also on a slow machine. */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 5 });
}
