import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DriveMove,
  DIE_FACES,
  formulaDe,
  type FormulaDe,
  type GearPreview,
  outcomeOfDrive,
  practiceOval,
  ROLL_OUTCOMES,
} from '@paddock/formula-de';
import { arbitraryMatch } from '@paddock/kernel/testing/arbitrary';
import { createPosition } from './position.ts';

describe('the outlook of a gear', () => {
  it('FD-11: agrees with choosing the gear and letting every face fall', () => {
    fc.assert(
      fc.property(arbitraryMatch(formulaDe), ({ game, state }) => {
        if (state.phase !== 'gear') return;
        const seat =
          game.awaiting(state).kind === 'moves'
            ? Math.floor(state.order[state.mover]! / game.options.carsPerPlayer)
            : 0;
        for (const move of game.legalMoves(state, seat)) {
          const { gear, outlook } = game.preview(state, seat, move) as GearPreview;
          expect(outlook).toEqual((game as FormulaDe).outlook(state, gear));
          const faces = DIE_FACES[gear]!.length;
          const reached = new Map<string, number>();
          const outcomes = new Map<string, number[]>();
          const lost: number[] = [];
          let out = 0;
          let spin = 0;
          for (let face = 0; face < faces; face++) {
            const after = game.clone(state);
            game.play(after, seat, move);
            game.resolve(after, face);
            const car = state.order[state.mover]!;
            if (after.status[car]! > 1) {
              out++;
              continue;
            }
            const choices = game.legalMoves(after, seat) as readonly DriveMove[];
            for (const to of new Set(choices.map((choice) => choice.to))) reached.set(to, (reached.get(to) ?? 0) + 1);
            const seen = choices.map((choice) => (game as FormulaDe).previewDrive(after, choice));
            for (const to of new Set(choices.map((choice) => choice.to))) {
              const there = seen.filter((_, i) => choices[i]!.to === to).map((one) => outcomeOfDrive(one));
              const counts = outcomes.get(to) ?? ROLL_OUTCOMES.map(() => 0);
              counts[ROLL_OUTCOMES.findIndex((outcome) => there.includes(outcome))]!++;
              outcomes.set(to, counts);
            }
            const best = seen.toSorted((a, b) => a.tyres - b.tyres || a.brakes - b.brakes)[0]!;
            lost[best.tyres] = (lost[best.tyres] ?? 0) + 1;
            if (best.spin) spin++;
          }
          expect(outlook.faces).toBe(faces);
          expect(outlook.out).toBe(out / faces);
          expect(outlook.spin).toBe(spin / faces);
          expect(Object.fromEntries(outlook.ends.map(({ to, chance }) => [to, chance]))).toEqual(
            Object.fromEntries([...reached].map(([to, ways]) => [to, ways / faces])),
          );
          for (const { to, outcome } of outlook.ends) {
            const counts = outcomes.get(to)!;
            const worse = ROLL_OUTCOMES.slice(ROLL_OUTCOMES.indexOf(outcome) + 1);
            expect(counts[ROLL_OUTCOMES.indexOf(outcome)]).toBe(Math.max(...counts));
            for (const other of worse) expect(counts[ROLL_OUTCOMES.indexOf(other)]).toBeLessThan(Math.max(...counts));
          }
          for (const outcome of ROLL_OUTCOMES) {
            const chances = outlook.rolls.filter((roll) => roll.outcome === outcome).map(({ chance }) => chance);
            expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(outlook.shares[outcome], 12);
          }
          for (const [tyres, chance] of outlook.tyres.entries()) expect(chance).toBe((lost[tyres] ?? 0) / faces);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('counts faces, not numbers: second gear shows a 4 on half of its faces', () => {
    const p = createPosition({
      circuit: practiceOval,
      cars: { 0: { cell: 'l1.16', gear: 2, brakes: 0 }, 1: { cell: 'l1.2' } },
    });
    const { ends, tyres, out } = p.game.outlook(p.state, 2);
    expect(ends.filter(({ to }) => to.startsWith('l1'))).toEqual([
      { to: 'l1.18', chance: 1 / 6, outcome: 'clean' },
      { to: 'l1.19', chance: 2 / 6, outcome: 'clean' },
      { to: 'l1.20', chance: 3 / 6, outcome: 'clean' },
    ]);
    expect([tyres[0], out]).toEqual([1, 0]);
  });

  it('contains the risks of a corner: tyres, spins and dropping out', () => {
    // Two cells from the exit of a one-stop bend without a stop, in third: 4 to 8 cells.
    const p = createPosition({
      circuit: practiceOval,
      cars: { 0: { cell: 'l1.13', gear: 3, brakes: 0, tyres: 4 }, 1: { cell: 'l1.2' } },
    });
    expect(p.game.outlook(p.state, 3)).toMatchObject({
      tyres: [0, 0, 1 / 8, 1 / 8, 2 / 8],
      spin: 2 / 8,
      out: 4 / 8,
      rolls: [
        { cells: 4, chance: 1 / 8, outcome: 'tyres' },
        { cells: 5, chance: 1 / 8, outcome: 'tyres' },
        { cells: 6, chance: 2 / 8, outcome: 'spin' },
        { cells: 7, chance: 2 / 8, outcome: 'out' },
        { cells: 8, chance: 2 / 8, outcome: 'out' },
      ],
    });
  });

  it('gives a cell the outcome of most faces that lead there', () => {
    // Two cells before the exit of a one-stop bend, in second: a 2 stops there, a 3 or a 4 must brake to.
    const p = createPosition({ circuit: practiceOval, cars: { 0: { cell: 'l1.13', gear: 2 }, 1: { cell: 'l1.2' } } });
    const outcomes = Object.fromEntries(p.game.outlook(p.state, 2).ends.map(({ to, outcome }) => [to, outcome]));
    expect(outcomes).toMatchObject({ 'l1.15': 'brakes', 'l1.16': 'tyres', 'l1.17': 'tyres' });
  });
});
