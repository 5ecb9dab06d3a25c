import { Arena, ArenaSeat } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { requirePerson } from '../api/authentication.ts';
import { NO_CONTENT, NO_SIGN_IN } from '../api/openapi.ts';
import type { People } from '../people/service.ts';
import type { BotArena } from './service.ts';

const GameParams = Type.Object({ game: Type.String({ maxLength: 40 }) });
type GameRequest = { Params: { readonly game: string } };

export function arenaRoutes(app: FastifyInstance, people: People, arena: BotArena): void {
  app.get<GameRequest>(
    '/api/arena/:game',
    {
      schema: {
        summary: 'Who waits in the arena, and its latest races',
        security: NO_SIGN_IN,
        params: GameParams,
        response: { 200: Arena },
      },
    },
    (request) => arena.load(request.params.game),
  );

  app.post<GameRequest>(
    '/api/arena/:game',
    {
      schema: {
        summary: 'Waits for a race in the arena, and returns it; only for BOT accounts',
        params: GameParams,
        response: { 200: ArenaSeat },
      },
    },
    async (request) => arena.sitDown(request.params.game, await requirePerson(people, request)),
  );

  app.delete<GameRequest>(
    '/api/arena/:game',
    { schema: { summary: 'Does not wait any more', params: GameParams, response: NO_CONTENT } },
    async (request, reply) => {
      await arena.stopWaiting(request.params.game, await requirePerson(people, request));
      return reply.code(204).send();
    },
  );
}
