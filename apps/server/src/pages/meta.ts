import type { Language } from '@paddock/kernel';
import type { FastifyRequest } from 'fastify';
import { SERVER_TEXTS } from '../texts/index.ts';
import { escapeMarkup } from './markup.ts';

/** What a page says about itself to browsers, crawlers and chat programs. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The path of the page and of its picture. */
  readonly path: string;
  readonly picture: string;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
}

export const SITE_NAME = 'Paddock';
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** The origin under which the client knows this server; empty if its Host header makes no sense. */
export function publicOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : '';
}

/** The elements for the head of a page. Crawlers need absolute addresses. */
export function renderMeta(
  { title, description, path, picture, indexed }: PageMeta,
  origin: string,
  language: Language,
) {
  const tags: readonly (readonly [kind: 'name' | 'property', key: string, content: string])[] = [
    ['name', 'description', description],
    ...(indexed ? [] : [['name', 'robots', 'noindex'] as const]),
    ['property', 'og:site_name', SITE_NAME],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', SERVER_TEXTS[language].locale],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', origin + path],
    ['property', 'og:image', origin + picture],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(PICTURE_WIDTH)],
    ['property', 'og:image:height', String(PICTURE_HEIGHT)],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', origin + picture],
  ];
  const fullTitle = title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
  const elements = tags.map(([kind, key, content]) => `<meta ${kind}="${key}" content="${escapeMarkup(content)}">`);
  return `<title>${escapeMarkup(fullTitle)}</title>${elements.join('')}`;
}
