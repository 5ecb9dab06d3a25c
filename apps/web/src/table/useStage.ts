import type { Viewer } from '@paddock/kernel';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { GameUi } from '../games/ui.ts';
import { playSound } from '../kit/sound.ts';
import type { TableLink } from './link.ts';
import { type Direction, type Stage, takeStage } from './stage.ts';

const still = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

/** The person's own speed and sound; those who asked their device for less motion see none. */
export function directionFor(ui: GameUi): Direction {
  return {
    speed: () => (still?.matches === true ? 0 : useSettings.getState().speed),
    onEvent(event) {
      const sound = useSettings.getState().sound ? ui.sound(event) : null;
      if (sound !== null) playSound(sound);
    },
  };
}

/** What nobody sees is not acted out: who comes back to the page finds the race as it stands. */
function liveDirection(ui: GameUi): Direction {
  const direction = directionFor(ui);
  return { ...direction, speed: () => (document.hidden ? 0 : direction.speed()) };
}

/** The stage of a live table as a viewer sees it; `null` until it is set. */
export function useStage(link: TableLink, ui: GameUi, viewer: Viewer, again: number): Stage | null {
  const [stage, setStage] = useState<Stage | null>(null);
  useEffect(() => {
    let wanted = true;
    void takeStage(link, viewer, ui, liveDirection(ui), stage).then((taken) => wanted && setStage(taken));
    return () => {
      wanted = false;
    };
    // The stage is taken over, not asked for again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [link, ui, viewer, again]);
  useEffect(() => () => link.leave(), [link]);
  return stage;
}
