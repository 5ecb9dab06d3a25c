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
import { isBeyondDoubt } from '../debrief/flag.ts';
import { analyseByValues, withComparison } from '../debrief/move-values.ts';
import { type CardChoice, type ChoiceEffort, searchCardChoice } from './card-choice.ts';
import { chooseMilderReview, reviewCard } from './card-review.ts';
import { balanceTurns } from './guess-luck.ts';
import { RestOfTurn } from './rest-of-turn.ts';
import { createTreeAt } from './search.ts';
import { DEBRIEF_POWER } from './win-probabilities.ts';

type TurnMoment = Moment<PolePositionTypes>;
type Analysis = EntryAnalysis<PolePositionTypes>;
type Review = NonNullable<Analysis['review']>;

/** The effort for a turn in the quick pass and afterwards, and for single positions. */
const QUICK: ChoiceEffort = { trees: 8, searchIterations: 125, valuingIterations: 125 };
const DEEP: ChoiceEffort = { trees: 8, searchIterations: 2000, valuingIterations: 2000 };
const EVALUATION: ChoiceEffort = { trees: 8, searchIterations: 500, valuingIterations: 500 };
/** A turn in which a card would be flagged is looked at a second time, by trees that are five times as large. Of long races not all are. */
const SECOND_LOOK: ChoiceEffort = { trees: 5, searchIterations: 10_000, valuingIterations: 1500 };
const MAX_SECOND_LOOKS = 7;
/**
 * A pick of a car that may be an error of this size is looked at again: so many pairs of trees, and iterations of each. So is one that may change
 * somebody else's chances as much as a turning point: who has nothing to win any more often decides between two others. Picks that would be
 * flagged are looked at once more, like cards.
 */
const DEEPEN_FROM_ERROR = 0.015;
const DEEPEN_FROM_EFFECT = 0.03;
const PICK_TREE_COUNT = 8;
const PICK_ITERATIONS = 800;
const SECOND_PICK_ITERATIONS = 6000;
/**
 * Still larger trees find other balances again: they change an error by about three points (standard deviation) in either direction, however well
 * smaller ones agree. Where these do not agree, the spread between them says how well their mean is known, but not which of their balances a
 * larger tree would find. So it counts double.
 */
