import type { GameDefinition } from '@paddock/kernel';
import { manifest } from './manifest.ts';
import { type ToyKind, toy as createToy } from './toy.ts';

export type { ToyEvent, ToyKind, ToyMove, ToyView } from './toy.ts';

export const toy: GameDefinition<ToyKind> = { ...createToy(), ...manifest };
