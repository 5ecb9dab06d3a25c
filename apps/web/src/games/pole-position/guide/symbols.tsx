import type { Token } from '@paddock/pole-position';
import type { ComponentType } from 'react';
import type { GuideTexts } from '../../guide.ts';
import { TokenIcon } from '../Token.tsx';

export type PolePositionGuideTexts = GuideTexts<Token>;

export const symbols: Readonly<Record<Token, ComponentType>> = {
  oil: () => <TokenIcon token="oil" />,
  pit: () => <TokenIcon token="pit" />,
  turbo: () => <TokenIcon token="turbo" />,
  slip: () => <TokenIcon token="slip" />,
  comeback: () => <TokenIcon token="comeback" />,
  grey: () => <TokenIcon token="grey" />,
};
