import type { GameManifest } from '@paddock/kernel';
import type { ToyTypes } from './toy.ts';

export const manifest: GameManifest<ToyTypes> = {
  id: 'toy',
  title: 'Toy',
  genre: 'game',
  order: 99,
  seats: { min: 2, max: 3 },
  defaultSeats: 2,
  defaultOptions: { most: 3, loud: false },
};
