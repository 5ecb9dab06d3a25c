import { PersonId, Profile, LeaderboardEntry, TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../../errors.ts';
import type { People } from '../../people/service.ts';
import type { Results } from './service.ts';
import { NO_SIGN_IN } from '../../api/openapi.ts';

/** A record never changes. Only a day all the same: somebody may want their name forgotten. */
const DAY_SECONDS = 24 * 3600;

const TableParams = Type.Object({ id: TableId });
interface TableParams {
  readonly id: string;
}

const GameParams = Type.Object({ game: Type.String({ maxLength: 40 }) });

const RecordFile = Type.Object(
  {},
  {
    additionalProperties: true,
    description: 'paddock-record/2, or paddock-record/1 for older races: see docs/notation.md',
  },
);

export function resultRoutes(app: FastifyInstance, people: People, results: Results): void {
  app.get<{ Params: TableParams }>(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'The record of a finished race, with the seed',
        security: NO_SIGN_IN,
        params: TableParams,
        response: { 200: RecordFile },
      },
    },
    async (request, reply) => {
      const { name, text } = await results.loadRecord(request.params.id, (cost) => request.chargeWork(cost));
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .send(text);
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/people/:id',
    {
      schema: {
        summary: 'The ratings of a person',
        security: NO_SIGN_IN,
        params: Type.Object({ id: PersonId }),
        response: { 200: Profile },
      },
    },
    async (request) => {
      const person = await people.find(request.params.id);
      if (person === null) throw new Refusal('not-found', 'there is no such person');
      return results.loadProfile(person);
    },
  );

  app.get<{ Params: { game: string } }>(
    '/api/leaderboard/:game',
    {
      schema: {
        summary: 'The leaderboard of a game',
        security: NO_SIGN_IN,
        params: GameParams,
        response: { 200: Type.Array(LeaderboardEntry) },
      },
    },
    (request) => results.loadLeaderboard(request.params.game, 'people'),
  );

  app.get<{ Params: { game: string } }>(
    '/api/leaderboard/:game/bots',
    {
      schema: {
        summary: 'The leaderboard of BOT accounts, who are rated against each other',
        security: NO_SIGN_IN,
        params: GameParams,
        response: { 200: Type.Array(LeaderboardEntry) },
      },
    },
    (request) => results.loadLeaderboard(request.params.game, 'bots'),
  );
}
