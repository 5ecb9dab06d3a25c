import { Credentials, SignIn, OwnProfile, NewPassword, NewToken, Person, Token, TokenSummary } from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { BanList } from '../api/account-services.ts';
import type { People, SignInAttempt } from './service.ts';
import type { Sessions } from './sessions.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import {
  requireSignedInPerson,
  openSession,
  requireSession,
  signInSource,
  currentPerson,
} from '../api/authentication.ts';
import { OPTIONAL_SIGN_IN, NO_SIGN_IN, NO_CONTENT } from '../api/openapi.ts';

const TokenParams = Type.Object({ label: TokenSummary.properties.label });

/** Counts attempts of a browser to sign in to accounts. */
export function createSignInAttempt(
  request: FastifyRequest,
  guard: SignInGuard,
  bans: BanList,
): (person: string) => SignInAttempt {
  return (id) => {
    const source = signInSource(request, id);
    return {
      begin: () => guard.begin(id, source),
      succeed: () => guard.succeed(id, source),
      checkBan: () => bans.refuseBanned([id], null),
    };
  };
}

export function peopleRoutes(
  app: FastifyInstance,
  people: People,
  sessions: Sessions,
  guard: SignInGuard,
  bans: BanList,
): void {
  app.get(
    '/api/me',
    {
      schema: {
        summary: 'My profile; 204 without a session',
        security: OPTIONAL_SIGN_IN,
        response: { 200: OwnProfile, ...NO_CONTENT },
      },
    },
    async (request, reply) => {
      const person = await currentPerson(people, request);
      return (person === null ? null : await people.findMe(person.id)) ?? reply.code(204).send();
    },
  );

  app.post<{ Body: SignIn }>(
    '/api/me',
    {
      schema: {
        summary: 'Signs in with a nickname, or changes it',
        security: NO_SIGN_IN,
        body: SignIn,
        response: { 200: OwnProfile },
      },
    },
    async (request) => {
      const known = await currentPerson(people, request);
      const person = await people.signIn(known?.id ?? null, request.body.nickname);
      if (known === null) await openSession(sessions, request, person.id);
      return person;
    },
  );

  app.post<{ Body: Credentials }>(
    '/api/me/claim',
    { schema: { summary: 'Claims my nickname with a password', body: Credentials, response: { 200: Person } } },
    async (request) => people.claim((await requireSignedInPerson(people, request)).id, request.body),
  );

  app.post<{ Body: Credentials }>(
    '/api/me/sign-in',
    {
      schema: {
        summary: 'Signs in with a password',
        security: NO_SIGN_IN,
        body: Credentials,
        response: { 200: OwnProfile },
      },
    },
    async (request) => {
      const person = await people.signInWithPassword(request.body, createSignInAttempt(request, guard, bans));
      await openSession(sessions, request, person.id);
      return person;
    },
  );

  app.post<{ Body: NewPassword }>(
    '/api/me/password',
    {
      schema: {
        summary: 'Changes the password, or sets the first one; ends all other sessions',
        body: NewPassword,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      const { person, session } = requireSession(request);
      await people.changePassword(person, request.body);
      await sessions.endAllExcept(person, session);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/tokens',
    { schema: { summary: 'My tokens', response: { 200: Type.Array(TokenSummary) } } },
    async (request) => people.listTokens((await requireSignedInPerson(people, request)).id),
  );

  app.post<{ Body: NewToken }>(
    '/api/me/tokens',
    {
      schema: { summary: 'Creates a token for a program; it is shown once', body: NewToken, response: { 200: Token } },
    },
    async (request) => people.createToken((await requireSignedInPerson(people, request)).id, request.body),
  );

  app.delete<{ Params: { label: string } }>(
    '/api/me/tokens/:label',
    { schema: { summary: 'Revokes a token', params: TokenParams, response: NO_CONTENT } },
    async (request, reply) => {
      await people.removeTokens((await requireSignedInPerson(people, request)).id, request.params.label);
      return reply.code(204).send();
    },
  );
}
