import {
  ActiveBan,
  AddressBanRequest,
  AdminAction,
  RenamePerson,
  Announcement,
  BanRequest,
  GalleryItemId,
  GalleryItemSummary,
  ItemVisibility,
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
import { NO_SIGN_IN, NO_CONTENT } from '../api/openapi.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    host: string;
  }
}

const PersonParams = Type.Object({ id: PersonId });
const TableParams = Type.Object({ id: TableId });
const ItemParams = Type.Object({ id: GalleryItemId });
const BanParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,60}$' }) });
const SearchQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 24 })) });

/** The admin page. A browser signs in with the admin token. */
export function adminRoutes(app: FastifyInstance, admin: Admin, announcements: Announcements): void {
  async function requireAdmin({ session }: FastifyRequest): Promise<void> {
    const digest = session.get('host');
    if (digest === undefined || !(await admin.isAdmin(digest))) {
      throw new Refusal('forbidden', 'only the admin may do this');
    }
  }
  const guarded = { preHandler: requireAdmin };

  app.post<{ Body: AdminSignIn }>(
    '/api/admin/sign-in',
    {
      schema: {
        summary: 'Signs in to the admin page with the admin token',
        security: NO_SIGN_IN,
        body: AdminSignIn,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      request.session.set('host', await admin.signIn(request.body.token));
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin',
    { ...guarded, schema: { summary: 'Status of the server', response: { 200: ServerStatus } } },
    () => admin.getHealth(),
  );

  app.get<{ Querystring: { q?: string } }>(
    '/api/admin/people',
    {
      ...guarded,
      schema: {
        summary: 'Finds people by a part of their nickname',
        querystring: SearchQuery,
        response: { 200: Type.Array(AdminPerson) },
      },
    },
    (request) => admin.findPeople(request.query.q ?? ''),
  );

  app.post<{ Params: { id: string }; Body: BanRequest }>(
    '/api/admin/people/:id/ban',
    {
      ...guarded,
      schema: {
        summary: 'Bans a person, or lifts the ban',
        params: PersonParams,
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
    { ...guarded, schema: { summary: 'Lists tables that are not over', response: { 200: Type.Array(Table) } } },
    () => admin.listTables(),
  );

  app.get(
    '/api/admin/reports',
    { ...guarded, schema: { summary: 'Lists open reports', response: { 200: Type.Array(ReportDetails) } } },
    () => admin.listReports(),
  );

  app.delete<{ Params: { id: string } }>(
    '/api/admin/reports/:id',
    {
      ...guarded,
      schema: { summary: 'Removes a report without an answer', params: PersonParams, response: NO_CONTENT },
    },
    async (request, reply) => {
      await admin.removeReport(request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/announcement',
    { ...guarded, schema: { summary: 'The announcement', response: { 200: Announcement } } },
    async () => ({ text: await announcements.find() }),
  );

  app.put<{ Body: Announcement }>(
    '/api/admin/announcement',
    { ...guarded, schema: { summary: 'Sets the announcement', body: Announcement, response: NO_CONTENT } },
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
        summary: 'Answers a report; the reporter can read the answer',
        params: PersonParams,
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
      schema: {
        summary: 'Renames a person',
        params: PersonParams,
        body: RenamePerson,
        response: NO_CONTENT,
      },
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
      schema: { summary: 'Closes a table; a race ends without a result', params: TableParams, response: NO_CONTENT },
    },
    async (request, reply) => {
      await admin.closeTable(request.params.id);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: { id: string } }>(
    '/api/admin/championships/:id/close',
    {
      ...guarded,
      schema: {
        summary: 'Calls a championship off and takes it out of all lists',
        params: TableParams,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      await admin.closeChampionship(request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/gallery',
    {
      ...guarded,
      schema: { summary: 'Lists hidden items of the gallery', response: { 200: Type.Array(GalleryItemSummary) } },
    },
    () => admin.listHiddenItems(),
  );

  app.put<{ Params: { readonly id: string }; Body: ItemVisibility }>(
    '/api/admin/gallery/:id',
    {
      ...guarded,
      schema: {
        summary: 'Hides an item of the gallery with all its versions, or shows it again',
        params: ItemParams,
        body: ItemVisibility,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      await admin.setItemHidden(request.params.id, request.body.hidden);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/bans',
    { ...guarded, schema: { summary: 'Lists active bans', response: { 200: Type.Array(ActiveBan) } } },
    () => admin.listBans(),
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
    { ...guarded, schema: { summary: 'Lifts a ban', params: BanParams, response: NO_CONTENT } },
    async (request, reply) => {
      await admin.liftBan(request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/actions',
    { ...guarded, schema: { summary: 'Lists what the admin did', response: { 200: Type.Array(AdminAction) } } },
    () => admin.listActions(),
  );
}
