import { type Static, Type } from 'typebox';
import { Person } from './people.ts';
import { TableId } from './tables.ts';

/** A mean with its standard error, in probabilities of winning. */
export const Estimate = Type.Object({ mean: Type.Number(), standardError: Type.Number() });
export type Estimate = Static<typeof Estimate>;

/** How somebody drove a race, by its debrief. Numbers without a count are probabilities of winning. */
export const DrivenRace = Type.Object({
  game: Type.String(),
  endedAt: Type.Integer(),
  /** The table of the record and its options, large values summarized; both `null` if the table was private. */
  table: Type.Union([TableId, Type.Null()]),
  options: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()]),
  /** Before the race, and the share of the win at its end. */
  expected: Type.Number(),
  result: Type.Number(),
  /** The part of the result that was luck, of all dice and cards. */
  luck: Type.Number(),
  /** Decisions with a choice, how many of them were errors, and what these cost together. */
  choices: Type.Integer(),
  errors: Type.Integer(),
  errorTotal: Type.Number(),
});
export type DrivenRace = Static<typeof DrivenRace>;

/** Somebody's results in rated races of a game compared with what was expected before each: without luck, and with it. */
export const SkillEntry = Type.Object({
  person: Person,
  races: Type.Integer(),
  adjusted: Estimate,
  plain: Estimate,
});
export type SkillEntry = Static<typeof SkillEntry>;
