import type { Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { chooseNextRace } from '../src/online/tv/next-race.ts';

function race(
  id: string,
  people: readonly (string | null)[],
  startedAt: number,
): Pick<Table, 'id' | 'seats' | 'startedAt'> {
  return { id, seats: people.map((person) => ({ person })) as unknown as Table['seats'], startedAt };
}

const BOTS = race('bots', [null, null], 3);
const OLDER = race('older', ['ann', 'bob'], 1);
const NEWER = race('newer', ['cleo', 'dora'], 2);
const NONE: ReadonlySet<string> = new Set();

describe('the race that is shown next', () => {
  it('has the most people, and is the newest of these', () => {
    expect(chooseNextRace([BOTS, OLDER, NEWER], NONE, null)).toBe(NEWER);
    expect(chooseNextRace([BOTS], NONE, null)).toBe(BOTS);
    expect(chooseNextRace([], NONE, null)).toBeNull();
  });

  it('was not shown yet, if there is such a one', () => {
    expect(chooseNextRace([BOTS, OLDER, NEWER], new Set(['newer']), null)).toBe(OLDER);
    expect(chooseNextRace([BOTS, OLDER, NEWER], new Set(['newer', 'older']), null)).toBe(BOTS);
    expect(chooseNextRace([OLDER, NEWER], new Set(['newer', 'older']), null)).toBe(NEWER);
  });

  it('is none of the viewer, whose cards would be seen', () => {
    expect(chooseNextRace([OLDER, NEWER], NONE, 'dora')).toBe(OLDER);
    expect(chooseNextRace([OLDER], NONE, 'ann')).toBeNull();
  });
});
