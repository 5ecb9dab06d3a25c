import { AdminAction, AdminSignIn, ServerStatus } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { createAdminGuard } from '../api/admin-guard.ts';
import { NO_CONTENT, NO_SIGN_IN } from '../api/openapi.ts';
import type { Announcements } from './announcements.ts';
import { adminContentRoutes } from './content-routes.ts';
import { adminPeopleRoutes } from './people-routes.ts';
import { adminReportRoutes } from './report-routes.ts';
import type { Admin } from './service.ts';

/** The admin page. A browser signs in with the admin token. */
export function adminRoutes(app: FastifyInstance, admin: Admin, announcements: Announcements): void {
  const guarded = createAdminGuard(admin);

  app.post<{ Body: AdminSignIn }>(
    '/api/admin/sign-in',
    {
      schema: {
        summary: 'Signs in to the admin page with the admin token',
        security: NO_SIGN_IN,
        body: AdminSignIn,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      request.session.set('host', await admin.signIn(request.body.token));
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin',
    { ...guarded, schema: { summary: 'Status of the server', response: { 200: ServerStatus } } },
    () => admin.getHealth(),
  );

  app.get(
    '/api/admin/actions',
    { ...guarded, schema: { summary: 'Lists what the admin did', response: { 200: Type.Array(AdminAction) } } },
    () => admin.listActions(),
  );

  adminPeopleRoutes(app, admin, guarded);
  adminReportRoutes(app, admin, guarded);
  adminContentRoutes(app, admin, announcements, guarded);
}
