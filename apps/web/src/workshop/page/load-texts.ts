import { textLoaders } from '../../games/text-loaders.ts';
import type { WorkshopPageTexts } from './types.ts';

/** They come with the pages, so that no other page loads them. */
export const PAGE_TEXTS = textLoaders<WorkshopPageTexts>(import.meta.glob('./texts/??.ts'));
