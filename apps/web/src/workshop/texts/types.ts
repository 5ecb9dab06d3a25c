import type { TextMap } from '../../base/texts/types.ts';

/** What other pages say about the workshop. Its own texts come with it (page/). */
export type WorkshopLinkTexts = TextMap<'title' | 'lead' | 'editor' | 'homeHint'>;
