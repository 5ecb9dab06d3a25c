import { PushUnsubscribe, PushKey, PushSubscription } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import type { People } from '../people/service.ts';
import type { Notifications } from './service.ts';
import { requireSignedInPerson } from '../api/authentication.ts';
import { siteOf } from '../api/request-rules.ts';
import { PUBLIC, NO_CONTENT } from '../api/openapi.ts';

export function notificationRoutes(
  app: FastifyInstance,
  people: People,
  notifications: Notifications,
  key: () => Promise<string>,
): void {
  app.get(
    '/api/push/key',
    {
      schema: {
        summary: 'What a browser needs to be told of turns when no page is open',
        security: PUBLIC,
        response: { 200: PushKey },
      },
    },
    async () => ({ key: await key() }),
  );

  app.put<{ Body: PushSubscription }>(
    '/api/me/push',
    { schema: { summary: 'This browser wants to be told of my turns', body: PushSubscription, response: NO_CONTENT } },
    async (request, reply) => {
      await notifications.subscribe((await requireSignedInPerson(people, request)).id, request.body, siteOf(request));
      return reply.code(204).send();
    },
  );

  app.delete<{ Body: PushUnsubscribe }>(
    '/api/me/push',
    { schema: { summary: 'This browser wants to be told no more', body: PushUnsubscribe, response: NO_CONTENT } },
    async (request, reply) => {
      await notifications.unsubscribe((await requireSignedInPerson(people, request)).id, request.body.endpoint);
      return reply.code(204).send();
    },
  );
}
