import { ContactChange, ContactKind, ContactResult, Contacts, ContactToken, NewContact } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { requireSignedInPerson } from '../../api/authentication.ts';
import { NO_CONTENT, NO_SIGN_IN } from '../../api/openapi.ts';
import { Refusal } from '../../errors.ts';
import type { People } from '../../people/service.ts';
import type { ContactService } from './service.ts';

const KindParams = Type.Object({ kind: ContactKind });
type KindRequest = { Params: { readonly kind: ContactKind } };

/** What mail programs send besides the token, which is not looked at. */
const FORM = 'application/x-www-form-urlencoded';

export async function contactRoutes(app: FastifyInstance, people: People, contacts: ContactService): Promise<void> {
  app.get(
    '/api/me/contacts',
    { schema: { summary: 'How I am reached besides my browser', response: { 200: Contacts } } },
    async (request) => contacts.load((await requireSignedInPerson(people, request)).id),
  );

  app.put<KindRequest & { Body: NewContact }>(
    '/api/me/contacts/:kind',
    {
      schema: {
        summary: 'Sets my e-mail address or webhook; it counts once the link sent there was opened',
        params: KindParams,
        body: NewContact,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      const person = await requireSignedInPerson(people, request);
      if (!person.claimed) throw new Refusal('forbidden', 'claim your nickname first');
      await contacts.add(person.id, request.params.kind, request.body);
      return reply.code(204).send();
    },
  );

  app.patch<KindRequest & { Body: ContactChange }>(
    '/api/me/contacts/:kind',
    {
      schema: {
        summary: 'Changes what I am told there',
        params: KindParams,
        body: ContactChange,
        response: NO_CONTENT,
      },
    },
    async (request, reply) => {
      const { id } = await requireSignedInPerson(people, request);
      await contacts.change(id, request.params.kind, request.body);
      return reply.code(204).send();
    },
  );

  app.delete<KindRequest>(
    '/api/me/contacts/:kind',
    { schema: { summary: 'Removes the address', params: KindParams, response: NO_CONTENT } },
    async (request, reply) => {
      const { id } = await requireSignedInPerson(people, request);
      await contacts.remove(id, request.params.kind);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: ContactToken }>(
    '/api/contact/confirm',
    {
      schema: {
        summary: 'Confirms an address with the link that was sent to it',
        security: NO_SIGN_IN,
        body: ContactToken,
        response: { 200: ContactResult },
      },
    },
    async (request) => ({ kind: await contacts.confirm(request.body.token) }),
  );

  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null, {}));
    scope.post<{ Querystring: ContactToken }>(
      '/api/contact/unsubscribe',
      {
        schema: {
          summary: 'Ends all messages to an address with the link in any of them; for mail programs, too (RFC 8058)',
          security: NO_SIGN_IN,
          querystring: ContactToken,
          response: { 200: ContactResult },
        },
      },
      async (request) => ({ kind: await contacts.unsubscribe(request.query.token) }),
    );
  });
}
