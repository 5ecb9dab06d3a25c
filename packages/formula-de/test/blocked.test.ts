import { describe, expect, it } from 'vitest';
import { practiceOval } from '@paddock/formula-de';
import { carViewOf, driveTo, listDriveMoves, viewOf, createPosition, shiftAndRoll } from './position.ts';

/** A wall of three cars across a row, the middle one on it. */
const createWall = (row: number) => ({ 1: { cell: `l1.${row}` }, 2: { cell: `l2.${row}` }, 3: { cell: `l3.${row}` } });
const positionBehindWall = (row: number, rolled: number, wear: object = {}, laps = 1) =>
  createPosition({
    circuit: practiceOval,
    laps,
    cars: { 0: { cell: 'l2.18', ...wear }, ...createWall(row) },
    order: [0],
    rollDie: rolled,
  });

describe('a blocked lane', () => {
  it.each([
    [1, 1, 0],
    [2, 2, 0],
    [3, 3, 0],
    [4, 3, 1],
    [5, 3, 2],
    [6, 3, 3],
  ])('FD-23: %i cells short costs %i brakes and %i tyres', (missing, brakes, tyres) => {
    const p = positionBehindWall(20, 1 + missing);
    expect(listDriveMoves(p).sort()).toEqual([`l1.19/${brakes}`, `l2.19/${brakes}`, `l3.19/${brakes}`]);
    expect(p.game.previewDrive(p.state, { to: 'l2.19', brake: brakes })).toMatchObject({ tyres, blocked: missing });
    driveTo(p, 'l2.19', brakes);
    expect(carViewOf(p, 0).wear).toMatchObject({ brakes: 3 - brakes, tyres: 4 - tyres });
  });

  it('FD-23: 7 or more cells, or too few points: out, and the car directly ahead loses a body point', () => {
    const far = createPosition({
      circuit: practiceOval,
      cars: { 0: { cell: 'l2.18' }, ...createWall(20) },
      order: [0, 1],
    });
    const events = shiftAndRoll(far, 3, 8);
    expect(events).toContainEqual({ type: 'out', car: 0, reason: 'blocked' });
    expect(events).toContainEqual({ type: 'damaged', car: 2, part: 'body', left: 1 });
    const poor = createPosition({
      circuit: practiceOval,
      cars: { 0: { cell: 'l2.18', brakes: 1 }, ...createWall(20) },
      order: [0, 1],
    });
    shiftAndRoll(poor, 2, 3);
    expect(carViewOf(poor, 0)).toMatchObject({ status: 'out', wear: { brakes: 1 } });
    expect(carViewOf(poor, 2).wear!.body).toBe(1);
  });

  it('FD-23: 5 cells to go, brakes 3, tyres 2: pays 3 and 2, spins, then rolls for the car ahead', () => {
    const p = positionBehindWall(20, 6, { brakes: 3, tyres: 2 });
    driveTo(p, 'l2.19', 3);
    expect(carViewOf(p, 0)).toMatchObject({ spun: true, gear: 1, wear: { brakes: 0, tyres: 0 } });
    expect(viewOf(p)).toMatchObject({
      phase: 'collision',
      pending: [
        { car: 2, for: 'collision' },
        { car: 0, for: 'collision' },
      ],
    });
  });

  it('FD-23: brakes of one’s own will come before the table: with a fourth one a tyre is saved', () => {
    const p = positionBehindWall(20, 5, {}, 2);
    expect(listDriveMoves(p).filter((move) => move.startsWith('l2'))).toEqual(['l2.19/3', 'l2.19/4']);
    expect(p.game.previewDrive(p.state, { to: 'l2.19', brake: 3 }).tyres).toBe(1);
    expect(p.game.previewDrive(p.state, { to: 'l2.19', brake: 4 }).tyres).toBe(0);
  });

  it('FD-23: a car that cannot move at all has still ended its move: a stop, collision rolls, its own cell', () => {
    const cars = { 0: { cell: 'l3.12', stops: 0, since: 7 }, 1: { cell: 'l3.13' } };
    const p = createPosition({ circuit: practiceOval, cars, order: [0], rollDie: 2 });
    expect(listDriveMoves(p)).toEqual(['l3.12/2']);
    expect(p.game.previewDrive(p.state, { to: 'l3.12', brake: 2 })).toMatchObject({ path: [], collisions: [1] });
    driveTo(p, 'l3.12', 2);
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'l3.12', stops: 1, since: 7, wear: { brakes: 1 } });
    expect(viewOf(p).phase).toBe('collision');
  });

  it('FD-23: nobody is hit when the corner alone was fatal', () => {
    // Two stops missing in the second bend; a car stands far ahead in the lane.
    const cars = { 0: { cell: 'l1.31', brakes: 0 }, 1: { cell: 'l1.34' } };
    const p = createPosition({ circuit: practiceOval, cars, order: [0, 1] });
    const events = shiftAndRoll(p, 3, 5);
    expect(events).toContainEqual({ type: 'out', car: 0, reason: 'corner' });
    expect(carViewOf(p, 1).wear!.body).toBe(2);
  });

  it('FD-23: the hit takes the last body point: that car is out too, and later', () => {
    const cars = { 0: { cell: 'l2.18', brakes: 0 }, ...createWall(20), 2: { cell: 'l2.20', body: 1 } };
    const p = createPosition({ circuit: practiceOval, cars, order: [0, 1, 2, 3] });
    shiftAndRoll(p, 2, 3);
    expect(p.state.gone).toEqual([0, 2]);
    expect(viewOf(p).order).toEqual([1, 3]);
  });

  it('FD-24: a choice that puts the car out is not offered while another exists', () => {
    // Straight on it would leave the two-stop bend without a stop; three brakes keep it inside.
    const p = createPosition({
      circuit: practiceOval,
      cars: { 0: { cell: 'l1.29' }, 1: { cell: 'l1.2' } },
      order: [0],
      rollDie: 5,
    });
    expect(listDriveMoves(p).sort()).toEqual(['l1.31/3', 'l2.31/3', 'l3.31/3']);
  });

  it('FD-24: if none exists the car is out, without a choice', () => {
    const p = createPosition({ circuit: practiceOval, cars: { 0: { cell: 'l1.29', brakes: 2 }, 1: { cell: 'l1.2' } } });
    shiftAndRoll(p, 3, 5);
    expect(carViewOf(p, 0).status).toBe('out');
    expect(viewOf(p)).toMatchObject({ order: [1], phase: 'gear' });
  });
});
