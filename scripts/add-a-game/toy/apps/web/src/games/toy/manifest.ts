import { manifest } from '@paddock/toy/manifest';
import type { GameCard } from '../ui.ts';
import { pitch } from './pitch.ts';
import { Vignette } from './vignette/Vignette.tsx';

export const card: GameCard = { ...manifest, pitch, Vignette, load: () => import('./index.ts') };
