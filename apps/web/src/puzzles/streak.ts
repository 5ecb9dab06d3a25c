/** Days in a row on which a puzzle of the day was solved. */
export interface Streak {
  /** The number of the last such day. */
  readonly lastDay: number;
  readonly length: number;
  readonly longest: number;
}

export const NO_STREAK: Streak = { lastDay: -1, length: 0, longest: 0 };

/** The streak after a puzzle of this day was solved. */
export function extendStreak(streak: Streak, day: number): Streak {
  if (day <= streak.lastDay) return streak;
  const length = streak.lastDay === day - 1 ? streak.length + 1 : 1;
  return { lastDay: day, length, longest: Math.max(streak.longest, length) };
}

/** How long the streak is today. It is not lost before the day is over. */
export function currentStreak({ lastDay, length }: Streak, today: number): number {
  return lastDay >= today - 1 ? length : 0;
}
