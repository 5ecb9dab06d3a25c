import type { ComponentType } from 'react';
import type { GuideTexts } from '../../guide.ts';
import { CardPicture } from '../CardFace.tsx';

type SymbolName = 'red' | 'one' | 'blue' | 'turbo' | 'number' | 'line';

export type FormelFunGuideTexts = GuideTexts<SymbolName>;

export const symbols: Readonly<Record<SymbolName, ComponentType>> = {
  red: () => <CardPicture card="R7" />,
  one: () => <CardPicture card="R1" />,
  blue: () => <CardPicture card="B8" />,
  turbo: () => <CardPicture card="T" />,
  number: () => (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect x="2" y="2" width="36" height="36" rx="6" fill="var(--asphalt)" />
      <text x="20" y="29" textAnchor="middle" fontSize="26" fontWeight="700" fill="var(--lamp)">
        7
      </text>
    </svg>
  ),
  line: () => (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect x="2" y="2" width="36" height="36" rx="6" fill="var(--asphalt)" />
      <path d="M14 4h6v6h-6zM20 10h6v6h-6zM14 16h6v6h-6zM20 22h6v6h-6zM14 28h6v6h-6z" fill="#ffffff" />
    </svg>
  ),
};
