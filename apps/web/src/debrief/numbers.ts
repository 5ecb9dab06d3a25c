import type { TextContext } from '../games/ui.ts';
import type { Debrief } from '../worker/debriefs.ts';
import type { DebriefTexts } from './texts/types.ts';

type Numbers = Pick<TextContext, 'number'>;

/** Everybody's probability of winning after n entries, by seat. At the end it is the result. */
export function chancesAfter({ entries, drivers }: Debrief, n: number): readonly number[] {
  return entries[n]?.winProbabilities ?? drivers.map(({ ledger }) => ledger.end);
}

/** A probability: "31%". */
export function percentText(probability: number, t: DebriefTexts, { number }: Numbers): string {
  const rounded = Math.round(100 * probability);
  return t.percent(rounded < 0 ? `−${number(-rounded)}` : number(Math.abs(rounded)));
}

/** A change of a probability: "+12%", "−3%", "±0%". */
export function changeText(change: number, t: DebriefTexts, numbers: Numbers): string {
  return t.percent(signedText(change, numbers));
}

/** A sum of changes over a race, as points: "+112". It may exceed a certain win, so it is no percentage. */
export function signedText(sum: number, { number }: Numbers): string {
  const rounded = Math.round(100 * sum);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '±';
  return `${sign}${number(Math.abs(rounded))}`;
}

/** The same with its unit: "+112 points". */
export function pointsText(sum: number, t: DebriefTexts, numbers: Numbers): string {
  return t.points(signedText(sum, numbers), Math.round(100 * sum));
}
