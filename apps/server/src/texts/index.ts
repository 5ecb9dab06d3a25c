import type { Language } from '@paddock/kernel';
import * as list from './list.ts';
import type { ServerTexts } from './types.ts';

export const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = list;
