import { type CircuitDesign, type DesignFault, LANE_WIDTH, pointAt } from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import type { ReactElement } from 'react';
import { wayBetween } from '../corner-edits.ts';
import { sampleLine } from '../editor-document.ts';
import { linePath } from './RoadSketch.tsx';

/** Where on the board a fault is; `null` if it is nowhere in particular. */
export function faultPoint(design: CircuitDesign, fault: DesignFault): BoardPoint | null {
  const corner = fault.corner === undefined ? undefined : design.corners[fault.corner];
  const at = fault.at ?? (corner === undefined ? undefined : ([corner.from, corner.to] as const));
  if (at === undefined || design.handles.length < 2) return null;
  const { x, y } = pointAt(design, at[0] + wayBetween(design, at[0], at[1]) / 2);
  return [x, y];
}

interface FaultMarksProps {
  readonly design: CircuitDesign;
  readonly faults: readonly DesignFault[];
  /** The number of the fault that was chosen in the list. */
  readonly chosen: number | null;
}

/** A mark on the road at every fault, with its number in the list. */
export function FaultMarks({ design, faults, chosen }: FaultMarksProps): ReactElement {
  return (
    <g className="fd-fault-marks" aria-hidden="true">
      {faults.map((fault, k) => {
        const point = faultPoint(design, fault);
        if (point === null) return null;
        const [x, y] = point;
        return (
          <g key={k} className={k === chosen ? 'fd-fault fd-fault-chosen' : 'fd-fault'}>
            {fault.at !== undefined && (
              <path
                className="fd-fault-stretch"
                d={linePath(sampleLine(design, fault.at[0], fault.at[0] + wayBetween(design, ...fault.at)))}
                strokeWidth={3 * LANE_WIDTH + 12}
              />
            )}
            <g style={{ transform: `translate(${x}px, ${y}px) scale(var(--fd-px, 1))` }}>
              <path className="fd-fault-sign" d="M0 -19L18 13H-18Z" />
              <text className="fd-fault-number" y="9">
                {k + 1}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
