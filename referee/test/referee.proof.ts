import { games } from '@paddock/games';
import { allSetups, describeSetup } from '@paddock/kernel/testing/setups';
import { inShard } from '@paddock/kernel/testing/shard';
import { expect, it } from 'vitest';
import { playAndTrace } from '../run.ts';
import { loadTraceChecker } from '../src/index.ts';

const GAMES_PER_TABLE = 3;

const tables = games.flatMap((definition) =>
  allSetups(definition).map((setup) => [definition.id, describeSetup(setup), definition, setup] as const),
);

it.each(inShard(tables))('the referee of %s finds no mismatch with %s', async (id, name, definition, setup) => {
  const checkTrace = await loadTraceChecker(id);
  for (let g = 0; g < GAMES_PER_TABLE; g++) {
    expect(checkTrace(playAndTrace(definition, setup, `proof ${name} ${g}`))).toEqual([]);
  }
});
