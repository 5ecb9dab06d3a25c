import { memo, type ReactElement, useState } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import type { CheckedDie } from '../worker/verification.ts';
import { CheckMark } from './CheckMark.tsx';
import { isDieCorrect } from './verdict.ts';

/** Rows shown at first. Dice that do not match are always shown. */
const INITIAL_ROWS = 20;

export function DiceTable({ dice }: { readonly dice: readonly CheckedDie[] }): ReactElement {
  const t = useTexts().verify;
  const [all, setAll] = useState(false);
  const rows = all ? dice : dice.filter((die, i) => i < INITIAL_ROWS || !isDieCorrect(die));
  return (
    <>
      {/* A scrolling box must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="dice-box" role="region" aria-label={t.title} tabIndex={0}>
        <table className="dice">
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-text">{t.fits}</span>
              </th>
              <th scope="col">{t.entry}</th>
              <th scope="col">{t.what}</th>
              <th scope="col">{t.ways}</th>
              <th scope="col">{t.bits}</th>
              <th scope="col">{t.outcome}</th>
              <th scope="col">{t.recorded}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((die) => (
              <DieRow key={die.n} die={die} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length < dice.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {t.all} ({dice.length})
        </button>
      )}
    </>
  );
}

const DieRow = memo(function Row({ die }: { readonly die: CheckedDie }): ReactElement {
  const t = useTexts().verify;
  const { n, attempt, label, ways, bits, derived, recorded } = die;
  return (
    <tr className={isDieCorrect(die) ? undefined : 'dice-wrong'}>
      <td>
        <CheckMark fits={isDieCorrect(die)} />
      </td>
      <td>
        {n}/{attempt}
      </td>
      <td>
        <code>{label}</code>
      </td>
      {/* On narrow screens every number has its own label. */}
      <td data-label={t.ways}>{ways}</td>
      <td data-label={t.bits}>{bits}</td>
      <td data-label={t.outcome}>{derived}</td>
      <td data-label={t.recorded}>{recorded}</td>
    </tr>
  );
});
