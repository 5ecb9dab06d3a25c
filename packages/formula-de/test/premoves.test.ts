import { describe, expect, it } from 'vitest';
import { type GearMove, practiceOval } from '@paddock/formula-de';
import { type CarSketch, listGears, playMove, createPosition, type PositionSketch } from './position.ts';

/** Seat 0 waits for car 1 to move. */
const positionWithWaitingCar = (car: Partial<CarSketch>, sketch: Partial<PositionSketch> = {}) =>
  createPosition({
    circuit: practiceOval,
    laps: 2,
    dashboards: 'hidden',
    cars: { 0: { cell: 'l1.16', ...car }, 1: { cell: 'l1.40' } },
    order: [1, 0],
    ...sketch,
  });

function listPremoveGears(
  { game, state }: ReturnType<typeof createPosition>,
  seat = 0,
  chosen: readonly GearMove[] = [],
): number[] {
  return game.premoves(game.view(state, seat), seat, chosen).map((move) => (move as GearMove).gear);
}

describe('premoves', () => {
  it.each<[string, Partial<CarSketch>]>([
    ['a rolling car', { gear: 4 }],
    ['no fuel', { gear: 6, fuel: 0 }],
    ['no brakes', { gear: 6, brakes: 0 }],
    ['the last engine point', { gear: 6, engine: 1 }],
    ['in the pit lane', { gear: 6, cell: 'pit.3', fuel: 0 }],
    ['after a slow pit stop', { gear: 5, cell: 'box.0', condition: 'waits' }],
    ['after a spin', { gear: 1, condition: 'spun' }],
    ['before the start', { gear: 1, cell: 'l1.46', since: 0, condition: 'grid' }],
    ['after a stall', { gear: 1, cell: 'l1.46', since: 0, condition: 'stalled' }],
  ])('FD-12: the gears that will be legal if nothing happens: %s', (_, car) => {
    const p = positionWithWaitingCar(car);
    const offered = listPremoveGears(p);
    p.state.mover = 1;
    expect(offered).toEqual(listGears(p));
  });

  it('offers one gear, and none to a car that has its gear for this turn', () => {
    const p = positionWithWaitingCar({});
    expect(listPremoveGears(p, 0, [{ gear: 3 }])).toEqual([]);
    expect(listPremoveGears(p, 1)).toEqual([1, 2, 3, 4]);
    playMove(p, { gear: 3 });
    expect(listPremoveGears(p, 1)).toEqual([]);
  });

  it('offers nothing when either of two cars may come first in the next round, nor to cars that are out', () => {
    const two = createPosition({
      circuit: practiceOval,
      carsPerPlayer: 2,
      seats: 2,
      cars: { 0: { cell: 'l1.16' }, 1: { cell: 'l1.18' }, 2: { cell: 'l1.2' } },
      order: [2],
    });
    expect(listPremoveGears(two)).toEqual([]);
    expect(
      listPremoveGears(createPosition({ circuit: practiceOval, seats: 2, cars: { 1: { cell: 'l1.2' } } })),
    ).toEqual([]);
  });
});
