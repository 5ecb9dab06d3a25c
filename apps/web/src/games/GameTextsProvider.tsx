import type { ReactElement, ReactNode } from 'react';
import { GenreContext } from '../base/texts/index.tsx';
import { gameCard } from './index.ts';

/** Makes the texts inside use the nouns of a game: race or game, dice or cards. */
export function GameTextsProvider({ game, children }: { game: string; children: ReactNode }): ReactElement {
  return <GenreContext value={gameCard(game)?.genre ?? 'game'}>{children}</GenreContext>;
}
