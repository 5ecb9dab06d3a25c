import type { ReactElement, ReactNode } from 'react';
import type { GameUi, Words } from '../games/ui.ts';
import { CarBadge } from '../kit/Car.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useTexts } from '../texts/index.tsx';

interface ResultProps {
  readonly ui: GameUi;
  readonly view: object;
  readonly words: Words;
  readonly ranking: readonly (readonly number[])[];
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The end: who has won, everybody's place, and what to do next. */
export function Result({ ui, view, words, ranking, onClose, children }: ResultProps): ReactElement {
  const t = useTexts();
  const winners = ranking[0] ?? [];
  const rows = ranking.flatMap((seats, i) => {
    const place = 1 + ranking.slice(0, i).reduce((sum, before) => sum + before.length, 0);
    return seats.map((seat) => ({ seat, place }));
  });
  return (
    <Dialog open title={t.table.over} onClose={onClose} closeLabel={t.table.closeResult}>
      <p className="result-winner">{t.table.wins(words.list(winners.map(words.name)), winners.length > 1)}</p>
      <ol className="result-list">
        {rows.map(({ seat, place }) => (
          <li key={seat} className={place === 1 ? 'result-row result-first' : 'result-row'}>
            <span className="result-place">{t.table.place(place)}</span>
            <CarBadge seat={seat} />
            <span className="result-name">{words.name(seat)}</span>
            <span className="result-score">{ui.score(view, seat, words)}</span>
          </li>
        ))}
      </ol>
      <div className="result-buttons">{children}</div>
    </Dialog>
  );
}
