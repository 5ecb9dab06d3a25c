import type { Car, FormulaDeTypes, State } from '@paddock/formula-de';
import type { Observation, Rng } from '@paddock/kernel';
import type { TurnPlanner } from './turn-planner.ts';

export type FormulaDeGame = Observation<FormulaDeTypes>['game'];

/** Plays on with the planner until it is the car's turn again or a round is over. Returns whether the race goes on. */
export function playOneRound(game: FormulaDeGame, planner: TurnPlanner, s: State, dice: Rng, car: Car): boolean {
  const { round, mover } = s;
  for (;;) {
    const isBetweenTurns = s.phase === 'gear' || s.phase === 'start';
    if (isBetweenTurns && s.round > round && (s.order[s.mover] === car || s.round > round + 1 || s.mover > mover))
      return true;
    const awaiting = game.awaiting(s);
    if (awaiting.kind === 'over') return false;
    if (awaiting.kind === 'chance') {
      game.resolve(s, dice.below(awaiting.ways));
      continue;
    }
    const seat = awaiting.seats[0]!;
    const legal = game.legalMoves(s, seat);
    game.play(s, seat, legal.length === 1 ? legal[0]! : legal[planner.findBest(s, legal)]!);
  }
}
