import { paceOf, type RacePace, RATING_WINDOW_STEP, type Table, turnSecondsOf } from '@paddock/protocol';

/** Which mean ratings are shown: near one's own, or a range. */
export const RATING_FILTERS = ['near', 'low', 'middle', 'high'] as const;
export type RatingFilter = (typeof RATING_FILTERS)[number];

/** The ranges from which the middle is cut. */
const MIDDLE_RATINGS = { lowest: 1000, highest: 1200 };

/** Which open tables are shown. An empty value shows all. */
export interface TableFilters {
  readonly game: string;
  /** A time control as JSON. */
  readonly clock: string;
  readonly rating: RatingFilter | '';
  readonly language: string;
}

export const NO_FILTERS: TableFilters = { game: '', clock: '', rating: '', language: '' };

export function paceOfTable({ time }: Pick<Table, 'time'>): RacePace {
  return paceOf(turnSecondsOf(time));
}

/** Whether a table is shown. `ownPoints` has the viewer's ratings by game. */
export function isShown(table: Table, filters: TableFilters, ownPoints: ReadonlyMap<string, number>): boolean {
  const { game, clock, rating, language } = filters;
  return (
    (game === '' || table.game === game) &&
    (clock === '' || JSON.stringify(table.time) === clock) &&
    (language === '' || table.language === language) &&
    (rating === '' || isRatingShown(table, rating, ownPoints.get(table.game) ?? MIDDLE_RATINGS.lowest))
  );
}

function isRatingShown({ points }: Table, rating: RatingFilter, own: number): boolean {
  // Nobody sits there, or the server is older: nothing speaks against it.
  if (points === undefined) return true;
  const { lowest, highest } = MIDDLE_RATINGS;
  switch (rating) {
    case 'near':
      return Math.abs(points - own) <= RATING_WINDOW_STEP;
    case 'low':
      return points < lowest;
    case 'middle':
      return points >= lowest && points <= highest;
    case 'high':
      return points > highest;
  }
}
