import type { ComponentType } from 'react';
import type { GuideTexts } from '../../guide.ts';
import { InlineSymbol } from '../symbols.tsx';

type SymbolName = 'stop' | 'arrow' | 'tyres' | 'brakes' | 'fuel' | 'body' | 'engine' | 'box' | 'spin';

export type FormulaDeGuideTexts = GuideTexts<SymbolName>;

export const symbols: Readonly<Record<SymbolName, ComponentType>> = {
  stop: () => <InlineSymbol name="stop" />,
  arrow: () => (
    <svg className="fd-piece" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 12.5 11 5.600V9.200H14V2H6.800V5H9.800L1 11.200Z" fill="currentColor" />
    </svg>
  ),
  tyres: () => <InlineSymbol name="tyres" />,
  brakes: () => <InlineSymbol name="brakes" />,
  fuel: () => <InlineSymbol name="fuel" />,
  body: () => <InlineSymbol name="body" />,
  engine: () => <InlineSymbol name="engine" />,
  box: () => <InlineSymbol name="box" />,
  spin: () => <InlineSymbol name="spin" />,
};
