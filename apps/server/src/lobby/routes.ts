import { DataSummary, OwnTable, QuickMatchRequest, Table, TableId, WidenRequest } from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Blocks } from '../people/blocks.ts';
import { hasAnyOf, type LobbyFeed } from './feed.ts';
import type { OwnTables } from './own-tables.ts';
import type { People } from '../people/service.ts';
import type { QuickMatch } from './quick-match.ts';
import type { RaceChances } from '../race/chances/service.ts';
import type { Tables } from '../tables/tables.ts';
import { requirePerson, currentPerson } from '../api/authentication.ts';
import { OPTIONAL_SIGN_IN, NO_SIGN_IN } from '../api/openapi.ts';
import { openEventStream } from '../api/event-stream.ts';

/** The hash fixes the content: it never changes. */
const YEAR_SECONDS = 365 * 24 * 3600;
const AnyData = Type.Any({ description: 'Canonical JSON whose SHA-256 is the hash' });

const Stream = {
  description:
    'Events `open`, `mine` and `invitations` with whole lists first, then `open-changed` and so on with what changes, and `announcement`; docs/api.md has them.',
  content: { 'text/event-stream': { schema: Type.String() } },
};

interface LobbyServices {
  readonly people: People;
  readonly blocks: Blocks;
  readonly tables: Tables;
  readonly ownTables: OwnTables;
  readonly quickMatch: QuickMatch;
  readonly chances: RaceChances;
  readonly lobbyFeed: LobbyFeed;
}

export function lobbyRoutes(
  app: FastifyInstance,
  { people, blocks, tables, chances, ownTables, quickMatch, lobbyFeed }: LobbyServices,
): void {
  /** Those whose tables are not shown to the sender. */
  const listBlocked = async (request: FastifyRequest): Promise<ReadonlySet<string>> => {
    const person = await currentPerson(people, request);
    return person === null ? new Set() : blocks.listEitherWay(person.id);
  };

  app.get(
    '/api/tables',
    { schema: { summary: 'Open tables', security: OPTIONAL_SIGN_IN, response: { 200: Type.Array(Table) } } },
    async (request) => {
      const blocked = await listBlocked(request);
      return (await tables.listOpen()).filter((table) => !hasAnyOf(table, blocked));
    },
  );

  app.get(
    '/api/tables/running',
    {
      schema: {
        summary: 'Public races that anybody may watch',
        security: OPTIONAL_SIGN_IN,
        response: { 200: Type.Array(Table) },
      },
    },
    async (request) => {
      const blocked = await listBlocked(request);
      // All of them are evaluated, because others see them.
      return chances.withChances(await tables.listRunning()).filter((table) => !hasAnyOf(table, blocked));
    },
  );

  app.get(
    '/api/me/tables',
    { schema: { summary: 'My tables, and whether it is my turn there', response: { 200: Type.Array(OwnTable) } } },
    async (request) => ownTables.list((await requirePerson(people, request)).id),
  );

  app.get(
    '/api/me/invitations',
    { schema: { summary: 'Tables where a seat is reserved for me', response: { 200: Type.Array(Table) } } },
    async (request) => ownTables.listInvitations((await requirePerson(people, request)).id),
  );

  app.get<{ Params: { hash: string } }>(
    '/api/data/:hash',
    {
      schema: {
        summary: 'A large option value, such as a circuit, by the hash that lists of tables have of it',
        security: NO_SIGN_IN,
        params: Type.Object({ hash: DataSummary.properties.hash }),
        response: { 200: AnyData },
      },
    },
    async (request, reply) => {
      const content = await tables.findOptionData(request.params.hash);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .send(content);
    },
  );

  app.post<{ Params: { game: string }; Body: QuickMatchRequest | null }>(
    '/api/quick-match/:game',
    {
      schema: {
        summary: 'Quick match: joins a waiting table of the game, or of any game, or creates one',
        params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
        body: Type.Union([QuickMatchRequest, Type.Null()]),
        response: { 200: Table },
      },
    },
    async (request) => quickMatch.join(request.params.game, await requirePerson(people, request), request.body ?? {}),
  );

  app.post<{ Params: { id: string }; Body: WidenRequest | null }>(
    '/api/tables/:id/widen',
    {
      schema: {
        summary: 'Looks again for people while I wait alone for a quick match; answers the table at which I sit then',
        params: Type.Object({ id: TableId }),
        body: Type.Union([WidenRequest, Type.Null()]),
        response: { 200: Table },
      },
    },
    async (request) => quickMatch.widen(request.params.id, await requirePerson(people, request), request.body ?? {}),
  );

  app.get(
    '/api/lobby/live',
    {
      helmet: false,
      schema: { summary: 'The lobby, as Server-Sent Events', security: OPTIONAL_SIGN_IN, response: { 200: Stream } },
    },
    async (request, reply) => {
      const person = await currentPerson(people, request);
      return openEventStream(request, reply, person?.id ?? null, async (subscriber, onClose) => {
        onClose(() => lobbyFeed.leave(subscriber));
        await lobbyFeed.join(subscriber);
      });
    },
  );
}
