import { describe, expect, it } from 'vitest';
import { formelFun } from '@paddock/formel-fun';
import { startMatch, Rng } from '@paddock/kernel';
import { playRandomly } from '@paddock/kernel/testing/walk';
import { computeFinalRanking, findLastCar, pointsOfPlace } from '../src/race.ts';
import { playAndMove, createPosition } from './position.ts';

const PLAIN = [
  ['B6', 'B7', 'B8', 'R2', 'R3'],
  ['B6', 'B7', 'B8', 'R4', 'R5'],
  ['B6', 'B7', 'B8', 'R6', 'R7'],
] as const;

describe('a turn', () => {
  it('FF-11: the cards go to the discard pile, one card is drawn, then the car moves', () => {
    const p = createPosition({ cars: { 0: [0, 1], 3: [-1, 1] }, hands: [['B6', 'T', 'R2'], ['B7']] });
    p.game.play(p.state, 0, { card: 'B6', turbo: true });
    expect(p.game.awaiting(p.state)).toEqual({ kind: 'chance', ways: 106, label: 'draw' });
    expect(p.game.table(p.state)).toMatchObject({
      order: [0, 3],
      discard: ['B6', 'T'],
      played: { card: 'B6', turbo: true },
    });
    expect(p.state.pos[0]).toBe(0);
    p.game.resolve(p.state, 0);
    expect(p.state.pos[0]).toBe(11);
    expect(p.game.view(p.state, 0).hand).toEqual(['R1', 'R2']);
    expect(p.game.table(p.state)).toMatchObject({ order: [3], played: null });
  });

  it('FF-11: an empty pile is made anew from the discard pile, the cards just played included', () => {
    const p = createPosition({ cars: { 0: [0, 1], 3: [-1, 1] }, hands: [['B6', 'R2'], ['B7']], discardCards: 'all' });
    p.game.play(p.state, 0, { card: 'B6', turbo: false });
    expect(p.game.awaiting(p.state)).toEqual({ kind: 'chance', ways: 108, label: 'draw' });
    expect(p.game.table(p.state)).toMatchObject({ pile: [] });
    p.game.resolve(p.state, 107);
    expect(p.game.view(p.state, 0).discard).toEqual([]);
    expect(p.state.pileSize).toBe(107);
    expect(p.game.view(p.state, 0).hand).toEqual(['R2', 'T']);
  });

  it('FF-21: every car moves once, the leader first, on one space the innermost first, fixed at the start', () => {
    const p = createPosition({
      cars: { 0: [5, 2], 3: [5, 1], 6: [9, 1], 1: [2, 1] },
      hands: PLAIN,
      race: 2,
    });
    expect(p.game.view(p.state, null).order).toEqual([6, 3, 0, 1]);
    playAndMove(p, 'B6');
    // Car 3 overtakes car 6 in the turn, and still the order stays.
    playAndMove(p, 'B8');
    playAndMove(p, 'B8');
    expect(p.game.view(p.state, null).order).toEqual([1]);
    playAndMove(p, 'B6');
    expect(p.state.turn).toBe(2);
    expect(p.game.view(p.state, null).order).toEqual([6, 3, 0, 1]);
  });

  it('FF-21: order within a position goes by lane', () => {
    const p = createPosition({ cars: { 0: [5, 3], 3: [5, 1], 6: [5, 2] }, hands: PLAIN });
    expect(p.game.view(p.state, null).order).toEqual([3, 6, 0]);
  });

  it('FF-22: the first turn follows the grid', () => {
    const game = formelFun.create(3, { win: 'title' });
    const state = game.setup();
    const rng = Rng.from('grid');
    for (let awaiting = game.awaiting(state); awaiting.kind === 'chance'; awaiting = game.awaiting(state)) {
      game.resolve(state, rng.below(awaiting.ways));
    }
    const { order } = game.view(state, null);
    const places = order.map((car) => [state.pos[car], state.lane[car]]);
    expect(places).toEqual([0, -1, -2].flatMap((pos) => [1, 2, 3].map((lane) => [pos, lane])));
  });
});

