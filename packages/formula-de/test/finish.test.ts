import { describe, expect, it } from 'vitest';
import { STATUS_FINISHED, STATUS_OUT, practiceOval } from '@paddock/formula-de';
import { computeFinalRanking } from '../src/finish.ts';
import { carViewOf, driveTo, listDriveMoves, viewOf, createPosition, shiftAndRoll } from './position.ts';

const positionOnOval = (cars: Parameters<typeof createPosition>[0]['cars'], rolled?: number, more: object = {}) =>
  createPosition({ circuit: practiceOval, cars, ...(rolled === undefined ? {} : { rollDie: rolled }), ...more });

describe('the finish', () => {
  it('FD-33: reaching the line is one choice without brakes; cells before it stay open', () => {
    const p = positionOnOval({ 0: { cell: 'l1.46', brakes: 2 }, 1: { cell: 'l1.40' } }, 3);
    expect(listDriveMoves(p).sort()).toEqual(['finish/0', 'l1.47/2', 'l2.47/2']);
    driveTo(p, 'finish');
    expect(carViewOf(p, 0)).toMatchObject({ status: 'finished', place: 1, cell: null, lap: 2 });
    expect(viewOf(p).order).toEqual([1]);
  });

  it('FD-33: nothing beyond the line counts: no overshoot, no car in the way, no collision, no engine test of its own', () => {
    const cars = {
      0: { cell: 'l2.46', gear: 5, brakes: 0, tyres: 1 },
      1: { cell: 'l2.0', lap: 1 },
      2: { cell: 'l1.0', lap: 1, gear: 5 },
      3: { cell: 'l3.0', lap: 1 },
    };
    const p = positionOnOval(cars, undefined, { order: [0, 1] });
    shiftAndRoll(p, 5, 20);
    expect(listDriveMoves(p)).toEqual(['finish/0']);
    driveTo(p, 'finish');
    expect(carViewOf(p, 0)).toMatchObject({ status: 'finished', wear: { tyres: 1, brakes: 0 } });
    // The others still test.
    expect(viewOf(p)).toMatchObject({ phase: 'engine', order: [0, 1], pending: [{ car: 2, for: 'engine' }] });
  });

  it('FD-33: places go in the order of crossing', () => {
    const p = positionOnOval({ 0: { cell: 'l1.46' }, 1: { cell: 'l2.46' }, 2: { cell: 'l1.2', lap: 1 } });
    shiftAndRoll(p, 3, 8);
    driveTo(p, 'finish');
    shiftAndRoll(p, 3, 4);
    driveTo(p, 'finish');
    expect([0, 1, 2].map((car) => carViewOf(p, car).place)).toEqual([1, 2, null]);
  });

  it('FD-33: what is lost before the line is lost', () => {
    // Out of the second bend one stop short, with the line 16 cells away: too far for any tyres.
    const p = positionOnOval({ 0: { cell: 'l1.31', stops: 1, brakes: 0, gear: 5 }, 1: { cell: 'l1.2' } });
    shiftAndRoll(p, 5, 20);
    expect(carViewOf(p, 0).status).toBe('out');
  });

  it('FD-34: over when every car has finished or is out; the later out the better', () => {
    const p = positionOnOval({
      0: { cell: 'l1.46' },
      1: { cell: 'l1.31', brakes: 0 },
      2: { cell: 'l2.31', brakes: 0 },
    });
    shiftAndRoll(p, 3, 8);
    driveTo(p, 'finish');
    shiftAndRoll(p, 3, 8);
    expect(carViewOf(p, 1)).toMatchObject({ status: 'out', place: null });
    shiftAndRoll(p, 3, 8);
    expect([0, 1, 2].map((car) => carViewOf(p, car).place)).toEqual([1, 3, 2]);
    expect(p.game.awaiting(p.state)).toEqual({ kind: 'over', ranking: [[0], [2], [1]] });
    expect(viewOf(p)).toMatchObject({ order: [], pending: [], roll: null });
  });

  const rankingFrom = (places: readonly number[], out: readonly number[] = []) => {
    const p = positionOnOval(Object.fromEntries(places.map((_, car) => [car, { cell: `l1.${car}` }])), undefined, {
      carsPerPlayer: 2,
      seats: places.length / 2,
    });
    p.state.place = [...places];
    p.state.status = places.map((_, car) => (out.includes(car) ? STATUS_OUT : STATUS_FINISHED));
    return p;
  };

  it('FD-35: with two cars the better place counts first', () => {
    const p = rankingFrom([1, 6, 2, 3, 4, 5]);
    expect(computeFinalRanking(p.state, p.game.options)).toEqual([[0], [1], [2]]);
  });

  it('FD-35: teamPoints adds 10-8-6-5-4-3-2-1 for cars that finished; equal sums by the better place', () => {
    const p = rankingFrom([1, 6, 2, 3, 4, 5]);
    const byPoints = { ...p.game.options, teamPoints: true };
    // 13, 14 and 9 points.
    expect(computeFinalRanking(p.state, byPoints)).toEqual([[1], [0], [2]]);
    // 10, 8 and 6 + 5 when only three finished: cars that are out score nothing.
    const q = rankingFrom([1, 6, 2, 5, 3, 4], [1, 3]);
    expect(computeFinalRanking(q.state, byPoints)).toEqual([[2], [0], [1]]);
    const tie = rankingFrom([2, 4, 1, 6, 3, 5]);
    expect(computeFinalRanking(tie.state, byPoints)).toEqual([[1], [0], [2]]);
  });
});
