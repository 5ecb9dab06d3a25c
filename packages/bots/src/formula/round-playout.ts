import {
  computeFinalRanking,
  DRAW_ID,
  type FormulaTypes,
  hasReachedTarget,
  MAX_ROUNDS,
  type State,
} from '@paddock/formula';
import { createIdBuffer, type NumericGame, Rng, type Seat, winShares } from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import type { PositionEvaluator } from '../search/flat-monte-carlo.ts';
import { cardsLaidBy, type HandCode } from './hand-code.ts';
import { findCheapestMove, type MoveCost, moveCostFor } from './move-cost.ts';

/** How many rounds are played to learn what coming rounds may bring, in all; at least so many for each seat that may have one card more. */
const SAMPLE_ROUNDS = 300;
const MIN_SAMPLE_ROUNDS = 50;
/** How many endings of the game are drawn after the round being played. */
const ENDINGS = 8;

/**
 * The shares of the sets of cards that drivers notice in a turn, by level; all levels are equally likely. Fitted to 30 races between bots of
 * all levels: playouts that overlook nothing were far too sure of the winner.
 */
const NOTICED_SHARES = [0.5, 0.7, 1, 1];
const HASH_MODULUS = 0x7fffffff;
const HASH_FACTOR = 0x2c1b3c6d;

/** What one round brought each seat, in the order of play: whoever opens it has the advantage. */
interface SampleRound {
  readonly scores: readonly number[];
  readonly cardsLeft: readonly number[];
}

/** Plays the current round to its end with heuristic moves, and draws what the rounds after it bring from rounds played in the same way. */
export class RoundPlayoutEvaluator implements PositionEvaluator<FormulaTypes> {
  readonly winProbabilities: Float64Array;
  /** How many legal moves all playouts so far have weighed: the measure of what they cost. */
  weighedMoves = 0;
  readonly #game: NumericGame<FormulaTypes>;
  readonly #cost: MoveCost;
  readonly #ids = createIdBuffer();
  readonly #noticedIds = createIdBuffer();
  /** By the place in the order of play that starts with one card more (FO-24); first those without. */
  readonly #samples: SampleRound[][] = [];

  /** `prepare` must run before the first trial. */
  constructor(game: NumericGame<FormulaTypes>) {
    this.winProbabilities = new Float64Array(game.seats);
    this.#game = game;
    this.#cost = moveCostFor(game);
  }

  *prepare(): Computation<void> {
    if (this.#game.options.goal !== 'points' && this.#game.options.rounds === 1) return;
    const rng = Rng.from('sample rounds');
    const steps = this.#game.options.winnerExtraCard ? this.#game.seats : 0;
    const rounds = Math.max(MIN_SAMPLE_ROUNDS, Math.round(SAMPLE_ROUNDS / (1 + steps)));
    for (let step = -1; step < steps; step++) {
      const samples: SampleRound[] = [];
      while (samples.length < rounds) {
        samples.push(this.#playSample(step, rng));
        yield;
      }
      this.#samples.push(samples);
    }
  }

  /** `stepWithExtraCard` is the place in the order of play that starts with one card more, or -1. */
  #playSample(stepWithExtraCard: number, rng: Rng): SampleRound {
    const { seats } = this.#game;
    const s = this.#game.setup();
    this.#game.resolve(s, rng.below(seats));
    const opener = openerAfter(s.dealer, seats);
    if (stepWithExtraCard >= 0) s.extra[(opener + stepWithExtraCard) % seats] = 1;
    this.#playRound(s, rng, rng);
    return { scores: rotate(s.scores, opener), cardsLeft: rotate(s.cardsLeft, opener) };
  }

  startTrial(_sample: State, rng: Rng): (s: State) => void {
    const dice = rng.fork();
    const noise = rng.fork();
    return (s) => this.#evaluate(s, dice.copy(), noise.copy());
  }

  /** The id of the move that the playouts make for the seat to move, by a driver of any strength. */
  chooseMove(s: State, noise: Rng): number {
    return this.#chooseMove(s, noise, drawNoticedShare(noise));
  }

  /** The cheapest move that the driver notices. Who overlooks a set of cards overlooks all formulas with it. */
  #chooseMove(s: State, noise: Rng, noticedShare: number): number {
    const count = this.#game.legalMoveIds(s, s.toMove, this.#ids);
    this.weighedMoves += count;
    const turn = noise.next();
    let noticed = 0;
    for (let i = 0; i < count; i++) {
      const id = this.#ids[i]!;
      if (noticedShare === 1 || id === DRAW_ID || isNoticed(cardsLaidBy(id), turn, noticedShare))
        this.#noticedIds[noticed++] = id;
    }
    return this.#noticedIds[findCheapestMove(s, this.#noticedIds, noticed, this.#cost, noise)]!;
  }

