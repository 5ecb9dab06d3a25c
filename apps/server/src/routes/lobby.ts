import { DataSummary, OwnTable, type SitDown, Table } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { LobbyLive } from '../services/lobby-live.ts';
import type { OwnTables } from '../services/own-tables.ts';
import type { People } from '../services/people.ts';
import type { Quick } from '../services/quick.ts';
import type { Tables } from '../services/tables.ts';
import { requirePerson, currentPerson } from './authentication.ts';
import { SittingDown } from './joint-seed.ts';
import { ANYBODY, NOBODY } from './openapi.ts';
import { stream } from './stream.ts';

/** The hash fixes the content: it never changes. */
const YEAR_SECONDS = 365 * 24 * 3600;
const AnyData = Type.Any({ description: 'Canonical JSON whose SHA-256 is the hash' });

const Stream = {
  description:
    'Events `open`, `mine` and `invitations` with whole lists first, then `open-changed` and so on with what changes, and `announcement`; docs/api.md has them.',
  content: { 'text/event-stream': { schema: Type.String() } },
};

export function lobbyRoutes(
  app: FastifyInstance,
  people: People,
  tables: Tables,
  own: OwnTables,
  quick: Quick,
  live: LobbyLive,
): void {
  app.get(
    '/api/tables',
    { schema: { summary: 'Open tables', security: NOBODY, response: { 200: Type.Array(Table) } } },
    () => tables.listed(),
  );

  app.get(
    '/api/me/tables',
    { schema: { summary: 'Where I sit, and whether it is my turn', response: { 200: Type.Array(OwnTable) } } },
    async (request) => own.of((await requirePerson(people, request)).id),
  );

  app.get(
    '/api/me/invitations',
    { schema: { summary: 'Where a seat is kept for my nickname', response: { 200: Type.Array(Table) } } },
    async (request) => own.invitationsOf((await requirePerson(people, request)).id),
  );

  app.get<{ Params: { hash: string } }>(
    '/api/data/:hash',
    {
      schema: {
        summary: 'A large option value, such as a circuit, by the hash that lists of tables have of it',
        security: NOBODY,
        params: Type.Object({ hash: DataSummary.properties.hash }),
        response: { 200: AnyData },
      },
    },
    async (request, reply) => {
      const content = await tables.data(request.params.hash);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .send(content);
    },
  );

  app.post<{ Params: { game: string }; Body: SitDown | null }>(
    '/api/quick/:game',
    {
      schema: {
        summary: 'Sits down where somebody waits for a race, or waits for others',
        params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
        body: SittingDown,
        response: { 200: Table },
      },
    },
    async (request) => quick.sit(request.params.game, await requirePerson(people, request), request.body?.commitment),
  );

  app.get(
    '/api/lobby/live',
    {
      helmet: false,
      schema: { summary: 'The lobby, as Server-Sent Events', security: ANYBODY, response: { 200: Stream } },
    },
    async (request, reply) => {
      const person = await currentPerson(people, request);
      return stream(request, reply, person?.id ?? null, async (listener, whenGone) => {
        whenGone(() => live.leave(listener));
        await live.join(listener);
      });
    },
  );
}
