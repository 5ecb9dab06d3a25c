import type { GameManifest } from '@paddock/kernel';
import type { FormulaDeTypes } from './types.ts';

export const manifest: GameManifest<FormulaDeTypes> = {
  id: 'formula-de',
  title: 'Formula Dé',
  genre: 'dice-race',
  order: 2,
  seats: { min: 2, max: 10 },
  defaultSeats: 6,
  galleryOption: 'circuit',
  defaultOptions: { circuit: 'monaco', laps: 1, carsPerPlayer: 1, dashboards: 'hidden', teamPoints: false },
};
