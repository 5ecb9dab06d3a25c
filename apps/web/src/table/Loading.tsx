import type { ReactElement } from 'react';
import { useRoute } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { gameCard } from '../games/index.ts';
import { useTexts } from '../base/texts/index.tsx';
import './loading.css';

/** What the history keeps of a table's address, so that its loading page knows the game before the table is open. */
export interface TableHistoryState {
  readonly game: string;
}

/** The picture of the page as it was served, which contains it (build/site.ts). */
const servedPicture =
  typeof document === 'undefined' ? null : document.querySelector<HTMLImageElement>('.loading-picture');

function pictureOf(game: string): string {
  return servedPicture?.dataset['game'] === game ? servedPicture.src : `/loading/${game}.svg`;
}

/** Shown while a page loads: a poster with picture and name of the game, if it is known. */
export function Loading({ game }: { game?: string }): ReactElement {
  const t = useTexts();
  const [, params] = useRoute('/play/:game');
  const state = useHistoryState<Partial<TableHistoryState> | null>();
  const card = gameCard(game ?? params?.game ?? state?.game ?? '');
  return (
    <main className="loading">
      {card !== undefined && (
        <img className="loading-picture" data-game={card.id} src={pictureOf(card.id)} alt="" decoding="sync" />
      )}
      <p className="loading-title">{card?.title ?? t.name}</p>
      <p role="status">{t.table.loading}</p>
    </main>
  );
}
