import { Rng } from '@paddock/kernel';
import type { Championship } from './championship.ts';
import { listField, splitEvenly } from './progress.ts';
import { rankDrivers } from './standings.ts';

/** What a repeated meeting counts compared with a place in another group than the points say. */
const MEETING_COST = 2;
const ATTEMPTS = 8;
/** Exchanging stops by itself, because every exchange makes the groups better. This is only for safety. */
const MAX_PASSES = 50;

/**
 * The groups of the next round. They are as few and as equal as the seats allow. Entrants meet those whom they have met least; in
 * Swiss style those with about equally many points, and among them whom they have met least. The same seed gives the same groups.
 */
export function planGroups(championship: Championship, seed: string): string[][] {
  const { settings, rounds } = championship;
  const number = rounds.length;
  const field = listField(championship);
  const rng = Rng.from(`${seed}/${number}`);
  const sizes = splitEvenly(field.length, settings.rounds[number]!.seats);
  const meetings = countMeetings(championship, field);
  const toEntrants = ({ groups }: Arrangement): string[][] => groups.map((group) => group.map((i) => field[i]!));
  if (settings.kind === 'swiss' && number > 0)
    return toEntrants(arrange(orderByStanding(championship, field), sizes, meetings, true));
  // Exchanging finds good groups and not always the best ones, so that it begins several times.
  const attempts = Array.from({ length: ATTEMPTS }, () => arrange(shuffle(field.length, rng), sizes, meetings, false));
  return toEntrants(attempts.toSorted((a, b) => a.cost - b.cost)[0]!);
}

/** The numbers below `count` in any order. */
function shuffle(count: number, rng: Rng): number[] {
  const shuffled = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return shuffled;
}

function orderByStanding(championship: Championship, field: readonly string[]): number[] {
  const places = new Map(rankDrivers(championship).map(({ entrant, place }) => [entrant, place]));
  return field.map((_, i) => i).toSorted((a, b) => places.get(field[a]!)! - places.get(field[b]!)!);
}

/** How often two entrants of the field have sat at one table, by their places in it. */
export function countMeetings({ rounds }: Championship, field: readonly string[]): number[][] {
  const indices = new Map(field.map((entrant, i) => [entrant, i]));
  const counts = field.map(() => field.map(() => 0));
  for (const { entrants } of rounds.flatMap(({ groups }) => groups)) {
    const here = entrants.flatMap((entrant) => indices.get(entrant) ?? []);
    for (const a of here) for (const b of here) if (a !== b) counts[a]![b]! += 1;
  }
  return counts;
}

interface Arrangement {
  readonly groups: number[][];
  readonly cost: number;
}

/**
 * Cuts the order into groups, and then exchanges two entrants of different groups as long as that makes the groups better. If
 * `keepsOrder`, leaving the own group costs something, too.
 */
function arrange(
  order: readonly number[],
  sizes: readonly number[],
  meetings: readonly (readonly number[])[],
  keepsOrder: boolean,
): Arrangement {
  let from = 0;
  const groups = sizes.map((size) => order.slice(from, (from += size)));
  const homes: number[] = [];
  for (const [i, group] of groups.entries()) for (const entrant of group) homes[entrant] = i;
  const costOf = (entrant: number, group: number, besides: number): number => {
    let cost = keepsOrder ? (homes[entrant]! - group) ** 2 : 0;
    // The square: meeting one driver three times is worse than meeting three drivers once.
    for (const other of groups[group]!) {
      if (other !== entrant && other !== besides) cost += MEETING_COST * (meetings[entrant]![other]! + 1) ** 2;
    }
    return cost;
  };
  const exchangeIfBetter = (group: number, i: number, other: number, j: number): boolean => {
    const [a, b] = [groups[group]![i]!, groups[other]![j]!];
    if (costOf(a, other, b) + costOf(b, group, a) >= costOf(a, group, b) + costOf(b, other, a)) return false;
    groups[group]![i] = b;
    groups[other]![j] = a;
    return true;
  };
  for (let pass = 0, isChanged = true; isChanged && pass < MAX_PASSES; pass++) {
    isChanged = false;
    for (let group = 0; group < groups.length; group++) {
      for (let other = group + 1; other < groups.length; other++) {
        // Those at the border first, so that in an order of standings the leaders stay together.
        for (let i = groups[group]!.length - 1; i >= 0; i--) {
          for (let j = 0; j < groups[other]!.length; j++) {
            if (exchangeIfBetter(group, i, other, j)) isChanged = true;
          }
        }
      }
    }
  }
  const costs = groups.flatMap((group, i) => group.map((entrant) => costOf(entrant, i, entrant)));
  return { groups, cost: costs.reduce((sum, one) => sum + one, 0) };
}
