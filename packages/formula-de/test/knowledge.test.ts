import { describe, expect, it } from 'vitest';
import { type Event, practiceOval } from '@paddock/formula-de';
import { driveTo, playMove, createPosition } from './position.ts';

describe('dashboards', () => {
  const race = (dashboards: 'hidden' | 'open') =>
    createPosition({
      circuit: practiceOval,
      dashboards,
      cars: { 0: { cell: 'l1.13', gear: 5, brakes: 1 }, 1: { cell: 'l2.2' } },
    });

  it('FD-7: hidden: the wear of others is not shown; gear, position, spins and retirements are', () => {
    const { game, state } = race('hidden');
    const seen = game.view(state, 1).cars;
    expect(seen.map(({ wear }) => wear)).toEqual([null, { tyres: 4, brakes: 3, fuel: 2, body: 2, engine: 2 }]);
    expect(seen[0]).toMatchObject({ cell: 'l1.13', gear: 5, spun: false, status: 'racing' });
    expect(game.view(state, null).cars.map(({ wear }) => wear)).toEqual([null, null]);
  });

  it('FD-7: open: everybody sees everything', () => {
    const { game, state } = race('open');
    expect(game.view(state, null).cars.every(({ wear }) => wear !== null)).toBe(true);
  });

  it('FD-7: only the driver sees what a shift or a move costs', () => {
    const p = race('hidden');
    const [shifted] = playMove(p, { gear: 3 });
    expect(p.game.redact(shifted!, 0)).toMatchObject({
      cost: { fuel: 1, brakes: 0, engine: 0 },
      left: { fuel: 1, brakes: 1, engine: 2 },
    });
    expect(p.game.redact(shifted!, 1)).toMatchObject({ type: 'shifted', from: 5, to: 3, cost: null, left: null });
    p.game.resolve(p.state, 0);
    const events = driveTo(p, 'l1.17').map((event: Event) => p.game.redact(event, 1));
    expect(events[0]).toMatchObject({ type: 'moved', to: 'l1.17', tyres: null, brakes: null, left: null });
  });
});
