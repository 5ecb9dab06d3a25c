import { expect, it } from 'vitest';
import type { Client, ReceivedEvent } from './client.ts';
import { OWN_SEAT, OPEN_SEAT, positionIn, joinTable } from './player.ts';
import { IN_MEMORY, served } from './served.ts';

const server = served(IN_MEMORY);

/** Follows the table from before the race until its first position. */
function followTable(client: Client, table: string): { received: Promise<ReceivedEvent[]>; waits: Promise<void> } {
  const waits = Promise.withResolvers<void>();
  const received = client.followTable(table, ({ event }) => {
    waits.resolve();
    return event === 'snapshot' || event === 'step';
  });
  return { received, waits: waits.promise };
}

it('sends the race to waiting people from their drawn seat only', async () => {
  // Seats are drawn, so both orders occur among so many tables.
  for (let tries = 0; tries < 8; tries++) {
    const [ann, bob, eve] = [await server.person('Ann'), await server.person('Bob'), await server.person('Eve')];
    const { id } = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    const listeners = [ann, bob, eve].map((client) => ({ client, ...followTable(client, id) }));
    await Promise.all(listeners.map(({ waits }) => waits));
    const { seats } = await joinTable(bob, id);
    for (const { client, received } of listeners) {
      const last = (await received).at(-1)!;
      const seat = seats.findIndex(({ person }) => person === client.id);
      expect(positionIn(last)?.viewer).toBe(seat === -1 ? null : seat);
    }
  }
});
