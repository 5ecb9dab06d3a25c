import type { SeatStanding } from '@paddock/kernel';
import type { Standing } from './ui.ts';

/** The standings of a game with its texts for the gaps, by unit. */
export function describeStandings<U extends string>(
  standings: readonly SeatStanding<U>[],
  texts: Readonly<Record<U, (count: number) => string>>,
): Standing[] {
  return standings.map(({ seat, place, gap }) => ({
    seat,
    place,
    gap: gap === null ? null : { count: gap.count, text: texts[gap.unit](gap.count) },
  }));
}

/** A sentence as a title: without its full stop. */
export function titleOf(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
