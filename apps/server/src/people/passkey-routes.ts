import { NewPasskey, Passkey, PasskeyId, PasskeyOptions, PasskeyProof, Person } from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { PasskeyRequest, PasskeyChallenge, Passkeys } from './passkeys.ts';
import type { BanList } from '../api/account-services.ts';
import type { People } from './service.ts';
import type { Sessions } from './sessions.ts';
import { requireSignedInPerson, openSession } from '../api/authentication.ts';
import { siteHostOf } from '../api/request-rules.ts';
import { NO_SIGN_IN, NO_CONTENT } from '../api/openapi.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    challenge: PasskeyChallenge | undefined;
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
    { schema: { summary: 'Options for creating a passkey', response: { 200: PasskeyOptions } } },
    async (request) =>
      storeChallenge(
        request,
        await passkeys.createRegistration(await requireSignedInPerson(people, request), siteHostOf(request)),
      ),
  );

  app.post<{ Body: NewPasskey }>(
    '/api/me/passkeys',
    { schema: { summary: 'Claims my nickname with a passkey', body: NewPasskey, response: { 200: Person } } },
    async (request) => {
      const person = await requireSignedInPerson(people, request);
      return passkeys.register(person, siteHostOf(request), takeChallenge(request), request.body);
    },
  );

  app.delete<{ Params: PasskeyId }>(
    '/api/me/passkeys/:passkey',
    { schema: { summary: 'Removes a passkey', params: PasskeyId, response: NO_CONTENT } },
    async (request, reply) => {
      await passkeys.remove((await requireSignedInPerson(people, request)).id, request.params.passkey);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/me/sign-in/passkey/options',
    {
      schema: {
        summary: 'Options for signing in with a passkey',
        security: NO_SIGN_IN,
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => storeChallenge(request, await passkeys.createSignIn(siteHostOf(request))),
  );

  app.post<{ Body: PasskeyProof }>(
    '/api/me/sign-in/passkey',
    {
      schema: {
        summary: 'Signs in with a passkey',
        security: NO_SIGN_IN,
        body: PasskeyProof,
        response: { 200: Person },
      },
    },
    async (request) => {
      const person = await passkeys.signIn(siteHostOf(request), takeChallenge(request), request.body, (id) =>
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
function takeChallenge(request: FastifyRequest): PasskeyChallenge | undefined {
  const challenge = request.session.get('challenge');
  request.session.set('challenge', undefined);
  return challenge;
}
