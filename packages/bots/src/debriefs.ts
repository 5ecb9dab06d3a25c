import type { GameDefinition, GameRecord, GameTypes } from '@paddock/kernel';
import type { Computation } from './computation.ts';
import { type Debrief, DebriefError, type DebriefOptions, type DebriefSupport, debriefRace } from './debrief/index.ts';
import { formelFunDebrief } from './formel-fun/debrief.ts';
import { formulaDeDebrief } from './formula-de/debrief.ts';

export * from './debrief/index.ts';

/** The games whose races can be analysed, by id. */
const SUPPORTED: ReadonlyMap<string, DebriefSupport<GameTypes>> = new Map(
  [formelFunDebrief, formulaDeDebrief].map((support) => [support.game, support as DebriefSupport<GameTypes>]),
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
  const support = SUPPORTED.get(definition.id);
  if (support !== undefined) return debriefRace(definition, support, record, options);
  throw new DebriefError(
    `races of ${definition.title} have no debrief yet; there is one for: ${[...SUPPORTED.keys()].join(', ')}`,
  );
}
