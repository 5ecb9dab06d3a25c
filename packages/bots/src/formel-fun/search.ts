import type { FormelFunTypes, Move, State } from '@paddock/formel-fun';
import { type NumericGame, numericGameOf, type Observation, type Rng, winShares } from '@paddock/kernel';
import type { Evaluation } from '../bot.ts';
import { type Budget, BudgetMeter, type Computation } from '../computation.ts';
import { FlatMonteCarlo, type PositionEvaluator } from '../search/flat-monte-carlo.ts';
import { playOutRace } from './playout.ts';
import { estimateWinProbabilities } from './win-probabilities.ts';

type FormelFunObservation = Observation<FormelFunTypes>;

/** Plays the race out by the heuristic, then estimates the win probabilities from its end. */
class RacePlayoutEvaluator implements PositionEvaluator<FormelFunTypes> {
  readonly winProbabilities: Float64Array;
  readonly #game: NumericGame<FormelFunTypes>;

  constructor(game: FormelFunObservation['game']) {
    this.#game = numericGameOf(game);
    this.winProbabilities = new Float64Array(game.seats);
  }

  startTrial(_sample: State, rng: Rng): (s: State) => void {
    const dice = rng.fork();
    const noise = rng.fork();
    return (s) => {
      playOutRace(this.#game, s, dice.copy(), noise.copy());
      this.#estimate(s);
    };
  }

  #estimate(s: State): void {
    const awaiting = this.#game.awaiting(s);
    if (awaiting.kind === 'over') this.winProbabilities.set(winShares(this.#game.seats, awaiting.ranking));
    else estimateWinProbabilities(s, this.#game.options, this.winProbabilities);
  }
}

export function* searchMove(observation: FormelFunObservation, rng: Rng, budget: Budget): Computation<Move> {
  const search = new FlatMonteCarlo(observation, observation.legal, new RacePlayoutEvaluator(observation.game));
  return observation.legal[yield* search.findBest(rng, new BudgetMeter(budget))]!;
}

export function evaluatePosition(
  observation: FormelFunObservation,
  rng: Rng,
  budget: Budget,
): Computation<Evaluation<FormelFunTypes>> {
  return new FlatMonteCarlo(observation, observation.legal, new RacePlayoutEvaluator(observation.game)).evaluate(
    rng,
    new BudgetMeter(budget),
  );
}
