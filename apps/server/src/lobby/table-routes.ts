import {
  NewTable,
  PersonId,
  SeatUpdate,
  type SitDown,
  StartRequest,
  Table,
  TableSettings,
  TableId,
  TableSeatParams,
} from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Lobby } from './service.ts';
import type { People } from '../people/service.ts';
import type { Tables } from '../tables/tables.ts';
import { requirePerson } from '../api/authentication.ts';
import { SittingDown } from './joint-seed-routes.ts';
import { PUBLIC } from '../api/openapi.ts';

const One = Type.Object({ id: TableId });
interface One {
  readonly id: string;
}

const OnePerson = Type.Object({ id: TableId, person: PersonId });

export function tableRoutes(app: FastifyInstance, people: People, tables: Tables, lobby: Lobby): void {
  app.post<{ Body: NewTable }>(
    '/api/tables',
    { schema: { summary: 'Makes a table', body: NewTable, response: { 201: Table } } },
    async (request, reply) => {
      const person = await requirePerson(people, request);
      return reply.code(201).send(await lobby.create(person, request.body));
    },
  );

  app.get<{ Params: One }>(
    '/api/tables/:id',
    { schema: { summary: 'A table', security: PUBLIC, params: One, response: { 200: Table } } },
    (request) => tables.find(request.params.id),
  );

  app.patch<{ Params: One; Body: TableSettings }>(
    '/api/tables/:id',
    { schema: { summary: 'Changes what race it will be', params: One, body: TableSettings, response: { 200: Table } } },
    async (request) => lobby.change(request.params.id, await requirePerson(people, request), request.body),
  );

  app.put<{ Params: One & { readonly seat: string }; Body: SeatUpdate }>(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        summary: 'Says who shall sit on a seat: anybody, somebody by nickname, a bot',
        params: TableSeatParams,
        body: SeatUpdate,
        response: { 200: Table },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      return lobby.seat(id, await requirePerson(people, request), Number(seat), request.body);
    },
  );

  app.post<{ Params: One; Body: SitDown | null }>(
    '/api/tables/:id/join',
    { schema: { summary: 'Sits down', params: One, body: SittingDown, response: { 200: Table } } },
    async (request) => lobby.join(request.params.id, await requirePerson(people, request), request.body?.commitment),
  );

  app.post<{ Params: One }>(
    '/api/tables/:id/leave',
    { schema: { summary: 'Gets up; during the race a bot drives on', params: One, response: { 200: Table } } },
    async (request) => lobby.leave(request.params.id, await requirePerson(people, request)),
  );

  app.delete<{ Params: One & { readonly person: string } }>(
    '/api/tables/:id/people/:person',
    {
      schema: {
        summary: 'Removes somebody before the race; only for who made the table',
        params: OnePerson,
        response: { 200: Table },
      },
    },
    async (request) => {
      const { id, person } = request.params;
      return lobby.remove(id, await requirePerson(people, request), person);
    },
  );

  app.post<{ Params: One; Body: StartRequest }>(
    '/api/tables/:id/start',
    {
      schema: {
        summary: 'Begins, with bots on the seats that are left',
        params: One,
        body: StartRequest,
        response: { 200: Table },
      },
    },
    async (request) => lobby.start(request.params.id, await requirePerson(people, request), request.body),
  );

  app.post<{ Params: One; Body: SitDown | null }>(
    '/api/tables/:id/rematch',
    {
      schema: {
        summary: 'The same race once more; one table, whoever asks',
        params: One,
        body: SittingDown,
        response: { 200: Table },
      },
    },
    async (request) => lobby.rematch(request.params.id, await requirePerson(people, request), request.body?.commitment),
  );
}
