import { describe, expect, it } from 'vitest';
import { practiceOval } from '@paddock/formula-de';
import {
  carViewOf,
  driveTo,
  listDriveMoves,
  listGears,
  viewOf,
  createPosition,
  roll,
  shiftAndRoll,
} from './position.ts';

/** The oval's lane: entered from l3.33 and l3.34, 14 cells, left to l3.4 and l3.5; the box of car 0 beside pit.2. */
const positionOnOval = (cars: Parameters<typeof createPosition>[0]['cars'], rolled?: number, more: object = {}) =>
  createPosition({
    circuit: practiceOval,
    laps: 2,
    cars,
    order: [0],
    ...(rolled === undefined ? {} : { rollDie: rolled }),
    ...more,
  });
const listPitMoves = (p: ReturnType<typeof createPosition>) =>
  listDriveMoves(p).filter((move) => /^(pit|box)/.test(move));

describe('the pit lane', () => {
  it('FD-29: entered from any entry cell, as a choice of its own, and no lane change', () => {
    const p = positionOnOval({ 0: { cell: 'l1.32', brakes: 0 }, 1: { cell: 'l1.2' } }, 4);
    // Two lane changes bring it to l3.34, and the step into the lane is none.
    expect(listDriveMoves(p).sort()).toEqual(['l1.36/0', 'l2.36/0', 'l3.36/0', 'pit.1/0']);
    const q = positionOnOval({ 0: { cell: 'l3.32', brakes: 0 }, 1: { cell: 'l1.2' } }, 3);
    expect(listPitMoves(q).sort()).toEqual(['pit.0/0', 'pit.1/0']);
  });

  it('FD-29: closed on the last lap, in a race of one lap, and to a car in lap 0', () => {
    const at = (lap: number) => ({ 0: { cell: 'l3.32', lap }, 1: { cell: 'l1.2' } });
    expect(listPitMoves(positionOnOval(at(2), 3))).toEqual([]);
    expect(listPitMoves(positionOnOval(at(0), 3))).toEqual([]);
    expect(listPitMoves(positionOnOval(at(1), 3, { laps: 1 }))).toEqual([]);
  });

  it('FD-29: entering does not count when it is asked how far a blocked car can go', () => {
    const wall = { 1: { cell: 'l1.35' }, 2: { cell: 'l2.35' }, 3: { cell: 'l3.35' } };
    const p = positionOnOval({ 0: { cell: 'l3.33', brakes: 0 }, ...wall }, 4);
    // On the road it could only crash; the lane saves it, and nothing else is offered.
    expect(listDriveMoves(p)).toEqual(['box.0/0']);
    const braking = positionOnOval({ 0: { cell: 'l3.33', brakes: 3 }, ...wall }, 4);
    expect(listDriveMoves(braking)).toContain('l3.34/3');
    expect(listPitMoves(braking)).toEqual(['box.0/0']);
  });

  it('FD-29: no pit entry for a car out of control', () => {
    const p = positionOnOval({ 0: { cell: 'l3.31', stops: 1, brakes: 0 }, 1: { cell: 'l1.2' } }, 4);
    expect(listDriveMoves(p)).toEqual(['l3.35/0']);
  });

  it('FD-29: in the lane no collisions, no brakes, no blocking cost, no engine test, free forced downshifts', () => {
    const p = positionOnOval({
      0: { cell: 'pit.0', gear: 6, fuel: 0 },
      1: { cell: 'pit.1', gear: 5 },
      2: { cell: 'l3.33', gear: 6 },
    });
    expect(listGears(p)).toEqual([2, 3, 4, 5, 6]);
    shiftAndRoll(p, 6, 30);
    expect(listDriveMoves(p)).toEqual(['pit.0/0']);
    driveTo(p, 'pit.0');
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'pit.0', status: 'pit', wear: { fuel: 0, brakes: 4, tyres: 6 } });
    expect(viewOf(p).pending).toEqual([]);
  });

  it('FD-29: on the road behind the exit the usual rules hold: brakes, collisions, blocking', () => {
    const p = positionOnOval({ 0: { cell: 'pit.12', lap: 2, brakes: 2 }, 1: { cell: 'l3.8' } }, 4);
    // Two cells bring it out; brakes may not end the move in the lane.
    expect(
      listDriveMoves(p)
        .filter((move) => move.startsWith('l3'))
        .sort(),
    ).toEqual(['l3.4/2', 'l3.5/1', 'l3.6/0', 'l3.7/0']);
    driveTo(p, 'l3.7');
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'l3.7', status: 'racing', lap: 2 });
    expect(viewOf(p).pending.map(({ car }) => car)).toEqual([1, 0]);
    const blocked = positionOnOval({ 0: { cell: 'pit.13', lap: 2 }, 1: { cell: 'l3.5' }, 2: { cell: 'l2.5' } }, 3);
    expect(listDriveMoves(blocked)).toEqual(['l3.4/2']);
  });

  it('FD-29: with the exits taken it stops at the end of the lane, for free', () => {
    const p = positionOnOval({ 0: { cell: 'pit.12', lap: 2 }, 1: { cell: 'l3.4' }, 2: { cell: 'l3.5' } }, 4);
    expect(listDriveMoves(p)).toEqual(['pit.13/0']);
  });

  it('FD-30: behind another car one stops; a larger roll lapses at the box, a smaller one ends in the lane', () => {
    expect(listDriveMoves(positionOnOval({ 0: { cell: 'pit.0' }, 1: { cell: 'l1.2' } }, 9))).toEqual(['box.0/0']);
    expect(listDriveMoves(positionOnOval({ 0: { cell: 'pit.0' }, 1: { cell: 'pit.1' } }, 9))).toEqual(['pit.0/0']);
    expect(listDriveMoves(positionOnOval({ 0: { cell: 'pit.0' }, 1: { cell: 'l1.2' } }, 1))).toEqual(['pit.1/0']);
    // Nobody can enter a lane whose first cell is taken.
    expect(listPitMoves(positionOnOval({ 0: { cell: 'l3.33' }, 1: { cell: 'pit.0' } }, 4))).toEqual([]);
  });

  it('FD-30: a car in its box does not block the lane, and nobody passes their own box', () => {
    const p = createPosition({
      circuit: practiceOval,
      laps: 2,
      cars: { 0: { cell: 'box.0' }, 1: { cell: 'pit.1' } },
      order: [1],
      rollDie: 8,
    });
    // Past box.0 beside pit.2 to its own box beside pit.3.
    expect(listDriveMoves(p)).toEqual(['box.1/0']);
    expect(p.game.previewDrive(p.state, { to: 'box.1', brake: 0 })).toMatchObject({
      path: ['pit.2', 'box.1'],
      box: true,
    });
  });

  const arriveInBox = () => {
    const p = positionOnOval({ 0: { cell: 'pit.0', tyres: 1, gear: 5 }, 1: { cell: 'l1.2' } }, 9);
    driveTo(p, 'box.0');
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'box.0', wear: { tyres: 6 } });
    expect(viewOf(p)).toMatchObject({ phase: 'pit', pending: [{ car: 0, for: 'pit' }] });
    return p;
  };

  it('FD-31: new tyres, then 1 to 10: it leaves at once by half the roll in fourth', () => {
    const p = arriveInBox();
    roll(p, 7);
    expect(viewOf(p)).toMatchObject({ phase: 'move', roll: 3 });
    expect(listDriveMoves(p)).toEqual(['pit.5/0']);
    driveTo(p, 'pit.5');
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'pit.5', gear: 4, waits: false });
  });

  it('FD-31: 11 to 20: it waits, and leaves next turn in any gear up to fourth', () => {
    const p = arriveInBox();
    roll(p, 11);
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'box.0', waits: true });
    p.state.order = [0];
    p.state.mover = 0;
    expect(listGears(p)).toEqual([1, 2, 3, 4]);
    shiftAndRoll(p, 4, 12);
    expect(carViewOf(p, 0).waits).toBe(false);
    expect(listDriveMoves(p)).toContain('l3.4/0');
    expect(p.game.previewDrive(p.state, { to: 'l3.5', brake: 0 }).path).toHaveLength(12);
  });

  it('FD-31: a 1 is no cell at all: it stands in the box, in fourth, and leaves as from fourth', () => {
    const p = arriveInBox();
    roll(p, 1);
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'box.0', gear: 4, waits: false });
    p.state.order = [0];
    p.state.mover = 0;
    expect(listGears(p)).toEqual([1, 2, 3, 4, 5]);
  });

  it('FD-31: the half roll is driven exactly, and a blocked rest is free', () => {
    const p = positionOnOval({ 0: { cell: 'pit.0' }, 1: { cell: 'pit.4' } }, 9);
    driveTo(p, 'box.0');
    roll(p, 10);
    expect(listDriveMoves(p)).toEqual(['pit.3/0']);
  });

  it('FD-32: pit cells lie evenly between entry and exit, and the lap ends where the row reaches the line', () => {
    // e = 34, x = 4 + 48: pit.k has row 34 + (k + 1) * 18 / 15, which reaches 48 at k = 11.
    const p = positionOnOval({ 0: { cell: 'pit.9' }, 1: { cell: 'l1.2' } }, 1);
    driveTo(p, 'pit.10');
    expect(carViewOf(p, 0).lap).toBe(1);
    const q = positionOnOval({ 0: { cell: 'pit.9' }, 1: { cell: 'l1.2' } }, 2);
    driveTo(q, 'pit.11');
    expect(carViewOf(q, 0).lap).toBe(2);
  });

  it('FD-32: cars in the lane are ranked by that row', () => {
    // pit.3 has row 38.8: behind a car on row 39, before one on row 38.
    const cars = { 0: { cell: 'pit.3' }, 1: { cell: 'l1.39' }, 2: { cell: 'l1.38' }, 3: { cell: 'l1.2' } };
    const p = createPosition({ circuit: practiceOval, laps: 2, cars, order: [3], rollDie: 1 });
    p.state.order = [0, 1, 2, 3];
    p.state.mover = 3;
    driveTo(p, 'l1.3');
    expect(viewOf(p).order).toEqual([1, 0, 2, 3]);
  });
});
