import type { ReactElement, ReactNode } from 'react';
import { NounKindProvider } from '../base/texts/index.tsx';
import type { NounKind } from '../base/texts/nouns/index.ts';

const KINDS: Readonly<Record<string, NounKind>> = {
  'formel-fun': 'card-race',
  'formula-de': 'dice-race',
  'pole-position': 'card-race',
  formula: 'game',
};

export function nounKindOf(game: string): NounKind {
  return KINDS[game] ?? 'game';
}

/** Makes the texts inside use the nouns of a game: race or game, dice or cards. */
export function GameTextsProvider({ game, children }: { game: string; children: ReactNode }): ReactElement {
  return <NounKindProvider kind={nounKindOf(game)}>{children}</NounKindProvider>;
}
