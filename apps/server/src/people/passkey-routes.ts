import { NewPasskey, Passkey, PasskeyId, PasskeyOptions, PasskeyProof, Person } from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { PasskeyRequest, Challenge, Passkeys } from './passkeys.ts';
import type { BanList } from '../api/account-services.ts';
import type { People } from './service.ts';
import type { Sessions } from './sessions.ts';
import { requireSignedInPerson, openSession } from '../api/authentication.ts';
import { siteOf } from '../api/request-rules.ts';
import { PUBLIC, NO_CONTENT } from '../api/openapi.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    challenge: Challenge | undefined;
  }
}

export function passkeyRoutes(
  app: FastifyInstance,
  people: People,
  passkeys: Passkeys,
  sessions: Sessions,
  bans: BanList,
): void {
  app.get(
    '/api/me/passkeys',
    { schema: { summary: 'My passkeys', response: { 200: Type.Array(Passkey) } } },
    async (request) => passkeys.list((await requireSignedInPerson(people, request)).id),
  );

  app.post(
    '/api/me/passkeys/options',
    { schema: { summary: 'What a browser needs to make a passkey', response: { 200: PasskeyOptions } } },
    async (request) =>
      storeChallenge(
        request,
        await passkeys.createRegistration(await requireSignedInPerson(people, request), siteOf(request)),
      ),
  );

  app.post<{ Body: NewPasskey }>(
    '/api/me/passkeys',
    { schema: { summary: 'Keeps the nickname, with a passkey', body: NewPasskey, response: { 200: Person } } },
    async (request) => {
      const person = await requireSignedInPerson(people, request);
      return passkeys.register(person, siteOf(request), takeChallenge(request), request.body);
    },
  );

  app.delete<{ Params: PasskeyId }>(
    '/api/me/passkeys/:passkey',
    { schema: { summary: 'Forgets a passkey', params: PasskeyId, response: NO_CONTENT } },
    async (request, reply) => {
      await passkeys.remove((await requireSignedInPerson(people, request)).id, request.params.passkey);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/me/sign-in/passkey/options',
    {
      schema: {
        summary: 'What a browser needs to show a passkey',
        security: PUBLIC,
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => storeChallenge(request, await passkeys.createSignIn(siteOf(request))),
  );

  app.post<{ Body: PasskeyProof }>(
    '/api/me/sign-in/passkey',
    {
      schema: {
        summary: 'Comes back to a nickname with its passkey',
        security: PUBLIC,
        body: PasskeyProof,
        response: { 200: Person },
      },
    },
    async (request) => {
      const person = await passkeys.signIn(siteOf(request), takeChallenge(request), request.body, (id) =>
        bans.refuseBanned([id], null),
      );
      await openSession(sessions, request, person.id);
      return person;
    },
  );
}

function storeChallenge(request: FastifyRequest, { options, challenge }: PasskeyRequest): PasskeyRequest['options'] {
  request.session.set('challenge', challenge);
  return options;
}

/** The challenge of this browser, which can be used once. */
function takeChallenge(request: FastifyRequest): Challenge | undefined {
  const challenge = request.session.get('challenge');
  request.session.set('challenge', undefined);
  return challenge;
}
