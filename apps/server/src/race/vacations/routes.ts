import { NewVacation, Vacation } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { requirePerson } from '../../api/authentication.ts';
import type { People } from '../../people/service.ts';
import type { Vacations } from './service.ts';

export function vacationRoutes(app: FastifyInstance, people: People, vacations: Vacations): void {
  app.get(
    '/api/me/vacation',
    { schema: { summary: 'My vacation, and how many days I have left', response: { 200: Vacation } } },
    async (request) => vacations.find((await requirePerson(people, request)).id),
  );

  app.post<{ Body: NewVacation }>(
    '/api/me/vacation',
    {
      schema: {
        summary: 'Begins a vacation: my clocks stand still in correspondence races',
        body: NewVacation,
        response: { 200: Vacation },
      },
    },
    async (request) => vacations.start((await requirePerson(people, request)).id, request.body.days),
  );

  app.delete(
    '/api/me/vacation',
    { schema: { summary: 'Ends my vacation', response: { 200: Vacation } } },
    async (request) => vacations.end((await requirePerson(people, request)).id),
  );
}
