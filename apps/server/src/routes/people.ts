import { Credentials, Introduction, NewToken, Person, Token } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import type { People } from '../services/people.ts';
import { mustAsk, whoAsks } from './border.ts';

export function peopleRoutes(app: FastifyInstance, people: People): void {
  app.get('/api/me', async (request, reply) => {
    const person = await whoAsks(people, request);
    return person ?? reply.code(204).send();
  });

  app.post<{ Body: Introduction }>(
    '/api/me',
    { schema: { summary: 'A nickname, and you play', body: Introduction, response: { 200: Person } } },
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
    async (request) => people.claim((await mustAsk(people, request)).id, request.body),
  );

  app.post<{ Body: Credentials }>(
    '/api/me/return',
    { schema: { summary: 'Comes back to a claimed nickname', body: Credentials, response: { 200: Person } } },
    async (request) => {
      const person = await people.comeBack(request.body);
      request.session.set('person', person.id);
      return person;
    },
  );

  app.post('/api/me/goodbye', async (request, reply) => {
    request.session.delete();
    return reply.code(204).send();
  });

  app.post<{ Body: { label: string } }>(
    '/api/me/tokens',
    { schema: { summary: 'A token for a program; told once', body: NewToken, response: { 200: Token } } },
    async (request) => people.newToken((await mustAsk(people, request)).id, request.body.label),
  );
}
