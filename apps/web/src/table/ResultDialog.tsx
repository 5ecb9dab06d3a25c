import type { ReactElement, ReactNode } from 'react';
import type { GameUi, TextContext } from '../games/ui.ts';
import { CarBadge } from '../kit/Car.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { PersonName } from '../kit/PersonName.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { isNameClaimed } from '../games/table-link.ts';

interface ResultDialogProps {
  readonly ui: GameUi;
  readonly view: object;
  readonly context: TextContext;
  readonly ranking: readonly (readonly number[])[];
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The result of a race: the winners, all places, and what to do next. */
export function ResultDialog({ ui, view, context, ranking, onClose, children }: ResultDialogProps): ReactElement {
  const t = useTexts();
  const winners = ranking[0] ?? [];
  const rows = ranking.flatMap((seats, i) => {
    const place = 1 + ranking.slice(0, i).reduce((sum, before) => sum + before.length, 0);
    return seats.map((seat) => ({ seat, place }));
  });
  return (
    <Dialog open title={t.table.over} onClose={onClose} closeLabel={t.table.closeResult}>
      <p className="result-winner">{t.table.wins(context.list(winners.map(context.name)), winners.length > 1)}</p>
      <ol className="result-list">
        {rows.map(({ seat, place }) => (
          <li key={seat} className={place === 1 ? 'result-row result-first' : 'result-row'}>
            <span className="result-place">{t.table.place(place)}</span>
            <CarBadge seat={seat} />
            <span className="result-name">
              <PersonName name={context.name(seat)} claimed={isNameClaimed(context.info.drivers[seat])} />
            </span>
            <span className="result-score">{ui.scoreText(view, seat, context)}</span>
          </li>
        ))}
      </ol>
      <div className="result-buttons">{children}</div>
    </Dialog>
  );
}
