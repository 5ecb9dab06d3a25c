/** node soak/leaks/game.ts GAME N: records whole races of one game, and checks that nobody received hidden information. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@paddock/games';
import { type GameDefinition, Rng } from '@paddock/kernel';
import { Progress } from '../progress.ts';
import { openReader } from '../database-reader.ts';
import { openServer } from '../server.ts';
import { checkRecording } from './check-recording.ts';
import { loadGetPaths, recordRace } from './race.ts';
import { PermanentSecrets } from './secrets.ts';

/** Races at the same time. */
const CONCURRENT_RACES = 8;

const [game = '', races] = process.argv.slice(2);
await testLeaksOf(findGame(game)!, Number(races));
process.exit(0);

async function testLeaksOf(definition: GameDefinition, wanted: number): Promise<void> {
  const progress = new Progress(`leaks in ${definition.id}`, wanted);
  const folder = mkdtempSync(join(tmpdir(), 'paddock-leaks-'));
  const server = await openServer({ folder });
  const reader = await openReader({ folder });
  const addresses = await loadGetPaths(server.base);
  const secrets = new PermanentSecrets();
  let [messages, bytes] = [0, 0];
  // Seeds of the races. After an interruption a few are played again, or left out.
  let next = progress.done;
  const runRaces = async (): Promise<void> => {
    while (next < wanted) {
      const number = next++;
      const recorded = await recordRace(server.base, definition, Rng.from(`leaks ${number}`), addresses);
      const verdict = await checkRecording(reader, secrets, recorded);
      if (verdict.faults.length > 0) progress.fail({ number, faults: verdict.faults.slice(0, 20) });
      messages += verdict.messages;
      bytes += verdict.bytes;
      progress.advance(1, `${messages} messages`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_RACES }, runRaces));
  await reader.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  const count = (n: number): string => n.toLocaleString('en-US');
  progress.end(
    `${count(wanted)} games, ${count(messages)} messages, ${count(Math.round(bytes / 1e6))} MB: nothing leaked`,
  );
}
