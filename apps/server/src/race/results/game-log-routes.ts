import { Readable } from 'node:stream';
import { TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { NO_SIGN_IN } from '../../api/openapi.ts';
import type { GameLog } from './game-log.ts';

const DEFAULT_LIMIT = '100';

const GameLogQuery = Type.Object({
  game: Type.Optional(Type.String({ maxLength: 40 })),
  since: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
  after: Type.Optional(TableId),
  /** At most 500. */
  limit: Type.Optional(Type.String({ pattern: '^(?:[1-9]\\d?|[1-4]\\d\\d|500)$' })),
});

interface GameLogRequest {
  readonly Querystring: { game?: string; since?: string; after?: string; limit?: string };
}

const Lines = {
  description:
    'A race per line, the earliest first: `table`, `game`, `endedAt`, `ranking`, `record` (docs/notation.md)',
  content: { 'application/x-ndjson': { schema: Type.String() } },
};

export function gameLogRoutes(app: FastifyInstance, log: GameLog): void {
  app.get<GameLogRequest>(
    '/api/games.ndjson',
    {
      schema: {
        summary: 'Public finished races with their records, as lines of JSON',
        security: NO_SIGN_IN,
        querystring: GameLogQuery,
        response: { 200: Lines },
      },
    },
    async (request, reply) => {
      const { game = null, since = '0', after = null, limit = DEFAULT_LIMIT } = request.query;
      const lines = log.readLines({ game, since: Number(since), after, limit: Number(limit) }, (cost) =>
        request.chargeWork(cost),
      );
      // Waits for the first line, so that a refusal has its own status.
      const first = await lines.next();
      const all = async function* (): AsyncGenerator<string> {
        if (first.done === true) return;
        yield first.value;
        yield* lines;
      };
      return reply.type('application/x-ndjson').send(Readable.from(all()));
    },
  );
}
