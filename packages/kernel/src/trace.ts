import { CHANCE, type GameDefinition, type Kind } from './game.ts';
import type { GameRecord } from './record.ts';
import { replay } from './replay.ts';
import { ok, type Result } from './result.ts';

/**
 * A record played out with everything visible, one JSON object a line (docs/notation.md): for referees and tests,
 * never for players of a running game.
 */
export function trace<K extends Kind>(
  definition: GameDefinition<K>,
  record: GameRecord,
  write: (line: object) => void,
): Result<undefined> {
  const { game, rulesVersion, seats, options } = record;
  const preface = definition.preface?.(options) ?? {};
  const lines: object[] = [{ game, rulesVersion, seats, options, ...preface }];
  const replayed = replay(definition, record, (match, awaiting, entry) => {
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
