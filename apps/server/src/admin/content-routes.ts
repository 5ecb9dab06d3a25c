import { Announcement, GalleryItemId, GalleryItemSummary, ItemVisibility, Table, TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AdminGuard } from '../api/admin-guard.ts';
import { NO_CONTENT } from '../api/openapi.ts';
import type { Announcements } from './announcements.ts';
import type { Admin } from './service.ts';

const TableParams = Type.Object({ id: TableId });
const ItemParams = Type.Object({ id: GalleryItemId });

/** Tables, championships, the gallery and the announcement, for the admin. */
export function adminContentRoutes(
  app: FastifyInstance,
  admin: Admin,
  announcements: Announcements,
  guarded: AdminGuard,
): void {
  app.get(
    '/api/admin/tables',
    { ...guarded, schema: { summary: 'Lists tables that are not over', response: { 200: Type.Array(Table) } } },
    () => admin.listTables(),
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
}
