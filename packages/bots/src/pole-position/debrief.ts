import { CHANCE, type Game, type NumericGame, numericGameOf, Rng, type Seat } from '@paddock/kernel';
import { type Move, type PolePositionTypes, type State, takeBackUnseen } from '@paddock/pole-position';
import type { Computation } from '../computation.ts';
import {
  type AnalysedRace,
  createMeans,
  type DebriefSupport,
  type EntryAnalysis,
  maxStandardError,
  meansOf,
  type Moment,
  type RaceAnalyst,
} from '../debrief/analyst.ts';
import { analyseByValues, withComparison } from '../debrief/move-values.ts';
import { type CardChoice, searchCardChoice } from './card-choice.ts';
import { balanceTurns } from './guess-luck.ts';
import { RestOfTurn } from './rest-of-turn.ts';
import { createTreeAt } from './search.ts';
import { DEBRIEF_POWER } from './win-probabilities.ts';

type TurnMoment = Moment<PolePositionTypes>;
type Analysis = EntryAnalysis<PolePositionTypes>;

/** Iterations of each of the trees that value a turn, in the quick pass and afterwards. */
const QUICK_ITERATIONS = 250;
const DEEP_ITERATIONS = 4000;
const EVALUATION_ITERATIONS = 1000;
/** A pick of a car that may be an error of this size is looked at again: so many pairs of trees, and iterations of each. */
const DEEPEN_FROM_ERROR = 0.015;
const PICK_TREE_COUNT = 8;
const PICK_ITERATIONS = 800;
/** Nobody at the table, for `takeBackUnseen`: all cards are taken back. */
const NO_SEAT = -1;

/**
 * After the set-up nothing is chance. Cards are judged against how often the others play theirs, as independent tree searches find it. What
 * the open cards are worth beyond the effects of each is luck in guessing; it counts for the entry that reveals them. Picks of cars are
 * looked ahead exactly to the end of the turn. The course is the same for all, so its luck is nobody's, in its last token.
 */
class PolePositionAnalyst implements RaceAnalyst<PolePositionTypes> {
  readonly #game: NumericGame<PolePositionTypes>;
  readonly #race: AnalysedRace<PolePositionTypes>;
  readonly #restOfTurn: RestOfTurn;
  readonly #effort: number;
  /** By turn: the deepest search so far. All its entries share it. */
  readonly #choices = new Map<number, { readonly iterations: number; readonly choice: CardChoice }>();

  constructor(game: NumericGame<PolePositionTypes>, race: AnalysedRace<PolePositionTypes>) {
    this.#game = game;
    this.#race = race;
    this.#restOfTurn = new RestOfTurn(game);
    this.#effort = race.effort ?? 1;
  }

  *analyse({ state, entry: [actor, what] }: TurnMoment): Computation<Analysis> {
    if (state.phase === 'choose') return yield* this.#analyseCard(state, actor, what as Move, QUICK_ITERATIONS);
    return state.phase === 'move' ? this.#analysePick(state, actor, what as Move) : this.#analyseToken(actor);
  }

  *deepen({ state, entry: [actor, what] }: TurnMoment, quick: Analysis, rng: Rng): Computation<Analysis> {
    if (state.phase === 'choose')
      return yield* this.#analyseCard(state, actor, what as Move, DEEP_ITERATIONS * this.#effort);
    if (state.phase === 'move') return yield* this.#deepenPick(state, actor, what as Move, quick, rng);
    return quick;
  }

