import secureSession from '@fastify/secure-session';
import { STATUS_OF_ERROR } from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BannedRefusal, Refusal } from '../errors.ts';
import { isApiRequest } from './authentication.ts';
import { answerUnavailable } from './storage-unavailable.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** The host name of this server as the client knows it. */
export function siteHostOf({ host }: FastifyRequest): string {
  if (!URL.canParse(`http://${host}`)) throw new Refusal('bad-request', 'the Host header is not valid');
  return host;
}

const LOOPBACK_ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a request comes from this machine itself, and not through a proxy that runs on it. */
export function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded;
  return forwarded === undefined && LOOPBACK_ADDRESSES.has(ip);
}

/** What holds for every request of the API: the cookie, the check of its origin, and how errors are answered. */
export async function applyRequestRules(app: FastifyInstance, key: Buffer): Promise<void> {
  await app.register(secureSession, {
    key,
    cookieName: 'paddock',
    expiry: YEAR_SECONDS,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: YEAR_SECONDS },
  });
  // Answers are not cached. Routes whose answers may be say so themselves.
  app.addHook('onRequest', (request, reply, next) => {
    if (isApiRequest(request)) {
      void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    }
    next();
  });
  // Against cross-site requests: browsers send the cookie with them, but also their origin. A site that reads our pages gets
  // nothing from it, but a WebSocket would be open to it.
  app.addHook('onRequest', ({ method, headers: { origin, upgrade }, host }, _reply, next) => {
    const isReading = method === 'GET' && upgrade === undefined;
    const isAllowed = isReading || origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
    next(isAllowed ? undefined : new Refusal('forbidden', 'requests from other sites are refused'));
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds !== null) void reply.header('retry-after', error.retryAfterSeconds);
      const ban = error instanceof BannedRefusal ? { until: error.until, reason: error.reason } : {};
      return reply.code(error.status).send({ error: error.code, message: error.message, ...ban });
    }
    const unavailable = answerUnavailable(error, reply);
    if (unavailable !== null) return unavailable;
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const code = status === 413 ? 'too-large' : status === 429 ? 'rate-limited' : 'bad-request';
      return reply.code(status).send({ error: code, message: error.message });
    }
    request.log.error(error);
    return reply
      .code(STATUS_OF_ERROR.internal)
      .send({ error: 'internal', message: 'something went wrong here; it was noted' });
  });
}
