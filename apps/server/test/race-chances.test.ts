import { findGame } from '@paddock/games';
import { startMatch } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { expect, it } from 'vitest';
import { RaceChances } from '../src/race/chances/service.ts';
import { type ChancesTask, evaluateChances } from '../src/race/chances/worker.ts';
import type { Race } from '../src/race/race.ts';

const MATCH = startMatch(findGame('pole-position')!, 2, {});

function createRace(length: number, spectatorDelayMs = 0): Race {
  const table = { length, ranking: () => undefined };
  return { match: MATCH, table, spectatorDelayMs, isClosed: false } as unknown as Race;
}

/** Chances of tables with these races; `tasks` are the positions that were evaluated. */
function createChances(races: Readonly<Record<string, Race>>, answers: readonly number[][]) {
  const tasks: ChancesTask[] = [];
  let time = 0;
  const chances = new RaceChances({
    races: { loadCurrent: (id) => Promise.resolve(races[id]!) },
    pool: {
      compute: (task) => Promise.resolve(answers[tasks.push(task) - 1]!),
      close: () => Promise.resolve(),
    },
    now: () => (time += 20_000),
    log: (error) => {
      throw error;
    },
  });
  const tables = Object.keys(races).map((id) => ({ id }) as Table);
  return { tasks, list: () => chances.withChances(tables) };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('puts the closest race behind the first, once the chances are known', async () => {
  const { list } = createChances({ first: createRace(30), clear: createRace(30), close: createRace(30) }, [
    [0.5, 0.5],
    [0.9, 0.1],
    [0.6, 0.4],
  ]);
  expect(list().map(({ id, chances }) => [id, chances])).toEqual([
    ['first', undefined],
    ['clear', undefined],
    ['close', undefined],
  ]);
  await settle();
  expect(list().map(({ id, chances }) => [id, chances])).toEqual([
    ['first', [0.5, 0.5]],
    ['close', [0.6, 0.4]],
    ['clear', [0.9, 0.1]],
  ]);
});

it('says nothing about a race that has just begun, or that spectators see later', async () => {
  const { tasks, list } = createChances({ young: createRace(5), delayed: createRace(50, 60_000) }, []);
  list();
  await settle();
  expect(list().map(({ chances }) => chances)).toEqual([undefined, undefined]);
  expect(tasks).toEqual([]);
});

it('evaluates a position once, from what spectators see', async () => {
  const { tasks, list } = createChances({ one: createRace(30) }, [[1, 0]]);
  for (let k = 0; k < 3; k++) {
    list();
    await settle();
  }
  expect(tasks).toHaveLength(1);
  expect(tasks[0]!.view).toEqual(MATCH.game.view(MATCH.state, null));
});

it('gives probabilities that sum to 1', () => {
  const { game, state } = MATCH;
  const { seats, options } = game;
  const found = evaluateChances({ game: 'pole-position', seats, options, view: game.view(state, null), n: 0 })!;
  expect(found).toHaveLength(2);
  expect(found.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
});
