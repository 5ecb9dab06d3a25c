import { type Language, LANGUAGES } from '@paddock/kernel';
import { TABLE_ID_PATTERN } from '@paddock/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { StoredTable } from '../tables/repository.ts';
import { isClosed, type Tables } from '../tables/tables.ts';
import type { LinkCardPainter } from './card/painter.ts';
import { selectLanguage } from './language.ts';
import { type PageMeta, publicOrigin } from './meta.ts';
import { gameInPath, sendPicture, createSiteCards, sitePictureUrl, tablePictureUrl } from './pictures.ts';
import { PageSender } from './send.ts';
import type { SitePages } from './site-pages.ts';
import { previewTable } from './table-preview.ts';

/** The page of an online table, and the same for other sites. */
const TABLE_PAGE = '/t/:id';
const EMBED_PAGE = '/embed/:id';
/** The page of a championship, which has routes of its own. */
export const CHAMPIONSHIP_PAGE = '/championship/:id';
/** The page of an item of the gallery, which has routes of its own. */
export const ITEM_PAGE = '/gallery/:id';
/** All others are the same for every visitor. */
const OWN_PAGES: readonly string[] = [TABLE_PAGE, EMBED_PAGE, CHAMPIONSHIP_PAGE, ITEM_PAGE];
const TABLE_ID = new RegExp(TABLE_ID_PATTERN);

type OneTable = { Params: { readonly id: string } };

/** Renders pages of the site in the client's language. */
export class PageRenderer {
  readonly pages: SitePages;
  readonly #sender = new PageSender();

  constructor(pages: SitePages) {
    this.pages = pages;
  }

  send(request: FastifyRequest, reply: FastifyReply, name: string, meta: PageMeta): Promise<FastifyReply> {
    const language = languageOf(request);
    return this.#sender.send(request, reply, this.pages.render(name, language, publicOrigin(request), meta));
  }

  /** The page of the site that says that there is nothing here. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = languageOf(request);
    const texts = this.pages.notFoundTexts(language);
    const meta = { ...texts, path: '/', picture: sitePictureUrl('paddock', language), indexed: false };
    return this.send(request, reply.code(404), 'not-found', meta);
  }
}

function languageOf(request: FastifyRequest): Language {
  return selectLanguage(request.headers['accept-language']);
}

/** The pages that are the same for everybody. */
export function pageRoutes(app: FastifyInstance, renderer: PageRenderer): void {
  for (const path of renderer.pages.paths) {
    if (OWN_PAGES.includes(path)) continue;
    const handler = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      renderer.send(request, reply, templateOf(path), metaOf(request, renderer.pages, path));
    app.get(path, handler);
    if (path !== '/') app.get(`${path}/`, handler);
  }
}

/** Some pages are made ready in advance. */
function templateOf(path: string): string {
  if (path === '/') return 'home';
  return path.startsWith('/play/') ? `play.${gameInPath(path)}` : 'index';
}

function metaOf(request: FastifyRequest, pages: SitePages, path: string): PageMeta {
  const language = languageOf(request);
  const picture = sitePictureUrl(gameInPath(path) ?? 'paddock', language);
  const own = path.includes(':');
  return { ...pages.textsOf(path, language), path: own ? '/' : path, picture, indexed: !own };
}

/** The pages of tables, and the pictures of all links. */
export function tablePageRoutes(
  app: FastifyInstance,
  renderer: PageRenderer,
  tables: Tables,
  painter: LinkCardPainter,
): void {
  const find = async (id: string): Promise<StoredTable | null> => {
    if (!TABLE_ID.test(id)) return null;
    try {
      return await tables.findStored(id);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  };

  const sendTable = async (request: FastifyRequest<OneTable>, reply: FastifyReply): Promise<FastifyReply> => {
    const language = languageOf(request);
    const { id } = request.params;
    const stored = await find(id).catch((error: unknown) => {
      // The page says by itself that the table cannot be reached, and goes on trying.
      request.log.error({ err: error });
      return undefined;
    });
    if (stored === null) return renderer.sendNotFound(request, reply);
    if (stored === undefined)
      return renderer.send(request, reply, 'index', metaOf(request, renderer.pages, TABLE_PAGE));
    const { card, ...texts } = previewTable(stored, language, await tables.findBotAccounts(stored));
    const picture = `${tablePictureUrl(id, language)}?v=${painter.versionOf(card)}`;
    return renderer.send(request, reply, 'index', { ...texts, path: `/t/${id}`, picture, indexed: false });
  };
  app.get<OneTable>(TABLE_PAGE, sendTable);
  app.get<OneTable>(`${TABLE_PAGE}/`, sendTable);

  // Only what everybody may see anyway, and only this page may be framed. Browsers send no session with it.
  app.get<OneTable>(EMBED_PAGE, async (request, reply) => {
    const stored = await find(request.params.id);
    const isPublic =
      stored !== null && stored.table.listed === 1 && stored.table.phase !== 'open' && !isClosed(stored.table);
    if (!isPublic) return renderer.sendNotFound(request, reply);
    const language = languageOf(request);
    const { card, ...texts } = previewTable(stored, language, await tables.findBotAccounts(stored));
    const picture = `${tablePictureUrl(request.params.id, language)}?v=${painter.versionOf(card)}`;
    allowFraming(reply);
    return renderer.send(request, reply, 'index', {
      ...texts,
      path: `/t/${request.params.id}`,
      picture,
      indexed: false,
    });
  });

  for (const language of LANGUAGES) {
    app.get<OneTable>(tablePictureUrl(':id', language), async (request, reply) => {
      const stored = await find(request.params.id);
      if (stored === null) return renderer.sendNotFound(request, reply);
      const { card } = previewTable(stored, language, await tables.findBotAccounts(stored));
      return sendPicture(request, reply, painter, card);
    });
    for (const { name, card } of createSiteCards(renderer.pages, language)) {
      app.get(sitePictureUrl(name, language), (request, reply) => sendPicture(request, reply, painter, card));
    }
  }
}

/** Lets other sites show a page in a frame. Everything else of the policy stays. */
function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  void reply
    .header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
    .removeHeader('x-frame-options');
}
