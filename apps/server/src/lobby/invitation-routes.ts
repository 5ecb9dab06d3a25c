import { Invitation, TableId } from '@paddock/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../errors.ts';
import type { People } from '../people/service.ts';
import type { Tables } from '../tables/tables.ts';
import { requirePerson } from '../api/authentication.ts';
import { isFromThisMachine } from '../api/request-rules.ts';

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Lets people at a table invite others nearby. Addresses of the local network are private: only people at the table who
 * opened the site on the server's own machine get them.
 */
export function invitationRoutes(
  app: FastifyInstance,
  people: People,
  tables: Tables,
  networkUrl: () => string | null,
): void {
  app.get<{ Params: { readonly id: string } }>(
    '/api/tables/:id/invitation',
    {
      schema: {
        summary: 'The address of the table on the local network, for people who sit there',
        params: Type.Object({ id: TableId }),
        response: { 200: Invitation },
      },
    },
    async (request): Promise<Invitation> => {
      const person = await requirePerson(people, request);
      const { seats } = await tables.findStored(request.params.id);
      if (!seats.some((seat) => seat.person === person.id)) {
        throw new Refusal('forbidden', 'Only people at the table can invite others. Sit down first.');
      }
      return { networkUrl: isOpenedLocally(request) ? networkUrl() : null };
    },
  );
}

function isOpenedLocally(request: FastifyRequest): boolean {
  return isFromThisMachine(request) && LOOPBACK_HOST.test(request.host);
}
