import type { Viewer } from '@paddock/kernel';
import { startTransition, useEffect, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import type { GameUi } from '../games/ui.ts';
import { playSound, type Sound } from '../kit/sound.ts';
import type { TableLink } from '../games/table-link.ts';
import { type PlaybackOptions, type StepPlayer, watchTable } from './step-player.ts';

const reducedMotion = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

/** How fast animations run; 0 without animations, as with reduced motion. */
export function animationSpeed(): number {
  return reducedMotion?.matches === true ? 0 : useSettings.getState().speed;
}

/** Speed and sound from the settings. */
export function createPlaybackOptions(ui: GameUi): PlaybackOptions {
  const playIfOn = (sound: Sound | null): void => {
    if (sound !== null && useSettings.getState().sound) playSound(sound);
  };
  return {
    speed: animationSpeed,
    onEvent: (event) => playIfOn(ui.soundOf(event)),
    onReveal: (event) => playIfOn(ui.revealSoundOf?.(event) ?? null),
  };
}

/** Skips animations while the page is hidden. */
function createLivePlaybackOptions(ui: GameUi): PlaybackOptions {
  const options = createPlaybackOptions(ui);
  return { ...options, speed: () => (document.hidden ? 0 : options.speed()) };
}

/** The step player of a live table; `null` until the table answers. */
export function useStepPlayer(link: TableLink, ui: GameUi, viewer: Viewer, watchCount: number): StepPlayer | null {
  const [player, setPlayer] = useState<StepPlayer | null>(null);
  useEffect(() => {
    let wanted = true;
    // The whole table is rendered with the first player: as a transition React does it in slices.
    void watchTable(link, viewer, ui, createLivePlaybackOptions(ui), player).then((opened) => {
      if (wanted) startTransition(() => setPlayer(opened));
    });
    return () => {
      wanted = false;
    };
    // The step player is kept, not created again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [link, ui, viewer, watchCount]);
  useEffect(() => () => link.leave(), [link]);
  return player;
}
