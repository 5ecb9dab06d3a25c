import type { GalleryItem } from '@paddock/protocol';
import type { Language } from '../base/texts/language.ts';
import type { NamedBoard } from '../games/ui.ts';
import { loadItem, showItem } from './gallery-items.ts';

/** A published item for the pages about boards, or `null` if it is withdrawn. */
export function boardOfItem(item: GalleryItem, language: Language): NamedBoard | null {
  const { value } = item;
  if (typeof value !== 'object' || value === null) return null;
  const title = showItem(item, language).name;
  return 'drawing' in value ? { title, value, drawing: value.drawing } : { title, value };
}

/** Loads an item of a game for the pages about boards. Answers `null` if there is none. */
export async function loadItemBoard(game: string, id: string, language: Language): Promise<NamedBoard | null> {
  const loaded = await loadItem(id);
  if (loaded.ok) return loaded.value.game === game ? boardOfItem(loaded.value, language) : null;
  if (loaded.error.code === 'not-found') return null;
  throw new Error(loaded.error.message);
}
