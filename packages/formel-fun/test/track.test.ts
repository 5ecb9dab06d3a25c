import { describe, expect, it } from 'vitest';
import { formelFun, printedNumber } from '@paddock/formel-fun';
import { playAndMove, createPosition } from './position.ts';

/** The table after the grid is drawn with the given outcomes (0 when they run out). */
function setUpGrid(seats: number, outcomes: readonly number[] = []) {
  const game = formelFun.create(seats, { win: 'title' });
  const state = game.setup();
  const ways: number[] = [];
  for (let awaiting = game.awaiting(state); awaiting.kind === 'chance' && awaiting.label === 'grid';) {
    ways.push(awaiting.ways);
    game.resolve(state, outcomes[ways.length - 1] ?? 0);
    awaiting = game.awaiting(state);
  }
  return { game, state, ways };
}

describe('components and grid', () => {
  it('FF-1: 3 to 6 players with 3, 3, 3 and 2 cars each', () => {
    expect(formelFun.seats).toEqual({ min: 3, max: 6 });
    const cars = [3, 4, 5, 6].map((seats) => formelFun.create(seats, { win: 'title' }).setup().pos.length);
    expect(cars).toEqual([9, 12, 15, 12]);
  });

  it('FF-3: the spaces are numbered 1 to 10 three times', () => {
    const numbers = Array.from({ length: 30 }, (_, i) => printedNumber(i + 1));
    const section = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(numbers).toEqual([...section, ...section, ...section]);
  });

  it('FF-5: position 0 is the 10 before the line, -1 the 9 behind it, 31 the 1 after it again', () => {
    expect([0, -1, -8, -9, -10, -14, 1, 30, 31, 45].map(printedNumber)).toEqual([10, 9, 2, 1, 10, 6, 1, 10, 1, 5]);
  });

  it('FF-5: positions 30 apart share a space, its lanes and its limit', () => {
    const p = createPosition({ cars: { 0: [-10, 1], 3: [14, 1], 6: [-20, 1] }, hands: [[], ['B6']], order: [3, 0, 6] });
    playAndMove(p, 'B6');
    expect(p.state.pos[3]).toBe(20);
    expect(p.state.lane[3]).toBe(2);
  });

  it('FF-6: one car of each team on the 10, the second on the 9, the third on the 8; with six players two rows', () => {
    for (const seats of [3, 4, 5, 6]) {
      const { state } = setUpGrid(seats);
      const rows = [...new Set(state.pos)].sort((a, b) => b - a);
      expect(rows).toEqual(seats === 6 ? [0, -1] : [0, -1, -2]);
      for (const row of rows) expect(state.pos.filter((pos) => pos === row)).toHaveLength(seats);
    }
  });

  it('FF-7: car k of each team stands in row k; the order in a row is drawn, innermost first', () => {
    const { state, ways } = setUpGrid(4, [2, 0, 1, 0]);
    expect(ways).toEqual([4, 3, 2, 1, 4, 3, 2, 1, 4, 3, 2, 1]);
    // Of cars 0, 3, 6, 9 the third goes first, then the first left, then the second left.
    expect([6, 0, 9, 3].map((car) => [state.pos[car], state.lane[car]])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
    ]);
    expect([1, 4, 7, 10].map((car) => state.pos[car])).toEqual([-1, -1, -1, -1]);
  });

  it('FF-7: the grid is drawn first, then the hands are dealt seat by seat', () => {
    const { game, state } = setUpGrid(3);
    expect(game.awaiting(state)).toEqual({ kind: 'chance', ways: 110, label: 'deal' });
    const seats: unknown[] = [];
    for (let i = 0; i < 15; i++) {
      seats.push(game.chance(state, 0)['seat']);
      game.resolve(state, 0);
    }
    expect(seats).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(game.awaiting(state).kind).toBe('moves');
  });

  it('FF-8: a start row may hold five or six cars', () => {
    expect(setUpGrid(6).state.lane.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    expect(Math.max(...setUpGrid(5).state.lane)).toBe(5);
  });
});

