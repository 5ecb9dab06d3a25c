import { manifest } from '@paddock/formel-fun/manifest';
import type { GameCard } from '../ui.ts';
import { pitch } from './pitch.ts';
import { Vignette } from './vignette/Vignette.tsx';

export const card: GameCard = { ...manifest, pitch, Vignette, load: () => import('./index.ts') };
