import { type GameDefinition, isSameJson } from '@paddock/kernel';
import { LEARNER_SEAT, type Lesson, type LessonStep } from '../games/lesson.ts';
import { type ArrangedTable, createArrangedTable } from './arranged-table.ts';

/** Whether the coach accepts a move in a step. */
export function acceptsMove(step: LessonStep, move: object): boolean {
  return step.moves.some((one) => isSameJson(one, move));
}

/** One step of a lesson as a table of its own. */
export function createLessonTable(
  definition: GameDefinition,
  { seats, options }: Lesson,
  { setup, after }: LessonStep,
  identity: { readonly id: string; readonly nickname: string },
): ArrangedTable {
  return createArrangedTable(definition, { seats, options, setup, after, seat: LEARNER_SEAT }, identity);
}
