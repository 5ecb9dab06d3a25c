import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ErrorBody } from '@paddock/protocol';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { Type } from 'typebox';

const DOCS_PATH = '/api/docs';

const DESCRIPTION = `Four formula games. How to write a bot on one page: docs/api.md. Positions, moves and events: docs/notation.md.

A refusal has a code for programs and a sentence for people, and it changes nothing. The header retry-after of a 429 says when to try again.`;

/** Tags of the routes by their path: the first that fits. */
const TAGS: readonly (readonly [start: string, tag: string])[] = [
  ['/api/me/tables', 'Tables'],
  ['/api/me/invitations', 'Tables'],
  ['/api/me/championships', 'Championships'],
  ['/api/me/designs', 'Gallery'],
  ['/api/me', 'Me'],
  ['/api/championships', 'Championships'],
  ['/api/tables', 'Tables'],
  ['/api/push', 'Me'],
  ['/api/contact', 'Me'],
  ['/api/admin', 'Whoever runs the server'],
  ['/api/gallery', 'Gallery'],
  ['/api/lobby', 'Tables'],
  ['/api/quick-match', 'Tables'],
  ['/api/arena', 'Arena of BOT accounts'],
  ['/api/', 'Results and people'],
];

/** For `security` in the schema of a route: needs no sign-in; works without one, and returns more with it. */
export const NO_SIGN_IN: NonNullable<FastifySchema['security']> = [];
export const OPTIONAL_SIGN_IN: NonNullable<FastifySchema['security']> = [{}, { cookie: [] }, { token: [] }];

/** For `response` in the schema of a route that answers without a body. */
export const NO_CONTENT = { 204: Type.Null({ description: 'Done' }) };

const REFUSED_RESPONSE = { ...ErrorBody, description: 'Refused; nothing has changed' };

/** Serves the OpenAPI description, made from the schemas that requests are checked against, as a page and as JSON. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  // What all routes have in common.
  app.addHook('onRoute', (route) => {
    const tag = TAGS.find(([start]) => route.url.startsWith(start))?.[1];
    if (tag === undefined || route.url.startsWith(DOCS_PATH)) return;
    const { schema = {} } = route;
    route.schema = { tags: [tag], ...schema, response: { '4xx': REFUSED_RESPONSE, ...(schema.response as object) } };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Paddock', version: '1', description: DESCRIPTION },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'paddock', description: 'POST /api/me gives it' },
          token: { type: 'http', scheme: 'bearer', description: 'POST /api/me/tokens gives it' },
        },
      },
      security: [{ cookie: [] }, { token: [] }],
    },
  });
  await app.register(swaggerUi, { routePrefix: DOCS_PATH });
}
