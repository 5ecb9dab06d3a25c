import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 3600;

/** Everything comes from here and from nowhere else. Styles inline: boards are drawn with them. */
const POLICY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

/** The home page is ready-made in these; the first is for everybody else. */
const LANGUAGES = ['en', 'fr', 'de'];

/** The first language of the browser's wishes that we speak. */
function languageOf(wishes = ''): string {
  const tags = wishes.split(',').map((wish) => wish.trim().slice(0, 2).toLowerCase());
  return tags.find((tag) => LANGUAGES.includes(tag)) ?? LANGUAGES[0]!;
}

/** The hashes of the scripts within a page, as a content-security policy names them. */
function scriptHashes(page: string): string[] {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
}

/** The server of the whole product; `site` is the folder with the built pages. */
export async function createApp(site: string): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 64 * 1024,
    // Streams never end by themselves. What was asked for is stored before (`preClose`); whoever misses the answer asks again.
    forceCloseConnections: true,
    // What does not fit is refused, not bent until it does.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  const pages = new Set(readdirSync(site));
  const scripts = scriptHashes(readFileSync(join(site, 'index.html'), 'utf8'));
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { ...POLICY, scriptSrc: ["'self'", ...scripts] } },
    // Families run it on plain http in their own network; whoever puts TLS before it sets this there.
    strictTransportSecurity: false,
  });
  await app.register(serveStatic, {
    root: site,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Files with their fingerprint in the name never change; all others are asked for again.
      const forever = path.includes(join(site, 'assets'));
      void reply.header('cache-control', forever ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  app.get('/', (request, reply) => reply.sendFile(`home.${languageOf(request.headers['accept-language'])}.html`));
  // The way to a race at once is made ready for each game, too.
  app.get<{ Params: { game: string } }>('/play/:game', (request, reply) => {
    const file = `play.${request.params.game}.${languageOf(request.headers['accept-language'])}.html`;
    return reply.sendFile(pages.has(file) ? file : 'index.html');
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    // Addresses such as /table/… are the page's own business.
    if (wantsPage && !request.url.startsWith('/assets/')) return reply.sendFile('index.html');
    return reply.code(404).send({ error: 'not-found', message: `there is nothing at ${request.url.slice(0, 200)}` });
  });
  return app;
}
