import type { StoredCheckpoint } from './checkpoint-repository.ts';
import type { SeatClock } from './clock.ts';
import type { OpenedGame } from './game-cache.ts';
import type { Race } from './race.ts';

/** The state of a race after a number of entries, so that these need not be played again when it is read. */
export interface Checkpoint {
  readonly number: number;
  readonly state: object;
  readonly clocks: readonly Readonly<SeatClock>[];
}

export function packCheckpoint({ match, clock }: Race): StoredCheckpoint {
  return {
    number: match.entries.length,
    make: formatOf(match),
    state: JSON.stringify(match.state),
    hands: JSON.stringify(clock.seatClocks),
  };
}

/** `null` if another version of the program stored it. Then the entries are played. */
export function unpackCheckpoint(opened: OpenedGame, stored: StoredCheckpoint): Checkpoint | null {
  if (stored.make !== formatOf(opened)) return null;
  return {
    number: stored.number,
    state: JSON.parse(stored.state) as object,
    clocks: JSON.parse(stored.hands) as SeatClock[],
  };
}

/** Identifies the format of a game's states: the version of its rules and the names of all fields. */
function formatOf({ definition, game }: OpenedGame): string {
  return `${definition.rulesVersion} ${fieldsOf(game.setup())}`;
}

function fieldsOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length > 0 ? fieldsOf(value[0]) : ''}]`;
  if (typeof value !== 'object' || value === null) return '';
  return `{${Object.entries(value)
    .map(([name, field]) => name + fieldsOf(field))
    .join()}}`;
}
