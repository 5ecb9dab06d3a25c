import type { Event, FormulaDeTypes, BlackDiePurpose, View } from '@paddock/formula-de';
import type { Sound } from '../../kit/sound.ts';
import { driveDurationMs } from '../../kit/animation.ts';
import { sceneOf } from './scene-of.ts';

const BLACK_DIE_DURATIONS_MS: Readonly<Record<BlackDiePurpose, number>> = {
  grid: 130,
  start: 380,
  collision: 520,
  engine: 620,
  pit: 850,
};

/** A bot's turn lasts a second or so: the shift, the die, the drive. */
export function durationMs(event: Event, view: View): number {
  switch (event.type) {
    case 'grid':
      return 500;
    case 'black':
      // Ten cars roll for the grid in the time of five.
      return event.for === 'grid'
        ? (BLACK_DIE_DURATIONS_MS.grid * 6) / Math.max(6, view.cars.length)
        : BLACK_DIE_DURATIONS_MS[event.for];
    case 'shifted':
      return event.from === event.to ? 0 : 160;
    case 'rolled':
      return 560;
    case 'moved':
      return event.path.length === 0 ? 250 : Math.min(1050, driveDurationMs(event.path.length));
    case 'spun':
      return 650;
    case 'stalled':
    case 'damaged':
      return 450;
    case 'out':
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

/** The die lies still, with its face up, after this part of its animation. */
const DIE_SETTLED_AT = 0.75;

export function revealAt({ type }: Event): number {
  return type === 'rolled' || type === 'black' ? DIE_SETTLED_AT : 0;
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
