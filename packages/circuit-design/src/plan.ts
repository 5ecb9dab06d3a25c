/** The centre line of a design measured in rows from the finish line, and where things lie on it. */

import { type CentreLine, createCentreLine } from '@paddock/circuit-art';
import type { LinePoint } from '@paddock/formula-de';
import type { CircuitDesign, LinePlace } from './design.ts';
import { DesignLine } from './line.ts';
import { ROW_LENGTH } from './limits.ts';

export interface RoadPlan {
  readonly line: DesignLine;
  readonly lapRows: number;
  /** Board units per row. */
  readonly rowLength: number;
  /** The points of the drawing's line, one for each row. */
  readonly points: readonly LinePoint[];
  readonly centre: CentreLine;
  /** Rows from the finish line, from 0 to less than a lap. */
  rowAt(place: LinePlace): number;
  placeAtRow(row: number): LinePlace;
}

export function countRows(line: DesignLine): number {
  return Math.round(line.length / ROW_LENGTH);
}

function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Rows follow the length of the line, so that cells are alike in size. */
export function planRoad(design: CircuitDesign): RoadPlan {
  const line = DesignLine.of(design.handles);
  const lapRows = countRows(line);
  const rowLength = line.length / lapRows;
  const start = line.lengthAt(design.start);
  const points = Array.from({ length: lapRows }, (_, row): LinePoint => {
    const [x, y] = line.pointAtLength(start + row * rowLength);
    return [roundTenth(x), roundTenth(y), row];
  });
  return {
    line,
    lapRows,
    rowLength,
    points,
    centre: createCentreLine(points, lapRows),
    rowAt(place) {
      const row = (line.lengthAt(place) - start) / rowLength;
      const rest = row - Math.floor(row / lapRows) * lapRows;
      // Rounding must not turn the line itself into the end of the lap.
      return lapRows - rest < 1e-6 ? 0 : rest;
    },
    placeAtRow: (row) => line.placeAt(start + row * rowLength),
  };
}
