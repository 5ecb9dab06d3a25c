import type { ComponentType, ReactElement } from 'react';
import type { GuideTexts } from '../../guide.ts';
import { CardPicture, Sign } from '../cards.tsx';

type SymbolName = 'operator' | 'equals' | 'joker' | 'zero' | 'pile';

export type FormulaGuideTexts = GuideTexts<SymbolName>;

function SignPicture({ sign }: { readonly sign: string }): ReactElement {
  return (
    <svg viewBox="-40 -40 80 80" aria-hidden="true">
      <Sign sign={sign} />
    </svg>
  );
}

export const symbols: Readonly<Record<SymbolName, ComponentType>> = {
  operator: () => <SignPicture sign="×" />,
  equals: () => <SignPicture sign="=" />,
  joker: () => <CardPicture face="J" />,
  zero: () => <CardPicture face="0" />,
  pile: () => <CardPicture face="0" back />,
};
