import type { GameDefinition } from '@paddock/kernel';
import { manifest } from './manifest.ts';
import { type ToyTypes, createToyGame } from './toy.ts';

export type { ToyEvent, ToyTypes, ToyMove, ToyView } from './toy.ts';

export const toy: GameDefinition<ToyTypes> = { ...createToyGame(), ...manifest };
