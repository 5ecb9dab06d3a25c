import type { GameGuide } from '../../guide.ts';
import { textLoaders } from '../../text-loaders.ts';
import { illustrations } from '../illustrations.tsx';
import type { PolePositionTexts } from '../texts/types.ts';
import { type PolePositionGuideTexts, symbols } from './symbols.tsx';

export const guide: GameGuide<PolePositionTexts> = {
  Illustrations: illustrations,
  quickStart: ['PP-7', 'PP-9', 'PP-2', 'PP-17', 'PP-21'],
  symbols,
};

export const texts = textLoaders<PolePositionGuideTexts>(import.meta.glob('./texts/??.ts'));
