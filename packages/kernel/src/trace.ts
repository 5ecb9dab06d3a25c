import { CHANCE, type GameDefinition, type GameTypes } from './game.ts';
import type { GameRecord } from './record.ts';
import { replayRecord } from './replay.ts';
import { ok, type Result } from './result.ts';

/**
 * A replayed record with all hidden information, one JSON object per line (docs/notation.md): for referees and tests,
 * never for players of a running game.
 */
export function traceRecord<K extends GameTypes>(
  definition: GameDefinition<K>,
  record: GameRecord,
  write: (line: object) => void,
): Result<undefined> {
  const { game, rulesVersion, seats, options } = record;
  const preface = definition.traceHeader?.(options) ?? {};
  const lines: object[] = [{ game, rulesVersion, seats, options, ...preface }];
  const replayed = replayRecord(definition, record, (match, awaiting, entry) => {
    const legal: Record<string, unknown> = {};
    const awaited = awaiting.kind === 'moves' ? awaiting.seats : [];
    for (const seat of awaited) legal[seat] = match.game.legalMoves(match.state, seat);
    lines.push({
      n: match.entries.length,
      table: match.game.table(match.state),
      awaiting,
      legal,
      entry,
      ...(entry[0] === CHANCE ? { chance: match.game.chance(match.state, entry[1] as number) } : {}),
    });
  });
  if (!replayed.ok) return replayed;
  const { game: played, state, entries } = replayed.value;
  lines.push({ n: entries.length, table: played.table(state), awaiting: played.awaiting(state) });
  for (const line of lines) write(line);
  return ok(undefined);
}
