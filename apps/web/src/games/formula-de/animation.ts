import type { Event, FormulaDeTypes, BlackDiePurpose, View } from '@paddock/formula-de';
import type { Sound } from '../../kit/sound.ts';
import { driveDurationMs } from '../../kit/animation.ts';
import { sceneOf } from './scene-of.ts';

/** How long a die tumbles before it shows its face, and how long the face is then seen. */
const TUMBLE_MS = 640;
const FACE_MS = 180;
/** A roll that is cheered is seen longer. */
const CHEER_MS = 900;

/** The black die tumbles as long, except where many cars roll one after the other. */
const BLACK_TUMBLE_MS: Readonly<Record<BlackDiePurpose, number>> = {
  grid: 100,
  start: 300,
  collision: 480,
  engine: 480,
  pit: TUMBLE_MS,
};

type Roll = Event & { type: 'rolled' | 'black' };

function tumbleMs(event: Roll): number {
  return event.type === 'rolled' ? TUMBLE_MS : BLACK_TUMBLE_MS[event.for];
}

function rollMs(event: Roll): number {
  if (event.type === 'black' && event.for === 'grid') return tumbleMs(event) + 30;
  return tumbleMs(event) + (sceneOf(event) === 'cheer' ? CHEER_MS : FACE_MS);
}

/** A bot's turn lasts a second or two: the shift, the die, the drive. */
export function durationMs(event: Event, view: View): number {
  switch (event.type) {
    case 'grid':
      return 500;
    case 'black':
      // Ten cars roll for the grid in the time of six.
      return event.for === 'grid' ? (rollMs(event) * 6) / Math.max(6, view.cars.length) : rollMs(event);
    case 'shifted':
      return event.from === event.to ? 0 : 160;
    case 'rolled':
      return rollMs(event);
    case 'moved':
      return event.path.length === 0 ? 250 : Math.min(1050, driveDurationMs(event.path.length));
    case 'spun':
      return 1200;
    case 'stalled':
      return 450;
    case 'damaged':
      return event.part === 'body' ? 900 : 450;
    case 'out':
      return event.reason === 'engine' ? 1400 : 1200;
    case 'pitStop':
    case 'tyres':
      return 500;
    case 'finished':
      return 450;
    case 'round':
    case 'turn':
    case 'over':
      return 0;
  }
}

/** The die shows its face after this part of its animation. What follows depends on the result, what precedes does not. */
export function revealAt(event: Event): number {
  return event.type === 'rolled' || event.type === 'black' ? tumbleMs(event) / rollMs(event) : 0;
}

const EVENT_SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  rolled: 'dice',
  moved: 'engine',
  spun: 'spin',
  damaged: 'crash',
  finished: 'flag',
  over: 'win',
};

export function soundOf(event: Event): Sound | null {
  if (event.type === 'black') return event.for === 'grid' ? null : 'dice';
  if (event.type === 'out') return event.reason === 'engine' ? 'blowUp' : 'crash';
  // Strain only makes the engine cough.
  if (event.type === 'damaged' && event.part === 'engine') return 'engine';
  if (event.type === 'moved' && (event.tyres ?? 0) > 0) return 'skid';
  return EVENT_SOUNDS[event.type] ?? null;
}

/** The die lands; the crowd cheers a roll that has a scene of its own. */
export function revealSoundOf(event: Event): Sound | null {
  if (event.type !== 'rolled' && (event.type !== 'black' || event.for === 'grid')) return null;
  return sceneOf(event) === 'cheer' ? 'crowd' : 'diceLand';
}

/** Dashboards are looked at by their drivers alone, if so agreed (FD-7). */
export function hasSecrets(_position: unknown, { options }: { options: FormulaDeTypes['options'] }): boolean {
  return options.dashboards === 'hidden';
}
