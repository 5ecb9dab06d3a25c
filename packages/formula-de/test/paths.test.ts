import { describe, expect, it } from 'vitest';
import { practiceOval } from '@paddock/formula-de';
import { driveTo, listDriveMoves, createPosition } from './position.ts';

const FREE = { brakes: 0 };

describe('paths', () => {
  it('FD-13: along the steps only, not through cars, not back', () => {
    const cars = { 0: { cell: 'l1.18', ...FREE }, 1: { cell: 'l1.20' }, 2: { cell: 'l2.20' } };
    const p = createPosition({ circuit: practiceOval, cars, rollDie: 3 });
    // Round the outside is no way; only by the inside lane are both cars passed.
    expect(listDriveMoves(p).sort()).toEqual(['l3.21/0']);
    const q = createPosition({ circuit: practiceOval, cars: { ...cars, 3: { cell: 'l3.20' } }, rollDie: 2 });
    expect(listDriveMoves(q)).toEqual([]);
  });

  it('FD-14: at most two lane changes on a straight in one move', () => {
    const p = createPosition({ circuit: practiceOval, cars: { 0: { cell: 'l1.16', ...FREE } }, rollDie: 6 });
    expect(listDriveMoves(p).sort()).toEqual(['l1.22/0', 'l2.22/0', 'l3.22/0']);
    // Past the first car and back, or in to lane 3: lane 2 behind the second car would take a third change.
    const cars = { 0: { cell: 'l1.16', ...FREE }, 1: { cell: 'l1.18' }, 2: { cell: 'l2.19' } };
    const q = createPosition({ circuit: practiceOval, cars, rollDie: 6 });
    expect(listDriveMoves(q).sort()).toEqual(['l1.22/0', 'l3.22/0']);
  });

  it('FD-14: counted anew on each straight, and corner arrows never count', () => {
    // Free to leave the corner: inwards inside it, inwards on the exit, then two changes on the straight.
    const p = createPosition({ circuit: practiceOval, cars: { 0: { cell: 'l1.14', stops: 1, ...FREE } }, rollDie: 4 });
    expect(listDriveMoves(p).sort()).toEqual(['l1.18/0', 'l2.18/0', 'l3.18/0']);
    const preview = p.game.previewDrive(p.state, { to: 'l1.18', brake: 0 });
    expect(preview.path).toEqual(['l1.15', 'l1.16', 'l1.17', 'l1.18']);
    const q = createPosition({
      circuit: practiceOval,
      cars: {
        0: { cell: 'l1.14', stops: 1, ...FREE },
        1: { cell: 'l1.15' },
        2: { cell: 'l3.16' },
        3: { cell: 'l3.17' },
      },
      rollDie: 4,
    });
    // Forced in to lane 2 by an arrow, it may still change out and come to lane 1 on the straight, or in to lane 3.
    expect(listDriveMoves(q).sort()).toEqual(['l1.18/0', 'l2.18/0', 'l3.18/0']);
  });

  it('FD-14: the straight goes on across the line', () => {
    const cars = { 0: { cell: 'l1.45', ...FREE }, 1: { cell: 'l1.47' }, 2: { cell: 'l2.47' } };
    const p = createPosition({ circuit: practiceOval, laps: 2, cars, rollDie: 5 });
    // In to lane 3 before the line takes both changes; behind it there is none left.
    expect(listDriveMoves(p)).toEqual(['l3.2/0']);
  });

  it('FD-15: no zigzag: a lane just left is closed for the rest of the straight', () => {
    // On Monaco the step from o.s1.0 to m.s1.0 stays in its row: out and back would burn a cell.
    const p = createPosition({ cars: { 0: { cell: 'o.s1.0', ...FREE }, 1: { cell: 'o.s5.0' } }, rollDie: 3 });
    expect(listDriveMoves(p).filter((move) => move.startsWith('o'))).toEqual(['o.s1.3/0']);
  });

  it('FD-15: unless a car stood in it in between', () => {
    const p = createPosition({ cars: { 0: { cell: 'o.s1.0', ...FREE }, 1: { cell: 'o.s1.1' } }, rollDie: 3 });
    expect(listDriveMoves(p).filter((move) => move.startsWith('o'))).toEqual(['o.s1.2/0']);
    expect(p.game.previewDrive(p.state, { to: 'o.s1.2', brake: 0 }).path).toEqual(['m.s1.0', 'm.s1.1', 'o.s1.2']);
    const q = createPosition({
      circuit: practiceOval,
      cars: { 0: { cell: 'l2.16', ...FREE }, 1: { cell: 'l2.19' } },
      rollDie: 6,
    });
    expect(listDriveMoves(q)).toContain('l2.22/0');
  });

  it('FD-15: the car passed must stand between the cell left and the cell re-entered', () => {
    // Lane 1 is left at row 17 at the latest (a car on 18) and may be re-entered from 19 on.
    const cars = { 0: { cell: 'l1.16', ...FREE }, 1: { cell: 'l1.18' } };
    expect(listDriveMoves(createPosition({ circuit: practiceOval, cars, rollDie: 3 })).sort()).toEqual([
      'l1.19/0',
      'l2.19/0',
      'l3.19/0',
    ]);
    // The car on row 17 can only be passed by leaving at once.
    const near = { 0: { cell: 'l1.16', ...FREE }, 1: { cell: 'l1.17' } };
    expect(listDriveMoves(createPosition({ circuit: practiceOval, cars: near, rollDie: 2 })).sort()).toEqual([
      'l1.18/0',
      'l2.18/0',
      'l3.18/0',
    ]);
  });

  it('FD-16: of several paths to a cell the one with the fewest lane changes is driven, then the first in order', () => {
    const p = createPosition({ circuit: practiceOval, cars: { 0: { cell: 'l1.16', ...FREE } }, rollDie: 4 });
    expect(p.game.previewDrive(p.state, { to: 'l2.20', brake: 0 }).path).toEqual(['l1.17', 'l1.18', 'l1.19', 'l2.20']);
    const events = driveTo(p, 'l2.20');
    expect(events[0]).toMatchObject({ type: 'moved', path: ['l1.17', 'l1.18', 'l1.19', 'l2.20'] });
  });

  it('FD-16: every cell within reach of the brakes is a choice, and none that another beats', () => {
    const p = createPosition({ circuit: practiceOval, cars: { 0: { cell: 'l1.18', brakes: 2 } }, rollDie: 4 });
    const rows = [...listDriveMoves(p)].sort();
    expect(rows).toEqual(['22/0', '21/1', '20/2'].flatMap((end) => [`l1.${end}`, `l2.${end}`, `l3.${end}`]).sort());
  });

  it('FD-16: a cell reached by ways of different length is offered for brakes only if that saves tyres', () => {
    // On Monaco o.s1.0 to m.s1.0 is a step within one row: m.s1.2 lies two or three steps away.
    const p = createPosition({ cars: { 0: { cell: 'o.s1.0', brakes: 3 } }, rollDie: 3 });
    const toMiddle = listDriveMoves(p).filter((move) => move.startsWith('m.s1.2/'));
    expect(toMiddle).toEqual(['m.s1.2/0']);
  });
});
