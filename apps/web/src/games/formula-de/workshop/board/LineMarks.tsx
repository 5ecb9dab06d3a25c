import { type CircuitDesign, pointAt } from '@paddock/circuit-design';
import type { ReactElement } from 'react';
import { formatTarget, type Selection } from '../tools.ts';
import type { WorkshopTexts } from '../texts/types.ts';
import { Mark, type MarkActions } from './Mark.tsx';

interface LineMarksProps {
  readonly design: CircuitDesign;
  readonly isOpen: boolean;
  readonly selection: Selection | null;
  readonly t: WorkshopTexts;
  readonly actions: MarkActions;
}

/** The handles of the line, and the places between them where dragging adds one. */
export function LineMarks({ design, isOpen, selection, t, actions }: LineMarksProps): ReactElement {
  const { handles } = design;
  const count = handles.length;
  return (
    <g className="fd-line-marks">
      {!isOpen &&
        handles.map((_, k) => {
          const { x, y } = pointAt(design, k + 0.5);
          return (
            <g
              key={k}
              className="fd-between"
              style={{ transform: `translate(${x}px, ${y}px) scale(var(--fd-px, 1))` }}
              data-drag={formatTarget({ kind: 'between', index: k })}
              aria-hidden="true"
            >
              <circle className="fd-mark-grip" r="14" />
              <circle className="fd-between-dot" r="4" />
            </g>
          );
        })}
      {handles.map(([x, y], k) => {
        const canClose = isOpen && k === 0 && count >= 4;
        const label = canClose ? t.draw.closeAt : t.draw.handle(k + 1, count);
        const isSelected = selection?.kind === 'handle' && selection.index === k;
        const className = canClose ? 'fd-handle fd-handle-close' : 'fd-handle';
        return (
          <Mark key={k} target={{ kind: 'handle', index: k }} {...{ x, y, label, isSelected, className }} {...actions}>
            <circle className="fd-handle-dot" r={canClose ? 12 : 8} />
          </Mark>
        );
      })}
    </g>
  );
}
