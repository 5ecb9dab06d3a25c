import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { PageRenderer, pageRoutes } from './pages/routes.ts';
import { SitePages } from './pages/site-pages.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const CLOSE_TIMEOUT_MS = 5000;

/** Everything comes from here and from nowhere else. Styles inline: boards are drawn with them. */
const CONTENT_SECURITY_POLICY = {
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

/** What answers with JSON only. Everything else is a page for people, also where there is none. */
const JSON_PATH = /^\/(?:api|assets)(?:[/?]|$)/;
/** Longer than the router takes for a parameter. */
const LONG_SEGMENT = /[^/]{100}/;
/** Where an address leads that cannot be decoded: to no page. */
const NOT_FOUND_PATH = '/404';

/**
 * Sends addresses that the router refuses (not decodable, too long) where no page is. Its own answer to them would be
 * JSON without the security headers of a page.
 */
function rewriteUrl(url: string): string {
  if (JSON_PATH.test(url)) return url;
  const path = url.split('?', 1)[0]!;
  if (LONG_SEGMENT.test(path)) return NOT_FOUND_PATH;
  try {
    if (path.includes('%')) decodeURIComponent(path);
    return url;
  } catch {
    return NOT_FOUND_PATH;
  }
}

export interface AppOptions {
  /** Which proxies are believed when they say who asks; none unless named. */
  readonly trustProxy?: string | null;
  /** How long a client may take to send a request. */
  readonly requestTimeoutMs?: number;
  /** From which level on there is a line in the log, and where lines go; there is no log unless asked for. */
  readonly log?: { readonly level: string; readonly stream: { write(line: string): void } };
}

/** The server of the whole product; `site` is the folder with the built pages. */
export async function createApp(
  site: string,
  options: AppOptions = {},
  renderer = new PageRenderer(new SitePages(site)),
): Promise<FastifyInstance> {
  const { requestTimeoutMs = 30_000 } = options;
  const app = fastify({
    rewriteUrl: ({ url = '/' }) => rewriteUrl(url),
    bodyLimit: 64 * 1024,
    http: { maxHeaderSize: 8 * 1024, connectionsCheckingInterval: Math.min(1000, requestTimeoutMs) },
    // Who takes longer to say what they want is not a browser.
    requestTimeout: requestTimeoutMs,
    // What was asked for has been answered by then (`answerBeforeEnd`); browsers keep connections open all the same.
    forceCloseConnections: true,
    trustProxy: options.trustProxy ?? false,
    logger: options.log === undefined ? false : { ...options.log, serializers: { err: serializeError } },
    // Our own line has no addresses and no headers in it (api/operations.ts).
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: ({ statusCode = 400 }, _request, reply: unknown) =>
      (reply as FastifyReply).code(statusCode).send({ error: 'bad-request', message: 'this address cannot be read' }),
    // What does not fit is refused, not bent until it does.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  // Slow headers are cut as slow bodies are; Node has another limit for them.
  app.server.headersTimeout = requestTimeoutMs;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...CONTENT_SECURITY_POLICY, scriptSrc: ["'self'", ...renderer.pages.scriptHashes] },
    },
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
      void reply.header('cache-control', forever ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  pageRoutes(app, renderer);
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !JSON_PATH.test(request.url);
    if (isPage) return renderer.sendNotFound(request, reply);
    return reply.code(404).send({ error: 'not-found', message: `there is nothing at ${request.url.slice(0, 200)}` });
  });
  return app;
}

/** What a log tells of an error. Databases add the row that they stumbled over, which may be anybody's secret. */
function serializeError(error: Error & { code?: string }): {
  type: string;
  message: string;
  stack: string;
  code?: string;
} {
  const { name, message, stack = '', code } = error;
  return { type: name, message, stack, ...(code === undefined ? {} : { code }) };
}

/** To be called last: what is under way is answered before the server ends, unless somebody is too slow to take it. */
export function finishRequestsBeforeClose(app: FastifyInstance, underWay: ReadonlySet<FastifyReply>): void {
  app.addHook('preClose', async () => {
    for (let waited = 0; underWay.size > 0 && waited < CLOSE_TIMEOUT_MS; waited += 20) await setTimeout(20);
  });
}