describe('where a move ends', () => {
  it('FF-17: the whole move is used, first card and Turbo as one movement', () => {
    const p = createPosition({
      // Space 6 is full, but only 11 is where the move ends.
      cars: { 0: [0, 1], 1: [6, 1], 2: [6, 2], 3: [6, 3], 4: [6, 4], 6: [-1, 1] },
      hands: [['B6', 'T', 'R2']],
      order: [0, 6, 1, 2, 3, 4],
    });
    playAndMove(p, 'B6', true);
    expect(p.state.pos[0]).toBe(11);
  });

  it('FF-18: the innermost free lane; cars already there do not shift when another leaves', () => {
    const p = createPosition({
      cars: { 0: [6, 1], 1: [6, 3], 3: [0, 1], 6: [-1, 1] },
      hands: [
        ['B8', 'B7'],
        ['B6', 'R2'],
        ['B7', 'R2'],
      ],
      order: [3, 0, 6, 1],
    });
    playAndMove(p, 'B6');
    expect([p.state.pos[3], p.state.lane[3]]).toEqual([6, 2]);
    playAndMove(p, 'B8');
    expect([1, 3].map((car) => p.state.lane[car])).toEqual([3, 2]);
    playAndMove(p, 'B7');
    expect([p.state.pos[6], p.state.lane[6]]).toEqual([6, 1]);
  });

  it('FF-19: a car that would end on a full space drops back to the space behind it', () => {
    const p = createPosition({
      cars: { 0: [6, 1], 1: [6, 2], 2: [6, 3], 3: [6, 4], 4: [0, 1], 6: [-3, 1] },
      hands: [[], ['B6', 'R2']],
      order: [4, 0, 1, 2, 3, 6],
    });
    expect(p.game.preview(p.state, 1, { card: 'B6', turbo: false })).toEqual({
      distance: 6,
      aimed: 6,
      to: 5,
      lane: 1,
      passesLine: false,
      handAfter: 2,
      nextNumber: 5,
      hasNextRed: false,
    });
    playAndMove(p, 'B6');
    expect([p.state.pos[4], p.state.lane[4]]).toEqual([5, 1]);
  });

  it('FF-19: and again when that one is full too', () => {
    const cars = { 0: [3, 1], 1: [3, 2], 2: [3, 3], 3: [3, 4], 4: [2, 1], 5: [2, 2], 6: [2, 3], 7: [2, 4] } as const;
    const p = createPosition({
      cars: { ...cars, 8: [0, 1] },
      hands: [[], [], ['R2', 'R3']],
      order: [8, 0, 1, 2, 3, 4, 5, 6, 7],
    });
    playAndMove(p, 'R2');
    expect([p.state.pos[8], p.state.lane[8]]).toEqual([1, 1]);
  });

  it('FF-19: its own place counts as free: it never lands behind the space it left', () => {
    const p = createPosition({
      seats: 5,
      cars: {
        ...{ 0: [3, 1], 1: [3, 2], 2: [3, 3], 3: [3, 4] },
        ...{ 4: [2, 1], 5: [2, 2], 6: [2, 3], 7: [2, 4] },
        ...{ 8: [1, 1], 9: [1, 2], 10: [1, 3], 11: [1, 4] },
        ...{ 12: [0, 2], 13: [0, 1], 14: [-1, 1] },
      },
      hands: [[], [], [], [], ['R2', 'R3']],
      order: [12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14],
    });
    playAndMove(p, 'R2');
    expect([p.state.pos[12], p.state.lane[12]]).toEqual([0, 2]);
  });

  it('FF-19: on a crowded start row it may keep its place outside the fourth lane', () => {
    const row = { 0: [0, 1], 3: [0, 2], 6: [0, 3], 9: [0, 4], 12: [0, 5] } as const;
    const ahead = { 1: [3, 1], 4: [3, 2], 7: [3, 3], 10: [3, 4], 2: [2, 1], 5: [2, 2], 8: [2, 3], 11: [2, 4] } as const;
    const near = { 13: [1, 1], 14: [1, 2] } as const;
    const p = createPosition({
      seats: 5,
      cars: { ...row, ...ahead, ...near },
      hands: [[], [], [], [], ['R2', 'R3']],
      order: [12, 0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11, 13, 14],
    });
    playAndMove(p, 'R2');
    expect([p.state.pos[12], p.state.lane[12]]).toEqual([1, 3]);
  });

  it('FF-19: a car that drops back over the line has not passed it', () => {
    const p = createPosition({
      cars: { 0: [1, 1], 1: [1, 2], 2: [1, 3], 3: [1, 4], 4: [25, 1], 6: [-5, 1] },
      hands: [[], ['B6', 'R2']],
      order: [4, 0, 1, 2, 3, 6],
    });
    expect(p.game.preview(p.state, 1, { card: 'B6', turbo: false })).toMatchObject({
      aimed: 31,
      to: 30,
      passesLine: false,
    });
    playAndMove(p, 'B6');
    expect(p.state.pos[4]).toBe(30);
  });

  it('FF-20: full spaces never hinder passing', () => {
    const p = createPosition({
      cars: { 0: [5, 1], 1: [5, 2], 2: [5, 3], 3: [5, 4], 4: [0, 1], 6: [-3, 1] },
      hands: [[], ['B6', 'R2']],
      order: [4, 0, 1, 2, 3, 6],
    });
    playAndMove(p, 'B6');
    expect(p.state.pos[4]).toBe(6);
  });
});
