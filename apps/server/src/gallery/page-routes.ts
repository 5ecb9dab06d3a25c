import { LANGUAGES } from '@paddock/kernel';
import { type GalleryItem, isDataSummary } from '@paddock/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { LinkCardPainter } from '../pages/card/painter.ts';
import { selectLanguage } from '../pages/language.ts';
import { sendPicture, sitePictureUrl } from '../pages/pictures.ts';
import { ITEM_PAGE, type PageRenderer } from '../pages/routes.ts';
import { previewItem } from './preview.ts';
import type { Gallery } from './service.ts';

type OneItem = { Params: { readonly id: string } };

/** The pages of items, and the pictures of links to them. */
export function galleryPageRoutes(
  app: FastifyInstance,
  renderer: PageRenderer,
  gallery: Gallery,
  painter: LinkCardPainter,
): void {
  const find = async (id: string): Promise<GalleryItem | null> => {
    if (!isDataSummary({ name: null, hash: id })) return null;
    try {
      return await gallery.find(id, null);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  };
  const isBuiltIn = (id: string): boolean => gallery.listBuiltIn().some((one) => `${one.game}.${one.id}` === id);

  const sendPage = async (request: FastifyRequest<OneItem>, reply: FastifyReply): Promise<FastifyReply> => {
    const language = selectLanguage(request.headers['accept-language']);
    const { id } = request.params;
    const item = await find(id);
    const path = `/gallery/${id}`;
    if (item === null) {
      if (!isBuiltIn(id)) return renderer.sendNotFound(request, reply);
      const texts = renderer.pages.textsOf('/gallery', language);
      const picture = sitePictureUrl(id.split('.', 1)[0]!, language);
      return renderer.send(request, reply, 'index', { ...texts, path, picture, indexed: false });
    }
    const { card, ...texts } = previewItem(item, language);
    const picture = `${path}/picture.${language}.png?v=${painter.versionOf(card)}`;
    return renderer.send(request, reply, 'index', { ...texts, path, picture, indexed: false });
  };
  app.get<OneItem>(ITEM_PAGE, sendPage);
  app.get<OneItem>(`${ITEM_PAGE}/`, sendPage);

  for (const language of LANGUAGES) {
    app.get<OneItem>(`${ITEM_PAGE}/picture.${language}.png`, async (request, reply) => {
      const item = await find(request.params.id);
      if (item === null) return renderer.sendNotFound(request, reply);
      return sendPicture(request, reply, painter, previewItem(item, language).card);
    });
  }
}
