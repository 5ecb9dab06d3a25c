import { Table, TableId, TableSeatParams } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { People } from '../people/service.ts';
import type { Autopilot } from './autopilot.ts';
import { requirePerson } from '../api/authentication.ts';

export function autopilotRoutes(app: FastifyInstance, people: People, autopilot: Autopilot): void {
  app.delete<{ Params: { id: string } }>(
    '/api/tables/:id/autopilot',
    {
      schema: {
        summary: 'Switches off the autopilot of my seat',
        params: Type.Object({ id: TableId }),
        response: { 200: Table },
      },
    },
    async (request) => autopilot.stop(request.params.id, (await requirePerson(people, request)).id),
  );

  app.post<{ Params: { id: string; seat: string } }>(
    '/api/tables/:id/seats/:seat/autopilot',
    {
      schema: {
        summary: 'Switches on the autopilot for a person who has been away for two minutes from a race without a clock',
        params: TableSeatParams,
        response: { 200: Table },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      return autopilot.startForAbsent(id, (await requirePerson(people, request)).id, Number(seat));
    },
  );
}
