import type { Car, FormulaDeTypes, State } from '@paddock/formula-de';
import { CHANCE, createIdBuffer, type NumericGame, type Observation, OVER, type Rng } from '@paddock/kernel';
import type { TurnPlanner } from './turn-planner.ts';

export type FormulaDeGame = Observation<FormulaDeTypes>['game'];

/** Plays on with the planner until it is the car's turn again or a round is over. Returns whether the race goes on. */
export function playOneRound(
  game: NumericGame<FormulaDeTypes>,
  planner: TurnPlanner,
  s: State,
  dice: Rng,
  car: Car,
): boolean {
  const { round, mover } = s;
  for (;;) {
    const isBetweenTurns = s.phase === 'gear' || s.phase === 'start';
    if (isBetweenTurns && s.round > round && (s.order[s.mover] === car || s.round > round + 1 || s.mover > mover))
      return true;
    const actor = game.nextActor(s);
    if (actor === OVER) return false;
    if (actor === CHANCE) {
      game.resolve(s, dice.below(game.chanceWays(s)));
      continue;
    }
    const count = game.legalMoveIds(s, actor, ids);
    game.playMoveId(s, actor, ids[count === 1 ? 0 : planner.findBest(s)]!);
  }
}
const ids = createIdBuffer();
