import { describe, expect, it } from 'vitest';
import { practiceOval } from '@paddock/formula-de';
import {
  carViewOf,
  driveTo,
  listDriveMoves,
  listGears,
  viewOf,
  playMove,
  createPosition,
  roll,
  shiftAndRoll,
} from './position.ts';

const positionInGear = (gear: number, wear: object = {}) =>
  createPosition({ circuit: practiceOval, cars: { 0: { cell: 'l1.16', gear, ...wear }, 1: { cell: 'l1.40' } } });

describe('gears', () => {
  it('FD-11: first the gear, then its die, then the cells', () => {
    const p = positionInGear(3);
    expect(viewOf(p)).toMatchObject({ phase: 'gear', roll: null });
    playMove(p, { gear: 4 });
    expect(viewOf(p)).toMatchObject({ phase: 'roll', roll: null });
    expect(carViewOf(p, 0).gear).toBe(4);
    roll(p, 8);
    expect(viewOf(p)).toMatchObject({ phase: 'move', roll: 8 });
    driveTo(p, 'l1.24');
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'l1.24', since: 102 });
    expect(viewOf(p)).toMatchObject({ order: [1], phase: 'gear', roll: null });
  });

  it('FD-12: one up, the same, any down but from sixth to first', () => {
    expect([1, 2, 3, 4, 5, 6].map((gear) => listGears(positionInGear(gear)))).toEqual([
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6],
      [2, 3, 4, 5, 6],
    ]);
  });

  it.each([
    [3, 2, {}],
    [6, 4, { fuel: 1 }],
    [5, 2, { fuel: 1, brakes: 1 }],
    [6, 2, { fuel: 1, brakes: 1, engine: 1 }],
    [5, 1, { fuel: 1, brakes: 1, engine: 1 }],
    [4, 1, { fuel: 1, brakes: 1 }],
  ])('FD-22: from gear %i to %i costs %o', (from, to, cost) => {
    const p = positionInGear(from);
    const preview = p.game.preview(p.state, 0, { gear: to });
    const due = { fuel: 0, brakes: 0, engine: 0, ...cost };
    expect(preview).toMatchObject({ kind: 'gear', gear: to, ...due });
    playMove(p, { gear: to });
    expect(carViewOf(p, 0).wear).toEqual({
      tyres: 4,
      brakes: 3 - due.brakes,
      fuel: 2 - due.fuel,
      body: 2,
      engine: 2 - due.engine,
    });
  });

  it('FD-22: not without the points, nor with the last engine point', () => {
    expect(listGears(positionInGear(6, { fuel: 0 }))).toEqual([5, 6]);
    expect(listGears(positionInGear(6, { brakes: 0 }))).toEqual([4, 5, 6]);
    expect(listGears(positionInGear(6, { engine: 1 }))).toEqual([3, 4, 5, 6]);
  });

  it('FD-28: without fuel no forced downshift, without brakes no braking', () => {
    expect(listGears(positionInGear(5, { fuel: 0 }))).toEqual([4, 5, 6]);
    const p = positionInGear(3, { brakes: 0 });
    shiftAndRoll(p, 2, 4);
    expect(listDriveMoves(p).every((move) => move.endsWith('/0'))).toBe(true);
  });

  it('FD-28: cars that are out leave the track', () => {
    const p = createPosition({
      circuit: practiceOval,
      cars: { 0: { cell: 'l1.14', brakes: 0, tyres: 1 }, 1: { cell: 'l1.40' } },
    });
    shiftAndRoll(p, 3, 8);
    expect(carViewOf(p, 0)).toMatchObject({ cell: null, status: 'out', place: null });
    expect(viewOf(p).order).toEqual([1]);
  });
});
