import type { StoredSnapshot } from './checkpoint-repository.ts';
import type { Hand } from './clock.ts';
import type { Opened } from './game-cache.ts';
import type { Race } from './race.ts';

/** How a race stood after so many entries, so that these need not be played again when it is read. */
export interface Snapshot {
  readonly number: number;
  readonly state: object;
  readonly hands: readonly Readonly<Hand>[];
}

export function pack({ match, clock }: Race): StoredSnapshot {
  return {
    number: match.entries.length,
    make: makeOf(match),
    state: JSON.stringify(match.state),
    hands: JSON.stringify(clock.hands),
  };
}

/** `null` where another version of the program has stored it: then the entries are played. */
export function unpack(opened: Opened, stored: StoredSnapshot): Snapshot | null {
  if (stored.make !== makeOf(opened)) return null;
  return {
    number: stored.number,
    state: JSON.parse(stored.state) as object,
    hands: JSON.parse(stored.hands) as Hand[],
  };
}

/** What the states of a game are made of: the version of its rules, and the names of all fields. */
function makeOf({ definition, game }: Opened): string {
  return `${definition.rulesVersion} ${fieldsOf(game.setup())}`;
}

function fieldsOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length > 0 ? fieldsOf(value[0]) : ''}]`;
  if (typeof value !== 'object' || value === null) return '';
  return `{${Object.entries(value)
    .map(([name, field]) => name + fieldsOf(field))
    .join()}}`;
}
