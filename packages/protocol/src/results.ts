import { type Static, Type } from 'typebox';
import { Person } from './people.ts';
import { TableId } from './tables.ts';

export const PersonId = Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

/** The rating of a person in one game, against people. */
const RatingFields = {
  /** Starts at 1000. It is a conservative estimate, so it grows with the number of races. */
  points: Type.Integer(),
  /** The standard deviation of the estimate, in points. */
  uncertainty: Type.Integer(),
  /** The number of races. */
  games: Type.Integer(),
};

export const Rating = Type.Object({ game: Type.String(), ...RatingFields });
export type Rating = Static<typeof Rating>;

export const LeaderboardEntry = Type.Object({ person: Person, ...RatingFields });
export type LeaderboardEntry = Static<typeof LeaderboardEntry>;

/** The result of a race for a person. */
export const RaceResult = Type.Object({
  game: Type.String(),
  /** The first is 1; those who tie share the better place. */
  place: Type.Integer(),
  seats: Type.Integer(),
  endedAt: Type.Integer(),
  /** Whether it changed their rating. */
  rated: Type.Boolean(),
  /** The table of the record; `null` if the table was private and the viewer was not there. */
  table: Type.Union([TableId, Type.Null()]),
});
export type RaceResult = Static<typeof RaceResult>;

/** The public page of a person. */
export const Profile = Type.Object({
  ...Person.properties,
  ratings: Type.Array(Rating),
});
export type Profile = Static<typeof Profile>;
