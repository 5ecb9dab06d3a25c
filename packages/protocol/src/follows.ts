import { type Static, Type } from 'typebox';
import { Nickname, Person } from './people.ts';
import { TableId, TablePhase } from './tables.ts';

/** Somebody whom the viewer follows. */
export const FollowedPerson = Type.Object({
  person: Person,
  /** Whether they are in the lobby or at a table. */
  isOnline: Type.Boolean(),
  /** The listed table that they look at, or `null`. */
  table: Type.Union([Type.Object({ id: TableId, game: Type.String(), phase: TablePhase }), Type.Null()]),
});
export type FollowedPerson = Static<typeof FollowedPerson>;

export const Following = Type.Object({
  /** Those who are online first, then the latest followed. */
  people: Type.Array(FollowedPerson),
  /** How many follow the viewer, and whether they may. */
  followers: Type.Integer(),
  allowsFollowers: Type.Boolean(),
});
export type Following = Static<typeof Following>;

export const AllowsFollowers = Type.Object({ allowed: Type.Boolean() }, { additionalProperties: false });
export type AllowsFollowers = Static<typeof AllowsFollowers>;

export const NameSearch = Type.Object({ name: Nickname }, { additionalProperties: false });
export type NameSearch = Static<typeof NameSearch>;

export const FoundPeople = Type.Array(Person);
