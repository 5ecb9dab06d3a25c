import { AllowsFollowers, FoundPeople, Following, PersonId, NameSearch } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { requirePerson } from '../api/authentication.ts';
import { NO_CONTENT } from '../api/openapi.ts';
import { Refusal } from '../errors.ts';
import type { Follows } from './follows.ts';
import type { People } from './service.ts';

const PersonParams = Type.Object({ id: PersonId });
interface PersonParams {
  readonly id: string;
}

export function followRoutes(app: FastifyInstance, people: People, follows: Follows): void {
  app.get(
    '/api/me/following',
    { schema: { summary: 'Whom I follow, and where they are', response: { 200: Following } } },
    async (request) => follows.list((await requirePerson(people, request)).id),
  );

  app.put<{ Body: AllowsFollowers }>(
    '/api/me/followers',
    { schema: { summary: 'Whether others may follow me', body: AllowsFollowers, response: NO_CONTENT } },
    async (request, reply) => {
      await follows.setAllowsFollowers((await requirePerson(people, request)).id, request.body.allowed);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: PersonParams }>(
    '/api/people/:id/follow',
    { schema: { summary: 'Follows a person', params: PersonParams, response: NO_CONTENT } },
    async (request, reply) => {
      const { id } = await requirePerson(people, request);
      const followed = await people.find(request.params.id);
      if (followed === null) throw new Refusal('not-found', 'there is no such person');
      await follows.follow(id, followed);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: PersonParams }>(
    '/api/people/:id/unfollow',
    { schema: { summary: 'Unfollows a person', params: PersonParams, response: NO_CONTENT } },
    async (request, reply) => {
      await follows.unfollow((await requirePerson(people, request)).id, request.params.id);
      return reply.code(204).send();
    },
  );

  app.get<{ Querystring: NameSearch }>(
    '/api/people',
    {
      schema: {
        summary: 'People whose claimed nickname begins like this',
        querystring: NameSearch,
        response: { 200: FoundPeople },
      },
    },
    async (request) => {
      const { id } = await requirePerson(people, request);
      return people.searchByName(request.query.name, id);
    },
  );
}
