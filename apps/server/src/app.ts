import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { LAZY_SCHEMAS } from './api/schema-compilers.ts';
import { PageRenderer, pageRoutes } from './pages/routes.ts';
import { SitePages } from './pages/site-pages.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const CLOSE_TIMEOUT_MS = 5000;

const VALIDATION_HEADERS = ['etag', 'last-modified', 'accept-ranges'];

/** Headers that mean something for documents only; on every script they would be half a kilobyte for nothing. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Everything is loaded from this server only. Inline styles are allowed, because boards are drawn with them. */
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

/** Paths that answer with JSON only. Everything else is a page, also a missing one. */
const JSON_PATH = /^\/(?:api|assets)(?:[/?]|$)/;
/** Longer than the router accepts for a parameter. */
const LONG_SEGMENT = /[^/]{100}/;
/** Where paths lead that cannot be decoded: to the page for missing pages. */
const NOT_FOUND_PATH = '/404';

/**
 * Rewrites URLs that the router refuses (not decodable, too long) to a missing page. Its own answer would be JSON without
 * the security headers of a page.
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
  /** Which proxies are trusted to tell the client's address; none by default. */
  readonly trustProxy?: string | null;
  /** How long a client may take to send a request. */
  readonly requestTimeoutMs?: number;
  /** The level and the target of the log; no log by default. */
  readonly log?: { readonly level: string; readonly stream: { write(line: string): void } };
  /** Compiles the schemas of all routes at the start, not when the first request needs one. */
  readonly compilesSchemasAtStart?: boolean;
}

/** The HTTP server with the pages of the site; `site` is the folder with the built pages. */
export async function createApp(
  site: string,
  options: AppOptions = {},
  renderer = new PageRenderer(new SitePages(site)),
): Promise<FastifyInstance> {
  const { requestTimeoutMs = 30_000 } = options;
  const app = fastify({
    rewriteUrl: ({ url = '/' }) => rewriteUrl(url),
    bodyLimit: 64 * 1024,
    http: {
      maxHeaderSize: 8 * 1024,
      connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
      // Other upgrades that clients offer, such as HTTP/2, are ignored.
      shouldUpgradeCallback: ({ headers: { upgrade } }) => upgrade?.toLowerCase() === 'websocket',
    },
    // Against clients that send their request very slowly.
    requestTimeout: requestTimeoutMs,
    // Requests have been answered by then (`finishRequestsBeforeClose`), but browsers keep connections open.
    forceCloseConnections: true,
    trustProxy: options.trustProxy ?? false,
    logger: options.log === undefined ? false : { ...options.log, serializers: { err: serializeError } },
    // Requests are logged in api/operations.ts, without URLs and headers.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: ({ statusCode = 400 }, _request, reply: unknown) =>
      (reply as FastifyReply).code(statusCode).send({ error: 'bad-request', message: 'this address cannot be read' }),
    // Bodies that do not match the schema are refused, not changed.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    ...(options.compilesSchemasAtStart === true ? {} : { schemaController: LAZY_SCHEMAS }),
  });
  // Node has a limit of its own for slow headers.
  app.server.headersTimeout = requestTimeoutMs;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...CONTENT_SECURITY_POLICY, scriptSrc: ["'self'", ...renderer.pages.scriptHashes] },
    },
    // Many run it on plain http in their own network. A proxy with TLS sets this header itself.
    strictTransportSecurity: false,
  });
  await app.register(serveStatic, {
    root: site,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Files with a hash in their name never change. All others are revalidated.
      const forever = path.includes(join(site, 'assets'));
      void reply.header('cache-control', forever ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      // A first visit loads some twenty scripts. Workers keep the headers, because they follow the policy of their own file.
      if (forever && !/worker-[^/]*$/.test(path)) for (const name of DOCUMENT_HEADERS) void reply.removeHeader(name);
      // What never changes is never validated, and scripts are not read in parts.
      if (forever) for (const name of VALIDATION_HEADERS) void reply.removeHeader(name);
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

/** How an error is logged. Databases add the failing row to theirs, which may contain secrets. */
function serializeError(error: Error & { code?: string }): {
  type: string;
  message: string;
  stack: string;
  code?: string;
} {
  const { name, message, stack = '', code } = error;
  return { type: name, message, stack, ...(code === undefined ? {} : { code }) };
}

/** To be called last: requests under way are answered before the server closes, but for clients that are too slow. */
export function finishRequestsBeforeClose(app: FastifyInstance, underWay: ReadonlySet<FastifyReply>): void {
  app.addHook('preClose', async () => {
    for (let waited = 0; underWay.size > 0 && waited < CLOSE_TIMEOUT_MS; waited += 20) await setTimeout(20);
  });
}
