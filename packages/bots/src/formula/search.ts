import type { FormulaKind, Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import { bestArm, halving } from '../search/halving.ts';
import { Sample } from '../search/sample.ts';
import { type Budget, Meter, type Thought } from '../thinking.ts';
import { candidates } from './candidates.ts';
import { Playout } from './playout.ts';

/** What was seen of the moves that were tried. */
export interface Findings {
  readonly best: Move;
  readonly tried: readonly { readonly move: Move; readonly win: readonly Sample[] }[];
  readonly playouts: number;
}

/**
 * Perfect-information Monte Carlo: deals what is hidden again and again, tries the moves that look best with the same
 * hands, draws and moods of the others, and gives up the worse half of them step by step.
 */
export function* search(observation: Observation<FormulaKind>, rng: Rng, budget: Budget): Thought<Findings> {
  const { game, seat } = observation;
  const meter = new Meter(budget);
  const moves = candidates(observation, rng);
  const playout = new Playout(game);
  const wins = moves.map(() => Array.from({ length: game.seats }, () => new Sample()));
  const samples = yield* halving(moves.length, meter, (running, worth) => {
    const sample = observation.sample(rng);
    const dice = rng.fork();
    const whim = rng.fork();
    for (const arm of running) {
      const s = game.clone(sample);
      game.play(s, seat, moves[arm]!);
      playout.run(s, dice.copy(), whim.copy());
      worth[arm] = playout.chances[seat]!;
      for (let other = 0; other < game.seats; other++) wins[arm]![other]!.add(playout.chances[other]!);
    }
  });
  const tried = moves.map((move, arm) => ({ move, win: wins[arm]! }));
  return { best: moves[bestArm(samples)]!, tried, playouts: meter.done };
}
