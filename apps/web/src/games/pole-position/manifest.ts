import { manifest } from '@paddock/pole-position/manifest';
import type { GameCard } from '../ui.ts';
import { pitch } from './pitch.ts';

export const card: GameCard = { ...manifest, pitch, load: () => import('./index.ts') };
