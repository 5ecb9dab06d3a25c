import { manifest } from '@paddock/pole-position/manifest';
import type { GameCard } from '../ui.ts';
import { pitch } from './pitch.ts';
import { Vignette } from './vignette/Vignette.tsx';

export const card: GameCard = { ...manifest, pitch, Vignette, load: () => import('./index.ts') };
