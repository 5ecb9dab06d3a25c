import type { Seat } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { type AnyGame, loadAnyGame, stepsOfRace } from './bot-races.ts';

/** Every way to win of every game. */
const TABLES: readonly (readonly [game: string, options: object, seats: number])[] = [
  ['formula-de', {}, 4],
  ['formula-de', { carsPerPlayer: 2, teamPoints: true }, 3],
  ['formel-fun', { win: 'title' }, 3],
  ['formel-fun', { win: 'final' }, 3],
  ['pole-position', {}, 3],
  ['pole-position', { podium: 'six', rules: 'plus' }, 4],
  ['formula', {}, 3],
  ['formula', { goal: 'all', rounds: 3 }, 3],
  ['formula', { goal: 'first', rounds: 4 }, 3],
  ['formula', { goal: 'points', target: 50 }, 3],
];

/** The place of every seat in a ranking. */
function placesIn(ranking: readonly (readonly Seat[])[]): number[] {
  const places: number[] = [];
  let before = 0;
  for (const level of ranking) {
    for (const seat of level) places[seat] = before + 1;
    before += level.length;
  }
  return places;
}

/** Checks that the standings of a view are complete and in order, and returns the place of every seat. */
function checkedPlaces({ ui, context, seats }: AnyGame, view: object): (number | null)[] {
  const standings = ui.standings(view, context);
  expect(standings.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual(
    Array.from({ length: seats }, (_, seat) => seat),
  );
  let last = 0;
  for (const [i, { place, gap }] of standings.entries()) {
    if (i === 0) expect(gap).toBeNull();
    if (gap !== null) {
      expect(gap.count).toBeGreaterThanOrEqual(0);
      expect(gap.text).toMatch(/^\+\d+ [a-z]+$/);
    }
    if (place === null) continue;
    expect(place).toBeGreaterThanOrEqual(last);
    expect(place).toBeLessThanOrEqual(i + 1);
    last = place;
  }
  const places: (number | null)[] = [];
  for (const { seat, place } of standings) places[seat] = place;
  return places;
}

describe('the standings of every game', () => {
  for (const [game, options, seats] of TABLES) {
    it(`${game} ${JSON.stringify(options)}: are in order throughout, and end as the rules rank the seats`, async () => {
      const table = await loadAnyGame(game, options, seats);
      const orders = new Set<string>();
      for (const seed of ['a', 'b', 'c']) {
        for (const { step } of stepsOfRace(table, seed)) {
          const { view, awaiting } = step.after;
          const places = checkedPlaces(table, view);
          orders.add(places.join(' '));
          if (awaiting.kind !== 'over') continue;
          const final = placesIn(awaiting.ranking);
          // Who is out of the race has no place in the tower.
          expect(places).toEqual(final.map((place, seat) => (places[seat] === null ? null : place)));
        }
      }
      expect(orders.size, 'the order changes').toBeGreaterThan(3);
    });
  }
});
