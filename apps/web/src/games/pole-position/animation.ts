import type { Event, PolePositionTypes } from '@paddock/pole-position';
import { driveDurationMs } from '../../kit/animation.ts';
import type { Sound } from '../../kit/sound.ts';
import type { Position } from '../table-link.ts';
import { revealDurationMs, revealTimesOf } from './reveal.ts';

/** How long an event is shown. Chance lays 43 tokens in a row, each of them a step of its own: hence so quickly. */
export function durationMs(event: Event): number {
  switch (event.type) {
    case 'laid':
      return event.seat === null ? 30 : 380;
    case 'turnEnded':
      return 260;
    case 'turn':
    case 'moveEnded':
      return 0;
    case 'chose':
      return 340;
    case 'revealed':
      return revealDurationMs(event);
    case 'straightened':
      return 360;
    case 'pit':
    case 'turbo':
      return 640;
    case 'moved':
      return event.to === event.from ? 420 : driveDurationMs(event.to - event.from);
    case 'spun':
      return 640;
    case 'finished':
      return 700;
    case 'placed':
      return 40;
    case 'refilled':
      return 120;
    case 'over':
      return 300;
  }
}

/** Nothing tells the cards before the highest one is turned. */
export function revealAt(event: Event): number {
  return event.type === 'revealed' ? revealTimesOf(event).allTurnedAt : 0;
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'laid':
      return event.seat === null ? null : 'card';
    case 'chose':
    case 'revealed':
      return 'card';
    case 'moved':
      return event.to === event.from ? null : 'engine';
    case 'pit':
    case 'turbo':
      return 'engine';
    case 'spun':
      return 'spin';
    case 'finished':
      return 'flag';
    case 'over':
      return 'win';
    case 'turn':
    case 'straightened':
    case 'placed':
    case 'moveEnded':
    case 'turnEnded':
    case 'refilled':
      return null;
  }
}

/** A card that somebody is about to choose is nobody else's business (PP-6). */
export function hasSecrets({ view }: Position<PolePositionTypes>): boolean {
  return view.phase === 'choose';
}
