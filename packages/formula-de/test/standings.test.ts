import { startMatch, defaultOptions, Rng } from '@paddock/kernel';
import { playRandomly } from '@paddock/kernel/testing/walk';
import { formulaDe, practiceOval, seatStandingsOf, standingsOf } from '@paddock/formula-de';
import { describe, expect, it } from 'vitest';
import { createPosition } from './position.ts';

describe('standings', () => {
  it('FD-10: is the order in which a new round is driven', () => {
    const options = { ...defaultOptions(formulaDe.options), circuit: practiceOval, laps: 2 };
    let rounds = 0;
    for (let race = 0; race < 4; race++) {
      playRandomly(startMatch(formulaDe, 6, options), Rng.from(`standings ${race}`), ({ game, state }) => {
        if (state.mover > 0 || (state.phase !== 'gear' && state.phase !== 'start')) return;
        rounds++;
        const driving = standingsOf(practiceOval, game.view(state, null)).filter((car) => state.cell[car]! >= 0);
        expect(driving).toEqual(state.order);
      });
    }
    expect(rounds).toBeGreaterThan(100);
  });

  it('FD-34: finished cars come first, by place, and cars that are out last', () => {
    const { game, state } = createPosition({ circuit: practiceOval, seats: 5, cars: { 2: { cell: 'l1.16' } } });
    const view = game.view(state, null);
    const cars = view.cars.map((car) => {
      if (car.car === 0) return { ...car, status: 'finished' as const, place: 2 };
      return car.car === 3 ? { ...car, status: 'finished' as const, place: 1 } : car;
    });
    expect(standingsOf(practiceOval, { ...view, cars })).toEqual([3, 0, 2, 1, 4]);
  });

  it('FD-10: seats stand as their better car does, with the rows of cells between them', () => {
    const { game, state } = createPosition({
      circuit: practiceOval,
      seats: 3,
      cars: { 0: { cell: 'l1.10' }, 1: { cell: 'l1.16' }, 2: { cell: 'l3.13' } },
    });
    const view = game.view(state, null);
    const standings = seatStandingsOf(practiceOval, view, { teamPoints: false });
    expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    const [first, second, third] = standings;
    expect(first!.gap).toBeNull();
    expect(second!.gap!.count + third!.gap!.count).toBe(6);
    const cars = view.cars.map((car) => (car.car === 1 ? { ...car, status: 'out' as const, cell: null } : car));
    const last = seatStandingsOf(practiceOval, { ...view, cars }, { teamPoints: false })[2];
    expect(last).toEqual({ seat: 1, place: null, gap: null });
  });
});
