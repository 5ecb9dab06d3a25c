import type { UnratedReason } from '@paddock/protocol';
import { ordinal, rate, rating } from 'openskill';
import type { DriverRow, RatingRow } from '../../storage/schema.ts';
import type { StoredSeat } from '../../tables/repository.ts';

/** Points like those in chess: new players have 1000 with an uncertainty of 200. */
export const INITIAL_POINTS = 1000;
const SCALE = { alpha: 24, target: INITIAL_POINTS };

/** The place of every seat, from 1. Tied seats share the better place, and the next ones are skipped. */
export function placesOf(ranking: readonly (readonly number[])[]): number[] {
  const places: number[] = [];
  let before = 0;
  for (const tied of ranking) {
    for (const seat of tied) places[seat] = before + 1;
    before += tied.length;
  }
  return places;
}

/** An entry with the seat that made it. Chance has no seat. */
type Decision = readonly [actor: number, ...rest: unknown[]];
type DriverChangeRow = Pick<DriverRow, 'number' | 'seat' | 'driver'>;

/** Who is rated in a race with which place, and for every seat why it is not (`null`: it is). */
interface RatingDecision {
  readonly rated: ReadonlyMap<string, number>;
  readonly unrated: readonly (UnratedReason | 'bot' | null)[];
}

/** Those who are rated against each other, and for every seat why it is not. */
interface RatingPools extends Pick<RatingDecision, 'unrated'> {
  readonly pools: readonly ReadonlyMap<string, number>[];
}

/**
 * Decides who is rated. Only races at listed tables without a coach are, and only people who made most of their moves themselves, if
 * there are at least two of them. Bots of the server are never rated, so that nobody can climb by racing bots alone.
 */
export function decideRatings(
  { isListed, hasCoach }: { readonly isListed: boolean; readonly hasCoach: boolean },
  seats: readonly Pick<StoredSeat, 'seat' | 'person'>[],
  places: readonly number[],
  entries: readonly Decision[],
  driverChanges: readonly DriverChangeRow[],
): RatingDecision {
  const people = seats.filter(({ person }) => person !== null);
  const drove = people.filter(({ seat }) => hasMadeMostMoves(seat, entries, driverChanges));
  const reason = !isListed
    ? 'private'
    : people.length < 2
      ? 'one-person'
      : hasCoach
        ? 'coach'
        : drove.length < 2
          ? 'bots-drove'
          : null;
  const counted = new Set(reason === null ? drove.map(({ seat }) => seat) : []);
  return {
    rated: new Map(drove.filter(({ seat }) => counted.has(seat)).map(({ person, seat }) => [person!, places[seat]!])),
    unrated: seats.map(({ seat, person }) =>
      person === null ? 'bot' : counted.has(seat) ? null : (reason ?? 'bots-drove'),
    ),
  };
}

/** The same where BOT accounts race: they are rated against each other, and people against each other. */
export function decideRatingPools(
  botAccounts: ReadonlySet<string>,
  ...[table, seats, places, entries, driverChanges]: Parameters<typeof decideRatings>
): RatingPools {
  const isBotAccount = (person: string | null): boolean => person !== null && botAccounts.has(person);
  const [people, bots] = [false, true].map((isOfBots) => {
    const pool = seats.map(({ seat, person }) => ({ seat, person: isBotAccount(person) === isOfBots ? person : null }));
    return decideRatings(table, pool, places, entries, driverChanges);
  }) as [RatingDecision, RatingDecision];
  return {
    pools: [people.rated, bots.rated].filter(({ size }) => size > 0),
    unrated: seats.map(({ person }, i) => (isBotAccount(person) ? bots : people).unrated[i]!),
  };
}

/** Whether a person made more than half of a seat's moves. */
function hasMadeMostMoves(
  seat: number,
  entries: readonly Decision[],
  driverChanges: readonly DriverChangeRow[],
): boolean {
  const { own, all } = countMoves(seat, entries, driverChanges);
  return own * 2 > all;
}

/** How many moves of a seat its person made, and how many there are. `driverChanges` say in order who drove from which entry on. */
export function countMoves(
  seat: number,
  entries: readonly Decision[],
  driverChanges: readonly DriverChangeRow[],
): { readonly own: number; readonly all: number } {
  const changes = driverChanges.filter((note) => note.seat === seat);
  const driverAt = (number: number): string => changes.findLast((note) => note.number <= number)?.driver ?? '';
  const decisions = entries.flatMap(([actor], number) => (actor === seat ? [driverAt(number)] : []));
  return { own: decisions.filter((driver) => driver.startsWith('person:')).length, all: decisions.length };
}

export function createRating(game: string, person: string): RatingRow {
  return withPoints({ game, person, ...rating(), games: 0 });
}

/** The ratings after a race, from those before it. */
export function updateRatings(before: readonly RatingRow[], places: ReadonlyMap<string, number>): RatingRow[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = rate(teams, { rank: before.map(({ person }) => places.get(person)!) });
  return before.map((row, i) => withPoints({ ...row, ...after[i]![0]!, games: row.games + 1 }));
}

/** The same for several pools, each rated by itself. */
export function updateRatingPools(
  before: readonly RatingRow[],
  pools: readonly ReadonlyMap<string, number>[],
): RatingRow[] {
  return pools.flatMap((places) => {
    const pool = before.filter(({ person }) => places.has(person));
    return updateRatings(pool, places);
  });
}

/** How far the estimate may be off, on the scale of the points. */
export function uncertaintyOf({ sigma }: RatingRow): number {
  return Math.round(SCALE.alpha * sigma);
}

function withPoints(row: Omit<RatingRow, 'points'>): RatingRow {
  return { ...row, points: Math.round(ordinal(row, SCALE)) };
}
