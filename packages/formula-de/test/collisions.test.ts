import { describe, expect, it } from 'vitest';
import { practiceOval } from '@paddock/formula-de';
import { carViewOf, driveTo, viewOf, playMove, createPosition, roll, shiftAndRoll } from './position.ts';

const positionNextTo = (more: object = {}, others: object = {}) =>
  createPosition({
    circuit: practiceOval,
    cars: {
      0: { cell: 'l2.18', ...more },
      1: { cell: 'l1.20', ...others },
      2: { cell: 'l3.20', ...others },
      3: { cell: 'l2.21', ...others },
      4: { cell: 'l2.19', body: 1 },
    },
    order: [0, 3],
    rollDie: 2,
  });
const listPendingDice = (p: ReturnType<typeof createPosition>) => viewOf(p).pending.map(({ car }) => car);

describe('collisions', () => {
  const arriveBeside = (more: object = {}, others: object = {}) => {
    const p = positionNextTo(more, others);
    // The car on row 19 is in the way; out with it.
    p.state.cell[4] = -1;
    p.state.status[4] = 3;
    p.state.gone = [4];
    driveTo(p, 'l2.20');
    return p;
  };

  it('FD-25: cars beside it and the one directly ahead roll once each, then the mover once for each', () => {
    const p = arriveBeside();
    expect(viewOf(p).phase).toBe('collision');
    expect(listPendingDice(p)).toEqual([1, 2, 3, 0, 0, 0]);
    for (const shown of [1, 2, 20, 1, 7]) roll(p, shown);
    expect(listPendingDice(p)).toEqual([0]);
    roll(p, 3);
    expect([0, 1, 2, 3].map((car) => carViewOf(p, car).wear!.body)).toEqual([1, 1, 2, 2]);
    expect(viewOf(p)).toMatchObject({ order: [3], phase: 'gear', pending: [] });
  });

  it('FD-25: for a car that went out through its own roll the mover loses a point without rolling', () => {
    const p = arriveBeside({}, { body: 1 });
    roll(p, 1);
    expect(carViewOf(p, 1)).toMatchObject({ status: 'out', cell: null });
    expect(carViewOf(p, 0).wear!.body).toBe(1);
    expect(listPendingDice(p)).toEqual([2, 3, 0, 0]);
    roll(p, 1);
    expect(carViewOf(p, 0).status).toBe('out');
    // The third car still rolls; the mover has no dice left, and stays first until the turn is over.
    expect(viewOf(p)).toMatchObject({ order: [0, 3], pending: [{ car: 3, for: 'collision' }] });
    roll(p, 2);
    expect(viewOf(p)).toMatchObject({ order: [3], phase: 'gear' });
  });

  it('FD-25: a car behind, or diagonally ahead, is no danger', () => {
    const cars = { 0: { cell: 'l2.18' }, 1: { cell: 'l2.19' }, 2: { cell: 'l1.22' }, 3: { cell: 'l1.20' } };
    const p = createPosition({ circuit: practiceOval, cars, order: [0, 3], rollDie: 3 });
    driveTo(p, 'l3.21');
    expect(viewOf(p).phase).toBe('gear');
  });

  it('FD-26: the last body point lost: out; the last engine point lost: out', () => {
    const p = arriveBeside({ body: 1 });
    for (const shown of [2, 2, 2]) roll(p, shown);
    const events = roll(p, 1);
    expect(events).toContainEqual({ type: 'out', car: 0, reason: 'body' });
    expect(viewOf(p)).toMatchObject({ order: [3], pending: [] });
  });
});

describe('engines', () => {
  const positionInFifth = (more: object = {}) =>
    createPosition({
      cars: {
        0: { cell: 'm.s6.0', gear: 5, ...more },
        1: { cell: 'o.s2.3', gear: 6 },
        2: { cell: 'o.s2.9', gear: 5, engine: 1 },
        3: { cell: 'o.s2.0', gear: 4 },
      },
      order: [0, 1],
    });

  it('FD-27: a 20 in fifth: it and every car in fifth or sixth test, in race order; 1 to 4 costs a point', () => {
    const p = positionInFifth();
    shiftAndRoll(p, 5, 20);
    driveTo(p, 'm.s6.20');
    expect(viewOf(p)).toMatchObject({ phase: 'engine', pending: [0, 2, 1].map((car) => ({ car, for: 'engine' })) });
    roll(p, 4);
    expect(carViewOf(p, 0).wear!.engine).toBe(1);
    const events = roll(p, 1);
    expect(events).toContainEqual({ type: 'out', car: 2, reason: 'engine' });
    roll(p, 5);
    expect(carViewOf(p, 1).wear!.engine).toBe(2);
    expect(viewOf(p).order).toEqual([1]);
  });

  it('FD-27: 19 does not strain; 30 in sixth does', () => {
    const p = positionInFifth();
    shiftAndRoll(p, 5, 19);
    driveTo(p, 'm.s6.19');
    expect(viewOf(p).phase).toBe('gear');
    const q = positionInFifth({ brakes: 3 });
    playMove(q, { gear: 6 });
    roll(q, 30);
    expect(viewOf(q).phase).toBe('move');
    driveTo(q, 'm.c6.1');
    expect(viewOf(q).pending.map(({ car }) => car)).toEqual([0, 2, 1]);
  });

  it('FD-27: after the collisions; a car that spun in this move is in first; one that is out does not test', () => {
    const p = positionInFifth();
    p.state.cell[3] = p.state.cell[0]! + 21;
    shiftAndRoll(p, 5, 20);
    driveTo(p, 'm.s6.20');
    expect(viewOf(p).pending.map((die) => die.for)).toEqual(['collision', 'collision', 'engine', 'engine', 'engine']);
    // From the chicane straight on through corner 7 and out of control: no choice at all, and the others still test.
    const q = createPosition({
      cars: { 0: { cell: 'm.c6.4', gear: 5, brakes: 0 }, 1: { cell: 'o.s2.3', gear: 6 } },
      order: [0, 1],
    });
    shiftAndRoll(q, 5, 20);
    expect(carViewOf(q, 0).status).toBe('out');
    expect(viewOf(q)).toMatchObject({ phase: 'engine', order: [0, 1], pending: [{ car: 1, for: 'engine' }] });
  });

  it('FD-27: a car that spins with a 20 does not test', () => {
    // Corner 6 left one stop short by a single cell with the last tyre.
    const p = createPosition({
      cars: { 0: { cell: 'm.s6.12', gear: 5, brakes: 0, tyres: 1 }, 1: { cell: 'o.s2.3', gear: 6 } },
      order: [0, 1],
    });
    shiftAndRoll(p, 5, 20);
    const spinning = p.game
      .legalMoves(p.state, 0)
      .find((move) => 'to' in move && p.game.previewDrive(p.state, move).spin);
    expect(spinning).toBeDefined();
    playMove(p, spinning!);
    expect(carViewOf(p, 0)).toMatchObject({ spun: true, gear: 1 });
    expect(viewOf(p).pending).toEqual([{ car: 1, for: 'engine' }]);
  });
});
