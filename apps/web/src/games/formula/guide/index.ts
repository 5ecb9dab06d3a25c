import type { GameGuide } from '../../guide.ts';
import { textLoaders } from '../../text-loaders.ts';
import { illustrations } from '../illustrations.tsx';
import type { FormulaTexts } from '../texts/types.ts';
import { type FormulaGuideTexts, symbols } from './symbols.tsx';
import '../formula.css';
import '../actions.css';
import '../table.css';

export const guide: GameGuide<FormulaTexts> = {
  Illustrations: illustrations,
  quickStart: ['FO-9', 'FO-12', 'FO-13', 'FO-18', 'FO-19'],
  symbols,
};

export const texts = textLoaders<FormulaGuideTexts>(import.meta.glob('./texts/??.ts'));
