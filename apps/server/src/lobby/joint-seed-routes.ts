import { NewCommitment, NonceReveal, ServerKey, SitDown, Table, TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Lobby } from './service.ts';
import type { People } from '../people/service.ts';
import type { Reveals } from './reveals.ts';
import { requirePerson } from '../api/authentication.ts';
import { NO_SIGN_IN } from '../api/openapi.ts';

const TableParams = Type.Object({ id: TableId });
interface TableParams {
  readonly id: string;
}

/** The body of requests that sit down, which may be left out. */
export const SitDownBody = Type.Union([SitDown, Type.Null()]);

/** What people add to the dice, and the key by which records are signed. */
export function jointSeedRoutes(
  app: FastifyInstance,
  people: People,
  lobby: Lobby,
  reveals: Reveals,
  publicKey: string,
): void {
  app.put<{ Params: TableParams; Body: NewCommitment }>(
    '/api/tables/:id/commitment',
    {
      schema: {
        summary: 'Adds a commitment to my seat if it has none',
        params: TableParams,
        body: NewCommitment,
        response: { 200: Table },
      },
    },
    async (request) =>
      lobby.addCommitment(request.params.id, await requirePerson(people, request), request.body.commitment),
  );

  app.post<{ Params: TableParams; Body: NonceReveal }>(
    '/api/tables/:id/reveal',
    {
      schema: {
        summary: 'Reveals my nonce when the race is about to begin',
        params: TableParams,
        body: NonceReveal,
        response: { 200: Table },
      },
    },
    async (request) => {
      const person = await requirePerson(people, request);
      return reveals.reveal(request.params.id, person.id, request.body.nonce);
    },
  );

  app.get(
    '/api/key',
    {
      schema: {
        summary: 'The public key by which records are signed',
        security: NO_SIGN_IN,
        response: { 200: ServerKey },
      },
    },
    () => ({ publicKey }),
  );
}
