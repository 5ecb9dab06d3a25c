import { Credentials, Introduction, Me, NewPassword, NewToken, Person, Token, TokenNote } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Bans } from '../admin/bans.ts';
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
import { ANYBODY, NOBODY, NOTHING } from '../api/openapi.ts';

const Labelled = Type.Object({ label: TokenNote.properties.label });

export function peopleRoutes(
  app: FastifyInstance,
  people: People,
  sessions: Sessions,
  guard: SignInGuard,
  bans: Bans,
): void {
  app.get(
    '/api/me',
    {
      schema: {
        summary: 'Who I am; 204 for who has not given a nickname',
        security: ANYBODY,
        response: { 200: Me, ...NOTHING },
      },
    },
    async (request, reply) => {
      const person = await currentPerson(people, request);
      return (person === null ? null : await people.findMe(person.id)) ?? reply.code(204).send();
    },
  );

  app.post<{ Body: Introduction }>(
    '/api/me',
    {
      schema: { summary: 'A nickname, and you play', security: NOBODY, body: Introduction, response: { 200: Me } },
    },
    async (request) => {
      const known = await currentPerson(people, request);
      const person = await people.introduce(known?.id ?? null, request.body.nickname);
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
    '/api/me/return',
    {
      schema: {
        summary: 'Comes back to a claimed nickname',
        security: NOBODY,
        body: Credentials,
        response: { 200: Me },
      },
    },
    async (request) => {
      const person = await people.comeBack(request.body, (id) => {
        const source = signInSource(request, id);
        return {
          begin: () => guard.begin(id, source),
          succeed: () => guard.succeed(id, source),
          checkBan: () => bans.check([id], null),
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
        response: NOTHING,
      },
    },
    async (request, reply) => {
      const { person, session } = requireSession(request);
      await people.changePassword(person, request.body);
      await sessions.endOthers(person, session);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/tokens',
    { schema: { summary: 'What my tokens are for', response: { 200: Type.Array(TokenNote) } } },
    async (request) => people.tokensOf((await requireSignedInPerson(people, request)).id),
  );

  app.post<{ Body: NewToken }>(
    '/api/me/tokens',
    { schema: { summary: 'A token for a program; told once', body: NewToken, response: { 200: Token } } },
    async (request) => people.newToken((await requireSignedInPerson(people, request)).id, request.body),
  );

  app.delete<{ Params: { label: string } }>(
    '/api/me/tokens/:label',
    { schema: { summary: 'Takes a token back', params: Labelled, response: NOTHING } },
    async (request, reply) => {
      await people.removeTokens((await requireSignedInPerson(people, request)).id, request.params.label);
      return reply.code(204).send();
    },
  );
}
