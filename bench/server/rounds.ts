import type { LoadTest, RoundResult } from './load.ts';
import { type Summary, summarizeRounds } from './summary.ts';
import { SEATS } from './tally.ts';

const SECONDS = 3;
/** Until V8 has compiled what runs often, and the log of the database is written over instead of growing. */
const WARM_UP_SECONDS = 10;

/**
 * Plays at this many tables of each server, one server after the other in every round: what disturbs the machine disturbs all
 * of them. Closes the servers at the end.
 */
export async function playInTurns(loads: readonly LoadTest[], tables: number, rounds: number): Promise<Summary[]> {
  for (const load of loads) {
    await load.createPlayers(tables * SEATS);
    await load.connectPlayers();
    await load.createTables(tables);
    await load.connectTables();
    await load.play(WARM_UP_SECONDS);
  }
  const results: RoundResult[][] = loads.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, load] of loads.entries()) results[i]!.push(await load.play(SECONDS));
  }
  for (const load of loads) await load.close();
  return results.map(summarizeRounds);
}
