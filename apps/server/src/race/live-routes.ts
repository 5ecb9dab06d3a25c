import { type Table, TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { type Hub, NO_STEPS } from '../live/hub.ts';
import type { People } from '../people/service.ts';
import type { Premoves } from './premoves/service.ts';
import type { RaceService } from './service.ts';
import type { Presence } from '../live/presence.ts';
import type { Tables } from '../tables/tables.ts';
import { currentPerson } from '../api/authentication.ts';
import { OPTIONAL_SIGN_IN } from '../api/openapi.ts';
import { openEventStream } from '../api/event-stream.ts';

const Entry = Type.String({ pattern: '^\\d{1,7}$' });
const LastEventHeaders = Type.Object({ 'last-event-id': Type.Optional(Entry) });
const LiveQuery = Type.Object({ after: Type.Optional(Entry) });

const Stream = {
  description:
    'Events `table`, `removed`, `reveal`, `snapshot`, `step`, `premoves` and `message` with JSON as data, each as the viewer may see it; docs/api.md has them.',
  content: { 'text/event-stream': { schema: Type.String() } },
};

interface LiveRequest {
  readonly Params: { id: string };
  readonly Headers: { 'last-event-id'?: string };
  readonly Querystring: { after?: string };
}

export interface LiveServices {
  readonly people: People;
  readonly tables: Tables;
  readonly races: RaceService;
  readonly premoves: Premoves;
  readonly hub: Hub;
  readonly presence: Presence;
}

export function liveRoutes(
  app: FastifyInstance,
  { people, tables, races, premoves, hub, presence }: LiveServices,
): void {
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
      const table = await tables.find(id, person);
      // Browsers reconnect with the last event's id in a header, to the address they had first.
      const last = request.headers['last-event-id'] ?? request.query.after;
      return openEventStream(request, reply, person, async (subscriber, onClose) => {
        let sentTable = '';
        let isRevealing = false;
        const sendTable = (current: Table): Table => {
          const encoded = JSON.stringify(current);
          if (encoded !== sentTable) subscriber.send({ name: 'table', data: current });
          sentTable = encoded;
          isRevealing = current.revealing;
          return current;
        };
        sendTable(table);
        // Subscribed at once, so that no message is lost while the race is loaded. A waiting stream has minus one entry, so that
        // the start of the race is sent as well: some races begin without an entry.
        onClose(hub.subscribe(id, subscriber, table.phase === 'open' ? -1 : NO_STEPS));
        // A waiting stream gets the race when it begins. It may have begun just before the stream was subscribed.
        if (table.phase !== 'open' || sendTable(await tables.find(id, person)).phase !== 'open') {
          hub.subscribe(id, subscriber, NO_STEPS);
          onClose(await races.subscribe(id, last === undefined ? null : Number(last), subscriber));
          premoves.sendInitial(id, subscriber, last !== undefined);
          // The table may have changed before the stream was subscribed.
          sendTable(await tables.find(id, person));
        }
        const removal = await tables.findRemovalNotice(id, person);
        if (removal !== null) subscriber.send(removal);
        const reveal = isRevealing ? await tables.findRevealRequest(id, person) : null;
        if (reveal !== null) subscriber.send(reveal);
        presence.check(id);
        onClose(() => presence.check(id));
      });
    },
  );
}
