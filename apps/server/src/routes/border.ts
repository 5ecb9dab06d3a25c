import secureSession from '@fastify/secure-session';
import { type Person, STATUS } from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { People } from '../services/people.ts';
import { answerUnavailable } from './unavailable.ts';

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

/** So long is remembered who moves; another process that says goodbye to somebody may not be heard. */
const REMEMBERED = 5000;

/** Who moves: asked with every move, and so remembered for a moment. */
export function rememberMovers(app: FastifyInstance, people: People): (request: FastifyRequest) => Promise<string> {
  const known = new Map<string, string>();
  let doubts = 0;
  people.whenDoubted((person) => {
    doubts++;
    for (const [credentials, id] of known) if (id === person) known.delete(credentials);
  });
  const forget = setInterval(() => known.clear(), REMEMBERED).unref();
  app.addHook('onClose', async () => clearInterval(forget));
  return async (request) => {
    // Both of them, and kept apart by what no header contains: nobody is to be taken for somebody else.
    const credentials = `${request.headers.authorization ?? ''}\n${request.session.get('person') ?? ''}`;
    const before = known.get(credentials);
    if (before !== undefined) return before;
    const asked = doubts;
    const { id } = await mustAsk(people, request);
    // What was asked before somebody was doubted may be wrong by now.
    if (asked === doubts) known.set(credentials, id);
    return id;
  };
}

/** Who asks, at a browser: a token that got lost must not be enough to take over a nickname or to delete it. */
export async function mustBeThere(people: People, request: FastifyRequest): Promise<Person> {
  if (request.headers.authorization !== undefined) throw new Refusal('forbidden', 'this cannot be done with a token');
  return mustAsk(people, request);
}

/** The host under which whoever asks knows us. */
export function siteOf({ host }: FastifyRequest): string {
  if (!URL.canParse(`http://${host}`)) throw new Refusal('bad-request', 'the host of the request makes no sense');
  return host;
}

/** What holds for every request of the API: sessions, where they may come from, and how refusals are told. */
export async function guardBorder(app: FastifyInstance, key: Buffer): Promise<void> {
  await app.register(secureSession, {
    key,
    cookieName: 'paddock',
    expiry: YEAR,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: YEAR },
  });
  // Answers depend on who asks and when; routes whose answers do not say so.
  app.addHook('onRequest', (request, reply, next) => {
    if (request.url.startsWith('/api/')) {
      void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    }
    next();
  });
  // Cookies come along with requests that other sites send; a browser says from where they come.
  app.addHook('onRequest', ({ method, headers: { origin }, host }, _reply, next) => {
    const fine = method === 'GET' || origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
    next(fine ? undefined : new Refusal('forbidden', 'requests from other sites are not taken'));
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) {
      return reply.code(error.status).send({ error: error.code, message: error.message });
    }
    const unavailable = answerUnavailable(error, reply);
    if (unavailable !== null) return unavailable;
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const code = status === 413 ? 'too-large' : status === 429 ? 'too-many' : 'bad-request';
      return reply.code(status).send({ error: code, message: error.message });
    }
    request.log.error(error);
    return reply.code(STATUS.internal).send({ error: 'internal', message: 'something went wrong here; it was noted' });
  });
}
