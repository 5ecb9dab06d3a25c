import { Credentials, SignIn, OwnProfile, NewPassword, NewToken, Person, Token, TokenSummary } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { BanList } from '../api/account-services.ts';
import type { People } from './service.ts';
import type { Sessions } from './sessions.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import {
  requireSignedInPerson,
  openSession,
  requireSession,
  signInSource,
  currentPerson,
} from '../api/authentication.ts';
import { OPTIONAL_SIGN_IN, PUBLIC, NO_CONTENT } from '../api/openapi.ts';

const Labelled = Type.Object({ label: TokenSummary.properties.label });

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
        summary: 'Who I am; 204 for who has not given a nickname',
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
      schema: { summary: 'A nickname, and you play', security: PUBLIC, body: SignIn, response: { 200: OwnProfile } },
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
    { schema: { summary: 'Keeps the nickname, with a password', body: Credentials, response: { 200: Person } } },
    async (request) => people.claim((await requireSignedInPerson(people, request)).id, request.body),
  );

  app.post<{ Body: Credentials }>(
    '/api/me/sign-in',
    {
      schema: {
        summary: 'Comes back to a claimed nickname',
        security: PUBLIC,
        body: Credentials,
        response: { 200: OwnProfile },
      },
    },
    async (request) => {
      const person = await people.signInWithPassword(request.body, (id) => {
        const source = signInSource(request, id);
        return {
          begin: () => guard.begin(id, source),
          succeed: () => guard.succeed(id, source),
          checkBan: () => bans.refuseBanned([id], null),
        };
      });
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
    { schema: { summary: 'What my tokens are for', response: { 200: Type.Array(TokenSummary) } } },
    async (request) => people.listTokens((await requireSignedInPerson(people, request)).id),
  );

  app.post<{ Body: NewToken }>(
    '/api/me/tokens',
    { schema: { summary: 'A token for a program; told once', body: NewToken, response: { 200: Token } } },
    async (request) => people.createToken((await requireSignedInPerson(people, request)).id, request.body),
  );

  app.delete<{ Params: { label: string } }>(
    '/api/me/tokens/:label',
    { schema: { summary: 'Takes a token back', params: Labelled, response: NO_CONTENT } },
    async (request, reply) => {
      await people.removeTokens((await requireSignedInPerson(people, request)).id, request.params.label);
      return reply.code(204).send();
    },
  );
}
