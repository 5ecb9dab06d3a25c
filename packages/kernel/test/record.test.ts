import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  startMatch,
  type Entry,
  createFairDice,
  formatRecord,
  type GameRecord,
  parseRecord,
  playToEnd,
  createRecord,
  replayRecord,
  Rng,
  seedFromText,
  traceRecord,
  verifyRecord,
} from '@paddock/kernel';
import { createToyGame, type ToyTypes } from './toy.ts';

const game = createToyGame();
const SEED = seedFromText('record');

function playRecord(): GameRecord<ToyTypes> {
  const match = startMatch(game, 3, { most: 3, loud: false });
  const rng = Rng.from('record');
  playToEnd(match, createFairDice(SEED), (m, seat) => rng.pick(m.game.legalMoves(m.state, seat)));
  return createRecord(match, SEED, [[0, 1, 'bot:random']]);
}

function withEntry(record: GameRecord<ToyTypes>, n: number, entry: Entry<ToyTypes>): GameRecord<ToyTypes> {
  return { ...record, entries: record.entries.with(n, entry) };
}

describe('records', () => {
  const record = playRecord();

  it('survive their codec', () => {
    expect(parseRecord(formatRecord(record))).toEqual({ ok: true, value: record });
    const empty = { ...record, entries: [] };
    expect(parseRecord(formatRecord(empty))).toEqual({ ok: true, value: empty });
  });

  it('contain the seed only once the game is over', () => {
    const match = startMatch(game, 2, { most: 3, loud: false });
    const early = createRecord(match, SEED);
    expect(early.seed).toBeUndefined();
    expect(JSON.stringify(early)).not.toContain(SEED);
    expect(record.seed).toBe(SEED);
  });

  it('replay and verify', () => {
    expect(replayRecord(game, record).ok).toBe(true);
    expect(verifyRecord(game, record).ok).toBe(true);
  });

  it('any changed entry is refused', () => {
    for (const [n, entry] of record.entries.entries()) {
      const [actor, what] = entry;
      const others: Entry<ToyTypes>[] =
        actor === -1
          ? [0, 1, 2, 3, 4, 5, 6].filter((x) => x !== what).map((x) => [-1, x] as const)
          : [0, 1, 2, 3, 4]
              .filter((bid) => bid !== (what as { bid: number }).bid)
              .map((bid) => [actor, { bid }] as const);
      for (const other of others) expect(verifyRecord(game, withEntry(record, n, other)).ok).toBe(false);
    }
  });

  it('a missing, doubled, swapped or added entry is refused', () => {
    const { entries } = record;
    for (let n = 0; n < entries.length; n++) {
      expect(verifyRecord(game, { ...record, entries: entries.toSpliced(n, 1) }).ok).toBe(false);
      expect(verifyRecord(game, { ...record, entries: entries.toSpliced(n, 0, entries[n]!) }).ok).toBe(false);
    }
    expect(verifyRecord(game, { ...record, entries: [...entries, [-1, 0]] }).ok).toBe(false);
    // The last two bids are simultaneous and could have come the other way round, but did not.
    const swapped = entries.toSpliced(-2, 2, entries.at(-1)!, entries.at(-2)!);
    expect(replayRecord(game, { ...record, digest: undefined as never, entries: swapped }).ok).toBe(true);
    expect(verifyRecord(game, { ...record, entries: swapped }).ok).toBe(false);
  });

  it('a changed option, seat count, version, seed, hash, note or digest is refused', () => {
    const changes: Partial<GameRecord<ToyTypes>>[] = [
      { options: { most: 4, loud: false } },
      { options: { most: 3, loud: true } },
      { options: {} as never },
      { seats: 2 },
      { rulesVersion: 2 },
      { game: 'other' },
      { seed: seedFromText('other') },
      { seedHash: seedFromText('other') },
      { drivers: [[0, 1, 'person']] },
      { drivers: [] },
      { digest: seedFromText('other') },
    ];
    for (const change of changes)
      expect([change, verifyRecord(game, { ...record, ...change }).ok]).toEqual([change, false]);
    const { seed: _s, ...untold } = record;
    expect(verifyRecord(game, untold)).toMatchObject({ ok: false, error: expect.stringContaining('no seed') });
    const { digest: _d, ...bare } = record;
    expect(verifyRecord(game, bare)).toMatchObject({ ok: false, error: expect.stringContaining('no digest') });
  });

  it('an unfinished game replays but is not verified', () => {
    const match = startMatch(game, 2, { most: 3, loud: false });
    const early = { ...createRecord(match, SEED), seed: SEED };
    expect(replayRecord(game, early).ok).toBe(true);
    expect(verifyRecord(game, early)).toMatchObject({ ok: false, error: expect.stringContaining('not over') });
  });

  it.each([
    ['', 'not JSON'],
    ['[]', 'must be a JSON object'],
    ['null', 'must be a JSON object'],
    ['{}', 'its format must be "paddock-record/1" or "paddock-record/2"'],
    ['{"format":"paddock-record/3"}', 'its format must be "paddock-record/1" or "paddock-record/2"'],
    ['{"format":"paddock-record/1"}', '"game" is missing'],
  ])('%s is no record', (text, reason) => {
    const parsed = parseRecord(text);
    expect(parsed.ok ? '' : parsed.error).toContain(reason);
  });

  it.each([
    ['game', 1],
    ['rulesVersion', -1],
    ['rulesVersion', 1.5],
    ['seats', '3'],
    ['options', []],
    ['seedHash', 'abc'],
    ['seed', 'ABC'],
    ['digest', 5],
    ['entries', {}],
    ['entries', [[0]]],
    ['entries', [[-1, -1]]],
    ['entries', [[-1, 'x']]],
    ['entries', [[-2, {}]]],
    ['entries', [[0, null]]],
    ['entries', [[0, []]]],
    ['drivers', [[0, 7, 'person']]],
    ['drivers', 'me'],
    ['extra', 1],
  ])('a record whose %s is %j is refused', (key, value) => {
    const parsed = parseRecord(JSON.stringify({ ...record, [key]: value }));
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? '' : parsed.error).toMatch(/^not a record: /);
  });

  it('no text makes the codec or the replay throw', () => {
    const text = formatRecord(record);
    const torn = fc.tuple(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(torn, ([at, cut, put]) => {
        const parsed = parseRecord(text.slice(0, at) + put + text.slice(at + cut));
        if (parsed.ok) replayRecord(game, parsed.value);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('traces', () => {
  it('contain every position before its entry, and the end', () => {
    const record = playRecord();
    const lines: Record<string, unknown>[] = [];
    expect(traceRecord(game, record, (line) => lines.push(line as Record<string, unknown>)).ok).toBe(true);
    expect(lines[0]).toEqual({ game: 'toy', rulesVersion: 1, seats: 3, options: { most: 3, loud: false } });
    expect(lines).toHaveLength(record.entries.length + 2);
    expect(lines[1]).toEqual({
      n: 0,
      table: { dealt: [], bids: [-1, -1, -1] },
      awaiting: { kind: 'chance', ways: 6, label: 'deal' },
      legal: {},
      entry: record.entries[0],
      chance: { label: 'deal', seat: 0, result: record.entries[0]![1] },
    });
    const first = lines[4]!;
    expect(Object.keys(first['legal'] as object)).toEqual(['0', '1', '2']);
    expect(first).not.toHaveProperty('chance');
    expect(Object.keys(lines.at(-1)!)).toEqual(['n', 'table', 'awaiting']);
    expect(lines.at(-1)!['awaiting']).toMatchObject({ kind: 'over' });
  });

  it('of a record that does not replay are empty', () => {
    const lines: object[] = [];
    expect(traceRecord(game, withEntry(playRecord(), 0, [-1, 9]), (line) => lines.push(line)).ok).toBe(false);
    expect(lines).toEqual([]);
  });
});
