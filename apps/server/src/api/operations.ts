import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_OF_ERROR } from '@paddock/protocol';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../errors.ts';
import { isFromThisMachine } from './request-rules.ts';
import { STREAM_ROUTES } from './event-stream.ts';
import { answerUnavailable } from './storage-unavailable.ts';

export interface MonitoringOptions {
  /** Allows to read the metrics; without it only this machine may. */
  readonly metricsToken?: string | null;
}

/** A database that does not answer within this counts as unavailable. */
const WRITE_CHECK_TIMEOUT_MS = 2000;
/** Monitoring polls these every few seconds: they are logged only when something is wrong. */
const POLLED_ROUTES = new Set(['/healthz', '/metrics']);

/** Health check, which proves that something can be stored, and metrics. */
export function monitoringRoutes(
  app: FastifyInstance,
  checkWritable: () => Promise<void>,
  metrics: Metrics,
  { metricsToken = null }: MonitoringOptions,
): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await withTimeout(checkWritable());
      return { status: 'ok' };
    } catch (error) {
      app.log.debug({ err: error }, 'writing does not work');
      return (
        answerUnavailable(error, reply) ??
        reply.code(STATUS_OF_ERROR.unavailable).send({ error: 'unavailable', message: 'writing does not work' })
      );
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken))
      throw new Refusal('forbidden', 'only the admin may read the metrics; send METRICS_TOKEN as a bearer token');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.render());
  });
}

/**
 * Logs and counts every request. The route is logged instead of the URL, which may have the id of a private table in it.
 * Returns the requests that are under way.
 */
export function logRequests(app: FastifyInstance, metrics: Metrics): ReadonlySet<FastifyReply> {
  const underWay = new Set<FastifyReply>();
  app.addHook('onRequest', (request, reply, next) => {
    underWay.add(reply);
    // Not onResponse, which is not called when the client disconnects, as streams end.
    reply.raw.once('close', () => {
      underWay.delete(reply);
      logRequest(request, reply, metrics);
    });
    next();
  });
  return underWay;
}

function logRequest(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  const { method } = request;
  const route = request.routeOptions.url ?? 'none';
  const status = reply.raw.statusCode;
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  // The site has hundreds of files, each of which is a route.
  const counted = route.startsWith('/api/') || POLLED_ROUTES.has(route) ? route : 'page';
  metrics.countRequest(method, counted, status, STREAM_ROUTES.has(route) ? null : ms);
  const level = POLLED_ROUTES.has(route) && status < 500 ? 'debug' : 'info';
  request.log[level]({ method, route, status, ms });
}

/** With the token, from anywhere; where none is set, from this machine, and not through a proxy that runs on it. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
  return isFromThisMachine(request);
}

/** Compares in constant time. */
function isSameSecret(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no response within ${WRITE_CHECK_TIMEOUT_MS} ms`)),
      WRITE_CHECK_TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
