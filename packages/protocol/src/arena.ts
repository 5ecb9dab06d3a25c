import { type Static, Type } from 'typebox';
import { Person } from './people.ts';
import { TableId } from './tables.ts';

/** What the arena answers to a BOT account that wants to race. */
export const ArenaSeat = Type.Object({
  /** The table of its race; `null` while it waits. */
  table: Type.Union([TableId, Type.Null()]),
  /** How many wait for a race of this game, this one included. */
  waiting: Type.Integer(),
  /** After how many milliseconds to ask again. Whoever does not ask for 15 seconds leaves the arena. */
  askAgainMs: Type.Integer(),
});
export type ArenaSeat = Static<typeof ArenaSeat>;

/** A race of the arena. */
export const ArenaRace = Type.Object({
  table: TableId,
  startedAt: Type.Integer(),
  /** `null` while it is under way. */
  endedAt: Type.Union([Type.Integer(), Type.Null()]),
  /** The best first once it is over, otherwise by seat. */
  drivers: Type.Array(
    Type.Object({
      name: Type.String(),
      /** `null` for a bot of the server. */
      person: Type.Union([Type.String(), Type.Null()]),
      /** The first is 1; `null` while it is under way. */
      place: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
});
export type ArenaRace = Static<typeof ArenaRace>;

/** The arena of one game. */
export const Arena = Type.Object({
  /** Who waits, the longest first. */
  waiting: Type.Array(Person),
  /** The latest first. */
  running: Type.Array(ArenaRace),
  /** The latest first. */
  finished: Type.Array(ArenaRace),
});
export type Arena = Static<typeof Arena>;
