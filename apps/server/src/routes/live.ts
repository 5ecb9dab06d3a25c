import { type Table, TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { chunk, type Hub } from '../live/hub.ts';
import type { People } from '../services/people.ts';
import type { Plans } from '../services/plans.ts';
import type { Play } from '../services/play.ts';
import type { Presence } from '../services/presence.ts';
import type { Tables } from '../services/tables.ts';
import { currentPerson } from './authentication.ts';
import { ANYBODY } from './openapi.ts';
import { stream } from './stream.ts';

const Entry = Type.String({ pattern: '^\\d{1,7}$' });
const Last = Type.Object({ 'last-event-id': Type.Optional(Entry) });
const After = Type.Object({ after: Type.Optional(Entry) });

const Stream = {
  description:
    'Events `table`, `removed`, `reveal`, `account`, `step`, `plan` and `message` with JSON as data, each as the viewer may see it; docs/api.md has them.',
  content: { 'text/event-stream': { schema: Type.String() } },
};

interface Asked {
  readonly Params: { id: string };
  readonly Headers: { 'last-event-id'?: string };
  readonly Querystring: { after?: string };
}

export function liveRoutes(
  app: FastifyInstance,
  people: People,
  tables: Tables,
  play: Play,
  plans: Plans,
  hub: Hub,
  presence: Presence,
): void {
  app.get<Asked>(
    '/api/tables/:id/live',
    {
      helmet: false,
      schema: {
        summary: 'What happens at a table, as Server-Sent Events',
        security: ANYBODY,
        params: Type.Object({ id: TableId }),
        headers: Last,
        querystring: After,
        response: { 200: Stream },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const person = (await currentPerson(people, request))?.id ?? null;
      const table = await tables.find(id, person);
      // Browsers that come back by themselves come with what they were told last, to the address that they had first.
      const last = request.headers['last-event-id'] ?? request.query.after;
      return stream(request, reply, person, async (listener, whenGone) => {
        let told = '';
        let isRevealing = false;
        const tell = (shown: Table): Table => {
          const text = chunk('table', shown);
          if (text !== told) listener.send((told = text));
          isRevealing = shown.revealing;
          return shown;
        };
        tell(table);
        // Before the race they know less than its start: some races begin without an entry, and are told all the same.
        const leave = table.phase === 'open' ? hub.join(id, listener, -1) : null;
        if (leave !== null) whenGone(leave);
        // Who waits for the race is told when it begins; it may have begun just before they waited.
        if (leave === null || tell(await tables.find(id, person)).phase !== 'open') {
          leave?.();
          whenGone(await play.listen(id, last === undefined ? null : Number(last), listener));
          plans.greet(id, listener, last !== undefined);
          // The table may have changed before they listened.
          tell(await tables.find(id, person));
        }
        const removal = await tables.removal(id, person);
        if (removal !== null) listener.send(removal);
        const reveal = isRevealing ? await tables.reveal(id, person) : null;
        if (reveal !== null) listener.send(reveal);
        presence.look(id);
        whenGone(() => presence.look(id));
      });
    },
  );
}
