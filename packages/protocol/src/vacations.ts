import { type Static, Type } from 'typebox';
import { MAX_VACATION_DAYS } from './limits.ts';

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
