import { type Static, Type } from 'typebox';
import { oneOf } from './one-of.ts';
import { RACE_PACES } from './pace.ts';
import { Person } from './people.ts';
import { PersonId, RaceResult } from './results.ts';
import { TableId } from './tables.ts';

/** Which places of a person's races are listed: first places, places on the podium, or all but first places. */
export const ResultFilter = oneOf(['won', 'podium', 'lost'] as const);
export type ResultFilter = Static<typeof ResultFilter>;

const Pace = oneOf(RACE_PACES);

export const HistoryQuery = Type.Object(
  {
    game: Type.Optional(Type.String({ maxLength: 40 })),
    /** Somebody else who took part. */
    with: Type.Optional(PersonId),
    result: Type.Optional(ResultFilter),
    pace: Type.Optional(Pace),
    /** `next` of the page before. */
    before: Type.Optional(Type.String({ pattern: '^\\d{1,15}\\.[A-Za-z0-9]{12}$' })),
  },
  { additionalProperties: false },
);
export type HistoryQuery = Static<typeof HistoryQuery>;

/** A race in somebody's history. */
export const HistoryRace = Type.Object({
  ...RaceResult.properties,
  pace: Pace,
  /** The rating after the race; `null` if it was not rated, or not stored with the result. */
  points: Type.Union([Type.Integer(), Type.Null()]),
  /** Other people who took part; nobody if the table was private and the viewer was not there. */
  people: Type.Array(Type.Object({ ...Person.properties, place: Type.Integer() })),
  hasDebrief: Type.Boolean(),
});
export type HistoryRace = Static<typeof HistoryRace>;

export const HistoryPage = Type.Object({
  /** The latest first. */
  races: Type.Array(HistoryRace),
  /** For `before` of the next page; `null` on the last one. */
  next: Type.Union([Type.String(), Type.Null()]),
});
export type HistoryPage = Static<typeof HistoryPage>;

/** What somebody's latest races of one game add up to. */
export const GameStatistics = Type.Object({
  game: Type.String(),
  races: Type.Integer(),
  /** How often they came first, second and so on. */
  places: Type.Array(Type.Integer()),
  /** The rating after each rated race, the earliest first. */
  ratings: Type.Array(Type.Object({ at: Type.Integer(), points: Type.Integer() })),
  /** Options of listed tables, large values summarized, the most frequent first. */
  tables: Type.Array(
    Type.Object({
      options: Type.Object({}, { additionalProperties: true }),
      races: Type.Integer(),
      wins: Type.Integer(),
    }),
  ),
});
export type GameStatistics = Static<typeof GameStatistics>;

/** How often one person finished before, behind and level with another. */
const ComparisonFields = {
  races: Type.Integer(),
  ahead: Type.Integer(),
  behind: Type.Integer(),
  level: Type.Integer(),
};

/** The races of the viewer with somebody. */
export const HeadToHead = Type.Object({
  ...ComparisonFields,
  games: Type.Array(Type.Object({ game: Type.String(), ...ComparisonFields })),
  /** The latest of these races. */
  last: Type.Union([Type.Object({ endedAt: Type.Integer(), table: TableId }), Type.Null()]),
});
export type HeadToHead = Static<typeof HeadToHead>;

/** Somebody with whom the viewer has raced. */
export const Opponent = Type.Object({ person: Person, ...ComparisonFields });
export type Opponent = Static<typeof Opponent>;
