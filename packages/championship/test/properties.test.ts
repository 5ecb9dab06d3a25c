import {
  CHAMPIONSHIP_KINDS,
  type ChampionshipCommand,
  type ChampionshipSettings,
  checkSettings,
  currentRound,
  hasNextRound,
  isActive,
  listField,
  placesOf,
  rankDrivers,
  rankTeams,
  replayChampionship,
} from '@paddock/championship';
import { examples } from '@paddock/kernel/testing/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIVE_ROUND, personNamed, Season, settingsOf } from './season.ts';

const RUNS = { numRuns: examples(60) };

const anySettings: fc.Arbitrary<ChampionshipSettings> = fc
  .record({
    kind: fc.constantFrom(...CHAMPIONSHIP_KINDS),
    seats: fc.array(fc.integer({ min: 2, max: 10 }), { minLength: 1, maxLength: 8 }),
    points: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 10 }),
    dropWorst: fc.nat(3),
    advance: fc.integer({ min: 1, max: 5 }),
    teamSize: fc.constantFrom(0, 2, 3),
  })
  .map(({ seats, points, dropWorst, ...rest }) => ({
    ...rest,
    rounds: seats.map((count) => ({ ...LIVE_ROUND, seats: count })),
    points: points.toSorted((a, b) => b - a),
    dropWorst: Math.min(dropWorst, seats.length - 1),
  }));

