import { type Event, type FormulaTypes, HAND_SIZE, type View } from '@paddock/formula';
import type { Sound } from '../../kit/sound.ts';
import type { Position } from '../table-link.ts';

/** All cards are dealt in about this time. */
const DEAL_MS = 1100;

export function durationMs(event: Event, view: View): number {
  switch (event.type) {
    case 'dealer':
      return 250;
    case 'dealt':
      return Math.floor(DEAL_MS / (HAND_SIZE * view.handSizes.length));
    case 'opened':
      return 320;
    case 'formula':
      return 950 + 150 * event.laid;
    case 'draws':
      return 150;
    case 'turned':
      return 550;
    case 'drew':
      return 650;
    case 'passed':
      return 600;
    case 'finished':
      return 300;
    case 'round':
      return 2000;
    case 'over':
      return 100;
    case 'turnEnded':
    case 'roundStarted':
      return 0;
  }
}

/** A drawn card is known once it is in the hand, one from the pile once it lies on the table. */
export function revealAt({ type }: Event): number {
  return type === 'drew' || type === 'opened' ? 1 : 0;
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'dealt':
    case 'opened':
    case 'formula':
    case 'drew':
      return 'card';
    case 'turned':
      return 'dice';
    case 'round':
      return 'flag';
    case 'over':
      return 'win';
    case 'dealer':
    case 'draws':
    case 'passed':
    case 'finished':
    case 'turnEnded':
    case 'roundStarted':
      return null;
  }
}

/** Hands are hidden from each other all the time. */
export function hasSecrets({ awaiting }: Position<FormulaTypes>): boolean {
  return awaiting.kind === 'moves';
}
