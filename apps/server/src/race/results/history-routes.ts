import { GameStatistics, HeadToHead, HistoryPage, HistoryQuery, Opponent, PersonId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { currentPerson, requirePerson } from '../../api/authentication.ts';
import { NO_SIGN_IN, OPTIONAL_SIGN_IN } from '../../api/openapi.ts';
import { Refusal } from '../../errors.ts';
import type { People } from '../../people/service.ts';
import type { RaceHistory } from './history.ts';

/** What reading a person's results costs, measured in entries played. */
const READING_COST = 200;

const PersonParams = Type.Object({ id: PersonId });
interface PersonParams {
  readonly id: string;
}

export function historyRoutes(app: FastifyInstance, people: People, history: RaceHistory): void {
  const requireKnown = async (id: string): Promise<void> => {
    if ((await people.find(id)) === null) throw new Refusal('not-found', 'there is no such person');
  };

  app.get<{ Params: PersonParams; Querystring: HistoryQuery }>(
    '/api/people/:id/history',
    {
      schema: {
        summary: 'The races of a person, the latest first, by pages',
        security: OPTIONAL_SIGN_IN,
        params: PersonParams,
        querystring: HistoryQuery,
        response: { 200: HistoryPage },
      },
    },
    async (request) => {
      const viewer = await currentPerson(people, request);
      await requireKnown(request.params.id);
      request.chargeWork(READING_COST);
      return history.loadPage(request.params.id, viewer?.id ?? null, request.query);
    },
  );

  app.get<{ Params: PersonParams }>(
    '/api/people/:id/statistics',
    {
      schema: {
        summary: 'Ratings over time, places and circuits of a person in each game',
        security: NO_SIGN_IN,
        params: PersonParams,
        response: { 200: Type.Array(GameStatistics) },
      },
    },
    async (request) => {
      await requireKnown(request.params.id);
      request.chargeWork(READING_COST);
      return history.loadStatistics(request.params.id);
    },
  );

  app.get<{ Params: PersonParams }>(
    '/api/people/:id/head-to-head',
    { schema: { summary: 'My races with a person', params: PersonParams, response: { 200: HeadToHead } } },
    async (request) => {
      const { id } = await requirePerson(people, request);
      await requireKnown(request.params.id);
      request.chargeWork(READING_COST);
      return history.compare(id, request.params.id);
    },
  );

  app.get(
    '/api/me/opponents',
    { schema: { summary: 'With whom I have raced most often', response: { 200: Type.Array(Opponent) } } },
    async (request) => {
      const { id } = await requirePerson(people, request);
      request.chargeWork(READING_COST);
      return history.listOpponents(id);
    },
  );
}
