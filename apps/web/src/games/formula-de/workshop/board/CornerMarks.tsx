import { type CircuitDesign, LANE_WIDTH, pointAt } from '@paddock/circuit-design';
import type { Language } from '../../../../base/texts/language.ts';
import type { ReactElement } from 'react';
import { middleOf, wayBetween } from '../corner-edits.ts';
import { sampleLine } from '../editor-document.ts';
import { formatTarget, type Selection } from '../tools.ts';
import type { WorkshopTexts } from '../texts/types.ts';
import { Mark, type MarkActions } from './Mark.tsx';
import { linePath } from './RoadSketch.tsx';

interface CornerMarksProps {
  readonly design: CircuitDesign;
  readonly selection: Selection | null;
  readonly language: Language;
  readonly t: WorkshopTexts;
  readonly actions: MarkActions;
}

/** The corners as coloured stretches of the road. The selected one can be pulled at both ends. */
export function CornerMarks({ design, selection, language, t, actions }: CornerMarksProps): ReactElement {
  const count = design.handles.length;
  return (
    <g className="fd-corner-marks">
      <path
        className="fd-road-grip"
        d={linePath(sampleLine(design, 0, count), true)}
        strokeWidth={3 * LANE_WIDTH}
        data-drag={formatTarget({ kind: 'road' })}
      />
      {design.corners.map((corner, k) => {
        const isSelected = selection?.kind === 'corner' && selection.index === k;
        const end = corner.from + wayBetween(design, corner.from, corner.to);
        const { x, y } = pointAt(design, middleOf(design, corner));
        const name = corner.names?.[language] ?? corner.name;
        return (
          <g key={k} className={isSelected ? 'fd-stretch fd-stretch-selected' : 'fd-stretch'}>
            <path
              className="fd-stretch-band"
              d={linePath(sampleLine(design, corner.from, end))}
              strokeWidth={3 * LANE_WIDTH}
              data-drag={formatTarget({ kind: 'corner', index: k })}
            />
            <Mark
              target={{ kind: 'corner', index: k }}
              {...{ x, y, isSelected }}
              label={t.corners.corner(k + 1, name, corner.stops)}
              className="fd-corner-badge"
              {...actions}
            >
              <circle className="fd-badge-disc" r="14" />
              <text className="fd-badge-number" y="6">
                {corner.stops}
              </text>
            </Mark>
          </g>
        );
      })}
      {selection?.kind === 'corner' && design.corners[selection.index] !== undefined && (
        <CornerEnds design={design} index={selection.index} t={t} actions={actions} />
      )}
    </g>
  );
}

function CornerEnds(
  props: Pick<CornerMarksProps, 'design' | 't' | 'actions'> & { readonly index: number },
): ReactElement {
  const { design, index, t, actions } = props;
  const corner = design.corners[index]!;
  return (
    <>
      {(['from', 'to'] as const).map((end) => {
        const { x, y, direction } = pointAt(design, corner[end]);
        return (
          <Mark
            key={end}
            target={{ kind: `corner-${end}`, index }}
            {...{ x, y }}
            angle={(direction * 180) / Math.PI}
            label={end === 'from' ? t.corners.begins : t.corners.ends}
            className="fd-stretch-end"
            isSelected={false}
            {...actions}
          >
            <path className="fd-end-bar" d="M0 -20V20" />
            <path className="fd-end-arrow" d={end === 'from' ? 'M-6 -7L-14 0L-6 7Z' : 'M6 -7L14 0L6 7Z'} />
          </Mark>
        );
      })}
    </>
  );
}
