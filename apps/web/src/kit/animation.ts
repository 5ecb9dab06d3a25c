import { type RefObject, useLayoutEffect } from 'react';

export type Keyframes = Keyframe[] | PropertyIndexedKeyframes;

/**
 * Plays keyframes on an element while a cue lasts. They run off the main thread and are cancelled when the cue ends or
 * is skipped. `frames` is `null` when the cue does not concern this element.
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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}

/** Duration of a drive: about 90 ms a cell, at most 1.4 seconds. */
export function driveDurationMs(cells: number): number {
  return Math.min(1400, 180 + 90 * cells);
}