describe('the end of a race', () => {
  it('FF-23: the turn is finished, then the outermost car on the rearmost space is eliminated', () => {
    const p = createPosition({ cars: { 0: [27, 1], 3: [12, 1], 6: [12, 2], 1: [20, 1] }, hands: PLAIN, race: 3 });
    playAndMove(p, 'B6');
    expect(p.state.pos[0]).toBe(33);
    expect(p.state.race).toBe(3);
    playAndMove(p, 'B7');
    playAndMove(p, 'B6');
    expect(findLastCar(p.game.view(p.state, null).cars)).toBe(6);
    playAndMove(p, 'B6');
    expect(p.state.out[6]).toBe(3);
    expect(p.state.race).toBe(4);
    expect(p.state.turn).toBe(1);
  });

  it('FF-24: a player without cars is out, and their hand goes to the discard pile', () => {
    const p = createPosition({ cars: { 0: [30, 1], 3: [20, 1], 6: [10, 1], 1: [22, 1] }, hands: PLAIN });
    playAndMove(p, 'B6');
    playAndMove(p, 'B7');
    playAndMove(p, 'B6');
    playAndMove(p, 'B6');
    expect(p.game.view(p.state, 2).handSizes).toEqual([5, 5, 0]);
    expect(p.game.view(p.state, 2).hand).toEqual([]);
    // Four played cards and the five of the hand.
    expect(p.game.view(p.state, 2).discard).toHaveLength(9);
    expect(p.game.audit(p.state)).not.toMatch(/cards/);
  });

  it('FF-24: in the final too', () => {
    const p = createPosition({ cars: { 0: [30, 1], 3: [20, 1] }, hands: PLAIN.slice(0, 2), race: 8 });
    playAndMove(p, 'B6');
    playAndMove(p, 'B6');
    expect(p.state.phase).toBe('over');
    expect(p.game.view(p.state, 0).handSizes).toEqual([5, 0, 0]);
  });

  it('FF-25: the cars left line up one per space in the order of the finish, in lane 1', () => {
    const p = createPosition({ cars: { 0: [30, 1], 3: [24, 1], 1: [24, 2], 6: [10, 1] }, hands: PLAIN });
    playAndMove(p, 'B6');
    playAndMove(p, 'B6');
    playAndMove(p, 'B7');
    playAndMove(p, 'B6');
    // Finish: car 0 on 36, car 1 on 31, car 3 on 30; car 6 is out.
    expect([0, 1, 3].map((car) => [p.state.pos[car], p.state.lane[car]])).toEqual([
      [0, 1],
      [-1, 1],
      [-2, 1],
    ]);
    expect(p.game.view(p.state, null).order).toEqual([0, 1, 3]);
  });

  it('FF-2 and FF-26: one race fewer than cars when nobody ends it early; the last is run by two cars', () => {
    const lengths = new Map<number, number>();
    for (let g = 0; g < 60; g++) {
      const match = startMatch(formelFun, 3 + (g % 4), { win: 'title' });
      let lastField = 0;
      playRandomly(match, Rng.from(`races ${g}`), ({ state }) => {
        if (state.phase === 'play') lastField = state.order.length;
      });
      const cars = match.state.out.length;
      const racesRun = match.state.race;
      expect(racesRun).toBeLessThanOrEqual(cars - 1);
      if (racesRun === cars - 1) {
        expect(lastField).toBe(2);
        lengths.set(match.game.seats, racesRun);
      }
      expect(match.state.out.filter((race) => race !== 0)).toHaveLength(racesRun);
    }
    expect([...lengths].sort(([a], [b]) => a - b)).toEqual([
      [3, 8],
      [4, 11],
      [5, 14],
      [6, 11],
    ]);
  });

  it('FF-27: when all cars left belong to one player the game ends at once, and they take the places left', () => {
    const p = createPosition({ cars: { 0: [30, 1], 1: [29, 1], 2: [28, 1], 3: [20, 1] }, hands: PLAIN, race: 6 });
    playAndMove(p, 'B6');
    playAndMove(p, 'B7');
    playAndMove(p, 'B8');
    playAndMove(p, 'B6');
    expect(p.state.phase).toBe('over');
    // All three end on 36, in lanes 1, 2, 3: places 1, 2, 3. Car 3 was fourth.
    expect(p.state.points).toEqual([12 + 9 + 7, 6, 0]);
    // They stay where they finished, and were never eliminated.
    expect(p.game.table(p.state)).toMatchObject({ order: [], race: 6 });
    expect([0, 1, 2].map((car) => [p.state.pos[car], p.state.lane[car], p.state.out[car]])).toEqual([
      [36, 1, 0],
      [36, 2, 0],
      [36, 3, 0],
    ]);
  });
});

describe('winning', () => {
  it('FF-28: the tables of points', () => {
    const points = (cars: number): number[] => Array.from({ length: cars }, (_, i) => pointsOfPlace(cars, i + 1));
    expect(points(9)).toEqual([12, 9, 7, 6, 5, 4, 3, 2, 1]);
    expect(points(12)).toEqual([15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(points(15)).toEqual([18, 15, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('FF-28: a whole game hands out the whole table', () => {
    for (const [seats, sum] of [
      [3, 49],
      [4, 82],
      [5, 124],
      [6, 82],
    ] as const) {
      const match = startMatch(formelFun, seats, { win: 'title' });
      playRandomly(match, Rng.from(`points ${seats}`));
      expect(match.state.points.reduce((a, b) => a + b)).toBe(sum);
    }
  });

  it('FF-29: title goes by points, final by who wins the last race and then by how long a last car stayed', () => {
    const p = createPosition({ cars: { 3: [36, 1] }, race: 8 });
    p.state.points = [20, 17, 12];
    p.state.out = [1, 2, 5, 0, 3, 4, 6, 7, 8];
    p.state.phase = 'over';
    expect(computeFinalRanking(p.state, 'title')).toEqual([[0], [1], [2]]);
    expect(computeFinalRanking(p.state, 'final')).toEqual([[1], [2], [0]]);
    expect(formelFun.options.win.default).toBe('title');
  });

  it('FF-30: equal points share the place', () => {
    const p = createPosition({ cars: { 0: [36, 1] } });
    p.state.points = [14, 21, 14];
    expect(computeFinalRanking(p.state, 'title')).toEqual([[1], [0, 2]]);
  });
});
