import { type RefObject, useLayoutEffect } from 'react';

export type Keyframes = Keyframe[] | PropertyIndexedKeyframes;

/**
 * Plays keyframes on an element for as long as a cue lasts. They run off the main thread, and are dropped when the cue
 * ends or is skipped: what is drawn then is the picture after it. `frames` is `null` when the cue is not about
 * this element.
 */
export function useCueAnimation(
  ref: RefObject<Element | null>,
  cue: { readonly key: number; readonly ms: number } | null,
  frames: Keyframes | null,
  easing = 'ease-in-out',
): void {
  const key = cue === null || frames === null ? null : cue.key;
  useLayoutEffect(() => {
    const element = ref.current;
    if (key === null || element === null || cue === null || frames === null) return;
    const animation = element.animate(frames, { duration: cue.ms, easing, fill: 'forwards' });
    return () => animation.cancel();
    // A cue never changes while it has the same key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}

/** About 90 ms a cell, a whole move under 1.5 seconds. */
export function driveDurationMs(cells: number): number {
  return Math.min(1400, 180 + 90 * cells);
}
