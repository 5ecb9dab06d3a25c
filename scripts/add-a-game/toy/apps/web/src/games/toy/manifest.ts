import { manifest } from '@paddock/toy/manifest';
import type { GameCard } from '../ui.ts';
import { pitch } from './pitch.ts';

export const card: GameCard = { ...manifest, pitch, load: () => import('./index.ts') };
