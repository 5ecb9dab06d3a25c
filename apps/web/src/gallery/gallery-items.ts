import { type DataDescription, optionEntries, type Result } from '@paddock/kernel';
import type { BuiltInItem, GalleryItem, GalleryItemSummary } from '@paddock/protocol';
import type { ApiError } from '../base/api.ts';
import { callApi } from '../base/api.ts';
import type { Language } from '../base/texts/language.ts';
import type { LoadedGame } from '../games/index.ts';

/** What cards show: of people's items and of those that come with the games. */
export interface ShownItem extends Pick<DataDescription, 'outline' | 'marks' | 'figures'> {
  readonly game: string;
  readonly option: string;
  readonly name: string;
  readonly path: string;
  /** Figures of the balance report; `null` until the server has computed them. */
  readonly balance: GalleryItemSummary['balance'];
  /** `null` for one that comes with the game. */
  readonly item: GalleryItemSummary | null;
  /** The value of one that comes with the game. */
  readonly builtIn: string | null;
}

export function itemPath(id: string): string {
  return `/gallery/${id}`;
}

export function showItem(item: GalleryItemSummary, language: Language): ShownItem {
  const { id, game, option, name, names, outline, marks, figures, balance } = item;
  return {
    game,
    option,
    name: names?.[language] ?? name,
    path: itemPath(id),
    outline,
    marks,
    figures,
    balance,
    item,
    builtIn: null,
  };
}

export function showBuiltIn(item: BuiltInItem, language: Language): ShownItem {
  const { id, game, option, name, names, outline, marks, figures, balance } = item;
  const path = itemPath(`${game}.${id}`);
  return {
    ...{ game, option, name: names?.[language] ?? name, path, outline, marks, figures, balance },
    item: null,
    builtIn: id,
  };
}

export function loadItem(id: string): Promise<Result<GalleryItem, ApiError>> {
  return callApi('GET', `/api/gallery/${id}`);
}

/** The options of a table that is raced on a value. */
export function optionsWith({ definition }: LoadedGame, option: string, value: unknown): Record<string, unknown> {
  const spec = optionEntries(definition.options).find(([name]) => name === option)?.[1];
  return { ...spec?.when, [option]: value };
}
