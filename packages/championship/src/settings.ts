import { fail, ok, type Result } from '@paddock/kernel';

/** How entrants meet: everybody races every round; the best of each heat go on; those with equally many points meet. */
export const CHAMPIONSHIP_KINDS = ['league', 'knockout', 'swiss'] as const;
export type ChampionshipKind = (typeof CHAMPIONSHIP_KINDS)[number];

export const MAX_ENTRANTS = 64;
export const MAX_ROUNDS = 30;
/** Fewer entrants make no championship. Guests fill the tables, but score nothing. */
export const MIN_ENTRANTS = 2;
export const MAX_TEAM_SIZE = 8;
export const MAX_POINTS = 1000;

/** The points of the first places. All others score nothing. */
export const POINTS_SCHEMES = {
  /** Those of Formula Dé for teams. */
  teams: [10, 8, 6, 5, 4, 3, 2, 1],
  grandPrix: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/**
 * When a round is raced: live at a time (`null`: as soon as the round before is over), or by correspondence until a deadline.
 * Times are milliseconds since 1970.
 */
export type RoundSchedule =
  | { readonly kind: 'live'; readonly startsAt: number | null }
  | { readonly kind: 'correspondence'; readonly deadline: number };

/** One line of the calendar. */
export interface RoundPlan {
  readonly game: string;
  /** The options of the game, such as the circuit. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The seats of each table. Guests take those that no entrant has. */
  readonly seats: number;
  /** The time for a turn. */
  readonly turnSeconds: number;
  readonly schedule: RoundSchedule;
}

/** What an organiser chooses. It never changes. */
export interface ChampionshipSettings {
  readonly kind: ChampionshipKind;
  readonly rounds: readonly RoundPlan[];
  /** The points of the first places of each table. */
  readonly points: readonly number[];
  /** How many results of each driver do not count, the worst ones. */
  readonly dropWorst: number;
  /** How many of each heat of a knock-out go on. */
  readonly advance: number;
  /** How many drivers a team has at most; 0: there are no teams. */
  readonly teamSize: number;
}

/** Checks settings that come from outside, apart from games and their options. */
export function checkSettings(settings: ChampionshipSettings): Result<ChampionshipSettings> {
  const { rounds, points, dropWorst, advance, teamSize } = settings;
  if (!isBetween(rounds.length, 1, MAX_ROUNDS)) return fail(`a championship has 1 to ${MAX_ROUNDS} rounds`);
  if (!isBetween(points.length, 1, MAX_ENTRANTS) || !points.every((one) => isBetween(one, 0, MAX_POINTS)))
    return fail(`points are 1 to ${MAX_ENTRANTS} whole numbers from 0 to ${MAX_POINTS}`);
  if (points.some((one, i) => one > (points[i - 1] ?? one))) return fail('a better place has at least as many points');
  if (!isBetween(dropWorst, 0, rounds.length - 1)) return fail('at least one result has to count');
  if (!isBetween(advance, 1, MAX_ENTRANTS)) return fail('at least one driver of each heat goes on');
  if (teamSize !== 0 && !isBetween(teamSize, 2, MAX_TEAM_SIZE)) return fail(`a team has 2 to ${MAX_TEAM_SIZE} drivers`);
  if (!rounds.every(({ seats }) => isBetween(seats, 2, MAX_ENTRANTS))) return fail('a table has at least 2 seats');
  const times = rounds.flatMap(({ schedule }) => plannedTimeOf(schedule) ?? []);
  if (times.some((time, i) => time <= (times[i - 1] ?? -1))) return fail('the times of the rounds are not in order');
  return ok(settings);
}

/** The start of a live round or the deadline of the others; `null` if the round only waits for the one before it. */
export function plannedTimeOf(schedule: RoundSchedule): number | null {
  return schedule.kind === 'live' ? schedule.startsAt : schedule.deadline;
}

function isBetween(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
