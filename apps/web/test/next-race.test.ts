import type { Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { chooseNextRace } from '../src/online/tv/next-race.ts';

function race(id: string, people: readonly (string | null)[]): Pick<Table, 'id' | 'seats'> {
  return { id, seats: people.map((person) => ({ person })) as unknown as Table['seats'] };
}

const BEST = race('best', ['ann', 'bob']);
const CLOSE = race('close', ['cleo', 'dora']);
const BOTS = race('bots', [null, null]);
const NONE: ReadonlySet<string> = new Set();

describe('the race that is shown next', () => {
  it('is the first of the list', () => {
    expect(chooseNextRace([BEST, CLOSE, BOTS], NONE, null)).toBe(BEST);
    expect(chooseNextRace([], NONE, null)).toBeNull();
  });

  it('was not shown yet, if there is such a one', () => {
    expect(chooseNextRace([BEST, CLOSE, BOTS], new Set(['best']), null)).toBe(CLOSE);
    expect(chooseNextRace([BEST, CLOSE, BOTS], new Set(['best', 'close']), null)).toBe(BOTS);
    expect(chooseNextRace([BEST, CLOSE], new Set(['best', 'close']), null)).toBe(BEST);
  });

  it('is none of the viewer, whose cards would be seen', () => {
    expect(chooseNextRace([BEST, CLOSE], NONE, 'bob')).toBe(CLOSE);
    expect(chooseNextRace([BEST], NONE, 'ann')).toBeNull();
  });
});
