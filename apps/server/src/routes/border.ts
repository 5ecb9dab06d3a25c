import secureSession from '@fastify/secure-session';
import { type Person, STATUS } from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { People } from '../services/people.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    person: string;
  }
}

const YEAR = 365 * 24 * 3600;

/** Who asks: by the cookie of a browser or the token of a program. */
export async function whoAsks(people: People, request: FastifyRequest): Promise<Person | null> {
  const { authorization } = request.headers;
  if (authorization?.startsWith('Bearer ') === true) return people.findByToken(authorization.slice('Bearer '.length));
  const id = request.session.get('person');
  return id === undefined ? null : people.find(id);
}

export async function mustAsk(people: People, request: FastifyRequest): Promise<Person> {
  const person = await whoAsks(people, request);
  if (person === null) throw new Refusal('not-introduced', 'give a nickname first: POST /api/me');
  return person;
}

/** What holds for every request of the API: sessions, where they may come from, and how refusals are told. */
export async function guardBorder(app: FastifyInstance, key: Buffer): Promise<void> {
  await app.register(secureSession, {
    key,
    cookieName: 'paddock',
    expiry: YEAR,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: YEAR },
  });
  // Cookies come along with requests that other sites send; a browser says from where they come.
  app.addHook('onRequest', async (request) => {
    const { origin, host } = request.headers;
    if (request.method === 'GET' || origin === undefined) return;
    if (!URL.canParse(origin) || new URL(origin).host !== host) {
      throw new Refusal('forbidden', 'requests from other sites are not taken');
    }
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) {
      return reply.code(error.status).send({ error: error.code, message: error.message });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const code = status === 413 ? 'too-large' : status === 429 ? 'too-many' : 'bad-request';
      return reply.code(status).send({ error: code, message: error.message });
    }
    request.log.error(error);
    return reply.code(STATUS.internal).send({ error: 'internal', message: 'something went wrong here; it was noted' });
  });
}
