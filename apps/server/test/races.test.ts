import { createHmac } from 'node:crypto';
import { games } from '@paddock/games';
import { startMatch, commitmentOf, CHANCE, type GameDefinition, Rng, seedFromText } from '@paddock/kernel';
import { randomSetup } from '@paddock/kernel/testing/setups';
import { playRandomly } from '@paddock/kernel/testing/walk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '../src/storage/connect.ts';
import type { TableRow } from '../src/storage/schema.ts';
import { EntryRepository, type StoredEntry } from '../src/race/entry-repository.ts';
import { type DriverChange, DriverRepository } from '../src/race/driver-repository.ts';
import { CheckpointRepository } from '../src/race/checkpoint-repository.ts';
import { type Occupant, type StoredSeat, TableRepository } from '../src/tables/repository.ts';
import { WaitingTableRepository } from '../src/lobby/waiting-table-repository.ts';
import { VacationRepository } from '../src/race/vacations/repository.ts';
import { Race } from '../src/race/race.ts';
import { RaceCache } from '../src/race/race-cache.ts';
import { packCheckpoint } from '../src/race/checkpoint.ts';

const MINUTE = 60_000;
const PERSON: Occupant = {
  kind: 'person',
  person: 'ann',
  name: 'Ann',
  bot: null,
  quiet: 0,
  kept_for: null,
  commitment: null,
  nonce: null,
};

function tableRow(id: string, game: string, options: object, time: object = { kind: 'none' }): TableRow {
  return {
    id,
    game,
    rules_version: 1,
    options: JSON.stringify(options),
    listed: 0,
    phase: 'open',
    host: 'ann',
    time: JSON.stringify(time),
    chat: 1,
    seed: seedFromText(id),
    seed_hash: commitmentOf(seedFromText(id)),
    binding: null,
    reveal_until: null,
    rematch_of: null,
    ranking: null,
    created_at: 0,
    started_at: null,
    ended_at: null,
  };
}

interface PlayedRace {
  readonly entries: StoredEntry[];
  readonly driverChanges: DriverChange[];
}

/** A random race with the times of its entries, and with driver changes. */
function playRandomRace(definition: GameDefinition, seats: number, options: object, rng: Rng): PlayedRace {
  const match = startMatch(definition, seats, options);
  const notes: DriverChange[] = [];
  playRandomly(match, rng, ({ game, state, entries }) => {
    if (game.awaiting(state).kind !== 'moves' || rng.below(20) > 0) return;
    const driver = rng.below(2) === 0 ? 'bot:amateur' : 'person:Ann';
    notes.push({ number: entries.length, seat: rng.below(seats), driver, at: 0 });
  });
  let at = 0;
  const entries = match.entries.map((entry): StoredEntry => {
    if (entry[0] !== CHANCE) at += rng.below(MINUTE);
    return { entry, at, key: null };
  });
  return { entries, driverChanges: notes };
}

describe.each(games.map((definition) => [definition.id, definition] as const))('%s', (id, definition) => {
  it('is the same race with and without a checkpoint', () => {
    for (let round = 0; round < 10; round++) {
      const rng = Rng.from(`${id} ${round}`);
      const { seats: count, options } = randomSetup(definition, rng);
      const { entries, driverChanges: notes } = playRandomRace(definition, count, options, rng);
      const time = rng.pick([
        { kind: 'move', seconds: 30 },
        { kind: 'bank', seconds: 300, increment: 5 },
      ]);
      const seats = Array.from({ length: count }, (_, seat): StoredSeat => {
        return { ...PERSON, table_id: 'T', seat, autopilot: 0 };
      });
      const stored = { table: { ...tableRow('T', id, options, time), phase: 'running' as const }, seats };
      const half = rng.below(entries.length + 1);
      const first = new Race(
        stored,
        entries.slice(0, half),
        notes.filter(({ number }) => number < half),
      );
      const quick = new Race(stored, entries, notes, packCheckpoint(first));
      const slow = new Race(stored, entries, notes);
      expect(quick.match.state).toEqual(slow.match.state);
      expect(quick.match.entries).toEqual(slow.match.entries);
      expect(quick.clock.seatClocks).toEqual(slow.clock.seatClocks);
    }
  });

  it('replays the entries if another version stored the checkpoint', () => {
    const rng = Rng.from(id);
    const { seats: count, options } = randomSetup(definition, rng);
    const { entries } = playRandomRace(definition, count, options, rng);
    const seats = Array.from({ length: count }, (_, seat): StoredSeat => {
      return { ...PERSON, table_id: 'T', seat, autopilot: 0 };
    });
    const stored = { table: tableRow('T', id, options), seats };
    const race = new Race(stored, entries, []);
    const read = new Race(stored, entries, [], { ...packCheckpoint(race), make: 'old', state: '{}' });
    expect(read.match.state).toEqual(race.match.state);
  });
});

describe('races in memory', () => {
  let db: Database;
  let races: RaceCache;
  let now = 0;

  beforeEach(async () => {
    db = await connect({ folder: ':memory:' });
    const tables = new TableRepository(db);
    races = new RaceCache(
      tables,
      new EntryRepository(db),
      new DriverRepository(db),
      new CheckpointRepository(db),
      new VacationRepository(db),
      () => now,
    );
    for (const id of ['A', 'B', 'C']) {
      await tables.add(tableRow(id, 'pole-position', {}), [PERSON, PERSON]);
      await new WaitingTableRepository(db, () => 0).change(id, () => ({ beginsAt: 0 }));
    }
  });

  afterEach(() => db.destroy());

  it('are evicted when they are not used for some minutes', async () => {
    const a = await races.find('A');
    await races.find('B');
    now += 4 * MINUTE;
    expect(await races.find('A')).toBe(a);
    now += 4 * MINUTE;
    await races.find('C');
    expect(races.count).toBe(2);
    expect(await races.find('A')).toBe(a);
    expect(await races.find('B')).not.toBeNull();
  });

  it('are marked when they are evicted', async () => {
    const a = await races.find('A');
    races.forget('A');
    expect(await races.find('A')).not.toBe(a);
    expect(a!.isEvicted).toBe(true);
  });

  it('do not exist before their start', async () => {
    await new TableRepository(db).add(tableRow('D', 'pole-position', {}), [PERSON, PERSON]);
    expect(await races.find('D')).toBeNull();
    expect(await races.find('nowhere')).toBeNull();
    await new WaitingTableRepository(db, () => 0).change('D', () => ({ beginsAt: 0 }));
    expect(await races.find('D')).not.toBeNull();
  });
});

describe('the random numbers of a bot', () => {
  it('are derived from the table by HMAC, differently for every seat and turn', () => {
    const table = tableRow('E', 'formel-fun', {});
    const seats = [0, 1].map((seat): StoredSeat => ({ ...PERSON, table_id: 'E', seat, autopilot: 0 }));
    const race = new Race({ table, seats }, [], []);
    const expected = createHmac('sha256', Buffer.from(table.seed, 'hex')).update('bot/0/0').digest('hex');
    expect(race.table.botSeed(0)).toBe(expected);
    expect(race.table.botSeed(1)).not.toBe(expected);
    expect(race.table.botSeed(0)).not.toContain(table.seed);
  });
});
