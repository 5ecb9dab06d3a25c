import type { CircuitDesign } from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import type { ReactElement } from 'react';
import type { Language } from '../../../base/texts/language.ts';
import { faultPoint } from './board/FaultMarks.tsx';
import { describeFault } from './describe-fault.ts';
import type { WorkshopTexts } from './texts/types.ts';
import type { BuiltDesign } from './useBuiltDesign.ts';

interface FaultListProps {
  readonly built: BuiltDesign;
  readonly language: Language;
  readonly chosen: number | null;
  readonly onShow: (number: number, point: BoardPoint | null) => void;
  readonly onFix: (design: CircuitDesign) => void;
  readonly t: WorkshopTexts;
}

/** What is wrong, in words. Choosing a fault moves the board to it; many can be repaired by a button. */
export function FaultList({ built, language, chosen, onShow, onFix, t }: FaultListProps): ReactElement | null {
  const { design, isOpen } = built.document;
  const { faults } = built;
  if (isOpen) return null;
  if (faults.length === 0) return <p className="fd-faults-none">{t.faults.none}</p>;
  return (
    <section className="fd-faults" aria-label={t.faults.title}>
      <h2 className="fd-faults-title">{t.faults.count(faults.length)}</h2>
      <ol className="fd-faults-list">
        {faults.map((fault, k) => {
          const sentence = describeFault(fault, design, t, language);
          const { fix } = fault;
          return (
            <li
              key={k}
              className={k === chosen ? 'fd-fault-item fd-fault-item-chosen' : 'fd-fault-item'}
              data-fault={fault.code}
            >
              <button
                type="button"
                className="fd-fault-show"
                aria-label={t.faults.show(sentence)}
                onClick={() => onShow(k, faultPoint(design, fault))}
              >
                <span className="fd-fault-sign-small" aria-hidden="true">
                  {k + 1}
                </span>
                {sentence}
              </button>
              {fix !== undefined && (
                <button
                  type="button"
                  className="button fd-fault-fix"
                  aria-label={t.faults.fixOf(sentence)}
                  onClick={() => onFix(fix())}
                >
                  {t.faults.fix}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
