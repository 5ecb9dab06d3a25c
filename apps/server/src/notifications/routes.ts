import { PushUnsubscribe, PushKey, PushSubscription } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import type { People } from '../people/service.ts';
import type { Notifications } from './service.ts';
import { requireSignedInPerson } from '../api/authentication.ts';
import { siteHostOf } from '../api/request-rules.ts';
import { NO_SIGN_IN, NO_CONTENT } from '../api/openapi.ts';

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
        summary: 'The public key for push subscriptions',
        security: NO_SIGN_IN,
        response: { 200: PushKey },
      },
    },
    async () => ({ key: await key() }),
  );

  app.put<{ Body: PushSubscription }>(
    '/api/me/push',
    {
      schema: {
        summary: 'Subscribes this browser to push messages about my turns',
        body: PushSubscription,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      await notifications.subscribe(
        (await requireSignedInPerson(people, request)).id,
        request.body,
        siteHostOf(request),
      );
      return reply.code(204).send();
    },
  );

  app.delete<{ Body: PushUnsubscribe }>(
    '/api/me/push',
    { schema: { summary: 'Unsubscribes this browser', body: PushUnsubscribe, response: NO_CONTENT } },
    async (request, reply) => {
      await notifications.unsubscribe((await requireSignedInPerson(people, request)).id, request.body.endpoint);
      return reply.code(204).send();
    },
  );
}
