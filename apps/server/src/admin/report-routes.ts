import { PersonId, ReportAnswer, ReportDetails } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AdminGuard } from '../api/admin-guard.ts';
import { NO_CONTENT } from '../api/openapi.ts';
import type { Admin } from './service.ts';

/** The id of a report has the form of a person's. */
const ReportParams = Type.Object({ id: PersonId });

/** Reports of people, for the admin. */
export function adminReportRoutes(app: FastifyInstance, admin: Admin, guarded: AdminGuard): void {
  app.get(
    '/api/admin/reports',
    { ...guarded, schema: { summary: 'Lists open reports', response: { 200: Type.Array(ReportDetails) } } },
    () => admin.listReports(),
  );

  app.delete<{ Params: { id: string } }>(
    '/api/admin/reports/:id',
    {
      ...guarded,
      schema: { summary: 'Removes a report without an answer', params: ReportParams, response: NO_CONTENT },
    },
    async (request, reply) => {
      await admin.removeReport(request.params.id);
      return reply.code(204).send();
    },
  );

  app.post<{ Params: { id: string }; Body: ReportAnswer }>(
    '/api/admin/reports/:id/answer',
    {
      ...guarded,
      schema: {
        summary: 'Answers a report; the reporter can read the answer',
        params: ReportParams,
        body: ReportAnswer,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      await admin.answerReport(request.params.id, request.body.text);
      return reply.code(204).send();
    },
  );
}