  /** How strong the drivers are is not known, so every playout draws it for every seat. */
  #playRound(s: State, dice: Rng, noise: Rng): void {
    const { round } = s;
    const noticedShares = s.scores.map(() => drawNoticedShare(noise));
    while (s.round === round && s.phase !== 'over') {
      if (s.phase === 'play') this.#game.playMoveId(s, s.toMove, this.#chooseMove(s, noise, noticedShares[s.toMove]!));
      else this.#game.resolve(s, dice.below(this.#game.chanceWays(s)));
    }
  }

  #evaluate(s: State, dice: Rng, noise: Rng): void {
    this.#playRound(s, dice, noise);
    if (s.phase === 'over') {
      this.winProbabilities.set(this.#sharesOf(s));
      return;
    }
    this.winProbabilities.fill(0);
    for (let ending = 0; ending < ENDINGS; ending++) {
      const shares = this.#drawEnding(s, dice);
      for (const [seat, share] of shares.entries()) this.winProbabilities[seat]! += share / ENDINGS;
    }
  }

  /** Draws rounds until the game is over, and returns every seat's share of the win. */
  #drawEnding(s: State, dice: Rng): number[] {
    const { seats, options } = this.#game;
    const scores = [...s.scores];
    const cardsLeft = [...s.cardsLeft];
    let { dealer, round } = s;
    let winner = s.extra.indexOf(1);
    for (; ; round++) {
      const opener = openerAfter(dealer, seats);
      const stepWithExtraCard = winner < 0 ? -1 : (winner - opener + seats) % seats;
      const sample = dice.pick(this.#samples[stepWithExtraCard + 1]!);
      for (let step = 0; step < seats; step++) {
        scores[(opener + step) % seats]! += sample.scores[step]!;
        cardsLeft[(opener + step) % seats]! += sample.cardsLeft[step]!;
      }
      dealer = (dealer + 1) % seats;
      if (winner >= 0) winner = (opener + this.#firstOf(sample)) % seats;
      const isOver =
        options.goal === 'points' ? round >= MAX_ROUNDS || hasReachedTarget(scores, options) : round >= options.rounds;
      if (isOver) return this.#sharesOf({ scores, cardsLeft });
    }
  }

  /** The place in the order of play that won the round. */
  #firstOf({ scores, cardsLeft }: SampleRound): number {
    return this.#game.options.goal === 'points' ? cardsLeft.indexOf(Math.min(...cardsLeft)) : scores.indexOf(1);
  }

  #sharesOf(standings: { readonly scores: readonly number[]; readonly cardsLeft: readonly number[] }): number[] {
    return winShares(this.#game.seats, computeFinalRanking(standings, this.#game.options));
  }
}

/** How much a driver of unknown strength notices. */
function drawNoticedShare(noise: Rng): number {
  return NOTICED_SHARES[noise.below(NOTICED_SHARES.length)]!;
}

function isNoticed(cards: HandCode, turn: number, share: number): boolean {
  const hash = Math.imul((cards % HASH_MODULUS) ^ turn, HASH_FACTOR);
  return ((hash ^ (hash >>> 15)) & 0xff) < share * 0x100;
}

/** The seat to the dealer's left opens a round (FO-6). */
function openerAfter(dealer: Seat, seats: number): Seat {
  return (dealer + 1) % seats;
}

/** The list from a place on, and then from its start. */
function rotate(list: readonly number[], from: number): number[] {
  return [...list.slice(from), ...list.slice(0, from)];
}
