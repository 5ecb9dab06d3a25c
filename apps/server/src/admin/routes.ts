import {
  ActiveBan,
  AddressBanRequest,
  AdminAction,
  RenamePerson,
  Announcement,
  BanRequest,
  ServerStatus,
  AdminSignIn,
  AdminPerson,
  PersonId,
  ReportAnswer,
  ReportDetails,
  Table,
  TableId,
} from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../errors.ts';
import type { Announcements } from './announcements.ts';
import type { Admin } from './service.ts';
import { PUBLIC, NO_CONTENT } from '../api/openapi.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    host: string;
  }
}

const One = Type.Object({ id: PersonId });
const OneTable = Type.Object({ id: TableId });
const OneBan = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,60}$' }) });
const Search = Type.Object({ q: Type.Optional(Type.String({ maxLength: 24 })) });

/** The admin page. A browser signs in with the admin token. */
export function adminRoutes(app: FastifyInstance, admin: Admin, announcements: Announcements): void {
  async function requireAdmin({ session }: FastifyRequest): Promise<void> {
    const digest = session.get('host');
    if (digest === undefined || !(await admin.isAdmin(digest))) {
      throw new Refusal('forbidden', 'this is for whoever runs the server');
    }
  }
  const guarded = { preHandler: requireAdmin };

  app.post<{ Body: AdminSignIn }>(
    '/api/admin/sign-in',
    {
      schema: {
        summary: 'Opens the host’s page, with the token of the server',
        security: PUBLIC,
        body: AdminSignIn,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      request.session.set('host', await admin.signIn(request.body.token));
      return reply.code(204).send();
    },
  );

  app.get('/api/admin', { ...guarded, schema: { summary: 'How the server is', response: { 200: ServerStatus } } }, () =>
    admin.health(),
  );

  app.get<{ Querystring: { q?: string } }>(
    '/api/admin/people',
    {
      ...guarded,
      schema: {
        summary: 'People by a part of their nickname',
        querystring: Search,
        response: { 200: Type.Array(AdminPerson) },
      },
    },
    (request) => admin.people(request.query.q ?? ''),
  );

  app.post<{ Params: { id: string }; Body: BanRequest }>(
    '/api/admin/people/:id/ban',
    {
      ...guarded,
      schema: {
        summary: 'Shuts somebody out, or lets them in again',
        params: One,
        body: BanRequest,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      await admin.ban(request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/tables',
    { ...guarded, schema: { summary: 'Tables that are not over', response: { 200: Type.Array(Table) } } },
    () => admin.tables(),
  );

  app.get(
    '/api/admin/reports',
    { ...guarded, schema: { summary: 'What was reported', response: { 200: Type.Array(ReportDetails) } } },
    () => admin.reports(),
  );

  app.delete<{ Params: { id: string } }>(
    '/api/admin/reports/:id',
    { ...guarded, schema: { summary: 'Removes a report without an answer', params: One, response: NO_CONTENT } },
    async (request, reply) => {
      await admin.removeReport(request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/announcement',
    { ...guarded, schema: { summary: 'What everybody is told', response: { 200: Announcement } } },
    async () => ({ text: await announcements.current() }),
  );

  app.put<{ Body: Announcement }>(
    '/api/admin/announcement',
    { ...guarded, schema: { summary: 'Tells everybody something', body: Announcement, response: NO_CONTENT } },
    async (request, reply) => {
      await admin.announce(request.body.text);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: { id: string }; Body: ReportAnswer }>(
    '/api/admin/reports/:id/answer',
    {
      ...guarded,
      schema: {
        summary: 'Answers a report; its reporter reads it',
        params: One,
        body: ReportAnswer,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      await admin.answerReport(request.params.id, request.body.text);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: { id: string }; Body: RenamePerson }>(
    '/api/admin/people/:id/rename',
    {
      ...guarded,
      schema: { summary: 'Gives somebody another nickname', params: One, body: RenamePerson, response: NO_CONTENT },
    },
    async (request, reply) => {
      await admin.rename(request.params.id, request.body.nickname);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: { id: string } }>(
    '/api/admin/tables/:id/close',
    {
      ...guarded,
      schema: { summary: 'Closes a table; a race ends without a result', params: OneTable, response: NO_CONTENT },
    },
    async (request, reply) => {
      await admin.closeTable(request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/bans',
    { ...guarded, schema: { summary: 'Bans that hold', response: { 200: Type.Array(ActiveBan) } } },
    () => admin.bans(),
  );

  app.post<{ Body: AddressBanRequest }>(
    '/api/admin/bans',
    { ...guarded, schema: { summary: 'Bans an address range', body: AddressBanRequest, response: NO_CONTENT } },
    async (request, reply) => {
      await admin.banAddress(request.body);
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/admin/bans/:id',
    { ...guarded, schema: { summary: 'Lifts a ban', params: OneBan, response: NO_CONTENT } },
    async (request, reply) => {
      await admin.liftBan(request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/actions',
    { ...guarded, schema: { summary: 'What the admin did', response: { 200: Type.Array(AdminAction) } } },
    () => admin.actions(),
  );
}
