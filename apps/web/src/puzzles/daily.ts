const MS_PER_DAY = 86_400_000;
/** Neighbouring days are this share of the list apart (the golden ratio), so that they differ in kind and difficulty. */
const STEP_SHARE = 0.618;

/** The number of a day in the local calendar: the day after has the next number, everywhere and in every time zone. */
export function dayNumberOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_PER_DAY;
}

/** The index of the puzzle of a day: the same for everybody, and each once before one comes again. */
export function dailyIndex(day: number, count: number): number {
  let step = Math.max(1, Math.round(STEP_SHARE * count));
  while (greatestCommonDivisor(step, count) > 1) step++;
  return (day * step) % count;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
