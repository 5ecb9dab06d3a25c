import { BotAccount, BotToken, CreatedBotAccount, NewBotAccount, PersonId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { requireSignedInPerson } from '../api/authentication.ts';
import { NO_CONTENT } from '../api/openapi.ts';
import type { BotAccounts } from './bot-accounts.ts';
import type { People } from './service.ts';

const BotParams = Type.Object({ id: PersonId });
type BotRequest = { Params: { readonly id: string } };

/** A person's BOT accounts, for the person at a browser: a lost token must not give others. */
export function botAccountRoutes(app: FastifyInstance, people: People, bots: BotAccounts): void {
  app.get(
    '/api/me/bots',
    { schema: { summary: 'My BOT accounts', response: { 200: Type.Array(BotAccount) } } },
    async (request) => bots.list(await requireSignedInPerson(people, request)),
  );

  app.post<{ Body: NewBotAccount }>(
    '/api/me/bots',
    {
      schema: {
        summary: 'Creates a BOT account with a token, which is shown once',
        body: NewBotAccount,
        response: { 200: CreatedBotAccount },
      },
    },
    async (request) => bots.create(await requireSignedInPerson(people, request), request.body.nickname),
  );

  app.post<BotRequest>(
    '/api/me/bots/:id/token',
    {
      schema: {
        summary: 'Creates a new token for a BOT account; the one before stops working',
        params: BotParams,
        response: { 200: BotToken },
      },
    },
    async (request) => ({
      token: await bots.renewToken(await requireSignedInPerson(people, request), request.params.id),
    }),
  );

  app.delete<BotRequest>(
    '/api/me/bots/:id',
    { schema: { summary: 'Deletes a BOT account', params: BotParams, response: NO_CONTENT } },
    async (request, reply) => {
      await bots.delete(await requireSignedInPerson(people, request), request.params.id);
      return reply.code(204).send();
    },
  );
}
