import type { ReactElement } from 'react';
import { useRoute } from 'wouter';
import { gameCard } from '../games/index.ts';
import { useTexts } from '../base/texts/index.tsx';
import './loading.css';

/** Shown while a page loads, with the name of the game if it is given or part of the URL. */
export function Loading({ game }: { game?: string }): ReactElement {
  const t = useTexts();
  const [, params] = useRoute('/play/:game');
  const title = gameCard(game ?? params?.game ?? '')?.title ?? t.name;
  return (
    <main className="loading">
      <p className="loading-title">{title}</p>
      <p role="status">{t.table.loading}</p>
    </main>
  );
}
