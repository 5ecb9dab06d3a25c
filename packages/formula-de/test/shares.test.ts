import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DriveMove,
  type DrivePreview,
  DIE_FACES,
  formulaDe,
  type FormulaDe,
  ROLL_OUTCOMES,
  type RollOutcome,
  practiceOval,
  toWholePercents,
} from '@paddock/formula-de';
import { arbitraryMatch } from '@paddock/kernel/testing/arbitrary';
import { createPosition } from './position.ts';

function outcomeOf({ tyres, brakes, spin }: DrivePreview): RollOutcome {
  if (spin) return 'spin';
  if (tyres > 0) return 'tyres';
  return brakes > 0 ? 'brakes' : 'clean';
}

describe('the shares of a gear', () => {
  it('say for every face the best that can come of it, and add up to 1', () => {
    fc.assert(
      fc.property(arbitraryMatch(formulaDe), ({ game, state }) => {
        if (state.phase !== 'gear') return;
        const car = state.order[state.mover]!;
        const seat = Math.floor(car / game.options.carsPerPlayer);
        for (const move of game.legalMoves(state, seat)) {
          const preview = game.preview(state, seat, move);
          if (preview.kind !== 'gear') throw new Error('a gear is awaited');
          const { shares, tyreLoss } = preview.outlook;
          const faces = DIE_FACES[preview.gear]!.length;
          const counted: Record<RollOutcome, number> = { clean: 0, brakes: 0, tyres: 0, spin: 0, out: 0 };
          const lost: number[] = [];
          for (let face = 0; face < faces; face++) {
            const after = game.clone(state);
            game.play(after, seat, move);
            game.resolve(after, face);
            if (after.phase !== 'move' || after.order[after.mover] !== car) {
              counted.out++;
              continue;
            }
            const seen = (game.legalMoves(after, seat) as readonly DriveMove[]).map((choice) =>
              (game as FormulaDe).previewDrive(after, choice),
            );
            const best = ROLL_OUTCOMES.find((outcome) => seen.some((choice) => outcomeOf(choice) === outcome))!;
            counted[best]++;
            if (best === 'tyres') {
              lost.push(Math.min(...seen.filter((choice) => outcomeOf(choice) === best).map(({ tyres }) => tyres)));
            }
          }
          for (const outcome of ROLL_OUTCOMES) expect(shares[outcome]).toBe(counted[outcome] / faces);
          expect(ROLL_OUTCOMES.reduce((sum, outcome) => sum + shares[outcome], 0)).toBeCloseTo(1, 12);
          expect(tyreLoss).toEqual(lost.length === 0 ? null : { least: Math.min(...lost), most: Math.max(...lost) });
          const percents = toWholePercents(shares);
          expect(ROLL_OUTCOMES.reduce((sum, outcome) => sum + percents[outcome], 0)).toBe(100);
          for (const outcome of ROLL_OUTCOMES) {
            expect(percents[outcome] > 0).toBe(shares[outcome] > 0);
            expect(Math.abs(percents[outcome] - 100 * shares[outcome])).toBeLessThan(1);
          }
        }
      }),
      { numRuns: 80 },
    );
  });

  it('does not call a gear clean whose die mostly needs brakes', () => {
    // Two cells before the exit of a one-stop bend without a stop, in second: a 2 stays inside, a 3 or a 4 must brake.
    const p = createPosition({ circuit: practiceOval, cars: { 0: { cell: 'l1.13', gear: 2 }, 1: { cell: 'l1.2' } } });
    const { shares, tyreLoss } = p.game.outlook(p.state, 2);
    expect(shares).toEqual({ clean: 1 / 6, brakes: 5 / 6, tyres: 0, spin: 0, out: 0 });
    expect(toWholePercents(shares)).toMatchObject({ clean: 17, brakes: 83 });
    expect(tyreLoss).toBeNull();
  });

  it('rounds to whole percents that add up to 100', () => {
    expect(toWholePercents({ clean: 1 / 3, brakes: 1 / 3, tyres: 1 / 3, spin: 0, out: 0 })).toEqual({
      clean: 34,
      brakes: 33,
      tyres: 33,
      spin: 0,
      out: 0,
    });
    expect(toWholePercents({ clean: 1, brakes: 0, tyres: 0, spin: 0, out: 0 }).clean).toBe(100);
  });
});
