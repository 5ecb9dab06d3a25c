import type { Championship, GroupResult, HeldRound } from './championship.ts';

/** What an entrant did in one round. `null` results are rounds in which they had no seat. */
export interface RoundScore {
  /** Among the entrants of the table, from 1; tied ones share the better place. `null` if they are not classified. */
  readonly place: number | null;
  readonly points: number;
  /** It is one of the worst, which do not count. */
  readonly isDropped: boolean;
}

export interface DriverStanding {
  readonly entrant: string;
  /** From 1. No two entrants share a place. */
  readonly place: number;
  /** Those that count. */
  readonly points: number;
  readonly wins: number;
  /** By round; `null` where the entrant was not seated or the race is not over. */
  readonly scores: readonly (RoundScore | null)[];
}

export interface TeamStanding {
  readonly team: string;
  readonly place: number;
  readonly points: number;
  /** In the order of their standing. */
  readonly entrants: readonly string[];
}

/** A place behind all others. */
const UNCLASSIFIED = 1000;

interface DriverRecord {
  readonly entrant: string;
  /** The last round in which they have a seat; -1 if there is none. */
  readonly reached: number;
  readonly scores: readonly (RoundScore | null)[];
}

/**
 * The drivers in order: points, then most wins, most second places and so on (count-back), then the better place in the latest round in which
 * they differ, then who entered first. In a knock-out the round that they reached comes first, then their place in it.
 */
export function rankDrivers(championship: Championship): DriverStanding[] {
  const { settings, entrants, rounds } = championship;
  const records = entrants.map(({ id }): DriverRecord => {
    const reached = rounds.findLastIndex(({ groups }) => groups.some((group) => group.entrants.includes(id)));
    return { entrant: id, reached, scores: scoresOf(championship, id) };
  });
  const isKnockout = settings.kind === 'knockout';
  const ranked = records.toSorted(
    (a, b) => (isKnockout ? compareStages(a, b) : 0) || pointsOf(b) - pointsOf(a) || compareCountBack(a, b),
  );
  return ranked.map((record, i) => ({
    entrant: record.entrant,
    place: i + 1,
    points: pointsOf(record),
    wins: countPlaces(record, 1),
    scores: record.scores,
  }));
}

/** The teams in order: the points of all their drivers, then count-back over all their results, then which has the better first driver. */
export function rankTeams(championship: Championship): TeamStanding[] {
  const drivers = rankDrivers(championship);
  const names = [...new Set(championship.entrants.flatMap(({ team }) => team ?? []))];
  const teamOf = new Map(championship.entrants.map(({ id, team }) => [id, team]));
  const teams = names.map((team) => {
    const own = drivers.filter(({ entrant }) => teamOf.get(entrant) === team);
    return { team, own, points: own.reduce((sum, { points }) => sum + points, 0) };
  });
  type Team = (typeof teams)[number];
  const compare = (a: Team, b: Team): number =>
    b.points - a.points || comparePlaceCounts(a.own, b.own) || a.own[0]!.place - b.own[0]!.place;
  return teams
    .toSorted(compare)
    .map(({ team, own, points }, i) => ({ team, place: i + 1, points, entrants: own.map(({ entrant }) => entrant) }));
}

/** The places of a table, from 1. Tied entrants share the better place, and the next ones are skipped. */
export function placesOf({ ranking }: GroupResult): Map<string, number> {
  const places = new Map<string, number>();
  for (const tied of ranking) {
    const place = places.size + 1;
    for (const entrant of tied) places.set(entrant, place);
  }
  return places;
}

function scoresOf({ settings, rounds }: Championship, entrant: string): (RoundScore | null)[] {
  const scores = rounds.map((round) => scoreOf(round, entrant, settings.points));
  const dropped = listDropped(scores, settings.rounds.length - settings.dropWorst);
  return scores.map((score, i) => (score === null ? null : { ...score, isDropped: dropped.has(i) }));
}

function scoreOf({ groups }: HeldRound, entrant: string, points: readonly number[]): RoundScore | null {
  const result = groups.find(({ entrants }) => entrants.includes(entrant))?.result ?? null;
  if (result === null) return null;
  const place = placesOf(result).get(entrant) ?? null;
  return { place, points: place === null ? 0 : (points[place - 1] ?? 0), isDropped: false };
}

/** The rounds whose results are more than count, the worst and of these the earliest first. */
function listDropped(scores: readonly (RoundScore | null)[], counting: number): Set<number> {
  const held = scores.flatMap((score, i) => (score === null ? [] : [{ i, points: score.points }]));
  const worstFirst = held.toSorted((a, b) => a.points - b.points || a.i - b.i);
  return new Set(worstFirst.slice(0, Math.max(0, held.length - counting)).map(({ i }) => i));
}

function pointsOf({ scores }: DriverRecord): number {
  return scores.reduce((sum, score) => sum + (score === null || score.isDropped ? 0 : score.points), 0);
}

function countPlaces({ scores }: Pick<DriverRecord, 'scores'>, place: number): number {
  return scores.filter((score) => score?.place === place).length;
}

function compareCountBack(a: DriverRecord, b: DriverRecord): number {
  return comparePlaceCounts([a], [b]) || compareLatest(a, b);
}

/** Most wins first, then most second places, and so on. Results that were dropped count here. */
function comparePlaceCounts(
  a: readonly Pick<DriverRecord, 'scores'>[],
  b: readonly Pick<DriverRecord, 'scores'>[],
): number {
  const places = [...a, ...b].flatMap(({ scores }) => scores.map((score) => score?.place ?? 0));
  const count = (records: readonly Pick<DriverRecord, 'scores'>[], place: number): number =>
    records.reduce((sum, record) => sum + countPlaces(record, place), 0);
  for (let place = 1; place <= Math.max(0, ...places); place++) {
    const difference = count(b, place) - count(a, place);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The better place in the latest round in which they differ. */
function compareLatest(a: DriverRecord, b: DriverRecord): number {
  for (let i = Math.max(a.scores.length, b.scores.length) - 1; i >= 0; i--) {
    const difference = placeIn(a, i) - placeIn(b, i);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Who came further is better; in the same round the better place is. */
function compareStages(a: DriverRecord, b: DriverRecord): number {
  return b.reached - a.reached || placeIn(a, a.reached) - placeIn(b, b.reached);
}

/** Behind all others if they are not classified. */
function placeIn({ scores }: DriverRecord, round: number): number {
  return scores[round]?.place ?? UNCLASSIFIED;
}
