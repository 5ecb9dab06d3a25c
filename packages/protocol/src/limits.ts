/** How many BOT accounts a person may have. */
export const MAX_BOT_ACCOUNTS = 5;

/** How many days of vacation a person has in a year, and how many at once. */
export const VACATION_DAYS_PER_YEAR = 30;
export const MAX_VACATION_DAYS = 21;

/** By how many seconds spectators may be behind while the race goes on. */
export const SPECTATOR_DELAYS = [0, 60, 300] as const;
