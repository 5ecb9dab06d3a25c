import type { GameDefinition, GameRecord, GameTypes } from '@paddock/kernel';
import type { Computation } from './computation.ts';
import {
  type Debrief,
  DebriefError,
  type DebriefOptions,
  type DebriefSupport,
  debriefRace,
  prepareAnalyst,
} from './debrief/index.ts';
import { formelFunDebrief } from './formel-fun/debrief.ts';
import { formulaDebrief } from './formula/debrief.ts';
import { formulaDeDebrief } from './formula-de/debrief.ts';
import { polePositionDebrief } from './pole-position/debrief.ts';

export * from './debrief/index.ts';

/** The games whose races can be analysed, by id. */
const SUPPORTED: ReadonlyMap<string, DebriefSupport<GameTypes>> = new Map(
  [formelFunDebrief, formulaDebrief, formulaDeDebrief, polePositionDebrief].map((support) => [
    support.game,
    support as DebriefSupport<GameTypes>,
  ]),
);

/** Whether the races of a game can be analysed. */
export function hasDebrief(game: string): boolean {
  return SUPPORTED.has(game);
}

/** How much of a finished race was luck, and how much skill. Throws a `DebriefError` for a record that has no debrief. */
export function debrief(
  definition: GameDefinition,
  record: GameRecord,
  options: DebriefOptions = {},
): Computation<Debrief> {
  return debriefRace(definition, supportOf(definition), record, options);
}

/** For measuring the evaluators: looks at single entries of a race, with `effort` times the usual effort. */
export function createRaceAnalyst(
  definition: GameDefinition,
  record: GameRecord,
  effort?: number,
): ReturnType<typeof prepareAnalyst<GameTypes>> {
  return prepareAnalyst(definition, supportOf(definition), record, effort);
}

function supportOf({ id, title }: GameDefinition): DebriefSupport<GameTypes> {
  const support = SUPPORTED.get(id);
  if (support !== undefined) return support;
  throw new DebriefError(
    `races of ${title} have no debrief yet; there is one for: ${[...SUPPORTED.keys()].join(', ')}`,
  );
}

/** Whose probabilities the debriefs of a game are; `null` for games without a debrief. */
export function debriefEvaluatorOf(game: string): Debrief['evaluator'] | null {
  return SUPPORTED.get(game)?.evaluator ?? null;
}
