import { useEffect, useEffectEvent } from 'react';
import { animationSpeed } from './useStepPlayer.ts';

/** How long the prompt says that there is only one choice before it is played, at normal speed. */
const BEAT_MS = 1100;
/** The same without animations. */
const STILL_BEAT_MS = 300;

/** Plays the only move of a turn after a short beat. `turnKey` is `null` while there is nothing to play. */
export function usePlayAfterBeat(turnKey: string | null, play: () => void): void {
  const playNow = useEffectEvent(play);
  useEffect(() => {
    if (turnKey === null) return;
    const speed = animationSpeed();
    const timer = setTimeout(() => playNow(), speed === 0 ? STILL_BEAT_MS : BEAT_MS / speed);
    return () => clearTimeout(timer);
  }, [turnKey]);
}
