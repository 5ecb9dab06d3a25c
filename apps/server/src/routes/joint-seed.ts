import { NewCommitment, Reveal, ServerKey, SitDown, Table, TableId } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Lobby } from '../services/lobby.ts';
import type { People } from '../services/people.ts';
import type { Reveals } from '../services/reveals.ts';
import { requirePerson } from './authentication.ts';
import { NOBODY } from './openapi.ts';

const OneTable = Type.Object({ id: TableId });
interface OneTable {
  readonly id: string;
}

/** The body of requests that sit down, which may be left out. */
export const SittingDown = Type.Union([SitDown, Type.Null()]);

/** What people add to the dice, and the key by which records are signed. */
export function jointSeedRoutes(
  app: FastifyInstance,
  people: People,
  lobby: Lobby,
  reveals: Reveals,
  publicKey: string,
): void {
  app.put<{ Params: OneTable; Body: NewCommitment }>(
    '/api/tables/:id/commitment',
    {
      schema: {
        summary: 'Commits to a nonce, where one sits without a commitment',
        params: OneTable,
        body: NewCommitment,
        response: { 200: Table },
      },
    },
    async (request) => lobby.commit(request.params.id, await requirePerson(people, request), request.body.commitment),
  );

  app.post<{ Params: OneTable; Body: Reveal }>(
    '/api/tables/:id/reveal',
    {
      schema: {
        summary: 'Reveals one’s nonce when the race is about to begin',
        params: OneTable,
        body: Reveal,
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
      schema: { summary: 'The public key by which records are signed', security: NOBODY, response: { 200: ServerKey } },
    },
    () => ({ publicKey }),
  );
}
