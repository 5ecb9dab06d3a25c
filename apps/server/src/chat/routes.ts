import { ChatMessage, NewChatMessage, OwnReport, PersonId, ChatSetting, NewReport, TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../errors.ts';
import type { PersonDirectory } from '../api/account-services.ts';
import type { Chat } from './service.ts';
import { requirePerson, requireSignedInPerson } from '../api/authentication.ts';
import { NO_CONTENT } from '../api/openapi.ts';

const TableParams = Type.Object({ id: TableId });
const PersonParams = Type.Object({ id: PersonId });
interface TableParams {
  readonly id: string;
}

const MessageQuery = Type.Object({ after: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })) });

export function chatRoutes(app: FastifyInstance, people: PersonDirectory, chat: Chat): void {
  app.get<{ Params: TableParams; Querystring: { after?: string } }>(
    '/api/tables/:id/messages',
    {
      schema: {
        summary: 'Chat messages after number `after`, of the players at a table where I sit, or else of the spectators',
        params: TableParams,
        querystring: MessageQuery,
        response: { 200: Type.Array(ChatMessage) },
      },
    },
    async (request) => {
      const person = await requirePerson(people, request);
      return chat.list(request.params.id, person.id, Number(request.query.after ?? 0));
    },
  );

  app.post<{ Params: TableParams; Body: NewChatMessage }>(
    '/api/tables/:id/messages',
    {
      schema: {
        summary: 'Sends a chat message',
        params: TableParams,
        body: NewChatMessage,
        response: { 200: ChatMessage },
      },
    },
    async (request) => chat.send(request.params.id, (await requirePerson(people, request)).id, request.body),
  );

  app.post<{ Params: TableParams; Body: ChatSetting }>(
    '/api/tables/:id/chat',
    {
      schema: {
        summary: 'Turns chat off or on for my seat',
        params: TableParams,
        body: ChatSetting,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      await chat.setQuiet(request.params.id, (await requirePerson(people, request)).id, request.body.quiet);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: TableParams; Body: NewReport }>(
    '/api/tables/:id/report',
    {
      schema: {
        summary: 'Reports a message or the table to the admin',
        params: TableParams,
        body: NewReport,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      await chat.report(request.params.id, (await requirePerson(people, request)).id, request.body);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/reports',
    { schema: { summary: 'My reports, with the answers', response: { 200: Type.Array(OwnReport) } } },
    async (request) => chat.listReportsBy((await requireSignedInPerson(people, request)).id),
  );

  app.get(
    '/api/me/mutes',
    { schema: { summary: 'People I have muted', response: { 200: Type.Array(PersonId) } } },
    async (request) => chat.listMutedBy((await requirePerson(people, request)).id),
  );

  app.post<{ Params: TableParams }>(
    '/api/people/:id/mute',
    { schema: { summary: 'Mutes a person', params: PersonParams, response: NO_CONTENT } },
    async (request, reply) => {
      const { id } = await requirePerson(people, request);
      const muted = await people.find(request.params.id);
      if (muted === null) throw new Refusal('not-found', 'there is no such person');
      await chat.mute(id, muted);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: TableParams }>(
    '/api/people/:id/unmute',
    { schema: { summary: 'Unmutes a person', params: PersonParams, response: NO_CONTENT } },
    async (request, reply) => {
      await chat.unmute((await requirePerson(people, request)).id, request.params.id);
      return reply.code(204).send();
    },
  );
}
