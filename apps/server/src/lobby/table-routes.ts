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
import { SitDownBody } from './joint-seed-routes.ts';
import { NO_SIGN_IN } from '../api/openapi.ts';

const TableParams = Type.Object({ id: TableId });
interface TableParams {
  readonly id: string;
}

const TablePersonParams = Type.Object({ id: TableId, person: PersonId });

/** The options of a table may hold a circuit with its drawing: the largest that can be designed takes a little more than 100 kB. */
const MAX_OPTIONS_BYTES = 192 * 1024;

export function tableRoutes(app: FastifyInstance, people: People, tables: Tables, lobby: Lobby): void {
  app.post<{ Body: NewTable }>(
    '/api/tables',
    {
      bodyLimit: MAX_OPTIONS_BYTES,
      schema: { summary: 'Creates a table', body: NewTable, response: { 201: Table } },
    },
    async (request, reply) => {
      const person = await requirePerson(people, request);
      return reply.code(201).send(await lobby.create(person, request.body));
    },
  );

  app.get<{ Params: TableParams }>(
    '/api/tables/:id',
    { schema: { summary: 'A table', security: NO_SIGN_IN, params: TableParams, response: { 200: Table } } },
    (request) => tables.find(request.params.id),
  );

  app.patch<{ Params: TableParams; Body: TableSettings }>(
    '/api/tables/:id',
    {
      bodyLimit: MAX_OPTIONS_BYTES,
      schema: {
        summary: 'Changes the settings before the race',
        params: TableParams,
        body: TableSettings,
        response: { 200: Table },
      },
    },
    async (request) => lobby.changeSettings(request.params.id, await requirePerson(people, request), request.body),
  );

  app.put<{ Params: TableParams & { readonly seat: string }; Body: SeatUpdate }>(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        summary: 'Opens a seat, reserves it for a nickname, or puts a bot on it',
        params: TableSeatParams,
        body: SeatUpdate,
        response: { 200: Table },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      return lobby.setSeat(id, await requirePerson(people, request), Number(seat), request.body);
    },
  );

  app.post<{ Params: TableParams; Body: SitDown | null }>(
    '/api/tables/:id/join',
    { schema: { summary: 'Joins a table', params: TableParams, body: SitDownBody, response: { 200: Table } } },
    async (request) => lobby.join(request.params.id, await requirePerson(people, request), request.body?.commitment),
  );

  app.post<{ Params: TableParams }>(
    '/api/tables/:id/leave',
    {
      schema: {
        summary: 'Leaves a table; during the race a bot takes over',
        params: TableParams,
        response: { 200: Table },
      },
    },
    async (request) => lobby.leave(request.params.id, await requirePerson(people, request)),
  );

  app.delete<{ Params: TableParams & { readonly person: string } }>(
    '/api/tables/:id/people/:person',
    {
      schema: {
        summary: 'Removes a person before the race; only for the host',
        params: TablePersonParams,
        response: { 200: Table },
      },
    },
    async (request) => {
      const { id, person } = request.params;
      return lobby.removePerson(id, await requirePerson(people, request), person);
    },
  );

  app.post<{ Params: TableParams; Body: StartRequest }>(
    '/api/tables/:id/start',
    {
      schema: {
        summary: 'Starts the race, with bots on the free seats',
        params: TableParams,
        body: StartRequest,
        response: { 200: Table },
      },
    },
    async (request) => lobby.start(request.params.id, await requirePerson(people, request), request.body),
  );

  app.post<{ Params: TableParams; Body: SitDown | null }>(
    '/api/tables/:id/rematch',
    {
      schema: {
        summary: 'Creates or joins the rematch',
        params: TableParams,
        body: SitDownBody,
        response: { 200: Table },
      },
    },
    async (request) => lobby.rematch(request.params.id, await requirePerson(people, request), request.body?.commitment),
  );
}
