import type { Event, FormelFunTypes } from '@paddock/formel-fun';
import { driveDurationMs } from '../../kit/animation.ts';
import type { Sound } from '../../kit/sound.ts';
import type { Position, TableInfo } from '../table-link.ts';
import { gridDurationMs, ROLLED_OFF_AT } from './car-animation.ts';

/** A car that drops back drives to the full space and then rolls back from it. */
function spacesDriven({ from, to, aimed }: Event & { type: 'moved' }): number {
  return aimed - from + (aimed - to);
}

export function durationMs(event: Event): number {
  switch (event.type) {
    case 'placed':
      return 45;
    case 'dealt':
      // Only one's own cards are worth a look.
      return event.card === null ? 0 : 60;
    case 'race':
      // Before the first race the cars stand on the grid already.
      return event.race === 1 ? 900 : gridDurationMs(event.grid.length);
    case 'turn':
      return 0;
    case 'played':
      return 420;
    case 'turned':
      return 450;
    case 'drew':
      return 180;
    case 'moved':
      return Math.min(1150, driveDurationMs(spacesDriven(event)));
    case 'eliminated':
      return 1500;
    case 'retired':
      return 250;
    case 'finished':
      return 300;
    case 'over':
      return 0;
  }
}

/** Cards are played face up and drawn unseen. Who is out is told when the car has rolled off the road. */
export function revealAt({ type }: Event): number {
  return type === 'eliminated' ? ROLLED_OFF_AT : 0;
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'played':
    case 'turned':
      return 'card';
    case 'moved':
      return 'engine';
    case 'eliminated':
      return 'spin';
    case 'race':
      return 'flag';
    case 'over':
      return 'win';
    default:
      return null;
  }
}

/** Hands are secret: where several people share a device, the others look away. */
export function hasSecrets({ awaiting }: Position<FormelFunTypes>, { drivers }: TableInfo<FormelFunTypes>): boolean {
  return awaiting.kind === 'moves' && drivers.filter(({ kind }) => kind === 'person').length > 1;
}
