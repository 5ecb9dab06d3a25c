import { describe, expect, it } from 'vitest';
import { practiceOval, type BlackDiePurpose } from '@paddock/formula-de';
import { blackOutcomeOf } from '../src/black.ts';
import { driveTo, playMove, createPosition, roll } from './position.ts';

/** What events say about the position they lead to; that they say all of it is a law of the conformance suite. */
describe('events', () => {
  it.each<[BlackDiePurpose, [from: number, outcome: string | null][]]>([
    ['grid', [[1, null]]],
    [
      'start',
      [
        [1, 'stall'],
        [2, 'off'],
        [20, 'dream'],
      ],
    ],
    [
      'collision',
      [
        [1, 'hit'],
        [2, 'missed'],
      ],
    ],
    [
      'engine',
      [
        [1, 'hurt'],
        [5, 'fine'],
      ],
    ],
    [
      'pit',
      [
        [1, 'quick'],
        [11, 'slow'],
      ],
    ],
  ])('FD-9, FD-25, FD-27, FD-31: the black die for %s', (purpose, outcomes) => {
    for (let result = 1; result <= 20; result++) {
      expect(blackOutcomeOf(purpose, result)).toBe(outcomes.findLast(([from]) => from <= result)![1]);
    }
  });

  it('FD-21: the event of a spin contains the gear that counts from now on', () => {
    const p = createPosition({
      circuit: practiceOval,
      cars: { 0: { cell: 'l1.13', tyres: 1 }, 1: { cell: 'l1.40' } },
      rollDie: 3,
    });
    expect(driveTo(p, 'l1.16').slice(0, 2)).toMatchObject([
      { type: 'moved', since: 100, status: 'racing', tyres: 1, left: { tyres: 0, brakes: 3 } },
      { type: 'spun', car: 0, gear: 1 },
    ]);
  });

  it('FD-31: the events of a pit stop contain the new tyres, and the gear or the wait', () => {
    const arrive = () => {
      const cars = { 0: { cell: 'pit.0', tyres: 1, gear: 5 }, 1: { cell: 'l1.2' } };
      const p = createPosition({ circuit: practiceOval, laps: 2, cars, rollDie: 9 });
      return { p, events: driveTo(p, 'box.0') };
    };
    const { p: quick, events } = arrive();
    expect(events).toContainEqual({ type: 'tyres', car: 0, left: 6 });
    expect(events.at(-1)).toEqual({
      type: 'turn',
      phase: 'pit',
      order: [0, 1],
      roll: null,
      pending: [{ car: 0, for: 'pit' }],
    });
    expect(roll(quick, 4)).toMatchObject([
      { type: 'black', outcome: 'quick' },
      { type: 'pitStop', quick: true, cells: 2, gear: 4, waits: false },
      { type: 'turn', phase: 'move', roll: 2 },
    ]);
    expect(roll(arrive().p, 15)).toMatchObject([
      { type: 'black', outcome: 'slow' },
      { type: 'pitStop', quick: false, cells: 0, gear: 5, waits: true },
      { type: 'turn', phase: 'gear', order: [1] },
    ]);
  });

  it('FD-22, FD-29: a downshift is forced where skipping gears is paid for', () => {
    const shiftedFrom = (cell: string, gear: number) => {
      const cars = { 0: { cell, gear: 5 }, 1: { cell: 'l1.40' } };
      return playMove(createPosition({ circuit: practiceOval, laps: 2, cars }), { gear })[0];
    };
    expect(shiftedFrom('l1.16', 4)).toMatchObject({ type: 'shifted', forced: false });
    expect(shiftedFrom('l1.16', 3)).toMatchObject({ type: 'shifted', forced: true });
    expect(shiftedFrom('pit.3', 3)).toMatchObject({ type: 'shifted', forced: false });
  });

  it('FD-11: the event of a turn contains what is expected next', () => {
    const p = createPosition({ circuit: practiceOval, cars: { 0: { cell: 'l1.16' }, 1: { cell: 'l1.40' } } });
    expect(playMove(p, { gear: 4 }).at(-1)).toEqual({ type: 'turn', phase: 'roll' });
    expect(roll(p, 8).at(-1)).toEqual({ type: 'turn', phase: 'move', roll: 8 });
    expect(driveTo(p, 'l1.24').at(-1)).toEqual({ type: 'turn', phase: 'gear', order: [1], roll: null, pending: [] });
  });
});
