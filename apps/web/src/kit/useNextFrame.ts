import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * A value one frame late. What shows it is rendered, laid out and painted in a frame of its own, after the frame that
 * shows what changed first: both together would be a long task on a phone.
 */
export function useNextFrame<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const newest = useRef(value);
  const isScheduled = useRef(false);
  useEffect(() => {
    newest.current = value;
    // A value that changes again before its frame does not wait for another one.
    if (isScheduled.current || shown === value) return;
    isScheduled.current = true;
    afterNextFrame(() => {
      isScheduled.current = false;
      startTransition(() => setShown(() => newest.current));
    });
  }, [value, shown]);
  return shown;
}

/** Calls back when the next frame is painted. A page in the background has no frames. */
function afterNextFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
