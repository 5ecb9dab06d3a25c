import { describe, expect, it } from 'vitest';
import { practiceOval } from '@paddock/formula-de';
import { carViewOf, driveTo, listDriveMoves, listGears, viewOf, createPosition, shiftAndRoll } from './position.ts';

/** One stop demanded in rows 10 to 15, two in rows 26 to 31. */
const positionAt = (cell: string, more: object = {}, others: object = {}) => ({
  0: { cell, ...more },
  1: { cell: 'l2.40' },
  ...others,
});
const positionOnOval = (cars: Parameters<typeof createPosition>[0]['cars'], rolled: number, laps = 1) =>
  createPosition({ circuit: practiceOval, cars, rollDie: rolled, laps });

describe('corners', () => {
  it('FD-17: ending inside a corner is a stop; with all stops made the car leaves freely', () => {
    const p = positionOnOval(positionAt('l1.8'), 4);
    expect(p.game.previewDrive(p.state, { to: 'l1.12', brake: 0 }).stop).toEqual({ corner: 1, made: 1, needed: 1 });
    driveTo(p, 'l1.12');
    expect(carViewOf(p, 0).stops).toBe(1);
    const q = positionOnOval(positionAt('l1.12', { stops: 1, brakes: 0 }), 8);
    expect(listDriveMoves(q)).toContain('l1.20/0');
    driveTo(q, 'l1.20');
    expect(carViewOf(q, 0)).toMatchObject({ stops: 0, wear: { tyres: 4 } });
  });

  it('FD-17: a second stop in the same corner counts on', () => {
    const p = positionOnOval(positionAt('l1.26', { stops: 1 }), 2);
    driveTo(p, 'l1.28');
    expect(carViewOf(p, 0).stops).toBe(2);
  });

  it('FD-18: one stop short costs a tyre for every cell beyond the corner: 2 cells, 2 tyres', () => {
    const p = positionOnOval(positionAt('l1.13', { brakes: 0 }), 4);
    expect(listDriveMoves(p)).toEqual(['l1.17/0', 'l2.17/0', 'l3.17/0']);
    expect(p.game.previewDrive(p.state, { to: 'l1.17', brake: 0 })).toMatchObject({
      tyres: 2,
      spin: false,
      overshot: [1],
    });
    driveTo(p, 'l1.17');
    expect(carViewOf(p, 0).wear!.tyres).toBe(2);
  });

  it('FD-18: with 2 tyres left that is a spin, with 1 left it is out, with one brake used it costs 1 tyre', () => {
    const two = positionOnOval(positionAt('l1.13', { brakes: 0, tyres: 2 }), 4);
    driveTo(two, 'l1.17');
    expect(carViewOf(two, 0)).toMatchObject({ spun: true, gear: 1, wear: { tyres: 0 } });
    const one = createPosition({ circuit: practiceOval, cars: positionAt('l1.13', { brakes: 0, tyres: 1 }) });
    shiftAndRoll(one, 3, 4);
    expect(carViewOf(one, 0).status).toBe('out');
    const braked = positionOnOval(positionAt('l1.13', { brakes: 1 }), 4);
    driveTo(braked, 'l1.16', 1);
    expect(carViewOf(braked, 0).wear).toMatchObject({ tyres: 3, brakes: 0 });
  });

  it('FD-18: a two-stop corner with no stop made: out', () => {
    const p = createPosition({ circuit: practiceOval, cars: positionAt('l1.30', { brakes: 0 }) });
    const events = shiftAndRoll(p, 3, 4);
    expect(events).toContainEqual({ type: 'out', car: 0, reason: 'corner' });
    const once = positionOnOval(positionAt('l1.30', { brakes: 0, stops: 1 }), 3);
    driveTo(once, 'l1.33');
    expect(carViewOf(once, 0).wear!.tyres).toBe(2);
  });

  it('FD-18: a three-stop corner with one stop: out; with two stops: tyres as above', () => {
    // Loews on Monaco demands three stops; this is its last cell in the outer lane.
    const loews = (stops: number) =>
      createPosition({ cars: { 0: { cell: 'o.c5.11', stops, brakes: 0 }, 1: { cell: 'm.s1.0' } } });
    const one = loews(1);
    shiftAndRoll(one, 2, 2);
    expect(carViewOf(one, 0).status).toBe('out');
    const two = loews(2);
    shiftAndRoll(two, 2, 2);
    driveTo(two, 'o.s6.1');
    expect(carViewOf(two, 0).wear!.tyres).toBe(2);
    const three = loews(3);
    shiftAndRoll(three, 2, 2);
    driveTo(three, 'm.s6.1');
    expect(carViewOf(three, 0).wear!.tyres).toBe(4);
  });

  it('FD-19: a car that runs wide keeps its lane up to the next corner: no slanting exit, no change', () => {
    const p = positionOnOval(positionAt('l1.15', { brakes: 0 }), 4);
    expect(listDriveMoves(p)).toEqual(['l1.19/0']);
    // Inside the corner the arrows still hold, so lane 2 can be reached before the exit.
    const q = positionOnOval(positionAt('l1.14', { brakes: 0 }), 4);
    expect(listDriveMoves(q)).toEqual(['l1.18/0', 'l2.18/0']);
  });

  // Monaco: the last cell of corner 2, two cells of straight, two cells of corner 3, inner lane; one stop each.
  const casino = (cell: string) => ({ 0: { cell, brakes: 0, tyres: 6 }, 1: { cell: 'm.s1.0' } });

  it('FD-19: a stop in the next corner does not count, and all cells beyond the first count', () => {
    const p = createPosition({ laps: 2, cars: casino('i.c2.9'), rollDie: 3 });
    const move = { to: 'i.c3.0', brake: 0 };
    expect(p.game.previewDrive(p.state, move)).toMatchObject({ tyres: 3, stop: null, overshot: [2] });
    driveTo(p, 'i.c3.0');
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'i.c3.0', stops: 0, wear: { tyres: 3 } });
  });

  it('FD-19: in the next corner the arrows rule again', () => {
    const p = createPosition({ laps: 2, cars: casino('m.c2.7'), rollDie: 4 });
    expect(listDriveMoves(p).sort()).toEqual(['i.c3.0/0', 'm.c3.1/0']);
  });

  it('FD-19: running through the whole next corner too is judged as well, and the losses add up', () => {
    // Five cells beyond corner 2 and one beyond corner 3.
    const p = createPosition({ laps: 2, cars: casino('i.c2.9'), rollDie: 5 });
    const through = { to: 'i.s4.0', brake: 0 };
    expect(p.game.previewDrive(p.state, through)).toMatchObject({ tyres: 6, spin: true, overshot: [2, 3] });
    driveTo(p, 'i.s4.0');
    expect(carViewOf(p, 0)).toMatchObject({ spun: true, wear: { tyres: 0 } });
  });

  it('FD-19: a blocked lane is a blocked lane: no way round a car on the exit', () => {
    const p = positionOnOval(positionAt('l1.15', {}, { 2: { cell: 'l1.17' } }), 4);
    // It may get as far as row 16 and brakes for the rest.
    expect(listDriveMoves(p)).toEqual(['l1.16/3']);
    expect(p.game.previewDrive(p.state, { to: 'l1.16', brake: 3 })).toMatchObject({
      tyres: 1,
      blocked: 3,
      collisions: [2],
    });
  });

  it('FD-20: fewer cells for brake points, at least one cell', () => {
    const p = positionOnOval(positionAt('l1.2', { gear: 2 }), 2);
    expect(listDriveMoves(p).map((move) => move.slice(move.indexOf('.')))).toEqual([
      '.4/0',
      '.4/0',
      '.4/0',
      '.3/1',
      '.3/1',
    ]);
    driveTo(p, 'l1.3', 1);
    expect(carViewOf(p, 0).wear!.brakes).toBe(2);
  });

  it('FD-21: after a spin it restarts in first, and its gear counts as first', () => {
    const p = positionOnOval(positionAt('l1.13', { brakes: 0, tyres: 2, gear: 4 }), 4);
    driveTo(p, 'l1.17');
    expect(viewOf(p).order).toEqual([1]);
    p.state.order = [0];
    p.state.mover = 0;
    expect(listGears(p)).toEqual([1]);
    shiftAndRoll(p, 1, 2);
    expect(carViewOf(p, 0).spun).toBe(false);
  });

  it('FD-21: without tyres, one cell too far is another spin, two are the end', () => {
    const p = positionOnOval(positionAt('l1.13', { brakes: 0, tyres: 0 }), 3);
    expect(listDriveMoves(p)).toEqual(['l1.16/0', 'l2.16/0', 'l3.16/0']);
    driveTo(p, 'l1.16');
    expect(carViewOf(p, 0)).toMatchObject({ spun: true, gear: 1, wear: { tyres: 0 } });
    const q = createPosition({ circuit: practiceOval, cars: positionAt('l1.13', { brakes: 0, tyres: 0 }) });
    shiftAndRoll(q, 3, 4);
    expect(carViewOf(q, 0).status).toBe('out');
  });

  it('FD-21: a car that has lost its last tyre drives on like any other while it keeps to the corners', () => {
    const p = positionOnOval(positionAt('l1.2', { tyres: 0, brakes: 0 }), 4);
    driveTo(p, 'l1.6');
    expect(carViewOf(p, 0).spun).toBe(false);
  });
});
