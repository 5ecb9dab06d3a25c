import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@paddock/games';
import { type GameDefinition, Rng } from '@paddock/kernel';
import { Progress } from '../progress.ts';
import { openReader } from '../reader.ts';
import { openServer } from '../server.ts';
import { judge } from './judge.ts';
import { addressesOf, recordRace } from './race.ts';

/** Races at the same time. */
const AT_ONCE = 6;

/** Records that many whole games of every game, and finds nothing that somebody could not know. */
export async function leaks(wanted: number): Promise<void> {
  for (const definition of games) await leaksOf(definition, wanted);
}

async function leaksOf(definition: GameDefinition, wanted: number): Promise<void> {
  const progress = new Progress(`leaks in ${definition.id}`, wanted);
  const folder = mkdtempSync(join(tmpdir(), 'paddock-leaks-'));
  const server = await openServer({ folder: folder });
  const reader = await openReader({ folder: folder });
  const addresses = await addressesOf(server.base);
  let [messages, bytes] = [0, 0];
  while (progress.left > 0) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, progress.left) }, (_, i) => progress.done + i);
    await Promise.all(
      numbers.map(async (number) => {
        const recorded = await recordRace(server.base, definition, Rng.from(`leaks ${number}`), addresses);
        const verdict = await judge(reader, recorded);
        if (verdict.faults.length > 0) progress.fail({ number, faults: verdict.faults.slice(0, 20) });
        messages += verdict.messages;
        bytes += verdict.bytes;
      }),
    );
    progress.advance(numbers.length, `${messages} messages`);
  }
  await reader.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  const count = (n: number): string => n.toLocaleString('en-US');
  progress.end(
    `${count(wanted)} games, ${count(messages)} messages, ${count(Math.round(bytes / 1e6))} MB: nothing leaked`,
  );
}
