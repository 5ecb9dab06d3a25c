import type { Car, FormulaDeKind, State } from '@paddock/formula-de';
import type { Observation, Rng } from '@paddock/kernel';
import type { Planner } from './planner.ts';

export type Game = Observation<FormulaDeKind>['game'];

/** Drives on, everybody by the plan, until it is the car's turn again, or a round is over; says whether the race goes on. */
export function driveOn(game: Game, planner: Planner, s: State, dice: Rng, car: Car): boolean {
  const { round, mover } = s;
  for (;;) {
    const between = s.phase === 'gear' || s.phase === 'start';
    if (between && s.round > round && (s.order[s.mover] === car || s.round > round + 1 || s.mover > mover)) return true;
    const awaiting = game.awaiting(s);
    if (awaiting.kind === 'over') return false;
    if (awaiting.kind === 'chance') {
      game.resolve(s, dice.below(awaiting.ways));
      continue;
    }
    const seat = awaiting.seats[0]!;
    const legal = game.legalMoves(s, seat);
    game.play(s, seat, legal.length === 1 ? legal[0]! : legal[planner.best(s, legal)]!);
  }
}
