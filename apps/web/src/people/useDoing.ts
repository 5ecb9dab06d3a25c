import type { Result } from '@paddock/kernel';
import { useState } from 'react';
import type { Trouble } from './faults.ts';

export interface Doing {
  readonly busy: boolean;
  readonly fault: Trouble | null;
  /** Does one thing at a time, and then what follows from it. */
  readonly run: <T>(work: () => Promise<Result<T, Trouble>>, then?: (value: T) => void) => Promise<void>;
}

/** Something asked of the server that may be refused: what went wrong stays until the next try. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Trouble | null>(null);
  const run: Doing['run'] = async (work, then) => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    const done = await work();
    setBusy(false);
    if (done.ok) then?.(done.value);
    else setFault(done.error);
  };
  return { busy, fault, run };
}
