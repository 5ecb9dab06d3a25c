import { gunzipSync } from 'node:zlib';
import { DrivenRace, PersonId, SkillEntry, TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { NO_CONTENT, NO_SIGN_IN } from '../../api/openapi.ts';
import type { Debriefs } from './service.ts';

/** A stored debrief never changes, until there is a new evaluator. */
const DAY_SECONDS = 24 * 3600;

const TableParams = Type.Object({ id: TableId });

const DebriefFile = Type.Object(
  {},
  { additionalProperties: true, description: 'paddock-debrief/1: see docs/debrief.md' },
);
const Pending = Type.Object({ state: Type.Literal('pending') });

export function debriefRoutes(app: FastifyInstance, debriefs: Debriefs): void {
  app.get<{ Params: { readonly id: string } }>(
    '/api/tables/:id/debrief',
    {
      schema: {
        summary:
          'How much of a finished race was luck and how much skill; 202 while that is to be computed, 204 if it will not be',
        security: NO_SIGN_IN,
        params: TableParams,
        response: { 200: DebriefFile, 202: Pending, ...NO_CONTENT },
      },
    },
    async (request, reply) => {
      const packed = await debriefs.load(request.params.id, (cost) => request.chargeWork(cost));
      if (packed === null) return reply.code(204).send();
      if (packed === 'pending') return reply.code(202).send({ state: 'pending' });
      void reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(gunzipSync(packed).toString());
      return reply.header('content-encoding', 'gzip').send(packed);
    },
  );

  app.get<{ Params: { readonly id: string } }>(
    '/api/people/:id/races',
    {
      schema: {
        summary: 'Luck and errors of a person in their latest races',
        security: NO_SIGN_IN,
        params: Type.Object({ id: PersonId }),
        response: { 200: Type.Array(DrivenRace) },
      },
    },
    (request) => debriefs.loadDrivenRaces(request.params.id),
  );

  app.get<{ Params: { readonly game: string } }>(
    '/api/leaderboard/:game/skill',
    {
      schema: {
        summary: 'The leaderboard of a game without luck',
        security: NO_SIGN_IN,
        params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
        response: { 200: Type.Array(SkillEntry) },
      },
    },
    (request) => debriefs.loadSkillLeaderboard(request.params.game),
  );
}
