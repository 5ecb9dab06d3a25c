import type { FormulaMove, FormulaTypes, View } from '@paddock/formula';
import { isSameJson, type Seat, type Viewer } from '@paddock/kernel';
import type { LoggedEvent } from '../table-link.ts';
import { isKept, NUMBER_LETTERS, type NumberLetter } from './signs.ts';

/** By number and card: who laid it since the viewer's last turn; `null` for older cards. */
export type FreshCards = Readonly<Record<NumberLetter, readonly (Seat | null)[]>>;

const NONE: FreshCards = { a: [], b: [], c: [] };

/** Who laid which of the lying cards since the viewer last moved. A spectator sees those of the last formula. */
export function freshCardsOf(
  history: readonly LoggedEvent<FormulaTypes>[],
  n: number,
  view: View,
  viewer: Viewer,
): FreshCards {
  const events = history.filter((logged) => logged.n <= n).map(({ event }) => event);
  const start = events.findLastIndex((event) => {
    switch (event.type) {
      case 'roundStarted':
      case 'opened':
        return true;
      case 'formula':
      case 'draws':
      case 'passed':
        return event.seat === viewer;
      default:
        return false;
    }
  });
  const laid = events.slice(start + 1).filter((event) => event.type === 'formula');
  const last = laid.at(-1);
  // While a step is being shown, the view lags behind the history.
  if (last === undefined || !isSameJson(last.formula, view.formula)) return NONE;
  const shown = viewer === null ? [last] : laid;
  return shown.reduce((fresh, { seat, move }) => coverFresh(fresh, seat, move), NONE);
}

function coverFresh(before: FreshCards, seat: Seat, move: FormulaMove): FreshCards {
  const owners = (place: NumberLetter): (Seat | null)[] =>
    move[place].map((token) => (isKept(token) ? (before[place][Number(token[1])] ?? null) : seat));
  const [a, b, c] = NUMBER_LETTERS.map(owners) as [(Seat | null)[], (Seat | null)[], (Seat | null)[]];
  return { a, b, c };
}
