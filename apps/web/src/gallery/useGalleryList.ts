import type { GalleryItemSummary, GalleryOrder, GalleryPage } from '@paddock/protocol';
import { useCallback, useEffect, useState } from 'react';
import { callApi, type ApiError } from '../base/api.ts';

export interface GalleryFilter {
  readonly game: string;
  readonly name: string;
  readonly order: GalleryOrder;
}

export const NO_FILTER: GalleryFilter = { game: '', name: '', order: 'newest' };

/** People stop typing before the server is asked. */
const TYPING_MS = 250;

interface GalleryList {
  /** `null` until the first page is there. */
  readonly items: readonly GalleryItemSummary[] | null;
  readonly error: ApiError | null;
  /** Whether there is another page. */
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

function pathOf({ game, name, order }: GalleryFilter, after: string | null): string {
  const query = new URLSearchParams({ order });
  if (game !== '') query.set('game', game);
  if (name.trim() !== '') query.set('q', name.trim());
  if (after !== null) query.set('after', after);
  return `/api/gallery?${query.toString()}`;
}

/** The items that fit a filter, page by page. What is shown stays until the answer to another filter is there. */
export function useGalleryList(filter: GalleryFilter): GalleryList {
  const [items, setItems] = useState<readonly GalleryItemSummary[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const first = pathOf(filter, null);
  const isTyping = filter.name !== '';
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const page = await callApi<GalleryPage>('GET', first);
      if (!wanted) return;
      setError(page.ok ? null : page.error);
      if (!page.ok) return;
      setItems(page.value.items);
      setNext(page.value.next);
    };
    const timer = setTimeout(() => void load(), isTyping ? TYPING_MS : 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [first, attempt, isTyping]);
  const loadMore = async (): Promise<void> => {
    const page = await callApi<GalleryPage>('GET', pathOf(filter, next));
    setError(page.ok ? null : page.error);
    if (!page.ok) return;
    const known = new Set(items?.map(({ id }) => id));
    setItems([...(items ?? []), ...page.value.items.filter(({ id }) => !known.has(id))]);
    setNext(page.value.next);
  };
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  return { items, error, hasMore: next !== null, loadMore: () => void loadMore(), retry };
}
