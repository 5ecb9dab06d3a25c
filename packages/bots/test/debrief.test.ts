import { type Debrief, debrief, type DebriefOptions, MIN_FLAGGED_ERROR } from '@paddock/bots/debriefs';
import { findBot, runToEnd } from '@paddock/bots';
import { findGame, games } from '@paddock/games';
import {
  createFastDice,
  createRecord,
  defaultOptions,
  type GameDefinition,
  type GameRecord,
  observe,
  playToEnd,
  Rng,
  startMatch,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { addUp } from '../src/debrief/add-up.ts';
import type { EntryAnalysis } from '../src/debrief/analyst.ts';

/** Few, to keep the tests short: it takes seconds to deepen a race. */
const MAX_DEEPENED = 8;
const MAX_DEEPENED_BY_GAME: Record<string, number> = { 'pole-position': 1, formula: 1, 'formel-fun': 4 };

/** Debriefs of the other games take seconds; debrief-knowledge.test.ts compares two of each of their reviews. */
const COMPUTED_TWICE = ['formula-de', 'pole-position'];

type Chooser = (legal: readonly object[], bot: object, seat: number, move: number) => object;

/** A race between these bots; `blunder` may replace a move. */
function playRace(
  id: string,
  seats: number,
  bots: readonly string[],
  seed: string,
  blunder: Chooser = (_, bot) => bot,
  options: object = {},
): GameRecord {
  const definition = findGame(id)!;
  const match = startMatch(definition, seats, { ...defaultOptions(definition.options), ...options });
  const rng = Rng.from(`${seed} bots`);
  playToEnd(match, createFastDice(Rng.from(seed)), ({ game, state, entries }, seat) => {
    const seen = observe(game, state, seat);
    const bot = findBot(id, bots[seat % bots.length]!)!;
    return blunder(seen.legal, bot.choose(seen, rng, { playouts: 60 }), seat, entries.length);
  });
  return createRecord(match, '00');
}

function debriefOf(record: GameRecord, options: DebriefOptions = {}): Debrief {
  const maxDeepened = MAX_DEEPENED_BY_GAME[record.game] ?? MAX_DEEPENED;
  return runToEnd(debrief(findGame(record.game)!, record, { seed: 'test', maxDeepened, ...options }));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The first extra Turbo of seat 1: thrown away where champions hold, it makes the hand smaller for good. */
const plantedTurbos: number[] = [];

const RACES = {
  'formula-de': playRace('formula-de', 3, ['pro', 'amateur', 'rookie'], 'race'),
  'formel-fun': playRace('formel-fun', 3, ['pro'], 'turbo', (legal, bot, seat, entry) => {
    const turbo = legal.find((move) => (move as { turbo: boolean }).turbo);
    if (plantedTurbos.length > 0 || seat !== 1 || turbo === undefined) return bot;
    plantedTurbos.push(entry);
    return turbo;
  }),
  'pole-position': playRace('pole-position', 2, ['amateur', 'rookie'], 'mistake', undefined, { podium: 'six' }),
  formula: playRace('formula', 2, ['rookie', 'amateur'], 'race', undefined, { rounds: 2 }),
};

it('Formula Dé: the sketch has the chances that the quick pass has, roughly', () => {
  const sketches: Debrief[] = [];
  const debriefed = debriefOf(RACES['formula-de'], { maxDeepened: 0, onSketch: (sketch) => sketches.push(sketch) });
  const [sketch] = sketches;
  expect(sketch).toMatchObject({ isSketch: true, turningPoints: [] });
  expect(sketch!.entries).toHaveLength(debriefed.entries.length);
  const distances = sketch!.entries.flatMap(({ winProbabilities }, i) => {
    expect(sum(winProbabilities)).toBeCloseTo(1, 6);
    const known = debriefed.entries[i]!.winProbabilities;
    return winProbabilities.map((chance, seat) => Math.abs(chance - known[seat]!));
  });
  expect(sum(distances) / distances.length).toBeLessThan(0.12);
});

describe.each(Object.entries(RACES))('the debrief of %s', (_, record) => {
  const quick: Debrief[] = [];
  let done = 0;
  const result = debriefOf(record, {
    onQuickPass: (first) => quick.push(first),
    onProgress: (progress) => {
      if (progress.pass === 'quick') done = progress.done;
    },
  });

  it('has luck and decisions that sum to zero over the seats', () => {
    expect(result.entries).toHaveLength(record.entries.length);
    for (const { luck, effect, review, winProbabilities } of result.entries) {
      expect(sum(winProbabilities)).toBeCloseTo(1, 9);
      expect(luck !== null || effect !== null).toBe(true);
      if (luck !== null) expect(sum(luck)).toBeCloseTo(0, 9);
      if (effect !== null) expect(sum(effect)).toBeCloseTo(0, 9);
      if (review === null) continue;
      expect(sum(review.gift)).toBeCloseTo(0, 9);
      expect(review.error).toBeGreaterThanOrEqual(0);
      expect(review.madeProbability).toBeGreaterThanOrEqual(-1e-9);
      expect(review.bestProbability).toBeLessThanOrEqual(1 + 1e-9);
      expect(review.choices).toBeGreaterThan(1);
    }
  });

  it('adds up for every driver', () => {
    for (const { ledger, gifts, errorTotal, seat } of result.drivers) {
      const { start, luck, decisions, unexplained, end } = ledger;
      expect(start + luck + decisions + unexplained).toBeCloseTo(end, 9);
      expect(sum(gifts)).toBeCloseTo(0, 9);
      expect(gifts[seat]).toBeCloseTo(-errorTotal, 9);
    }
    expect(sum(result.drivers.map(({ ledger }) => ledger.end))).toBeCloseTo(1, 9);
    expect(sum(result.drivers.map(({ ledger }) => ledger.unexplained))).toBeCloseTo(0, 9);
  });

  it('flags nothing within noise or too small to matter', () => {
    for (const { isFlagged, review } of result.entries) {
      if (!isFlagged) continue;
      expect(review!.error).toBeGreaterThanOrEqual(MIN_FLAGGED_ERROR);
      expect(review!.error).toBeGreaterThan(2 * review!.standardError);
    }
    expect(result.entries.some(({ isFlagged }) => isFlagged)).toBe(true);
    expect(result.turningPoints.length).toBeLessThanOrEqual(3);
  });

  if (COMPUTED_TWICE.includes(record.game)) {
    it('is the same for the same seed', () => {
      expect(debriefOf(record)).toEqual(result);
    });
  }

  it('says which evaluator and record it is from', () => {
    expect(result.evaluator.version).toBeGreaterThan(0);
    expect(result.record).toBe(record.digest);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  if (record.game === 'formel-fun') {
    it('finds the worst card of the race', () => {
      const own = result.entries.filter(({ actor, review }) => actor === 1 && review !== null);
      const worst = own.reduce((a, b) => (b.review!.error > a.review!.error ? b : a));
      expect(worst.entry).toBe(plantedTurbos[0]);
      expect(worst.isFlagged).toBe(true);
    });
  }

  it('has a quick pass, and reports progress', () => {
    expect(quick).toHaveLength(1);
    expect(quick[0]!.deepened).toBe(0);
    expect(quick[0]!.entries).toHaveLength(record.entries.length);
    expect(done).toBe(record.entries.length);
  });
});

it('finds sixth gear into a hairpin as the biggest error of its driver', () => {
  // The champion drives well, but once it takes the highest gear it can where a corner is near.
  let planted = -1;
  const record = playRace('formula-de', 2, ['champion'], 'blunder', (legal, bot, seat, entry) => {
    const gear = (move: object): number => ('gear' in move ? (move.gear as number) : 0);
    if (planted >= 0 || seat !== 0 || gear(bot) === 0) return bot;
    const highest = legal.at(-1)!;
    if (gear(highest) < 5 || gear(highest) - gear(bot) < 2) return bot;
    planted = entry;
    return highest;
  });
  expect(planted).toBeGreaterThan(0);
  const own = debriefOf(record).entries.filter(({ actor, review }) => actor === 0 && review !== null);
  const worst = own.reduce((a, b) => (b.review!.error > a.review!.error ? b : a));
  expect(worst.entry).toBe(planted);
  expect(worst.isFlagged).toBe(true);
});

it('a debrief can be given up', () => {
  const quick: Debrief[] = [];
  const computation = debrief(findGame('formula-de')!, RACES['formula-de'], {
    onQuickPass: (first) => quick.push(first),
  });
  while (quick.length === 0) expect(computation.next().done).toBe(false);
  computation.return(undefined as never);
  expect(computation.next().done).toBe(true);
});

describe('a record without a debrief', () => {
  const run = (definition: GameDefinition, record: GameRecord): unknown => runToEnd(debrief(definition, record));

  it('is refused if its game has none, with the games that have one', () => {
    const definition = { ...findGame('formula-de')!, id: 'checkers', title: 'Checkers' };
    const record = { ...RACES['formula-de'], game: definition.id };
    expect(() => run(definition, record)).toThrow(
      /Checkers have no debrief yet; there is one for: formel-fun, formula,/,
    );
  });

  it('is not a record of any of our games', () => {
    expect(Object.keys(RACES).sort()).toEqual(games.map(({ id }) => id).sort());
  });

  it('is refused if the race is not over, or does not follow the rules', () => {
    const { digest: _, ...record } = RACES['formula-de'];
    const definition = findGame('formula-de')!;
    expect(() => run(definition, { ...record, entries: record.entries.slice(0, 30) })).toThrow(/not over yet/);
    expect(() => run(definition, { ...record, entries: [[-1, 99]] })).toThrow(/outcome 99 of only/);
  });
});

describe('effects that are adjusted to add up', () => {
  const entry = (change: number, standardError: number, isLuck = false): EntryAnalysis => ({
    winProbabilities: [0.5, 0.5],
    luck: isLuck ? [change, -change] : null,
    luckOf: isLuck ? 0 : null,
    effect: isLuck ? null : [change, -change],
    standardError,
    review: null,
  });

  it('change in proportion to their variance, and luck stays as it is', () => {
    const [luck, first, second, exact] = addUp(
      [entry(0.2, 0.1, true), entry(0.1, 0.1), entry(0.1, 0.2), entry(0.05, 0)],
      [1, 0],
    );
    // 0.05 is left over; the second effect has four times the variance of the first.
    expect(luck!.luck).toEqual([0.2, -0.2]);
    expect(first!.effect![0]).toBeCloseTo(0.11, 9);
    expect(second!.effect![0]).toBeCloseTo(0.14, 9);
    expect(exact!.effect).toEqual([0.05, -0.05]);
  });

  it('leave unexplained what is more than noise', () => {
    const [luck, effect] = addUp([entry(0.1, 0.03, true), entry(0.1, 0.04)], [1, 0]);
    // 0.3 is left over, of which two standard errors are 0.1.
    expect(luck!.luck![0]! + effect!.effect![0]!).toBeCloseTo(0.3, 9);
    expect(addUp([entry(0.1, 0)], [1, 0])[0]!.effect).toEqual([0.1, -0.1]);
  });
});
