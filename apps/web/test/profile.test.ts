import { describe, expect, it } from 'vitest';
import { historyQuery, readHistoryFilters } from '../src/people/history-filters.ts';
import { raceWithAddress } from '../src/people/race-with.ts';
import { curvePath } from '../src/people/rating-curve.ts';

const PERSON = '00000000-0000-4000-8000-000000000000';

describe('the filters of a history', () => {
  it('are read from the address, and written there', () => {
    const query = `?game=formula&with=${PERSON}&result=won&pace=live`;
    const filters = readHistoryFilters(new URLSearchParams(query));
    expect(filters).toEqual({ game: 'formula', with: PERSON, result: 'won', pace: 'live' });
    expect(historyQuery(filters)).toBe(query);
    expect(historyQuery({})).toBe('');
  });

  it('leave out what the server would refuse', () => {
    expect(readHistoryFilters(new URLSearchParams('game=&with=Bob&result=best&pace=slow'))).toEqual({});
  });
});

describe('a rating curve', () => {
  it('goes from left to right, and up where the rating rises', () => {
    const { line, last } = curvePath([1000, 1100, 1050], 100, 50);
    expect(line).toBe('M6 44L50 6L94 25');
    expect(last).toEqual({ x: 94, y: 25 });
  });

  it('does not make much of a few points', () => {
    const [, first, second] = /^M6 ([\d.]+)L94 ([\d.]+)$/.exec(curvePath([1000, 1006], 100, 50).line)!;
    expect(Number(first) - Number(second)).toBeLessThan(5);
  });
});

it('people to race with are named in the address of the lobby', () => {
  expect(raceWithAddress(['Ann', 'Bo & Co'])).toBe('/lobby?with=Ann&with=Bo+%26+Co');
});
