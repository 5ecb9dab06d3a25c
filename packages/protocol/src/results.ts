import { type Static, Type } from 'typebox';
import { Person } from './people.ts';
import { TableId } from './tables.ts';

export const PersonId = Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

/** How well somebody drives in one game, against people. */
const RatingFields = {
  /** Everybody begins with 1000. It is what one can be sure of, so it grows with every race that confirms it. */
  points: Type.Integer(),
  /** How far, in points, the estimate behind it may be off: one standard deviation. */
  uncertainty: Type.Integer(),
  /** How many races it comes from. */
  games: Type.Integer(),
};

export const Rating = Type.Object({ game: Type.String(), ...RatingFields });
export type Rating = Static<typeof Rating>;

export const LeaderboardEntry = Type.Object({ person: Person, ...RatingFields });
export type LeaderboardEntry = Static<typeof LeaderboardEntry>;

/** How a race ended for somebody. */
export const RaceResult = Type.Object({
  game: Type.String(),
  /** The first is 1; those who tie share the better place. */
  place: Type.Integer(),
  seats: Type.Integer(),
  endedAt: Type.Integer(),
  /** Whether it changed their rating. */
  rated: Type.Boolean(),
  /** Where the record is; `null` if the table was private: its link is for those who were given it. */
  table: Type.Union([TableId, Type.Null()]),
});
export type RaceResult = Static<typeof RaceResult>;

/** Somebody's page. */
export const Profile = Type.Object({
  ...Person.properties,
  ratings: Type.Array(Rating),
  /** The latest first. */
  history: Type.Array(RaceResult),
});
export type Profile = Static<typeof Profile>;
