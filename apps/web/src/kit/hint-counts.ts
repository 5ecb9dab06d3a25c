import type { HintLimit } from '@paddock/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface TableWithHints {
  readonly id: string;
  readonly hints?: HintLimit;
}

/** How many races are remembered. */
const MAX_COUNTS = 60;

interface HintCounts {
  /** By table and seat: how many hints were shown. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The hints used in each race, kept in localStorage so that reloading the page gives no new ones. */
export const useHintCounts = create<HintCounts>()(persist(() => ({ counts: {} }), { name: 'paddock-hints' }));

const LIMITS: Readonly<Record<HintLimit, number>> = { none: 0, three: 3, unlimited: Infinity };

function keyOf({ id }: TableWithHints, seat: number): string {
  return `${id} ${seat}`;
}

export function usedHints(counts: HintCounts['counts'], info: TableWithHints, seat: number): number {
  return counts[keyOf(info, seat)] ?? 0;
}

/** How many hints a seat may still ask for; `Infinity` without a limit. */
export function hintsLeft({ hints = 'none' }: Pick<TableWithHints, 'hints'>, used: number): number {
  return Math.max(0, LIMITS[hints] - used);
}

export function countHint(info: TableWithHints, seat: number): void {
  useHintCounts.setState(({ counts }) => {
    const key = keyOf(info, seat);
    const { [key]: used = 0, ...others } = counts;
    const kept = Object.entries(others).slice(-(MAX_COUNTS - 1));
    return { counts: { ...Object.fromEntries(kept), [key]: used + 1 } };
  });
}
