import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';

/** Refuses requests that two programs could read differently: more than one Host (RFC 9112, 3.2). */
export function refuseMalformedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, next) => {
    let hosts = 0;
    // Names and values take turns.
    for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]!.toLowerCase() === 'host') hosts++;
    next(hosts > 1 ? new Refusal('bad-request', 'the request has more than one Host header') : undefined);
  });
}
