import { type CircuitDesign, LANE_WIDTH, pointAt } from '@paddock/circuit-design';
import type { ReactElement } from 'react';
import { wayBetween } from '../corner-edits.ts';
import { sampleLine } from '../editor-document.ts';
import { LINE_MARKS, type LineMark, type Selection } from '../tools.ts';
import type { WorkshopTexts } from '../texts/types.ts';
import { Mark, type MarkActions } from './Mark.tsx';
import { linePath } from './RoadSketch.tsx';

interface StartMarksProps {
  readonly design: CircuitDesign;
  readonly selection: Selection | null;
  readonly t: WorkshopTexts;
  readonly actions: MarkActions;
}

/** On the inside of the road, where the pit lane is; the start on the outside. */
const MARK_OFFSETS: Readonly<Record<LineMark, number>> = { start: -2.6, entry: 2.6, exit: 2.6 };

/** The finish line and both ends of the pit lane, as flags beside the road. */
export function StartMarks({ design, selection, t, actions }: StartMarksProps): ReactElement {
  const { start, pit } = design;
  const places: Readonly<Record<LineMark, number>> = { start, entry: pit.entry, exit: pit.exit };
  const pitEnd = pit.entry + wayBetween(design, pit.entry, pit.exit);
  return (
    <g className="fd-start-marks">
      <path className="fd-pit-band" d={linePath(sampleLine(design, pit.entry, pitEnd))} strokeWidth={LANE_WIDTH} />
      {LINE_MARKS.map((kind) => {
        const { x, y, direction } = pointAt(design, places[kind]);
        const offset = MARK_OFFSETS[kind] * LANE_WIDTH;
        const [mx, my] = [x - Math.sin(direction) * offset, y + Math.cos(direction) * offset];
        return (
          <g key={kind} className={`fd-place fd-place-${kind}`}>
            <path
              className="fd-place-pole"
              d={linePath([
                [x, y],
                [mx, my],
              ])}
            />
            <Mark
              target={{ kind }}
              x={mx}
              y={my}
              label={t.start.marks[kind]}
              className="fd-place-mark"
              isSelected={selection?.kind === kind}
              {...actions}
            >
              <circle className="fd-place-disc" r="17" />
              {kind === 'start' ? (
                <path className="fd-place-flag" d="M-8 -8H0V0H-8ZM0 0H8V8H0Z" />
              ) : (
                <path
                  className="fd-place-arrow"
                  d={kind === 'entry' ? 'M-6 -6V8M-11 2L-6 8L-1 2M3 -8H10' : 'M-6 8V-6M-11 0L-6 -6L-1 0M3 8H10'}
                />
              )}
            </Mark>
          </g>
        );
      })}
    </g>
  );
}
