import { LANGUAGES } from '@paddock/kernel';
import { type Championship, TABLE_ID_PATTERN } from '@paddock/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { LinkCardPainter } from '../pages/card/painter.ts';
import { selectLanguage } from '../pages/language.ts';
import { sendPicture } from '../pages/pictures.ts';
import { CHAMPIONSHIP_PAGE, type PageRenderer } from '../pages/routes.ts';
import { previewChampionship } from './preview.ts';
import { championshipPath } from './reminders.ts';
import type { Championships } from './service.ts';

const ID = new RegExp(TABLE_ID_PATTERN);

type OneChampionship = { Params: { readonly id: string } };

/** The pages of championships, and the pictures of links to them. */
export function championshipPageRoutes(
  app: FastifyInstance,
  renderer: PageRenderer,
  championships: Championships,
  painter: LinkCardPainter,
): void {
  const find = async (id: string): Promise<Championship | null> => {
    if (!ID.test(id)) return null;
    try {
      return await championships.find(id, null);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  };

  const sendPage = async (request: FastifyRequest<OneChampionship>, reply: FastifyReply): Promise<FastifyReply> => {
    const language = selectLanguage(request.headers['accept-language']);
    const { id } = request.params;
    const championship = await find(id);
    if (championship === null) return renderer.sendNotFound(request, reply);
    const { card, ...texts } = previewChampionship(championship, language);
    const path = championshipPath(id);
    const picture = `${path}/picture.${language}.png?v=${painter.versionOf(card)}`;
    return renderer.send(request, reply, 'index', { ...texts, path, picture, indexed: false });
  };
  app.get<OneChampionship>(CHAMPIONSHIP_PAGE, sendPage);
  app.get<OneChampionship>(`${CHAMPIONSHIP_PAGE}/`, sendPage);

  for (const language of LANGUAGES) {
    app.get<OneChampionship>(`${CHAMPIONSHIP_PAGE}/picture.${language}.png`, async (request, reply) => {
      const championship = await find(request.params.id);
      if (championship === null) return renderer.sendNotFound(request, reply);
      return sendPicture(request, reply, painter, previewChampionship(championship, language).card);
    });
  }
}
