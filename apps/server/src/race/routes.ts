import { MoveAccepted, MoveRequest, TableId, PreviewRequest } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { People } from '../people/service.ts';
import type { RaceQueries } from './queries.ts';
import type { RaceService } from './service.ts';
import { currentPerson, requirePerson, requirePersonId } from '../api/authentication.ts';
import { OPTIONAL_SIGN_IN } from '../api/openapi.ts';

/** What a preview costs, measured in entries played. */
const PREVIEW_COST = 100;

const TableParams = Type.Object({ id: TableId });
const StepParams = Type.Object({ id: TableId, n: Type.String({ pattern: '^\\d{1,7}$' }) });

/** What is in them depends on the game: docs/notation.md. */
const Step = Type.Object({ events: Type.Array(Type.Unknown()), after: Type.Unknown() });
const Preview = Type.Object({ preview: Type.Unknown() });

export function raceRoutes(app: FastifyInstance, people: People, races: RaceService, queries: RaceQueries): void {
  app.post<{ Params: { id: string }; Body: MoveRequest }>(
    '/api/tables/:id/moves',
    {
      // Those headers are for pages, and making them would cost a fifth of a move.
      helmet: false,
      schema: { summary: 'Plays a move', params: TableParams, body: MoveRequest, response: { 200: MoveAccepted } },
    },
    async (request) => {
      const { n } = await races.submit(request.params.id, requirePersonId(request), request.body);
      return { n };
    },
  );

  app.get<{ Params: { id: string; n: string } }>(
    '/api/tables/:id/steps/:n',
    {
      schema: {
        summary: 'The step to the position after n entries, as my seat saw it',
        security: OPTIONAL_SIGN_IN,
        params: StepParams,
        response: { 200: Step },
      },
    },
    async (request) => {
      const person = await currentPerson(people, request);
      const charge = (cost: number): void => request.chargeWork(cost);
      return queries.loadStep(request.params.id, person?.id ?? null, Number(request.params.n), charge);
    },
  );

  app.post<{ Params: { id: string }; Body: PreviewRequest }>(
    '/api/tables/:id/preview',
    {
      schema: {
        summary: 'Preview of a move',
        params: TableParams,
        body: PreviewRequest,
        response: { 200: Preview },
      },
    },
    async (request) => {
      const { id } = await requirePerson(people, request);
      request.chargeWork(PREVIEW_COST);
      return { preview: await queries.preview(request.params.id, id, request.body) };
    },
  );
}
