import { expect, it } from 'vitest';
import type { Client, ReceivedEvent } from './client.ts';
import { ME, OPEN, positionIn, sitDown } from './player.ts';
import { IN_MEMORY, served } from './served.ts';

const server = served(IN_MEMORY);

/** Listens from before the race until its first position. */
function wait(client: Client, table: string): { told: Promise<ReceivedEvent[]>; waits: Promise<void> } {
  const waits = Promise.withResolvers<void>();
  const told = client.listen(table, ({ event }) => {
    waits.resolve();
    return event === 'snapshot' || event === 'step';
  });
  return { told, waits: waits.promise };
}

it('shows the race to who waited for it from the seat that chance gave them, and from no other', async () => {
  // Seats are drawn: in so many tables both orders come up.
  for (let tries = 0; tries < 8; tries++) {
    const [ann, bob, eve] = [await server.person('Ann'), await server.person('Bob'), await server.person('Eve')];
    const { id } = await ann.table({ game: 'pole-position', seats: [ME, OPEN] });
    const listeners = [ann, bob, eve].map((client) => ({ client, ...wait(client, id) }));
    await Promise.all(listeners.map(({ waits }) => waits));
    const { seats } = await sitDown(bob, id);
    for (const { client, told } of listeners) {
      const last = (await told).at(-1)!;
      const seat = seats.findIndex(({ person }) => person === client.id);
      expect(positionIn(last)?.viewer).toBe(seat === -1 ? null : seat);
    }
  }
});
