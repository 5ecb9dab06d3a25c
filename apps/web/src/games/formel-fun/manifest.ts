import { manifest } from '@paddock/formel-fun/manifest';
import type { GameCard } from '../ui.ts';
import { pitch } from './pitch.ts';

export const card: GameCard = { ...manifest, pitch, load: () => import('./index.ts') };
