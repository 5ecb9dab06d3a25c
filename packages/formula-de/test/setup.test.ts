import { describe, expect, it } from 'vitest';
import {
  builtInCircuits,
  type Circuit,
  DIE_FACES,
  formulaDe,
  type Options,
  practiceOval,
  type View,
} from '@paddock/formula-de';
import { defaultOptions, resolveOptions } from '@paddock/kernel';
import { carViewOf, driveTo, listDriveMoves, listGears, viewOf, playMove, createPosition, roll } from './position.ts';

const DEFAULTS = defaultOptions(formulaDe.options);

/** A table whose cars roll the given numbers for the grid. */
function rollGrid(rolls: readonly number[], seats: number, options: Partial<Options> = {}) {
  const game = formulaDe.create(seats, { ...DEFAULTS, ...options });
  const state = game.setup();
  const rollers: number[] = [];
  for (const shown of rolls) {
    rollers.push((game.table(state) as View).pending[0]!.car);
    game.resolve(state, shown - 1);
  }
  return { game, state, rollers };
}

describe('components', () => {
  it('FD-1: 2 to 10 players with one car, 2 to 5 with the two cars of a team', () => {
    expect(formulaDe.seats).toEqual({ min: 2, max: 10 });
    for (let seats = 2; seats <= 10; seats++) {
      expect(resolveOptions(formulaDe, seats, { carsPerPlayer: 1 }).ok).toBe(true);
      expect(resolveOptions(formulaDe, seats, { carsPerPlayer: 2 }).ok).toBe(seats <= 5);
    }
    const game = formulaDe.create(5, { ...DEFAULTS, carsPerPlayer: 2 });
    expect((game.table(game.setup()) as View).cars.map(({ seat }) => seat)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('FD-2: six gear dice and a black one', () => {
    expect(DIE_FACES.slice(1, 4)).toEqual([
      [1, 1, 2, 2],
      [2, 3, 3, 4, 4, 4],
      [4, 5, 6, 6, 7, 7, 8, 8],
    ]);
    const counted = (gear: number) => [DIE_FACES[gear]!.length, DIE_FACES[gear]![0], DIE_FACES[gear]!.at(-1)];
    expect([counted(4), counted(5), counted(6)]).toEqual([
      [12, 7, 12],
      [20, 11, 20],
      [30, 21, 30],
    ]);
    const p = createPosition({ cars: { 0: { cell: 'm.s2.0', gear: 1 }, 1: { cell: 'm.s5.0' } } });
    for (let gear = 1; gear <= 6; gear++) {
      p.state.phase = 'roll';
      p.state.gear[0] = gear;
      expect(p.game.awaiting(p.state)).toEqual({ kind: 'chance', ways: DIE_FACES[gear]!.length, label: 'gear' });
      expect(p.game.chance(p.state, 0)).toEqual({ label: 'gear', car: 0, result: DIE_FACES[gear]![0] });
    }
    expect(p.game.awaiting(p.game.setup())).toEqual({ kind: 'chance', ways: 20, label: 'black' });
  });

  it('FD-3: monaco and zandvoort by name, or a circuit of one’s own; nonsense is refused', () => {
    for (const circuit of ['monaco', 'zandvoort', practiceOval]) {
      expect(resolveOptions(formulaDe, 4, { circuit }).ok).toBe(true);
    }
    const named: Circuit = JSON.parse(JSON.stringify(practiceOval).replaceAll('l1.20"', 'finish"')) as Circuit;
    for (const circuit of ['indy', 7, null, {}, { ...practiceOval, cells: [] }, named]) {
      expect(resolveOptions(formulaDe, 4, { circuit }).ok).toBe(false);
    }
    expect(formulaDe.traceHeader!({ ...DEFAULTS, circuit: 'zandvoort' })).toEqual({
      circuit: builtInCircuits.zandvoort.circuit,
    });
  });

  it('FD-4: the own lane comes first among the next cells, and level cells lie in one row', () => {
    for (const { circuit } of Object.values(builtInCircuits)) {
      const lanes = new Map(circuit.cells.map(({ id, lane }) => [id, lane]));
      for (const { next, lane } of circuit.cells) expect(lanes.get(next[0]!)).toBe(lane);
    }
  });

  it('FD-5: the first crossing begins lap 1, and from one finish cell to another is no crossing', () => {
    const p = createPosition({ circuit: practiceOval, cars: { 0: { cell: 'l1.46', lap: 0, gear: 1 } }, rollDie: 2 });
    driveTo(p, 'l1.0');
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'l1.0', lap: 1 });
    const q = createPosition({ cars: { 0: { cell: 'o.s1.0', lap: 1, gear: 1 } }, rollDie: 1 });
    driveTo(q, 'm.s1.0');
    expect(carViewOf(q, 0)).toMatchObject({ cell: 'm.s1.0', lap: 1 });
  });

  it('FD-6: wear points for one lap and for two', () => {
    const wear = (laps: number) => {
      const { game, state } = rollGrid([], 2, { laps });
      return (game.table(state) as View).cars[1]!.wear;
    };
    expect(wear(1)).toEqual({ tyres: 4, brakes: 3, fuel: 2, body: 2, engine: 2 });
    expect(wear(2)).toEqual({ tyres: 6, brakes: 4, fuel: 3, body: 3, engine: 3 });
  });
});

describe('grid and start', () => {
  it('FD-8: the lowest roll takes pole, and so on up', () => {
    const { game, state } = rollGrid([9, 3, 17, 4], 4);
    const view = game.table(state) as View;
    expect(view.order).toEqual([1, 3, 0, 2]);
    expect(view.cars.map(({ cell }) => cell)).toEqual(['o.s11.12', 'o.s11.15', 'i.s11.12', 'i.s11.15']);
    expect(view).toMatchObject({ round: 1, phase: 'start', pending: [{ car: 1, for: 'start' }] });
  });

  it('FD-8: equal rolls roll again among themselves, for the places they share', () => {
    // Cars 0 and 3 share places 1 and 2, cars 1 and 4 places 3 and 4; 0 and 3 tie once more.
    const { game, state, rollers } = rollGrid([3, 8, 12, 3, 8, 5, 5, 9, 2, 14, 13], 5);
    expect(rollers).toEqual([0, 1, 2, 3, 4, 0, 3, 0, 3, 1, 4]);
    expect((game.table(state) as View).order).toEqual([3, 0, 4, 1, 2]);
  });

  it('FD-8: while the grid is rolled, the dice to come are pending and nobody is placed', () => {
    const { game, state } = rollGrid([3, 8, 3, 8], 4);
    const view = game.table(state) as View;
    expect(view.pending.map(({ car }) => car)).toEqual([0, 2, 1, 3]);
    expect(view.order).toEqual([]);
    expect(view.cars.every(({ cell, since }) => cell === null && since === 0)).toBe(true);
  });

  const onGrid = { cell: 'l1.40', lap: 0, gear: 1, condition: 'grid' } as const;
  const started = () => {
    const p = createPosition({ circuit: practiceOval, cars: { 0: onGrid, 1: { ...onGrid, cell: 'l3.40' } } });
    p.state.phase = 'start';
    p.state.pending = [1];
    return p;
  };

  it('FD-9: a 1 stalls: no move this turn, and next turn first gear without another roll', () => {
    const p = started();
    const events = roll(p, 1);
    expect(events).toContainEqual({ type: 'stalled', car: 0 });
    expect(viewOf(p)).toMatchObject({ order: [1], phase: 'start' });
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'l1.40', started: true });
    roll(p, 7);
    playMove(p, { gear: 1 });
    roll(p, 1);
    driveTo(p, 'l3.41');
    expect(viewOf(p)).toMatchObject({ round: 2, order: [1, 0] });
    playMove(p, { gear: 2 });
    roll(p, 2);
    driveTo(p, 'l3.43');
    expect(viewOf(p)).toMatchObject({ phase: 'gear', order: [0] });
    expect(listGears(p)).toEqual([1]);
  });

  it('FD-9: a 20 is a dream start: exactly four cells in first, up to two lanes, then second is open', () => {
    const p = started();
    roll(p, 20);
    expect(viewOf(p)).toMatchObject({ phase: 'move', roll: 4, order: [0, 1] });
    expect(listDriveMoves(p).sort()).toEqual(['l1.44/0', 'l2.44/0', 'l3.44/0']);
    driveTo(p, 'l3.44');
    expect(carViewOf(p, 0)).toMatchObject({ cell: 'l3.44', gear: 1, started: true });
    roll(p, 20);
    driveTo(p, 'l2.44');
    // It ended beside car 0.
    roll(p, 2);
    roll(p, 2);
    expect(listGears(p)).toEqual([1, 2]);
  });

  it('FD-9: a dream start that is blocked loses the rest for free', () => {
    const cars = { 0: onGrid, 1: { cell: 'l1.42' }, 2: { cell: 'l2.42' }, 3: { cell: 'l2.43' }, 4: { cell: 'l2.41' } };
    const p = createPosition({ circuit: practiceOval, cars, rollDie: 4, exact: true });
    expect(listDriveMoves(p)).toEqual(['l1.41/0']);
    driveTo(p, 'l1.41');
    expect(carViewOf(p, 0).wear).toMatchObject({ brakes: 3, tyres: 4 });
  });

  it('FD-9: any other roll: first gear, and its die', () => {
    const p = started();
    roll(p, 2);
    expect(viewOf(p).phase).toBe('gear');
    expect(listGears(p)).toEqual([1]);
    expect(carViewOf(p, 0).started).toBe(true);
  });
});

