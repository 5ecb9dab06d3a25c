import type { Language } from '@paddock/kernel';
import { findGame } from '@paddock/games';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Card } from './card/card.ts';
import type { CardPainter } from './card/painter.ts';
import { firstSentences } from './card/text.ts';
import { SITE_NAME } from './meta.ts';
import { isUnchanged } from './send.ts';
import type { PageTexts, SitePages } from './site-pages.ts';

/** Which art the picture of the whole site has. */
const SITE_ART = 'formula-de';
const MAX_CARD_TEXT = 90;
const PICTURE_MAX_AGE_S = 300;
const BUSY_RETRY_S = 10;

export function sitePicture(name: string, language: Language): string {
  return `/pictures/${name}/${language}.png`;
}

export function tablePicture(id: string, language: Language): string {
  return `/t/${id}/picture.${language}.png`;
}

/** The game that a path ends with, if it does. */
export function gameIn(path: string): string | null {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return findGame(last) === undefined ? null : last;
}

/** The pictures of pages that are the same for everybody: one for the site, one for each game. */
export function siteCards(pages: SitePages, language: Language): { readonly name: string; readonly card: Card }[] {
  const cardFor = (game: string, { title, description }: PageTexts): Card => ({
    game,
    title,
    text: firstSentences(description, MAX_CARD_TEXT),
    note: null,
    seats: [],
  });
  const games = pages.paths.filter((path) => path.startsWith('/play/')).map((path) => gameIn(path)!);
  const home = { ...pages.texts('/', language), title: SITE_NAME };
  return [
    { name: 'paddock', card: cardFor(SITE_ART, home) },
    ...games.map((game) => ({ name: game, card: cardFor(game, pages.texts(`/play/${game}`, language)) })),
  ];
}

export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  painter: CardPainter,
  card: Card,
): Promise<FastifyReply> {
  const etag = `"${painter.version(card)}"`;
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