  *evaluate({ state }: TurnMoment, rng: Rng): Computation<readonly number[]> {
    if (state.phase === 'choose') return (yield* this.#choiceOf(state, EVALUATION_ITERATIONS)).winProbabilities;
    const means = createMeans(this.#game.seats);
    for (let tree = 0; tree < PICK_TREE_COUNT; tree++)
      for (const [seat, value] of (yield* this.#search(state, rng.fork())).entries()) means[seat]!.add(value);
    return meansOf(means);
  }

  complete(analyses: readonly Analysis[]): readonly Analysis[] {
    return balanceTurns(this.#race, analyses, (turn) => this.#choices.get(turn)!.choice);
  }

  /** Laying the course is not judged. */
  #analyseToken(actor: Seat): Analysis {
    const nothing = Array.from({ length: this.#game.seats }, () => 0);
    return {
      winProbabilities: nothing.map(() => 1 / this.#game.seats),
      luck: actor === CHANCE ? nothing : null,
      luckOf: null,
      effect: actor === CHANCE ? null : nothing,
      standardError: 0,
      review: null,
    };
  }

  *#analyseCard(state: State, seat: Seat, move: Move, iterations: number): Computation<Analysis> {
    const choice = yield* this.#choiceOf(state, iterations);
    const legal = this.#game.legalMoves(state, seat);
    const made = legal.indexOf(move);
    const effect = choice.effectOf(seat, made);
    return {
      winProbabilities: choice.winProbabilities,
      luck: null,
      luckOf: null,
      effect: meansOf(effect),
      standardError: maxStandardError(effect),
      review: legal.length === 1 ? null : reviewCard(choice, seat, legal, made),
    };
  }

  *#choiceOf(state: State, iterations: number): Computation<CardChoice> {
    const known = this.#choices.get(state.turn);
    if (known !== undefined && known.iterations >= iterations) return known.choice;
    const root = this.#game.clone(state);
    takeBackUnseen(root, NO_SEAT);
    const rng = Rng.from(`${this.#race.seed} turn ${state.turn} ${iterations}`);
    const choice = yield* searchCardChoice(this.#game, root, iterations, rng);
    this.#choices.set(state.turn, { iterations, choice });
    return choice;
  }

  #analysePick(state: State, seat: Seat, move: Move): Analysis {
    return analyseByValues(seat, this.#game.legalMoves(state, seat), this.#restOfTurn.ofMoves(state), move);
  }

  /** Compares the car picked with the best one by pairs of trees with the same random numbers. */
  *#deepenPick(state: State, seat: Seat, made: Move, quick: Analysis, rng: Rng): Computation<Analysis> {
    const { review } = quick;
    if (review === null || review.error < DEEPEN_FROM_ERROR) return quick;
    const gift = createMeans(this.#game.seats);
    let madeProbability = 0;
    for (let pair = 0; pair < PICK_TREE_COUNT; pair++) {
      const dice = rng.fork();
      const afterMade = yield* this.#search(this.#after(state, seat, made), dice.copy());
      const afterBest = yield* this.#search(this.#after(state, seat, review.best), dice.copy());
      for (const [other, mean] of gift.entries()) mean.add(afterMade[other]! - afterBest[other]!);
      madeProbability += afterMade[seat]! / PICK_TREE_COUNT;
    }
    return withComparison(quick, seat, gift, madeProbability, maxStandardError(gift));
  }

  #after(state: State, seat: Seat, move: Move): State {
    const next = this.#game.clone(state);
    this.#game.play(next, seat, move);
    return next;
  }

  *#search(root: State, rng: Rng): Computation<number[]> {
    const tree = createTreeAt(this.#game, root, DEBRIEF_POWER);
    const means = createMeans(this.#game.seats);
    const iterations = PICK_ITERATIONS * this.#effort;
    for (let i = 0; i < iterations; i++) {
      tree.iterate(rng);
      // The first half tries bad moves too often.
      if (2 * i >= iterations) for (const [seat, mean] of means.entries()) mean.add(tree.values[seat]!);
      yield;
    }
    return meansOf(means);
  }
}

function reviewCard(choice: CardChoice, seat: Seat, legal: readonly Move[], made: number): Analysis['review'] {
  const best = choice.bestOf(seat);
  const gift = choice.differenceOf(seat, made, best);
  const error = Math.max(0, -gift[seat]!.mean);
  const madeProbability = choice.probabilityOf(seat, made);
  return {
    best: legal[best]!,
    bestProbability: madeProbability + error,
    madeProbability,
    error,
    gift: meansOf(gift),
    standardError: gift[seat]!.standardError,
    choices: legal.length,
  };
}

export const polePositionDebrief: DebriefSupport<PolePositionTypes> = {
  game: 'pole-position',
  evaluator: { id: 'pole-position-trees', version: 2 },
  // oxlint-disable-next-line require-yield -- there is nothing to prepare
  *createAnalyst(
    game: Game<PolePositionTypes>,
    race: AnalysedRace<PolePositionTypes>,
  ): Computation<RaceAnalyst<PolePositionTypes>> {
    return new PolePositionAnalyst(numericGameOf(game), race);
  },
};
