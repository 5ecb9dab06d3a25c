import { DesignId, DesignSummary, MAX_DESIGN_LENGTH, SavedDesign, SaveDesign } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { PersonDirectory } from '../api/account-services.ts';
import { requireSignedInPerson } from '../api/authentication.ts';
import { NO_CONTENT } from '../api/openapi.ts';
import type { Designs } from './designs.ts';

const DesignParams = Type.Object({ id: DesignId });
interface DesignParams {
  readonly id: string;
}

export function designRoutes(app: FastifyInstance, people: PersonDirectory, designs: Designs): void {
  app.get(
    '/api/me/designs',
    { schema: { summary: 'My designs, the latest first', response: { 200: Type.Array(DesignSummary) } } },
    async (request) => designs.list(await requireSignedInPerson(people, request)),
  );

  app.get<{ Params: DesignParams }>(
    '/api/me/designs/:id',
    { schema: { summary: 'One of my designs', params: DesignParams, response: { 200: SavedDesign } } },
    async (request) => designs.find(await requireSignedInPerson(people, request), request.params.id),
  );

  app.put<{ Params: DesignParams; Body: SaveDesign }>(
    '/api/me/designs/:id',
    {
      bodyLimit: MAX_DESIGN_LENGTH + 4096,
      schema: {
        summary: 'Stores a design, unless it was changed since the version that is given',
        params: DesignParams,
        body: SaveDesign,
        response: { 200: DesignSummary },
      },
    },
    async (request) => {
      const person = await requireSignedInPerson(people, request);
      return designs.save(person, request.params.id, request.body);
    },
  );

  app.delete<{ Params: DesignParams }>(
    '/api/me/designs/:id',
    { schema: { summary: 'Deletes one of my designs', params: DesignParams, response: NO_CONTENT } },
    async (request, reply) => {
      await designs.remove(await requireSignedInPerson(people, request), request.params.id);
      return reply.code(204).send();
    },
  );
}
