import { PremoveList, TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { People } from '../../people/service.ts';
import type { Premoves } from './service.ts';
import { requirePerson } from '../../api/authentication.ts';
import { NO_CONTENT } from '../../api/openapi.ts';

const PATH = '/api/tables/:id/premoves';
const One = Type.Object({ id: TableId });
interface One {
  readonly id: string;
}

export function premoveRoutes(app: FastifyInstance, people: People, premoves: Premoves): void {
  app.get<{ Params: One }>(
    PATH,
    { schema: { summary: 'What is left of my plan', params: One, response: { 200: PremoveList } } },
    async (request) => premoves.list(request.params.id, (await requirePerson(people, request)).id),
  );

  app.put<{ Params: One; Body: PremoveList }>(
    PATH,
    {
      schema: {
        summary: 'My next choices, made in advance',
        params: One,
        body: PremoveList,
        response: { 200: PremoveList },
      },
    },
    async (request) => premoves.set(request.params.id, (await requirePerson(people, request)).id, request.body),
  );

  app.delete<{ Params: One }>(
    PATH,
    { schema: { summary: 'I choose when I am asked', params: One, response: NO_CONTENT } },
    async (request, reply) => {
      await premoves.set(request.params.id, (await requirePerson(people, request)).id, { moves: [] });
      return reply.code(204).send();
    },
  );
}
