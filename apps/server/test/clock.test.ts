import { describe, expect, it } from 'vitest';
import { RaceClock } from '../src/race/clock.ts';

const PEOPLE = [false, false];
const SECOND = 1000;

describe('time per move', () => {
  const time = { kind: 'move', seconds: 30 } as const;

  it('starts again for every move', () => {
    const clock = RaceClock.create(time, PEOPLE);
    clock.start([0], 0);
    expect(clock.timesLeft(12 * SECOND)).toEqual([18 * SECOND, 30 * SECOND]);
    clock.stop(0, 12 * SECOND);
    clock.start([1], 12 * SECOND);
    expect(clock.timesLeft(20 * SECOND)).toEqual([30 * SECOND, 22 * SECOND]);
    expect(clock.dueAt).toBe(42 * SECOND);
  });

  it('runs for all seats that choose at the same time, until each has chosen', () => {
    const clock = RaceClock.create(time, PEOPLE);
    clock.start([0, 1], 0);
    clock.stop(1, 10 * SECOND);
    clock.start([0], 10 * SECOND);
    expect(clock.dueAt).toBe(30 * SECOND);
    expect([clock.hasExpired(0, 30 * SECOND), clock.hasExpired(1, 30 * SECOND)]).toEqual([true, false]);
  });
});

describe('a bank of time', () => {
  const time = { kind: 'bank', seconds: 60, increment: 5 } as const;

  it('decreases while choosing, and gains an increment with each move', () => {
    const clock = RaceClock.create(time, PEOPLE);
    clock.start([0], 0);
    clock.stop(0, 20 * SECOND);
    expect(clock.timesLeft(99 * SECOND)).toEqual([45 * SECOND, 60 * SECOND]);
    clock.start([0], 100 * SECOND);
    expect(clock.dueAt).toBe(145 * SECOND);
  });

  it('gains nothing while a bot drives, and has a minimum when the person returns', () => {
    const clock = RaceClock.create(time, PEOPLE);
    clock.start([0], 0);
    clock.setDriver(0, true);
    clock.stop(0, 10 * SECOND);
    for (let n = 1; n < 9; n++) {
      clock.start([0], n * 100 * SECOND);
      clock.stop(0, n * 100 * SECOND + 50 * SECOND);
    }
    clock.setDriver(0, false);
    expect(clock.timesLeft(1000 * SECOND)[0]).toBe(50 * SECOND);
    clock.start([0], 1000 * SECOND);
    clock.setDriver(0, true);
    clock.stop(0, 1090 * SECOND);
    clock.setDriver(0, false);
    expect(clock.timesLeft(1090 * SECOND)[0]).toBe(15 * SECOND);
  });
});

describe('who drives', () => {
  it('has a clock, unless it is a bot', () => {
    const clock = RaceClock.create({ kind: 'move', seconds: 30 }, [false, true]);
    clock.start([0, 1], 0);
    expect(clock.timesLeft(0)).toEqual([30 * SECOND, null]);
    clock.setDriver(0, true);
    expect(clock.timesLeft(0)).toEqual([null, null]);
    expect(clock.dueAt).toBe(null);
  });

  it('gains no time by leaving and returning within a turn', () => {
    const clock = RaceClock.create({ kind: 'move', seconds: 30 }, PEOPLE);
    clock.start([0], 0);
    clock.setDriver(0, true);
    clock.setDriver(0, false);
    clock.start([0], 20 * SECOND);
    expect(clock.dueAt).toBe(30 * SECOND);
  });
});

it('has no clock without a time control', () => {
  const clock = RaceClock.create({ kind: 'none' }, PEOPLE);
  clock.start([0, 1], 0);
  clock.stop(0, 1e9);
  expect(clock.dueAt).toBe(null);
  expect(clock.timesLeft(2e9)).toEqual([null, null]);
});

it('is the same when it is restored from storage', () => {
  const clock = RaceClock.create({ kind: 'bank', seconds: 60, increment: 5 }, PEOPLE);
  clock.start([0], 7);
  const read = new RaceClock(
    { kind: 'bank', seconds: 60, increment: 5 },
    JSON.parse(JSON.stringify(clock.seatClocks)) as RaceClock['seatClocks'],
  );
  expect(read.dueAt).toBe(clock.dueAt);
  expect(read.timesLeft(99)).toEqual(clock.timesLeft(99));
});
