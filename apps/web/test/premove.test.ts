import { findGame } from '@paddock/games';
import { startMatch, defaultOptions, type GameTypes, Rng, isSameJson } from '@paddock/kernel';
import { playRandomly } from '@paddock/kernel/testing/walk';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { fitting, without, withMove } from '../src/premove/revise.ts';
import { createTextContext } from '../src/table/text-context.ts';
import en from '../src/app/texts/en.ts';

type Move = GameTypes['move'];

interface PremoveSample {
  /** What was offered as the first premove while the seat was not asked. */
  readonly offered: readonly Move[];
  /** What the seat could choose when it was asked next. */
  readonly legal: readonly Move[];
}

/** Random races: the premoves that were offered, and what was legal when the seat was asked. */
async function samplePremoves(game: string, seats: number, options: object, races: number): Promise<PremoveSample[]> {
  const definition = findGame(game)!;
  const premoves = (await loadGame(game, 'en')).ui.premoves!;
  const samples: PremoveSample[] = [];
  for (let race = 0; race < races; race++) {
    const match = startMatch(definition, seats, { ...defaultOptions(definition.options), ...options });
    const open = new Map<number, readonly Move[]>();
    playRandomly(match, Rng.from(`plans ${game} ${race}`), ({ game: rules, state }) => {
      const awaiting = rules.awaiting(state);
      if (awaiting.kind !== 'moves') return;
      for (let seat = 0; seat < seats; seat++) {
        if (awaiting.seats.includes(seat)) {
          const offered = open.get(seat);
          if (offered !== undefined) samples.push({ offered, legal: rules.legalMoves(state, seat) });
          open.delete(seat);
        } else if (!open.has(seat)) {
          const offered = premoves.next(rules.view(state, seat), seat, [], match.game.options);
          if (offered.length > 0) open.set(seat, offered);
        }
      }
    });
  }
  return samples;
}

function countLegal(samples: readonly PremoveSample[]): number {
  const all = samples.flatMap(({ offered, legal }) =>
    offered.map((move) => legal.some((one) => isSameJson(one, move))),
  );
  expect(all.length).toBeGreaterThan(200);
  return all.filter(Boolean).length / all.length;
}

/** How often all legal moves had been offered as premoves. */
function countComplete(samples: readonly PremoveSample[]): number {
  const all = samples.map(({ offered, legal }) =>
    legal.every((move) => offered.some((one) => isSameJson(one, move))) ? 1 : 0,
  );
  return all.reduce<number>((sum, one) => sum + one, 0) / all.length;
}

describe('most premoves are legal when their turn comes', () => {
  test('Formel Fun: a card of one’s hand stays there', async () => {
    expect(countLegal(await samplePremoves('formel-fun', 4, {}, 4))).toBeGreaterThan(0.97);
  });

  test.each([{ rules: 'normal' }, { rules: 'plus' }])('Pole Position: the car, then the card (%o)', async (options) => {
    const samples = await samplePremoves('pole-position', 4, options, 6);
    expect(countLegal(samples)).toBeGreaterThan(0.8);
    expect(countComplete(samples)).toBeGreaterThan(0.95);
    // Premoves never begin with the wrong kind of choice.
    for (const { offered, legal } of samples) expect(Object.keys(offered[0]!)).toEqual(Object.keys(legal[0]!));
  });

  test('Formula Dé: the gears that the car can take from where it is', async () => {
    const samples = await samplePremoves('formula-de', 3, {}, 6);
    expect(countLegal(samples)).toBeGreaterThan(0.8);
    expect(countComplete(samples)).toBeGreaterThan(0.8);
  });
});

test('nothing is offered in Formula', async () => {
  expect((await loadGame('formula', 'en')).ui.premoves).toBeUndefined();
});

test('Formel Fun: as many choices as there are cars to move, and no card twice', async () => {
  const premoves = (await loadGame('formel-fun', 'en')).ui.premoves!;
  const cars = [0, 0, 0, 1, 1, 1].map((seat, car) => ({ car, seat, pos: car, lane: 1, out: null }));
  const view = { cars, order: [3, 1, 2], hand: ['R5', 'T', 'R5'], extraTurbos: [0, 0] };
  expect(premoves.next(view, 0, [], {})).toEqual([
    { card: 'R5', turbo: false },
    { card: 'R5', turbo: true },
    { card: 'T', turbo: false },
  ]);
  expect(premoves.next(view, 0, [{ card: 'R5', turbo: true }], {})).toEqual([{ card: 'R5', turbo: false }]);
  expect(premoves.next(view, 0, [{ card: 'T' }, { card: 'R5' }], {})).toEqual([]);
  expect(premoves.next({ ...view, extraTurbos: [3, 0] }, 0, [], {})).not.toContainEqual({ card: 'R5', turbo: true });
});

test.each(['formel-fun', 'pole-position', 'formula-de'])('%s describes a premove', async (id) => {
  const { t, ui } = await loadGame(id, 'en');
  const premoves = ui.premoves!;
  const info = { id: 'x', game: id, seats: 2, options: {}, drivers: [], seedHash: '', lesson: false };
  const context = createTextContext(info, 0, t, en, 'en');
  const moves = { 'formel-fun': { card: 'T', turbo: false }, 'pole-position': { fuel: 4 }, 'formula-de': { gear: 3 } };
  expect(premoves.describe(moves[id as keyof typeof moves], context)).toMatch(/Turbo|4|3/);
});

describe('changing premoves', () => {
  /** First a car, then a card. */
  const next = (chosen: readonly Move[]): readonly Move[] =>
    [
      [{ car: 0 }, { car: 1 }],
      [{ fuel: 1 }, { fuel: 2 }],
    ][chosen.length] ?? [];
  const moves = [{ car: 0 }, { fuel: 2 }];

  test('keeps the premoves that still fit', () => {
    expect(withMove(moves, 0, { car: 1 }, next)).toEqual([{ car: 1 }, { fuel: 2 }]);
    expect(without(moves, 1, next)).toEqual([{ car: 0 }]);
    expect(without(moves, 0, next)).toEqual([]);
    expect(fitting(moves, next)).toBe(moves);
  });
});
