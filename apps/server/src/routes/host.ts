import { Announcement, Ban, Health, HostEntry, KnownPerson, PersonId, Reported, Table } from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../refusal.ts';
import type { Announcements } from '../services/announcements.ts';
import type { Host } from '../services/host.ts';
import { NOBODY, NOTHING } from './openapi.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    host: string;
  }
}

const One = Type.Object({ id: PersonId });
const Search = Type.Object({ q: Type.Optional(Type.String({ maxLength: 24 })) });

/** The page of whoever runs the server. A token opens it for a browser; nobody else learns anything here. */
export function hostRoutes(app: FastifyInstance, host: Host, announcements: Announcements): void {
  async function mustBeHost({ session }: FastifyRequest): Promise<void> {
    const digest = session.get('host');
    if (digest === undefined || !(await host.isHost(digest))) {
      throw new Refusal('forbidden', 'this is for whoever runs the server');
    }
  }
  const guarded = { preHandler: mustBeHost };

  app.post<{ Body: HostEntry }>(
    '/api/host/enter',
    {
      schema: {
        summary: 'Opens the host’s page, with the token of the server',
        security: NOBODY,
        body: HostEntry,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      request.session.set('host', await host.enter(request.body.token));
      return reply.code(204).send();
    },
  );

  app.get('/api/host', { ...guarded, schema: { summary: 'How the server is', response: { 200: Health } } }, () =>
    host.health(),
  );

  app.get<{ Querystring: { q?: string } }>(
    '/api/host/people',
    {
      ...guarded,
      schema: {
        summary: 'People by a part of their nickname',
        querystring: Search,
        response: { 200: Type.Array(KnownPerson) },
      },
    },
    (request) => host.people(request.query.q ?? ''),
  );

  app.post<{ Params: { id: string }; Body: Ban }>(
    '/api/host/people/:id/ban',
    {
      ...guarded,
      schema: { summary: 'Shuts somebody out, or lets them in again', params: One, body: Ban, response: NOTHING },
    },
    async (request, reply) => {
      await host.ban(request.params.id, request.body.banned);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/host/tables',
    { ...guarded, schema: { summary: 'Tables that are not over', response: { 200: Type.Array(Table) } } },
    () => host.tables(),
  );

  app.get(
    '/api/host/reports',
    { ...guarded, schema: { summary: 'What was reported', response: { 200: Type.Array(Reported) } } },
    () => host.reports(),
  );

  app.delete<{ Params: { id: string } }>(
    '/api/host/reports/:id',
    { ...guarded, schema: { summary: 'A report is dealt with', params: One, response: NOTHING } },
    async (request, reply) => {
      await host.dealWith(request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/host/announcement',
    { ...guarded, schema: { summary: 'What everybody is told', response: { 200: Announcement } } },
    async () => ({ text: await announcements.current() }),
  );

  app.put<{ Body: Announcement }>(
    '/api/host/announcement',
    { ...guarded, schema: { summary: 'Tells everybody something', body: Announcement, response: NOTHING } },
    async (request, reply) => {
      await announcements.set(request.body.text);
      return reply.code(204).send();
    },
  );
}
