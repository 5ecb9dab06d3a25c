import type { Result } from '@paddock/kernel';
import { useState } from 'react';
import type { RequestError } from './error-text.ts';

interface ActionState {
  readonly isBusy: boolean;
  readonly error: RequestError | null;
  /** Runs one action at a time, then `then` with its value. */
  readonly run: <T>(work: () => Promise<Result<T, RequestError>>, then?: (value: T) => void) => Promise<void>;
}

/** The state of an action that may fail. The error stays until the next attempt. */
export function useAction(): ActionState {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const run: ActionState['run'] = async (work, then) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    const done = await work();
    setBusy(false);
    if (done.ok) then?.(done.value);
    else setError(done.error);
  };
  return { isBusy: busy, error, run };
}
