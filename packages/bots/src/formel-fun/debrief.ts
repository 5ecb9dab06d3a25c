import type { FormelFunTypes, Move, State } from '@paddock/formel-fun';
import { type Game, type NumericGame, numericGameOf, observe, type Rng, type Seat } from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import {
  type AnalysedRace,
  type DebriefSupport,
  type DecisionReview,
  type EntryAnalysis,
  maxStandardError,
  meansOf,
  type RaceAnalyst,
  subtract,
} from '../debrief/analyst.ts';
import { PairedPlayouts } from '../debrief/paired-playouts.ts';
import { PlayoutAnalyst } from '../debrief/playout-analyst.ts';
import { DEEP, planTrials, type Trials } from './debrief-trials.ts';
import { shareExpectedSkill } from './expected-skill.ts';
import { pickQuickMove } from './playout.ts';
import { RacePlayoutEvaluator } from './search.ts';
import { EVALUATION_WEIGHTS } from './win-probabilities.ts';

type Analysis = EntryAnalysis<FormelFunTypes>;

const DEEPEN_FROM_ERROR = 0.02;

/**
 * The grid and the first hands are as good for one seat as for another, so all their luck is in the last card dealt; before it all seats
 * are equal.
 */
class FormelFunAnalyst extends PlayoutAnalyst<FormelFunTypes, Trials> {
  readonly #moments: AnalysedRace<FormelFunTypes>['moments'];

  constructor(game: NumericGame<FormelFunTypes>, { moments, result, effort = 1 }: AnalysedRace<FormelFunTypes>) {
    const playouts = new PairedPlayouts(game, new RacePlayoutEvaluator(game, EVALUATION_WEIGHTS), pickQuickMove);
    super(game, playouts, {
      ...planTrials(game, moments),
      evaluation: DEEP.luck,
      deepenFromError: DEEPEN_FROM_ERROR,
      reviewEffort: effort,
      result,
    });
    this.#moments = moments;
  }

  override complete(analyses: readonly Analysis[]): readonly Analysis[] {
    return super.complete(shareExpectedSkill(this.game, this.#moments, analyses));
  }

  protected analyseChance(state: State, outcome: number, trials: Trials, rng: Rng): Computation<Analysis> {
    return state.phase === 'draw'
      ? this.#analyseDraw(state, outcome, trials, rng)
      : this.#analyseSetup(state, outcome, trials, rng);
  }

  protected *review(
    state: State,
    seat: Seat,
    made: Move,
    trials: number,
    rng: Rng,
  ): Computation<DecisionReview<FormelFunTypes> | null> {
    const observation = observe(this.game, state, seat);
    if (observation.legal.length === 1) return null;
    return yield* this.playouts.review(observation, observation.legal, made, trials, rng);
  }

  /** The luck of the whole set-up counts for its last entry. */
  *#analyseSetup(state: State, outcome: number, trials: Trials, rng: Rng): Computation<Analysis> {
    const { seats } = this.game;
    const even = Array.from({ length: seats }, () => 1 / seats);
    const next = this.game.clone(state);
    this.game.resolve(next, outcome);
    const isComplete = next.phase === 'play';
    const value = isComplete ? yield* this.playouts.evaluate(next, trials.luck, rng) : null;
    return {
      winProbabilities: even,
      luck: value === null ? even.map(() => 0) : subtract(meansOf(value), even),
      luckOf: null,
      effect: null,
      standardError: value === null ? 0 : maxStandardError(value),
      review: null,
    };
  }

  /** The card drawn against any card of the pile, in the same playout. */
  *#analyseDraw(state: State, outcome: number, trials: Trials, rng: Rng): Computation<Analysis> {
    const ways = this.game.chanceWays(state);
    const drawAny = (dice: Rng): { outcome: number; share: number }[] => [{ outcome: dice.below(ways), share: 1 }];
    return {
      ...(yield* this.playouts.measureLuck(state, outcome, drawAny, trials.luck, rng)),
      luckOf: state.toMove,
      effect: null,
      review: null,
    };
  }
}

export const formelFunDebrief: DebriefSupport<FormelFunTypes> = {
  game: 'formel-fun',
  evaluator: { id: 'formel-fun-playouts', version: 4 },
  // oxlint-disable-next-line require-yield -- there is nothing to prepare
  *createAnalyst(
    game: Game<FormelFunTypes>,
    race: AnalysedRace<FormelFunTypes>,
  ): Computation<RaceAnalyst<FormelFunTypes>> {
    return new FormelFunAnalyst(numericGameOf(game), race);
  },
};
