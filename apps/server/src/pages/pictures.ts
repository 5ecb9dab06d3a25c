import type { Language } from '@paddock/kernel';
import { findGame } from '@paddock/games';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LinkCard } from './card/card.ts';
import type { LinkCardPainter } from './card/painter.ts';
import { takeFirstSentences } from './card/text.ts';
import { SITE_NAME } from './meta.ts';
import { isUnchanged } from './send.ts';
import type { PageTexts, SitePages } from './site-pages.ts';

/** Which art the picture of the whole site has. */
const SITE_ART = 'formula-de';
const MAX_CARD_TEXT = 90;
const PICTURE_MAX_AGE_S = 300;
const BUSY_RETRY_S = 10;

export function sitePictureUrl(name: string, language: Language): string {
  return `/pictures/${name}/${language}.png`;
}

export function tablePictureUrl(id: string, language: Language): string {
  return `/t/${id}/picture.${language}.png`;
}

/** The game that a path ends with, if it does. */
export function gameInPath(path: string): string | null {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return findGame(last) === undefined ? null : last;
}

/** The pictures of pages that are the same for everybody: one for the site, one for each game. */
export function createSiteCards(
  pages: SitePages,
  language: Language,
): { readonly name: string; readonly card: LinkCard }[] {
  const cardFor = (game: string, { title, description }: PageTexts): LinkCard => ({
    game,
    title,
    text: takeFirstSentences(description, MAX_CARD_TEXT),
    note: null,
    seats: [],
  });
  const games = pages.paths.filter((path) => path.startsWith('/play/')).map((path) => gameInPath(path)!);
  const home = { ...pages.textsOf('/', language), title: SITE_NAME };
  return [
    { name: 'paddock', card: cardFor(SITE_ART, home) },
    ...games.map((game) => ({ name: game, card: cardFor(game, pages.textsOf(`/play/${game}`, language)) })),
  ];
}

export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  painter: LinkCardPainter,
  card: LinkCard,
): Promise<FastifyReply> {
  const etag = `"${painter.versionOf(card)}"`;
  void reply.header('cache-control', `public, max-age=${PICTURE_MAX_AGE_S}`).header('etag', etag);
  if (isUnchanged(request, etag)) return reply.code(304).send();
  const picture = await painter.paint(card);
  if (picture !== null) return reply.type('image/png').send(picture);
  return reply
    .removeHeader('etag')
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', BUSY_RETRY_S)
    .send({ error: 'internal', message: 'The picture cannot be drawn right now. Try again in a moment.' });
}
