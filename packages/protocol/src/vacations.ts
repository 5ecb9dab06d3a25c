import { type Static, Type } from 'typebox';

/** How many days of vacation a person has in a year, and how many at once. */
export const VACATION_DAYS_PER_YEAR = 30;
export const MAX_VACATION_DAYS = 21;

/** During a vacation, a person's clocks stand still in correspondence races. */
export const Vacation = Type.Object({
  /** When it ends; `null` while they are on none. */
  until: Type.Union([Type.Integer(), Type.Null()]),
  daysLeft: Type.Integer(),
});
export type Vacation = Static<typeof Vacation>;

export const NewVacation = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: MAX_VACATION_DAYS }) },
  { additionalProperties: false },
);
export type NewVacation = Static<typeof NewVacation>;
