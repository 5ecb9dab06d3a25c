import { type Match, observe, Rng } from '@paddock/kernel';
import { arbitraryMatch } from '@paddock/kernel/testing/arbitrary';
import { examples } from '@paddock/kernel/testing/examples';
import {
  CARS_PER_SEAT,
  type CarPreview,
  FINISH_SPACE,
  polePosition,
  type PolePositionTypes,
  type State,
  START_SPACE,
} from '@paddock/pole-position';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const RUNS = { numRuns: examples(50) };

/** Plays on at random for so many entries and looks at every step. */
function playSteps(
  match: Match<PolePositionTypes>,
  steps: number,
  visit: (before: State, seat: number, move: object) => void,
): void {
  const { game, state } = match;
  const rng = Rng.from(JSON.stringify(state.at));
  for (let i = 0; i < steps; i++) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return;
    if (awaiting.kind === 'chance') {
      game.resolve(state, rng.below(awaiting.ways));
      continue;
    }
    const seat = rng.pick(awaiting.seats);
    const move = rng.pick(game.legalMoves(state, seat));
    const before = game.clone(state);
    game.play(state, seat, move);
    visit(before, seat, move);
  }
}

/** Cars on the track that share their space with another, as pairs. */
function listSharedSpaces(s: State): string[] {
  const found: string[] = [];
  for (let a = 0; a < s.at.length; a++) {
    for (let b = a + 1; b < s.at.length; b++) {
      if (s.at[a] === s.at[b] && s.at[a] !== START_SPACE && s.at[a] !== FINISH_SPACE) found.push(`${a}-${b}`);
    }
  }
  return found;
}

describe('pole-position: properties', () => {
  it('PP-11: from the second turn on, cars that do not share a space never come to share one', () => {
    fc.assert(
      fc.property(arbitraryMatch(polePosition), (match) => {
        playSteps(match, 60, (before) => {
          if (before.turn === 1) return;
          // A pair may part and meet again within a turn: one has moved and the other has not, so look from the reveal.
          const atReveal = new Set(listSharedSpaces({ ...before, at: before.from }));
          for (const pair of listSharedSpaces(match.state)) expect(atReveal.has(pair)).toBe(true);
        });
      }),
      RUNS,
    );
  });

  it('PP-8: the preview of a car equals what happens, and only that car moves', () => {
    fc.assert(
      fc.property(arbitraryMatch(polePosition), (match) => {
        const { game, state } = match;
        playSteps(match, 60, (before, seat, move) => {
          if (!('car' in move)) return;
          const told = game.preview(before, seat, move as { car: number }) as CarPreview;
          const car = seat * CARS_PER_SEAT + told.car;
          expect(state.at).toEqual(before.at.with(car, told.end));
          if (told.place !== null) expect(state.place[car]).toBe(told.place);
          if (told.spins) expect(state.spin & (1 << car)).not.toBe(0);
        });
      }),
      RUNS,
    );
  });

  it("PP-8: a car that may be picked uses all its points, or none of the player's cars could", () => {
    fc.assert(
      fc.property(arbitraryMatch(polePosition), ({ game, state }) => {
        if (state.phase !== 'move') return;
        const seat = state.order[state.mover]!;
        const told = game
          .legalMoves(state, seat)
          .map((move) => (game.preview(state, seat, move) as CarPreview).usesAll);
        expect(new Set(told).size).toBe(1);
      }),
      RUNS,
    );
  });

  it('PP-9: a car never gets further than its points, and never back but through a Pit stop', () => {
    fc.assert(
      fc.property(arbitraryMatch(polePosition), ({ game, state }) => {
        if (state.phase !== 'move') return;
        const seat = state.order[state.mover]!;
        for (const move of game.legalMoves(state, seat)) {
          const { start, to, end, points, bonus } = game.preview(state, seat, move) as CarPreview;
          expect(to - start).toBeGreaterThanOrEqual(0);
          expect(to - start).toBeLessThanOrEqual(points + bonus);
          if (end < to) expect(state.course[to - 1]).toBe(1);
        }
      }),
      RUNS,
    );
  });

  it('PP-6: while cards lie face down, a sample is drawn from the hand the others had', () => {
    fc.assert(
      fc.property(arbitraryMatch(polePosition), fc.string(), ({ game, state }, seed) => {
        const rng = Rng.from(seed);
        for (let seat = 0; seat < game.seats; seat++) {
          const sample = observe(game, state, seat).sample(rng);
          expect(game.audit(sample)).toBeNull();
          expect(sample.chosen[seat]).toBe(state.chosen[seat]);
          for (let other = 0; other < game.seats; other++) {
            const had = (s: State): number => s.hands[other]! | (s.chosen[other] === 0 ? 0 : 1 << s.chosen[other]!);
            expect(had(sample)).toBe(had(state));
          }
        }
      }),
      RUNS,
    );
  });

  it('PP-28, PP-30: a race hands out every place and all the points', () => {
    fc.assert(
      fc.property(arbitraryMatch(polePosition), (match) => {
        const { game, state } = match;
        playSteps(match, polePosition.maxEntries, () => {});
        expect(game.awaiting(state).kind).toBe('over');
        const cars = state.at.length;
        expect(state.place.toSorted((a, b) => a - b)).toEqual(Array.from({ length: cars }, (_, i) => i + 1));
        const all = game.options.podium === 'six' ? 25 : (cars * (cars + 1)) / 2;
        expect(state.points.reduce((sum, points) => sum + points)).toBe(all);
      }),
      RUNS,
    );
  });
});
