import { ActiveBan, AddressBanRequest, AdminPerson, BanRequest, PersonId, RenamePerson } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AdminGuard } from '../api/admin-guard.ts';
import { NO_CONTENT } from '../api/openapi.ts';
import type { Admin } from './service.ts';

const PersonParams = Type.Object({ id: PersonId });
const BanParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,60}$' }) });
const SearchQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 24 })) });

/** People and bans, for the admin. */
export function adminPeopleRoutes(app: FastifyInstance, admin: Admin, guarded: AdminGuard): void {
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
}
