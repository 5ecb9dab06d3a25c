import { findGame } from '@paddock/games';
import type { Language } from '@paddock/kernel';
import type { GalleryItem } from '@paddock/protocol';
import type { LinkCard } from '../pages/card/card.ts';
import { isDrawable } from '../pages/card/text.ts';
import { isolateName } from '../pages/markup.ts';
import type { PageTexts } from '../pages/site-pages.ts';
import { SERVER_TEXTS } from '../texts/index.ts';

/** What a link to an item shows where it is posted. */
interface ItemPreview extends PageTexts {
  readonly card: LinkCard;
}

/** Stands for names that our fonts cannot write. */
const UNDRAWABLE = '…';

export function previewItem(item: GalleryItem, language: Language): ItemPreview {
  const t = SERVER_TEXTS[language].gallery;
  const drawable = (text: string): string => (isDrawable(text) ? text : UNDRAWABLE);
  const name = item.names?.[language] ?? item.name;
  const game = findGame(item.game)?.title ?? item.game;
  const isPublic = item.state === 'public';
  const author = item.author?.nickname;
  const text = isPublic ? game : t.withdrawn;
  const card = { game: item.game, title: drawable(name), text, seats: [], outline: item.outline };
  return {
    title: author === undefined || !isPublic ? isolateName(name) : `${isolateName(name)}, ${t.by(isolateName(author))}`,
    description: isPublic ? `${game}. ${t.raceOnIt}` : t.withdrawn,
    card: { ...card, note: author === undefined || !isPublic ? null : drawable(t.by(author)) },
  };
}
