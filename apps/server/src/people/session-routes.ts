import { Session } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Sessions } from './sessions.ts';
import { forgetSession, requireSession } from '../api/authentication.ts';
import { NO_SIGN_IN, NO_CONTENT } from '../api/openapi.ts';

const SessionId = Type.Object({ session: Type.String({ format: 'uuid' }) });

export function sessionRoutes(app: FastifyInstance, sessions: Sessions): void {
  app.get(
    '/api/me/sessions',
    { schema: { summary: 'My sessions', response: { 200: Type.Array(Session) } } },
    async (request) => {
      const { person, session } = requireSession(request);
      return sessions.list(person, session);
    },
  );

  app.delete<{ Params: { session: string } }>(
    '/api/me/sessions/:session',
    { schema: { summary: 'Ends one of my sessions', params: SessionId, response: NO_CONTENT } },
    async (request, reply) => {
      const { person, session } = requireSession(request);
      await sessions.end(person, request.params.session);
      if (request.params.session === session) forgetSession(request);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/me/sessions',
    { schema: { summary: 'Ends all my sessions but this one', response: NO_CONTENT } },
    async (request, reply) => {
      const { person, session } = requireSession(request);
      await sessions.endAllExcept(person, session);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/me/sign-out',
    { schema: { summary: 'Signs this browser out', security: NO_SIGN_IN, response: NO_CONTENT } },
    async (request, reply) => {
      const { identity } = request;
      if (identity !== null && identity.session !== null) await sessions.end(identity.person, identity.session);
      forgetSession(request);
      return reply.code(204).send();
    },
  );
}
