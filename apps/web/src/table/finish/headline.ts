import type { Seat, Viewer } from '@paddock/kernel';
import type { Texts } from '../../base/texts/types.ts';
import type { LoggedEvent } from '../../games/table-link.ts';
import type { GameUi, TextContext } from '../../games/ui.ts';
import { listPlaces } from './places.ts';

interface RaceResult {
  readonly ui: Pick<GameUi, 'margin'>;
  readonly view: object;
  readonly history: readonly LoggedEvent[];
  readonly context: TextContext;
  readonly ranking: readonly (readonly Seat[])[];
  /** The one person who looks at the result; `null` for spectators and where several people share the device. */
  readonly reader: Viewer;
}

/** The result in one line for whoever reads it: "You win by 1 point", "Second, 2 cards behind", "Anna wins". */
export function headlineOf({ ui, view, history, context, ranking, reader }: RaceResult, t: Texts): string {
  const winners = ranking[0] ?? [];
  const texts = t.table.finish;
  const marginOf = (ahead: Seat, behind: Seat): string | null =>
    ui.margin?.(view, ahead, behind, context, history) ?? null;
  if (winners.length > 1) {
    if (reader !== null && winners.includes(reader)) return texts.youShareWin;
    if (reader === null) return t.table.wins(context.list(winners.map(context.name)), true);
  }
  const [winner] = winners;
  if (winner === undefined) return t.table.over;
  const place = listPlaces(ranking).find(({ seat }) => seat === reader)?.place;
  if (reader !== null && place !== undefined && place > 1) return texts.youPlaced(place, marginOf(winner, reader));
  const second = ranking[1]?.[0];
  const margin = second === undefined ? null : marginOf(winner, second);
  if (reader === winner) return texts.youWin(margin);
  const name = context.name(winner);
  return margin === null ? t.table.wins(name, false) : texts.winsBy(name, margin);
}
