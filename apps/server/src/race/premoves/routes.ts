import { PremoveList, TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { People } from '../../people/service.ts';
import type { Premoves } from './service.ts';
import { requirePerson } from '../../api/authentication.ts';
import { NO_CONTENT } from '../../api/openapi.ts';

const PATH = '/api/tables/:id/premoves';
const TableParams = Type.Object({ id: TableId });
interface TableParams {
  readonly id: string;
}

export function premoveRoutes(app: FastifyInstance, people: People, premoves: Premoves): void {
  app.get<{ Params: TableParams }>(
    PATH,
    { schema: { summary: 'My premoves', params: TableParams, response: { 200: PremoveList } } },
    async (request) => premoves.list(request.params.id, (await requirePerson(people, request)).id),
  );

  app.put<{ Params: TableParams; Body: PremoveList }>(
    PATH,
    {
      schema: {
        summary: 'Replaces my premoves',
        params: TableParams,
        body: PremoveList,
        response: { 200: PremoveList },
      },
    },
    async (request) => premoves.set(request.params.id, (await requirePerson(people, request)).id, request.body),
  );

  app.delete<{ Params: TableParams }>(
    PATH,
    { schema: { summary: 'Removes my premoves', params: TableParams, response: NO_CONTENT } },
    async (request, reply) => {
      await premoves.set(request.params.id, (await requirePerson(people, request)).id, { moves: [] });
      return reply.code(204).send();
    },
  );
}
