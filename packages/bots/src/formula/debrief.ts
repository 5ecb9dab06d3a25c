import { drawSource, type FormulaTypes, type Move, type State } from '@paddock/formula';
import {
  type Game,
  type NumericGame,
  numericGameOf,
  observe,
  type Observation,
  type Rng,
  type Seat,
} from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import {
  type AnalysedRace,
  type DebriefSupport,
  type EntryAnalysis,
  maxStandardError,
  meansOf,
  type Moment,
  type RaceAnalyst,
  subtract,
} from '../debrief/analyst.ts';
import { PairedPlayouts } from '../debrief/paired-playouts.ts';
import { PlayoutAnalyst } from '../debrief/playout-analyst.ts';
import { equivalenceKeyOf, selectCandidates } from './candidates.ts';
import { MAX_CANDIDATES, planTrials, type Trials } from './debrief-trials.ts';
import { RoundPlayoutEvaluator } from './round-playout.ts';
import { prepareTurnEstimator } from './turn-estimator.ts';

type Analysis = EntryAnalysis<FormulaTypes>;

interface PositionValue {
  readonly winProbabilities: readonly number[];
  readonly standardError: number;
}

const EVALUATION_TRIALS = 400;
/** With so few trials only the move that looks best is tried: more would be noise. */
const FEW_TRIALS = 24;
const DEEPEN_FROM_ERROR = 0.015;

/** The deal is luck of nobody, in the last card turned up. */
class FormulaAnalyst extends PlayoutAnalyst<FormulaTypes, Trials> {
  /** By round: the probabilities of winning before it is dealt. */
  readonly #beforeDeal = new Map<number, PositionValue>();
  readonly #scoutTrials: number;

  constructor(
    game: NumericGame<FormulaTypes>,
    { moments, result, effort = 1 }: AnalysedRace<FormulaTypes>,
    evaluator: RoundPlayoutEvaluator,
  ) {
    const { quick, deep } = planTrials(game, moments, evaluator);
    super(game, new PairedPlayouts(game, evaluator, (s, noise) => evaluator.chooseMove(s, noise)), {
      quick,
      deep,
      evaluation: EVALUATION_TRIALS,
      deepenFromError: DEEPEN_FROM_ERROR,
      reviewEffort: effort,
      result,
    });
    this.#scoutTrials = deep.scout * effort;
  }

  /** The quick pass has too few trials to tell which decisions may be errors, so all of them are looked at again. */
  override *deepen(moment: Moment<FormulaTypes>, quick: Analysis, rng: Rng): Computation<Analysis> {
    const { state, entry } = moment;
    if (quick.review === null) return yield* super.deepen(moment, quick, rng);
    const review = yield* this.review(state, entry[0], entry[1] as Move, this.#scoutTrials, rng);
    return yield* super.deepen(moment, { ...quick, review }, rng);
  }

  protected analyseChance(state: State, outcome: number, trials: Trials, rng: Rng): Computation<Analysis> {
    return state.phase === 'draw'
      ? this.#analyseDraw(state, outcome, trials, rng)
      : this.#analyseDeal(state, outcome, trials, rng);
  }

  /** Tries the moves that look best, and the move made. */
  protected *review(state: State, seat: Seat, made: Move, trials: number, rng: Rng): Computation<Analysis['review']> {
    const observation = observe(this.game, state, seat);
    if (observation.legal.length === 1) return null;
    const candidates = listCandidates(observation, made, trials > FEW_TRIALS ? MAX_CANDIDATES : 1, rng);
    return yield* this.playouts.review(observation, candidates, made, trials, rng);
  }

  *#analyseDeal(state: State, outcome: number, trials: Trials, rng: Rng): Computation<Analysis> {
    const { winProbabilities, standardError } = yield* this.#valueBeforeDeal(state, trials, rng);
    const next = this.game.clone(state);
    this.game.resolve(next, outcome);
    const chance = { winProbabilities, luckOf: null, effect: null, review: null };
    if (next.phase !== 'play') return { ...chance, luck: winProbabilities.map(() => 0), standardError: 0 };
    const dealt = yield* this.playouts.evaluate(next, trials.deal, rng);
    return {
      ...chance,
      luck: subtract(meansOf(dealt), winProbabilities),
      standardError: Math.hypot(standardError, maxStandardError(dealt)),
    };
  }

  /** Before the first dealer is drawn all seats are equal. Before later rounds random deals are played out. */
  *#valueBeforeDeal(state: State, trials: Trials, rng: Rng): Computation<PositionValue> {
    const { seats } = this.game;
    if (state.round === 1)
      return { winProbabilities: Array.from({ length: seats }, () => 1 / seats), standardError: 0 };
    const isFirstCard = state.phase === 'deal' && state.handSizes.every((size) => size === 0);
    if (isFirstCard) {
      const value = yield* this.playouts.evaluate(state, trials.deal, rng);
      const standardError = maxStandardError(value);
      this.#beforeDeal.set(state.round, { winProbabilities: meansOf(value), standardError });
    }
    return this.#beforeDeal.get(state.round)!;
  }

  /** The card drawn against all kinds of cards of the pile, in the same playout. */
  *#analyseDraw(state: State, outcome: number, trials: Trials, rng: Rng): Computation<Analysis> {
    const outcomes = listKinds(state, outcome);
    return {
      ...(yield* this.playouts.measureLuck(state, outcome, () => outcomes, trials.draw, rng)),
      luckOf: state.toMove,
      effect: null,
      review: null,
    };
  }
}

/** The best moves by cost, with the move made in place of an equivalent one. */
function listCandidates(observation: Observation<FormulaTypes>, made: Move, max: number, rng: Rng): Move[] {
  const key = equivalenceKeyOf(observation, made);
  const others = selectCandidates(observation, rng)
    .slice(0, max)
    .filter((move) => equivalenceKeyOf(observation, move) !== key);
  return [made, ...others];
}

/** One outcome for each kind of card that can be drawn; for the kind drawn it is the outcome itself. */
function listKinds(state: State, drawn: number): { outcome: number; share: number }[] {
  const { cards, count } = drawSource(state);
  const kinds: { outcome: number; share: number }[] = [];
  let first = 0;
  for (const ofKind of cards) {
    const isDrawn = drawn >= first && drawn < first + ofKind;
    if (ofKind > 0) kinds.push({ outcome: isDrawn ? drawn : first, share: ofKind / count });
    first += ofKind;
  }
  return kinds;
}

export const formulaDebrief: DebriefSupport<FormulaTypes> = {
  game: 'formula',
  evaluator: { id: 'formula-playouts', version: 5 },
  *createAnalyst(game: Game<FormulaTypes>, race: AnalysedRace<FormulaTypes>): Computation<RaceAnalyst<FormulaTypes>> {
    yield* prepareTurnEstimator(game);
    const evaluator = new RoundPlayoutEvaluator(numericGameOf(game));
    yield* evaluator.prepare();
    return new FormulaAnalyst(numericGameOf(game), race, evaluator);
  },
};
