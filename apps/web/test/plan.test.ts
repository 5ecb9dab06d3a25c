import { findGame } from '@paddock/games';
import { begin, defaultOptions, type Kind, Rng, sameJson } from '@paddock/kernel';
import { walk } from '@paddock/kernel/testing/walk';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { loadPlanner } from '../src/plan/index.ts';
import { fitting, without, withMove } from '../src/plan/revise.ts';
import { createTextContext } from '../src/table/text-context.ts';
import en from '../src/texts/en.ts';

type Move = Kind['move'];

interface Planned {
  /** What was offered as the first choice of a plan while the seat was not asked. */
  readonly offered: readonly Move[];
  /** What the seat could choose when it was asked next. */
  readonly legal: readonly Move[];
}

/** Random races: everything that could be planned, held against what was legal when the time had come. */
async function plannedIn(game: string, seats: number, options: object, races: number): Promise<Planned[]> {
  const definition = findGame(game)!;
  const planner = (await loadPlanner(game))!;
  const planned: Planned[] = [];
  for (let race = 0; race < races; race++) {
    const match = begin(definition, seats, { ...defaultOptions(definition.options), ...options });
    const open = new Map<number, readonly Move[]>();
    walk(match, Rng.from(`plans ${game} ${race}`), ({ game: rules, state }) => {
      const awaiting = rules.awaiting(state);
      if (awaiting.kind !== 'moves') return;
      for (let seat = 0; seat < seats; seat++) {
        if (awaiting.seats.includes(seat)) {
          const offered = open.get(seat);
          if (offered !== undefined) planned.push({ offered, legal: rules.legalMoves(state, seat) });
          open.delete(seat);
        } else if (!open.has(seat)) {
          const offered = planner.next(rules.view(state, seat), seat, [], match.game.options);
          if (offered.length > 0) open.set(seat, offered);
        }
      }
    });
  }
  return planned;
}

function kept(planned: readonly Planned[]): number {
  const all = planned.flatMap(({ offered, legal }) => offered.map((move) => legal.some((one) => sameJson(one, move))));
  expect(all.length).toBeGreaterThan(200);
  return all.filter(Boolean).length / all.length;
}

/** How often everything that could be chosen in the end could have been planned. */
function complete(planned: readonly Planned[]): number {
  const all = planned.map(({ offered, legal }) =>
    legal.every((move) => offered.some((one) => sameJson(one, move))) ? 1 : 0,
  );
  return all.reduce<number>((sum, one) => sum + one, 0) / all.length;
}

describe('what can be planned mostly still fits when the time has come', () => {
  test('Formel Fun: a card of one’s hand stays there', async () => {
    expect(kept(await plannedIn('formel-fun', 4, {}, 4))).toBeGreaterThan(0.97);
  });

  test.each([{ rules: 'normal' }, { rules: 'plus' }])('Pole Position: the car, then the card (%o)', async (options) => {
    const planned = await plannedIn('pole-position', 4, options, 6);
    expect(kept(planned)).toBeGreaterThan(0.8);
    expect(complete(planned)).toBeGreaterThan(0.95);
    // A plan never begins with the wrong kind of choice.
    for (const { offered, legal } of planned) expect(Object.keys(offered[0]!)).toEqual(Object.keys(legal[0]!));
  });

  test('Formula Dé: the gears that the car can take from where it is', async () => {
    const planned = await plannedIn('formula-de', 3, {}, 6);
    expect(kept(planned)).toBeGreaterThan(0.8);
    expect(complete(planned)).toBeGreaterThan(0.8);
  });
});

test('nothing is offered in Formula', async () => {
  expect(await loadPlanner('formula')).toBeNull();
});

test('Formel Fun: as many choices as there are cars to move, and no card twice', async () => {
  const planner = (await loadPlanner('formel-fun'))!;
  const cars = [0, 0, 0, 1, 1, 1].map((seat, car) => ({ car, seat, pos: car, lane: 1, out: null }));
  const view = { cars, order: [3, 1, 2], hand: ['R5', 'T', 'R5'], extraTurbos: [0, 0] };
  expect(planner.next(view, 0, [], {})).toEqual([
    { card: 'R5', turbo: false },
    { card: 'R5', turbo: true },
    { card: 'T', turbo: false },
  ]);
  expect(planner.next(view, 0, [{ card: 'R5', turbo: true }], {})).toEqual([{ card: 'R5', turbo: false }]);
  expect(planner.next(view, 0, [{ card: 'T' }, { card: 'R5' }], {})).toEqual([]);
  expect(planner.next({ ...view, extraTurbos: [3, 0] }, 0, [], {})).not.toContainEqual({ card: 'R5', turbo: true });
});

test.each(['formel-fun', 'pole-position', 'formula-de'])('%s says a plan in its own words', async (id) => {
  const { t } = await loadGame(id, 'en');
  const planner = (await loadPlanner(id))!;
  const info = { id: 'x', game: id, seats: 2, options: {}, drivers: [], seedHash: '', lesson: false };
  const context = createTextContext(info, 0, t, en, 'en');
  const moves = { 'formel-fun': { card: 'T', turbo: false }, 'pole-position': { fuel: 4 }, 'formula-de': { gear: 3 } };
  expect(planner.say(moves[id as keyof typeof moves], context)).toMatch(/Turbo|4|3/);
});

describe('a plan that is changed', () => {
  /** First a car, then a card. */
  const next = (planned: readonly Move[]): readonly Move[] =>
    [
      [{ car: 0 }, { car: 1 }],
      [{ fuel: 1 }, { fuel: 2 }],
    ][planned.length] ?? [];
  const plan = [{ car: 0 }, { fuel: 2 }];

  test('keeps what still fits after the change', () => {
    expect(withMove(plan, 0, { car: 1 }, next)).toEqual([{ car: 1 }, { fuel: 2 }]);
    expect(without(plan, 1, next)).toEqual([{ car: 0 }]);
    expect(without(plan, 0, next)).toEqual([]);
    expect(fitting(plan, next)).toBe(plan);
  });
});
