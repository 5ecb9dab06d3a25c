import { PersonId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../errors.ts';
import type { Blocks } from './blocks.ts';
import type { People } from './service.ts';
import { requirePerson } from '../api/authentication.ts';
import { NO_CONTENT } from '../api/openapi.ts';

const PersonParams = Type.Object({ id: PersonId });
interface PersonParams {
  readonly id: string;
}

export function blockRoutes(app: FastifyInstance, people: People, blocks: Blocks): void {
  app.get(
    '/api/me/blocks',
    { schema: { summary: 'People I have blocked', response: { 200: Type.Array(PersonId) } } },
    async (request) => blocks.list((await requirePerson(people, request)).id),
  );

  app.post<{ Params: PersonParams }>(
    '/api/people/:id/block',
    {
      schema: {
        summary: 'Blocks a person',
        params: PersonParams,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      const { id } = await requirePerson(people, request);
      const blocked = await people.find(request.params.id);
      if (blocked === null) throw new Refusal('not-found', 'there is no such person');
      await blocks.block(id, blocked);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: PersonParams }>(
    '/api/people/:id/unblock',
    { schema: { summary: 'Unblocks a person', params: PersonParams, response: NO_CONTENT } },
    async (request, reply) => {
      await blocks.unblock((await requirePerson(people, request)).id, request.params.id);
      return reply.code(204).send();
    },
  );
}
