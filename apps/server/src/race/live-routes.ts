import { TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { People } from '../people/service.ts';
import { subscribeToTable, type TableSubscriptionServices } from './table-subscription.ts';
import { currentPerson } from '../api/authentication.ts';
import { OPTIONAL_SIGN_IN } from '../api/openapi.ts';
import { openEventStream } from '../api/event-stream.ts';

const Entry = Type.String({ pattern: '^\\d{1,7}$' });
const LastEventHeaders = Type.Object({ 'last-event-id': Type.Optional(Entry) });
const LiveQuery = Type.Object({ after: Type.Optional(Entry) });

const Stream = {
  description:
    'Events `table`, `removed`, `reveal`, `snapshot`, `step`, `premoves`, `spectators` and `message` with JSON as data, each as the viewer may see it; docs/api.md has them.',
  content: { 'text/event-stream': { schema: Type.String() } },
};

interface LiveRequest {
  readonly Params: { id: string };
  readonly Headers: { 'last-event-id'?: string };
  readonly Querystring: { after?: string };
}

export interface LiveServices extends TableSubscriptionServices {
  readonly people: People;
}

export function liveRoutes(app: FastifyInstance, services: LiveServices): void {
  const { people, tables } = services;
  app.get<LiveRequest>(
    '/api/tables/:id/live',
    {
      helmet: false,
      schema: {
        summary: 'The live events of a table, as Server-Sent Events',
        security: OPTIONAL_SIGN_IN,
        params: Type.Object({ id: TableId }),
        headers: LastEventHeaders,
        querystring: LiveQuery,
        response: { 200: Stream },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = (await currentPerson(people, request))?.id ?? null;
      // Refused before the stream is opened.
      await tables.findStored(id);
      // Browsers reconnect with the last event's id in a header, to the address they had first.
      const last = request.headers['last-event-id'] ?? request.query.after;
      return openEventStream(request, reply, person, (subscriber, onClose) =>
        subscribeToTable(services, { id, after: last === undefined ? null : Number(last) }, subscriber, onClose),
      );
    },
  );
}
