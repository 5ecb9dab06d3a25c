import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairNext, type WaitingBot } from '../src/arena/pairing.ts';
import { decideRatingPools } from '../src/race/results/ratings.ts';

const NOW = 1_000_000;
const SEATS = { min: 2, max: 6 };

function bot(person: string, points: number, waitedMs = 0): WaitingBot {
  return { person, nickname: person, points, since: NOW - waitedMs };
}

function pair(waiting: readonly WaitingBot[], seats = SEATS): { names: string[]; houseBots: number } | null {
  const found = pairNext(waiting, NOW, seats, 4000);
  return found === null ? null : { names: found.bots.map(({ person }) => person), houseBots: found.houseBots };
}

describe('pairing in the arena', () => {
  it('fills a table at once with those whose ratings are nearest', () => {
    const waiting = [bot('a', 1000, 9), bot('b', 1150), bot('c', 1010), bot('d', 900), bot('e', 1020)];
    expect(pair(waiting)).toEqual({ names: ['a', 'c', 'e', 'd'], houseBots: 0 });
  });

  it('waits a moment for more, then begins with two', () => {
    expect(pair([bot('a', 1000, 3999), bot('b', 1000)])).toBeNull();
    expect(pair([bot('a', 1000, 4000), bot('b', 1000)])).toEqual({ names: ['a', 'b'], houseBots: 0 });
  });

  it('seats bots of very different strength together only after a while', () => {
    expect(pair([bot('a', 1000, 5000), bot('b', 1600, 5000)])).toBeNull();
    expect(pair([bot('a', 1000, 8000), bot('b', 1600, 0)])).toEqual({ names: ['a', 'b'], houseBots: 0 });
  });

  it('lets a bot that is alone race against bots of the server', () => {
    expect(pair([bot('a', 1000, 19_999)])).toBeNull();
    expect(pair([bot('a', 1000, 20_000)])).toEqual({ names: ['a'], houseBots: 3 });
    expect(pair([bot('a', 1000, 5000), bot('b', 1000)], { min: 3, max: 10 })).toMatchObject({ houseBots: 1 });
  });

  it('never seats anybody twice, nor more or fewer than the game takes, and everybody who waits long enough races', () => {
    const anyBots = fc.uniqueArray(
      fc.record({
        person: fc.string({ minLength: 1 }),
        points: fc.integer({ min: -500, max: 3000 }),
        waitedMs: fc.nat(60_000),
      }),
      { selector: ({ person }) => person, maxLength: 12 },
    );
    fc.assert(
      fc.property(anyBots, fc.integer({ min: 2, max: 3 }), fc.integer({ min: 3, max: 10 }), (given, min, max) => {
        let waiting = given.map(({ person, points, waitedMs }) => bot(person, points, waitedMs));
        for (
          let next = pairNext(waiting, NOW, { min, max }, 4000);
          next !== null;
          next = pairNext(waiting, NOW, { min, max }, 4000)
        ) {
          const seated = new Set(next.bots.map(({ person }) => person));
          const seats = next.bots.length + next.houseBots;
          expect(seated.size).toBe(next.bots.length);
          expect(seats >= min && seats <= max).toBe(true);
          expect(next.bots.every((one) => waiting.includes(one))).toBe(true);
          waiting = waiting.filter(({ person }) => !seated.has(person));
        }
        expect(waiting.every(({ since }) => NOW - since < 20_000)).toBe(true);
      }),
    );
  });
});

describe('ratings where BOT accounts race', () => {
  const seats = ['ann', 'x', 'bob', 'y'].map((person, seat) => ({ seat, person }));
  const places = [1, 2, 3, 4];
  const table = { isListed: true, hasCoach: false };
  const entries = seats.map(({ seat }) => [seat, {}] as const);
  const changes = seats.map(({ seat, person }) => ({ number: 0, seat, driver: `person:${person}` }));

  it('keep people and BOT accounts apart', () => {
    const { pools, unrated } = decideRatingPools(new Set(['x', 'y']), table, seats, places, entries, changes);
    expect(pools.map((pool) => [...pool])).toEqual([
      [
        ['ann', 1],
        ['bob', 3],
      ],
      [
        ['x', 2],
        ['y', 4],
      ],
    ]);
    expect(unrated).toEqual([null, null, null, null]);
  });

  it('count for nobody where a person or a BOT account is alone', () => {
    const { pools, unrated } = decideRatingPools(new Set(['x', 'bob', 'y']), table, seats, places, entries, changes);
    expect(pools.map((pool) => [...pool.keys()])).toEqual([['x', 'bob', 'y']]);
    expect(unrated).toEqual(['one-person', null, null, null]);
  });
});
