import type { FormulaTypes, State } from '@paddock/formula';
import { createIdBuffer, type NumericGame, numericGameOf, type Rng, winShares } from '@paddock/kernel';
import type { PositionEvaluator } from '../search/flat-monte-carlo.ts';
import { encodeHand } from './hand-code.ts';
import { type MoveCost, moveCostFor, findCheapestMove } from './move-cost.ts';
import { scoreUnfinishedRound, simulateRemainingRounds } from './remaining-rounds.ts';
import { type FormulaGame, type TurnEstimator, turnEstimatorFor } from './turn-estimator.ts';

/**
 * How much each turn of any seat before a seat's last turn lowers its log odds of winning. Fitted to the winners of games
 * between heuristic players at two to four seats.
 */
const LOG_ODDS_PER_TURN = 2.5;
/** When points are counted the round is played out, but for no more than this many turns per seat. */
const MAX_TURNS_PER_SEAT_FOR_POINTS = 4;

/** Plays one turn per seat with heuristic moves, then estimates the winner from the turns that the hands still need. */
export class FormulaPlayoutEvaluator implements PositionEvaluator<FormulaTypes> {
  readonly winProbabilities: Float64Array;
  readonly #game: NumericGame<FormulaTypes>;
  readonly #ids = createIdBuffer();
  readonly #cost: MoveCost;
  readonly #estimator: TurnEstimator | null;
  readonly #turns: number;
  readonly #favoursOpeners: boolean;

  /** The levels value later rounds as even, which their measured strength rests on. An evaluation favours whoever opens them. */
  constructor(game: FormulaGame, favoursOpeners = false) {
    const points = game.options.goal === 'points';
    this.winProbabilities = new Float64Array(game.seats);
    this.#game = numericGameOf(game);
    this.#favoursOpeners = favoursOpeners;
    this.#cost = moveCostFor(game);
    this.#estimator = points ? null : turnEstimatorFor(game);
    this.#turns = points ? MAX_TURNS_PER_SEAT_FOR_POINTS * game.seats : game.seats;
  }

  startTrial(_sample: State, rng: Rng): (s: State) => void {
    const dice = rng.fork();
    const noise = rng.fork();
    return (s) => this.run(s, dice.copy(), noise.copy());
  }

  /** Plays the state on and writes `winProbabilities`. Dice and move choice use separate random generators. */
  run(s: State, dice: Rng, noise: Rng): void {
    const game = this.#game;
    const { round } = s;
    const until = s.turns + this.#turns;
    while (s.round === round && s.turns < until && s.phase !== 'over') {
      if (s.phase === 'play') {
        const count = game.legalMoveIds(s, s.toMove, this.#ids);
        game.playMoveId(s, s.toMove, this.#ids[findCheapestMove(s, this.#ids, count, this.#cost, noise)]!);
      } else {
        game.resolve(s, dice.below(game.chanceWays(s)));
      }
    }
    this.#estimate(s, round, dice);
  }

  #estimate(s: State, round: number, dice: Rng): void {
    const awaiting = this.#game.awaiting(s);
    if (awaiting.kind === 'over') {
      this.winProbabilities.set(winShares(this.#game.seats, awaiting.ranking));
      return;
    }
    const isRoundOver = s.round > round;
    if (this.#estimator === null) {
      if (!isRoundOver) scoreUnfinishedRound(s);
    } else if (!isRoundOver) {
      this.#estimateFromHands(s, this.#estimator);
      if (this.#game.options.rounds === 1) return;
    }
    simulateRemainingRounds(
      this.#game,
      s,
      isRoundOver ? null : this.winProbabilities,
      dice,
      this.winProbabilities,
      this.#favoursOpeners,
    );
  }

  /** Estimates which seat will be the first without cards. */
  #estimateFromHands(s: State, estimator: TurnEstimator): void {
    const { seats } = this.#game;
    const first = s.finished[0];
    if (first !== undefined) {
      this.winProbabilities.fill(0);
      this.winProbabilities[first] = 1;
      return;
    }
    let total = 0;
    for (let step = 0; step < seats; step++) {
      const seat = (s.toMove + step) % seats;
      const weight = Math.exp(-LOG_ODDS_PER_TURN * (seats * estimator.turnsFor(encodeHand(s, seat)) + step));
      this.winProbabilities[seat] = weight;
      total += weight;
    }
    for (let seat = 0; seat < seats; seat++) this.winProbabilities[seat]! /= total;
  }
}