describe('turn order', () => {
  const after = (cars: Parameters<typeof createPosition>[0]['cars']) => {
    // The last car ends its turn, and the next round begins.
    const last = Math.max(...Object.keys(cars).map(Number));
    const p = createPosition({ circuit: practiceOval, laps: 2, cars, order: [last], rollDie: 1 });
    const order = Object.keys(cars).map(Number);
    p.state.order = [...order.filter((car) => car !== last), last];
    p.state.mover = order.length - 1;
    return p;
  };

  it('FD-10: the car furthest ahead first: lap, then row', () => {
    const p = after({ 0: { cell: 'l1.5' }, 1: { cell: 'l1.7' }, 2: { cell: 'l2.1', lap: 2 }, 3: { cell: 'l3.2' } });
    driveTo(p, 'l3.3');
    expect(viewOf(p)).toMatchObject({ round: 2, order: [2, 1, 0, 3] });
  });

  it('FD-10: level cars by the higher gear, then by who got there first', () => {
    const rivals = { 0: { cell: 'l1.20', gear: 3, since: 40 }, 1: { cell: 'l2.20', gear: 4, since: 60 } };
    const p = after({ ...rivals, 2: { cell: 'l3.20', gear: 3, since: 30 }, 3: { cell: 'l1.2' } });
    driveTo(p, 'l1.3');
    expect(viewOf(p).order).toEqual([1, 2, 0, 3]);
  });

  it('FD-10: of two cars in one lane the one further on moves first, though they share a row', () => {
    // Some rows of the board hold two cells of one lane.
    const { circuit } = builtInCircuits.zandvoort;
    const [near, far] = circuit.cells.flatMap((cell) => {
      const next = circuit.cells.find(({ id }) => id === cell.next[0])!;
      return next.row === cell.row ? [cell, next] : [];
    });
    const p = createPosition({
      circuit: 'zandvoort',
      cars: {
        0: { cell: near!.id, gear: 6, since: 1 },
        1: { cell: far!.id, gear: 1, since: 60 },
        2: { cell: 'o.s1.0' },
      },
      order: [2],
      rollDie: 1,
    });
    p.state.order = [0, 1, 2];
    p.state.mover = 2;
    driveTo(p, 'o.s1.1');
    expect(viewOf(p).order.filter((car) => car < 2)).toEqual([1, 0]);
  });

  it('FD-10: the order is fixed at the start of the round', () => {
    const cars = { 0: { cell: 'l1.5' }, 1: { cell: 'l2.4' }, 2: { cell: 'l3.2' } };
    const p = createPosition({ circuit: practiceOval, cars, rollDie: 1 });
    driveTo(p, 'l1.6');
    playMove(p, { gear: 4 });
    roll(p, 7);
    driveTo(p, 'l2.11');
    expect(viewOf(p).order).toEqual([2]);
  });

  it('FD-10: cars that still stand level on the grid go by grid place', () => {
    const stalled = { lap: 0, gear: 1, since: 0, condition: 'stalled' } as const;
    const p = after({
      0: { cell: 'l1.46', ...stalled },
      1: { cell: 'l3.46', ...stalled },
      2: { cell: 'l2.40', lap: 0 },
    });
    p.state.grid = [1, 0, 2];
    driveTo(p, 'l2.41');
    expect(viewOf(p).order).toEqual([1, 0, 2]);
  });
});
