import { formelFun, type FormelFunTypes } from '@paddock/formel-fun';
import {
  CHANCE,
  createFastDice,
  defaultOptions,
  type NumericGame,
  numericGameOf,
  observe,
  playToEnd,
  replayRecord,
  createRecord,
  Rng,
  startMatch,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { findBot } from '../src/index.ts';
import type { EntryAnalysis, Moment } from '../src/debrief/analyst.ts';
import { planTrials } from '../src/formel-fun/debrief-trials.ts';
import { shareExpectedSkill } from '../src/formel-fun/expected-skill.ts';
import { EVALUATION_WEIGHTS, estimateWinProbabilities } from '../src/formel-fun/win-probabilities.ts';

/** A race between rookies. */
function playRace(seats: number): { game: NumericGame<FormelFunTypes>; moments: Moment<FormelFunTypes>[] } {
  const match = startMatch(formelFun, seats, defaultOptions(formelFun.options));
  const rng = Rng.from('bots');
  const rookie = findBot('formel-fun', 'rookie')!;
  playToEnd(
    match,
    createFastDice(Rng.from('race')),
    ({ game, state }, seat) => rookie.choose(observe(game, state, seat), rng) as FormelFunTypes['move'],
  );
  const moments: Moment<FormelFunTypes>[] = [];
  replayRecord(formelFun, createRecord(match, '00'), ({ game, state }, _awaiting, entry) => {
    moments.push({ state: game.clone(state), entry });
  });
  return { game: numericGameOf(match.game), moments };
}

describe('a race of Formel Fun', () => {
  const { game, moments } = playRace(3);

  it('has fewer trials for each entry if it is long, so that its debrief takes no longer', () => {
    const short = planTrials(game, moments);
    const race = playRace(5);
    const long = planTrials(race.game, race.moments);
    for (const pass of ['quick', 'deep'] as const) {
      expect(long[pass].luck).toBeLessThan(short[pass].luck);
      expect(race.moments.length * long[pass].luck).toBeLessThan(moments.length * short[pass].luck);
      expect(Math.min(...Object.values(long[pass]))).toBeGreaterThanOrEqual(8);
    }
    // What playouts cost is counted, not timed.
    expect(planTrials(race.game, race.moments)).toEqual(long);
  });

  it('compares its decisions with what was expected of the drivers at its start', () => {
    // Before the last draw of every race the playouts give seat 0 five points less than the estimate does.
    const missing = [-0.05, 0.02, 0.03];
    const analyses = moments.map(({ state, entry: [actor] }, i): EntryAnalysis<FormelFunTypes> => {
      const next = moments[i + 1]?.state;
      const winProbabilities = next !== undefined && next.race !== state.race ? estimateNext(i) : [1, 0, 0];
      return {
        winProbabilities: winProbabilities.map((probability, seat) => probability + missing[seat]!),
        luck: actor === CHANCE ? [0, 0, 0] : null,
        luckOf: null,
        effect: actor === CHANCE ? null : [0, 0, 0],
        standardError: 0,
        review: null,
      };
    });
    const shared = shareExpectedSkill(game, moments, analyses);
    const races = moments.at(-1)!.state.race;
    expect(races).toBeGreaterThan(2);
    for (let race = 1; race <= races; race++) {
      const effects = shared.filter((_, i) => moments[i]!.state.race === race).map(({ effect }) => effect);
      for (const seat of [0, 1, 2]) {
        const sum = effects.reduce((total, effect) => total + (effect?.[seat] ?? 0), 0);
        expect(sum).toBeCloseTo(race === 1 ? 0 : missing[seat]!, 9);
      }
    }
    expect(shared.filter(({ luck }) => luck !== null)).toEqual(analyses.filter(({ luck }) => luck !== null));
  });

  /** The estimate after the draw of this entry, averaged over all cards. */
  function estimateNext(entry: number): number[] {
    const { state } = moments[entry]!;
    const ways = game.chanceWays(state);
    const estimates = Array.from({ length: ways }, (_, outcome) => {
      const after = game.clone(state);
      game.resolve(after, outcome);
      const probabilities = new Float64Array(game.seats);
      estimateWinProbabilities(after, game.options, EVALUATION_WEIGHTS, probabilities);
      return probabilities;
    });
    return [0, 1, 2].map((seat) => estimates.reduce((sum, estimate) => sum + estimate[seat]! / ways, 0));
  }
});
