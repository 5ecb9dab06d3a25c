import type { Person, Table } from '@paddock/protocol';
import { expect, it } from 'vitest';
import { Client, type Told } from './client.ts';
import { positionIn } from './player.ts';
import { IN_MEMORY, served } from './served.ts';

const server = served(IN_MEMORY);

/** Listens from before the race until its first position. */
function wait(client: Client, table: string): { told: Promise<Told[]>; waits: Promise<void> } {
  const waits = Promise.withResolvers<void>();
  const told = client.listen(table, ({ event }) => {
    waits.resolve();
    return event === 'account' || event === 'step';
  });
  return { told, waits: waits.promise };
}

it('shows the race to who waited for it from the seat that chance gave them, and from no other', async () => {
  // Seats are drawn: in so many tables both orders come up.
  for (let tries = 0; tries < 8; tries++) {
    const clients = [new Client(server.base), new Client(server.base), new Client(server.base)] as const;
    const people: Person[] = [];
    for (const [who, client] of clients.entries()) people.push(await client.introduce(`Waiting${who}`));
    const { id } = await clients[0].table({ game: 'pole-position', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const listeners = clients.map((client) => wait(client, id));
    await Promise.all(listeners.map(({ waits }) => waits));
    const { body } = await clients[1].call<Table>('POST', `/api/tables/${id}/join`);
    for (const [who, { told }] of listeners.entries()) {
      const last = (await told).at(-1)!;
      const seat = body.seats.findIndex(({ person }) => person === people[who]!.id);
      expect(positionIn(last)?.viewer).toBe(seat === -1 ? null : seat);
    }
  }
});
