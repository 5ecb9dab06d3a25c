import type { GameGuide } from '../../guide.ts';
import { textLoaders } from '../../text-loaders.ts';
import { Illustrations } from '../illustrations.tsx';
import type { FormulaDeTexts } from '../texts/types.ts';
import { type FormulaDeGuideTexts, symbols } from './symbols.tsx';
import '../formula-de.css';
import '../dashboard.css';

export const guide: GameGuide<FormulaDeTexts> = {
  Illustrations,
  quickStart: ['FD-12', 'FD-2', 'FD-17', 'FD-18', 'FD-6'],
  symbols,
};

export const texts = textLoaders<FormulaDeGuideTexts>(import.meta.glob('./texts/??.ts'));
