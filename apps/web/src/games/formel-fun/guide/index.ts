import type { GameGuide } from '../../guide.ts';
import { textLoaders } from '../../text-loaders.ts';
import { illustrations } from '../illustrations.tsx';
import type { FormelFunTexts } from '../texts/types.ts';
import { type FormelFunGuideTexts, symbols } from './symbols.tsx';

export const guide: GameGuide<FormelFunTexts> = {
  Illustrations: illustrations,
  quickStart: ['FF-4', 'FF-12', 'FF-15', 'FF-19', 'FF-23'],
  symbols,
};

export const texts = textLoaders<FormelFunGuideTexts>(import.meta.glob('./texts/??.ts'));
