import { type Circuit, type CircuitCell, LANES, type Lane } from '@paddock/formula-de';

/** As long as the rules allow: 700 rows, of which nearly all have three cells. */
const ROWS = 666;
const STRAIGHT_ROWS = 70;
const CORNERS = 30;
const CORNER_ROWS = 8;

/** The corner at a row, or `null`: corners are spread evenly over the lap after a long straight. */
function cornerAt(row: number): number | null {
  const every = Math.floor((ROWS - 2 * STRAIGHT_ROWS) / CORNERS);
  const place = row - STRAIGHT_ROWS;
  const corner = Math.floor(place / every);
  return place >= 0 && corner < CORNERS && place % every < CORNER_ROWS ? corner + 1 : null;
}

/** The largest legal circuit, nearly: 1998 cells with all changes of lane, and thirty corners of three stops. */
export function createLongCircuit(name: string): Circuit {
  const idOf = (lane: number, row: number): string => `c${lane}.${row % ROWS}`;
  const cells = Array.from({ length: ROWS }, (_, row) => row).flatMap((row) =>
    LANES.map((lane): CircuitCell => {
      const beside = [lane - 1, lane + 1].filter((other) => LANES.includes(other as Lane));
      const next = [lane, ...beside].map((other) => idOf(other, row + 1));
      return { id: idOf(lane, row), lane, corner: cornerAt(row), row, next };
    }),
  );
  const corners = Array.from({ length: CORNERS }, (_, i) => ({
    id: i + 1,
    name: `Corner ${i + 1}`,
    stops: 3 as const,
    longest: CORNER_ROWS,
    shortest: CORNER_ROWS,
    turn: 'right',
  }));
  return {
    id: 'endless',
    name,
    direction: 'clockwise',
    lapRows: ROWS,
    corners,
    finish: LANES.map((lane) => idOf(lane, 0)),
    grid: Array.from({ length: 10 }, (_, i) => idOf(1 + (i % 3), ROWS - 2 - 2 * Math.floor(i / 3))),
    pit: {
      length: 30,
      entryFrom: [idOf(3, ROWS - 20)],
      exitTo: [idOf(3, 10)],
      boxes: Array.from({ length: 10 }, (_, i) => 10 + i),
    },
    cells,
  };
}