/** What may happen at any moment, with numbers that choose among what is possible then. */
const anyStep = fc.record({
  kind: fc.constantFrom('open', 'finish', 'finish', 'finish', 'void', 'withdraw', 'late entry', 'twice', 'restart'),
  pick: fc.nat(),
  order: fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
  ties: fc.nat(2 ** 10 - 1),
  absent: fc.nat(2 ** 10 - 1),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

const anySeason = fc.record({
  settings: anySettings,
  entrants: fc.integer({ min: 2, max: 40 }),
  steps: fc.array(anyStep, { maxLength: 60 }),
});

function begin(settings: ChampionshipSettings, count: number): Season {
  const season = new Season(settings);
  for (let i = 0; i < count; i++) {
    const team = settings.teamSize === 0 || i % 3 === 0 ? null : `team ${Math.floor(i / settings.teamSize)}`;
    season.send({ type: 'enter', entrant: personNamed(`driver-${i}`, team) });
  }
  season.send({ type: 'start', at: 0 });
  return season;
}

/** The result of a table in any order, with ties and with people who did not come. */
function resultOf(
  season: Season,
  table: string,
  entrants: readonly string[],
  { order, ties, absent }: Step,
): ChampionshipCommand {
  const sorted = entrants.map((one, i) => ({ one, key: order[i]!, i })).toSorted((a, b) => a.key - b.key || a.i - b.i);
  const missing = sorted.filter(({ i }) => ((absent >> i) & 1) === 1 && absent % 3 === 0).map(({ one }) => one);
  const ranking: string[][] = [];
  for (const { one, i } of sorted) {
    if (missing.includes(one)) continue;
    if (ranking.length > 0 && ((ties >> i) & 1) === 1 && ties % 2 === 0) ranking.at(-1)!.push(one);
    else ranking.push([one]);
  }
  return { type: 'finish-group', at: season.events.length, table, ranking, absent: missing };
}

function take(season: Season, step: Step): void {
  const { championship } = season;
  const open = currentRound(championship)?.held.groups.filter(({ result }) => result === null) ?? [];
  const group = open[step.pick % Math.max(1, open.length)];
  const entrant = championship.entrants[step.pick % championship.entrants.length]!.id;
  if (step.kind === 'open' && championship.phase === 'running' && open.length === 0 && hasNextRound(championship))
    season.openRound();
  if (step.kind === 'finish' && group !== undefined) season.send(resultOf(season, group.table, group.entrants, step));
  if (step.kind === 'void' && group !== undefined) season.send({ type: 'void-group', at: 0, table: group.table });
  if (step.kind === 'withdraw' && step.pick % 3 === 0) season.send({ type: 'leave', entrant });
  if (step.kind === 'restart')
    season.championship = replayChampionship(championship.settings, JSON.parse(JSON.stringify(season.events)));
  if (step.kind === 'late entry' && championship.phase === 'running')
    expect(season.send({ type: 'enter', entrant: personNamed('late') })).toBe('not-open');
  if (step.kind === 'twice') repeatResults(season);
}

/** A process that died may send the same result again: nothing changes. */
function repeatResults(season: Season): void {
  const { championship } = season;
  if (championship.phase !== 'running') return;
  for (const { table, result, entrants } of championship.rounds.flatMap(({ groups }) => groups)) {
    if (result === null) continue;
    const ranking = entrants.toReversed().map((one) => [one]);
    expect(season.send({ type: 'finish-group', at: 0, table, ranking, absent: [] })).toBeNull();
  }
  expect(season.championship).toBe(championship);
}

/** Plays on until it is over: it has to end by itself. */
function finish(season: Season): void {
  const step: Step = { kind: 'finish', pick: 0, order: Array(10).fill(0), ties: 0, absent: 0 };
  for (let i = 0; i < 1000 && season.championship.phase === 'running'; i++) {
    take(season, step);
    take(season, { ...step, kind: 'open' });
  }
}

describe('any season', () => {
  it('ends, and seats everybody who is left exactly once in every round', () => {
    fc.assert(
      fc.property(anySeason, ({ settings, entrants, steps }) => {
        expect(checkSettings(settings).ok).toBe(true);
        const season = begin(settings, entrants);
        if (season.championship.phase !== 'running') {
          expect(settings.kind).toBe('knockout');
          return;
        }
        for (const step of steps) {
          const before = season.championship;
          const expected = listField(before);
          take(season, step);
          const { rounds } = season.championship;
          if (rounds.length === before.rounds.length) continue;
          const seated = rounds.at(-1)!.groups.map((group) => group.entrants);
          expect(seated.flat().toSorted()).toEqual(expected.toSorted());
          const sizes = seated.map(({ length }) => length);
          expect(Math.max(...sizes)).toBeLessThanOrEqual(settings.rounds[rounds.length - 1]!.seats);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        }
        finish(season);
        expect(season.championship.phase).toBe('over');
        expect(season.championship.entrants).toHaveLength(entrants);
      }),
      RUNS,
    );
  });

  it('has standings of everybody, which add up to the points that were given', () => {
    fc.assert(
      fc.property(anySeason, ({ settings, entrants, steps }) => {
        const season = begin(settings, entrants);
        for (const step of steps) take(season, step);
        const { championship } = season;
        const drivers = rankDrivers(championship);
        expect(drivers.map(({ entrant }) => entrant).toSorted()).toEqual(
          championship.entrants.map(({ id }) => id).toSorted(),
        );
        expect(drivers.map(({ place }) => place)).toEqual(drivers.map((_, i) => i + 1));
        const given = championship.rounds
          .flatMap(({ groups }) => groups)
          .flatMap(({ result }) => (result === null ? [] : [...placesOf(result).values()]))
          .reduce((sum, place) => sum + (settings.points[place - 1] ?? 0), 0);
        const scores = drivers.flatMap((driver) => driver.scores).filter((score) => score !== null);
        expect(scores.reduce((sum, { points }) => sum + points, 0)).toBe(given);
        for (const { points, scores: own } of drivers) {
          const counted = own.filter((score) => score !== null && !score.isDropped);
          expect(counted.reduce((sum, score) => sum + score!.points, 0)).toBe(points);
          expect(counted.length).toBeLessThanOrEqual(settings.rounds.length - settings.dropWorst);
        }
        const inTeams = drivers.filter(({ entrant }) => championship.entrants.find(({ id }) => id === entrant)!.team);
        const teamPoints = rankTeams(championship).reduce((sum, { points }) => sum + points, 0);
        expect(teamPoints).toBe(inTeams.reduce((sum, { points }) => sum + points, 0));
      }),
      RUNS,
    );
  });

  it('is the same when its stored events are replayed', () => {
    fc.assert(
      fc.property(anySeason, ({ settings, entrants, steps }) => {
        const season = begin(settings, entrants);
        for (const step of steps) take(season, step);
        const stored = JSON.parse(JSON.stringify(season.events)) as typeof season.events;
        expect(replayChampionship(settings, stored)).toEqual(season.championship);
      }),
      RUNS,
    );
  });

  it('never seats somebody who has withdrawn, nor one who is knocked out', () => {
    fc.assert(
      fc.property(anySeason, ({ settings, entrants, steps }) => {
        const season = begin(settings, entrants);
        for (const step of steps) {
          const before = season.championship;
          take(season, step);
          const { rounds } = season.championship;
          if (rounds.length === before.rounds.length) continue;
          for (const one of rounds.at(-1)!.groups.flatMap((group) => group.entrants)) {
            expect(isActive(before, one)).toBe(true);
            const last = before.rounds.at(-1)?.groups.find((group) => group.entrants.includes(one));
            if (settings.kind === 'knockout' && rounds.length > 1) expect(last?.result?.absent).not.toContain(one);
          }
        }
      }),
      RUNS,
    );
  });
});

describe('meetings', () => {
  it('are spread about equally in a league', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 24 }), fc.integer({ min: 3, max: 6 }), (count, seats) => {
        const rounds = Array.from({ length: 10 }, () => ({ ...LIVE_ROUND, seats }));
        const season = begin(settingsOf({ rounds }), count);
        const met = new Map<string, number>();
        for (let round = 0; round < rounds.length; round++) {
          for (const group of season.openRound()) {
            for (const [i, a] of group.entries())
              for (const b of group.slice(i + 1)) {
                const key = [a, b].toSorted().join(' ');
                met.set(key, (met.get(key) ?? 0) + 1);
              }
          }
          season.finishRound(() => 0);
        }
        const pairs = (count * (count - 1)) / 2;
        const mean = [...met.values()].reduce((sum, one) => sum + one, 0) / pairs;
        expect(Math.max(...met.values())).toBeLessThanOrEqual(Math.ceil(mean) + 2);
      }),
      { numRuns: examples(25) },
    );
  });
});
