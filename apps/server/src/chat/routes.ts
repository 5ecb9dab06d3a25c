import { ChatMessage, NewChatMessage, OwnReport, PersonId, ChatSetting, NewReport, TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../errors.ts';
import type { PersonDirectory } from '../api/account-services.ts';
import type { Chat } from './service.ts';
import { requirePerson, requireSignedInPerson } from '../api/authentication.ts';
import { NO_CONTENT } from '../api/openapi.ts';

const One = Type.Object({ id: TableId });
const Somebody = Type.Object({ id: PersonId });
interface One {
  readonly id: string;
}

const After = Type.Object({ after: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })) });

export function chatRoutes(app: FastifyInstance, people: PersonDirectory, chat: Chat): void {
  app.get<{ Params: One; Querystring: { after?: string } }>(
    '/api/tables/:id/messages',
    {
      schema: {
        summary: 'What was said at a table where I sit, after message number `after`',
        params: One,
        querystring: After,
        response: { 200: Type.Array(ChatMessage) },
      },
    },
    async (request) => {
      const person = await requirePerson(people, request);
      return chat.list(request.params.id, person.id, Number(request.query.after ?? 0));
    },
  );

  app.post<{ Params: One; Body: NewChatMessage }>(
    '/api/tables/:id/messages',
    { schema: { summary: 'Says something', params: One, body: NewChatMessage, response: { 200: ChatMessage } } },
    async (request) => chat.send(request.params.id, (await requirePerson(people, request)).id, request.body),
  );

  app.post<{ Params: One; Body: ChatSetting }>(
    '/api/tables/:id/chat',
    {
      schema: {
        summary: 'Turns talk off for my seat, or on again',
        params: One,
        body: ChatSetting,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      await chat.setQuiet(request.params.id, (await requirePerson(people, request)).id, request.body.quiet);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: One; Body: NewReport }>(
    '/api/tables/:id/report',
    { schema: { summary: 'Tells whoever runs the server', params: One, body: NewReport, response: NO_CONTENT } },
    async (request, reply) => {
      await chat.report(request.params.id, (await requirePerson(people, request)).id, request.body);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/reports',
    { schema: { summary: 'What I reported, with the answers', response: { 200: Type.Array(OwnReport) } } },
    async (request) => chat.reportsBy((await requireSignedInPerson(people, request)).id),
  );

  app.get(
    '/api/me/mutes',
    { schema: { summary: 'Whom I have muted', response: { 200: Type.Array(PersonId) } } },
    async (request) => chat.mutedBy((await requirePerson(people, request)).id),
  );

  app.post<{ Params: One }>(
    '/api/people/:id/mute',
    { schema: { summary: 'I do not want to read what they say', params: Somebody, response: NO_CONTENT } },
    async (request, reply) => {
      const { id } = await requirePerson(people, request);
      const muted = await people.find(request.params.id);
      if (muted === null) throw new Refusal('not-found', 'there is no such person');
      await chat.mute(id, muted);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: One }>(
    '/api/people/:id/unmute',
    { schema: { summary: 'I want to read them again', params: Somebody, response: NO_CONTENT } },
    async (request, reply) => {
      await chat.unmute((await requirePerson(people, request)).id, request.params.id);
      return reply.code(204).send();
    },
  );
}
