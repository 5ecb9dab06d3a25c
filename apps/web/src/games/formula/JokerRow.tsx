import type { ReactElement } from 'react';
import type { Composer } from './composer.ts';
import { fittingDigits } from './composer-queries.ts';
import { cellsOf, laidJoker } from './draft.ts';
import type { FormulaTextContext } from './sentences.ts';
import { digitOf } from './signs.ts';

/** Chooses the digit of a joker; digits that make a legal formula are marked. */
export function JokerRow({ composer, context }: { composer: Composer; context: FormulaTextContext }): ReactElement {
  const { compose: t } = context.t;
  const fitting = fittingDigits(composer);
  const { draft } = composer.state;
  const joker = laidJoker(draft);
  const named = joker === null ? '' : digitOf(cellsOf(draft[joker.place])[joker.cell]!.face);
  return (
    <div className="fo-joker" role="group" aria-label={t.nameJoker}>
      <span className="fo-joker-ask">★ {t.nameJoker}</span>
      <div className="fo-joker-digits">
        {'0123456789'.split('').map((digit) => (
          <button
            key={digit}
            type="button"
            className={fitting.has(digit) ? 'fo-digit fo-digit-fits' : 'fo-digit'}
            aria-pressed={digit === named}
            aria-label={fitting.has(digit) ? `${t.jokerAs(digit)}, ${t.fits}` : t.jokerAs(digit)}
            onClick={() => composer.nameJoker(digit)}
          >
            {digit}
          </button>
        ))}
      </div>
    </div>
  );
}
