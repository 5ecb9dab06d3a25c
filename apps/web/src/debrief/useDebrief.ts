import { useEffect, useState } from 'react';
import type { DebriefUpdate } from '../worker/debriefs.ts';

/** Starts to explain a race and calls back with every better result. The returned function gives it up. */
export type DebriefSource = (onUpdate: (update: DebriefUpdate) => void) => () => void;

const NOT_STARTED: DebriefUpdate = { state: 'computing', debrief: null, progress: null };

/** The debrief of a race, better with every update. `source` must stay the same; `null` explains nothing. */
export function useDebrief(source: DebriefSource | null): DebriefUpdate {
  const [update, setUpdate] = useState<DebriefUpdate>(NOT_STARTED);
  useEffect(() => {
    setUpdate(source === null ? { state: 'unavailable' } : NOT_STARTED);
    if (source === null) return undefined;
    let wanted = true;
    const stop = source((next) => wanted && setUpdate(next));
    return () => {
      wanted = false;
      stop();
    };
  }, [source]);
  return update;
}
