import { DeleteAccount, AccountExport } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import type { People } from './service.ts';
import type { AccountData } from './account-data.ts';
import { forgetSession, requireSignedInPerson, requireSession } from '../api/authentication.ts';
import { NO_CONTENT } from '../api/openapi.ts';

export function accountDataRoutes(app: FastifyInstance, people: People, accountData: AccountData): void {
  app.get(
    '/api/me/data',
    { schema: { summary: 'Exports everything stored about me', response: { 200: AccountExport } } },
    async (request, reply) => {
      const person = await requireSignedInPerson(people, request);
      void reply.header('content-disposition', 'attachment; filename="paddock-my-data.json"');
      return accountData.export(person, requireSession(request).session);
    },
  );

  app.delete<{ Body: DeleteAccount }>(
    '/api/me',
    { schema: { summary: 'Deletes my account; this cannot be undone', body: DeleteAccount, response: NO_CONTENT } },
    async (request, reply) => {
      await accountData.deleteAccount(await requireSignedInPerson(people, request), request.body.nickname);
      forgetSession(request);
      return reply.code(204).send();
    },
  );
}