const MIN_STANDARD_ERROR = 0.03;
const SPREAD_FACTOR = 2;
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
  readonly #choices = new Map<number, { readonly effort: ChoiceEffort; readonly choice: CardChoice }>();
  readonly #secondLooks = new Map<number, CardChoice>();

  constructor(game: NumericGame<PolePositionTypes>, race: AnalysedRace<PolePositionTypes>) {
    this.#game = game;
    this.#race = race;
    this.#restOfTurn = new RestOfTurn(game);
    this.#effort = race.effort ?? 1;
  }

  *analyse({ state, entry: [actor, what] }: TurnMoment): Computation<Analysis> {
    if (state.phase === 'choose') return yield* this.#analyseCard(state, actor, what as Move, QUICK);
    return state.phase === 'move' ? this.#analysePick(state, actor, what as Move) : this.#analyseToken(actor);
  }

  *deepen({ state, entry: [actor, what] }: TurnMoment, quick: Analysis, rng: Rng): Computation<Analysis> {
    if (state.phase === 'choose') return yield* this.#deepenCard(state, actor, what as Move);
    if (state.phase === 'move') return yield* this.#deepenPick(state, actor, what as Move, quick, rng);
    return quick;
  }

  *evaluate({ state }: TurnMoment, rng: Rng): Computation<readonly number[]> {
    if (state.phase === 'choose') return (yield* this.#choiceOf(state, EVALUATION)).winProbabilities;
    const means = createMeans(this.#game.seats);
    for (let tree = 0; tree < PICK_TREE_COUNT; tree++)
      for (const [seat, value] of (yield* this.#search(state, PICK_ITERATIONS, rng.fork())).entries())
        means[seat]!.add(value);
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

  *#analyseCard(state: State, seat: Seat, move: Move, effort: ChoiceEffort): Computation<Analysis> {
    const choice = yield* this.#choiceOf(state, effort);
    const effect = choice.effectOf(seat, this.#game.legalMoves(state, seat).indexOf(move));
    return {
      winProbabilities: choice.winProbabilities,
      luck: null,
      luckOf: null,
      effect: meansOf(effect),
      standardError: maxStandardError(effect),
      review: this.#reviewCard([choice], state, seat, move),
    };
  }

  *#deepenCard(state: State, seat: Seat, move: Move): Computation<Analysis> {
    const analysis = yield* this.#analyseCard(state, seat, move, this.#multiply(DEEP));
    const { review } = analysis;
    if (review === null || !isBeyondDoubt(review)) return analysis;
    const second = yield* this.#lookAgain(state);
    if (second === null) return { ...analysis, review: { ...review, standardError: review.error } };
    const first = this.#choices.get(state.turn)!.choice;
    return { ...analysis, review: this.#reviewCard([first, second], state, seat, move) };
  }

  #reviewCard(looks: readonly CardChoice[], state: State, seat: Seat, move: Move): Analysis['review'] {
    const legal = this.#game.legalMoves(state, seat);
    if (legal.length === 1) return null;
    const made = legal.indexOf(move);
    const review = reviewCard(looks, seat, legal, made);
    const best = legal.indexOf(review.best);
    return this.#doubt(review, !looks.every((look) => look.isBetterInAllTrees(seat, best, made)));
  }

  /**
   * Makes the standard error what larger trees may change. What a single tree disputes is in doubt altogether: each tree is a balance that may
   * have been played. A check is made with larger trees, which know.
   */
  #doubt(review: Review, isDisputed = false): Review {
    if (this.#effort > 1) return review;
    const standardError = Math.max(SPREAD_FACTOR * review.standardError, MIN_STANDARD_ERROR);
    return { ...review, standardError: isDisputed ? Math.max(standardError, review.error) : standardError };
  }

  *#choiceOf(state: State, effort: ChoiceEffort): Computation<CardChoice> {
    const known = this.#choices.get(state.turn);
    if (known !== undefined && known.effort.searchIterations >= effort.searchIterations) return known.choice;
    const choice = yield* this.#searchTurn(state, effort);
    this.#choices.set(state.turn, { effort, choice });
    return choice;
  }

  /** `null` after too many second looks. The largest errors come first, so only small ones stay in doubt. */
  *#lookAgain(state: State): Computation<CardChoice | null> {
    const known = this.#secondLooks.get(state.turn);
    if (known !== undefined) return known;
    if (this.#secondLooks.size === MAX_SECOND_LOOKS) return null;
    const choice = yield* this.#searchTurn(state, this.#multiply(SECOND_LOOK));
    this.#secondLooks.set(state.turn, choice);
    return choice;
  }

  #searchTurn(state: State, effort: ChoiceEffort): Computation<CardChoice> {
    const root = this.#game.clone(state);
    takeBackUnseen(root, NO_SEAT);
    const { searchIterations, valuingIterations } = effort;
    const rng = Rng.from(`${this.#race.seed} turn ${state.turn} ${searchIterations + valuingIterations}`);
    return searchCardChoice(this.#game, root, effort, rng);
  }

  /** As many times the usual effort as this analyst makes. */
  #multiply({ trees, searchIterations, valuingIterations }: ChoiceEffort): ChoiceEffort {
    return {
      trees,
      searchIterations: searchIterations * this.#effort,
      valuingIterations: valuingIterations * this.#effort,
    };
  }

  #analysePick(state: State, seat: Seat, move: Move): Analysis {
    const analysis: Analysis = analyseByValues(
      seat,
      this.#game.legalMoves(state, seat),
      this.#restOfTurn.ofMoves(state),
      move,
    );
    return analysis.review === null ? analysis : { ...analysis, review: this.#doubt(analysis.review) };
  }

  *#deepenPick(state: State, seat: Seat, made: Move, quick: Analysis, rng: Rng): Computation<Analysis> {
    const { review } = quick;
    if (review === null || !mayMatter(review)) return quick;
    const first = yield* this.#comparePick(state, seat, made, quick, PICK_ITERATIONS, rng);
    if (!isBeyondDoubt(first.review!)) return first;
    const second = yield* this.#comparePick(state, seat, made, quick, SECOND_PICK_ITERATIONS, rng);
    return { ...first, review: chooseMilderReview(first.review!, second.review!) };
  }

  /** Compares the car picked with the best one by pairs of trees with the same random numbers. */
  *#comparePick(
    state: State,
    seat: Seat,
    made: Move,
    quick: Analysis,
    iterations: number,
    rng: Rng,
  ): Computation<Analysis> {
    const { best } = quick.review!;
    const gift = createMeans(this.#game.seats);
    let madeProbability = 0;
    let isDisputed = false;
    for (let pair = 0; pair < PICK_TREE_COUNT; pair++) {
      const dice = rng.fork();
      const afterMade = yield* this.#search(this.#after(state, seat, made), iterations, dice.copy());
      const afterBest = yield* this.#search(this.#after(state, seat, best), iterations, dice.copy());
      for (const [other, mean] of gift.entries()) mean.add(afterMade[other]! - afterBest[other]!);
      madeProbability += afterMade[seat]! / PICK_TREE_COUNT;
      isDisputed ||= afterMade[seat]! >= afterBest[seat]!;
    }
    const compared = withComparison(quick, seat, gift, madeProbability, maxStandardError(gift));
    const analysis = gift[seat]!.mean > 0 ? withoutError(compared, made) : compared;
    return { ...analysis, review: this.#doubt(analysis.review!, isDisputed) };
  }

  #after(state: State, seat: Seat, move: Move): State {
    const next = this.#game.clone(state);
    this.#game.play(next, seat, move);
    return next;
  }

  /** `usual` iterations, as many times as this analyst makes an effort. */
  *#search(root: State, usual: number, rng: Rng): Computation<number[]> {
    const tree = createTreeAt(this.#game, root, DEBRIEF_POWER);
    const means = createMeans(this.#game.seats);
    const iterations = usual * this.#effort;
    for (let i = 0; i < iterations; i++) {
      tree.iterate(rng);
      // The first half tries bad moves too often.
      if (2 * i >= iterations) for (const [seat, mean] of means.entries()) mean.add(tree.values[seat]!);
      yield;
    }
    return meansOf(means);
  }
}

/** The trees prefer the car picked to the one that the fitted model preferred. So it is the best one, and the pick changed nothing. */
function withoutError(compared: Analysis, made: Move): Analysis {
  const review = compared.review!;
  const nothing = review.gift.map(() => 0);
  return {
    ...compared,
    effect: nothing,
    review: { ...review, best: made, bestProbability: review.madeProbability, gift: nothing },
  };
}

function mayMatter({ error, gift }: Review): boolean {
  return error >= DEEPEN_FROM_ERROR || gift.some((change) => Math.abs(change) >= DEEPEN_FROM_EFFECT);
}

export const polePositionDebrief: DebriefSupport<PolePositionTypes> = {
  game: 'pole-position',
  evaluator: { id: 'pole-position-trees', version: 6 },
  // oxlint-disable-next-line require-yield -- there is nothing to prepare
  *createAnalyst(
    game: Game<PolePositionTypes>,
    race: AnalysedRace<PolePositionTypes>,
  ): Computation<RaceAnalyst<PolePositionTypes>> {
    return new PolePositionAnalyst(numericGameOf(game), race);
  },
};
