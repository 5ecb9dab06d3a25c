import { games } from '@paddock/games';
import { allSetups, describeSetup } from '@paddock/kernel/testing/setups';
import { inShard } from '@paddock/kernel/testing/shard';
import { it } from 'vitest';
import { playWholeRace } from './whole-races.ts';

const races = games.flatMap((definition) =>
  allSetups(definition).map(
    (setup, number) => [definition.id, describeSetup(setup), definition, setup, number] as const,
  ),
);

it.each(inShard(races))('%s: bots of all levels race to the end with %s', (_id, _name, definition, setup, number) => {
  playWholeRace(definition, setup, number);
});
