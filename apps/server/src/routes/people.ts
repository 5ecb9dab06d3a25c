import { Credentials, Introduction, Me, NewPassword, NewToken, Person, Token, TokenNote } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { People } from '../services/people.ts';
import { mustBeThere, whoAsks } from './border.ts';
import { ANYBODY, NOBODY, NOTHING } from './openapi.ts';

const Labelled = Type.Object({ label: TokenNote.properties.label });

export function peopleRoutes(app: FastifyInstance, people: People): void {
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
      const person = await whoAsks(people, request);
      return (person === null ? null : await people.findMe(person.id)) ?? reply.code(204).send();
    },
  );

  app.post<{ Body: Introduction }>(
    '/api/me',
    {
      schema: { summary: 'A nickname, and you play', security: NOBODY, body: Introduction, response: { 200: Me } },
    },
    async (request) => {
      const known = await whoAsks(people, request);
      const person = await people.introduce(known?.id ?? null, request.body.nickname);
      request.session.set('person', person.id);
      return person;
    },
  );

  app.post<{ Body: Credentials }>(
    '/api/me/claim',
    { schema: { summary: 'Keeps the nickname, with a password', body: Credentials, response: { 200: Person } } },
    async (request) => people.claim((await mustBeThere(people, request)).id, request.body),
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
      const person = await people.comeBack(request.body);
      request.session.set('person', person.id);
      return person;
    },
  );

  app.post<{ Body: NewPassword }>(
    '/api/me/password',
    { schema: { summary: 'Changes the password, or sets the first one', body: NewPassword, response: NOTHING } },
    async (request, reply) => {
      await people.changePassword((await mustBeThere(people, request)).id, request.body);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/me/goodbye',
    { schema: { summary: 'Leaves this browser', security: NOBODY, response: NOTHING } },
    async (request, reply) => {
      request.session.delete();
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/tokens',
    { schema: { summary: 'What my tokens are for', response: { 200: Type.Array(TokenNote) } } },
    async (request) => people.tokensOf((await mustBeThere(people, request)).id),
  );

  app.post<{ Body: { label: string } }>(
    '/api/me/tokens',
    { schema: { summary: 'A token for a program; told once', body: NewToken, response: { 200: Token } } },
    async (request) => people.newToken((await mustBeThere(people, request)).id, request.body.label),
  );

  app.delete<{ Params: { label: string } }>(
    '/api/me/tokens/:label',
    { schema: { summary: 'Takes a token back', params: Labelled, response: NOTHING } },
    async (request, reply) => {
      await people.removeTokens((await mustBeThere(people, request)).id, request.params.label);
      return reply.code(204).send();
    },
  );
}
