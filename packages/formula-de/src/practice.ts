import { type Circuit, type CircuitCell, LANES } from './circuit/format.ts';

const ROWS = 48;
/** First and last row of each corner. */
const CORNERS: readonly (readonly [number, number])[] = [
  [10, 15],
  [26, 31],
];

function cornerAt(row: number): number | null {
  const k = CORNERS.findIndex(([first, last]) => row >= first && row <= last);
  return k === -1 ? null : k + 1;
}

function cellName(lane: number, row: number): string {
  return `l${lane}.${row % ROWS}`;
}

/** On straights one may change to either side, in corners only inwards, and into a corner not at all. */
function cellAt(lane: 1 | 2 | 3, row: number): CircuitCell {
  const corner = cornerAt(row);
  const enters = corner === null && cornerAt(row + 1) !== null;
  const sides = LANES.filter((side) => (corner === null ? Math.abs(side - lane) === 1 : side === lane + 1));
  const next = [lane, ...(enters ? [] : sides)].map((to) => cellName(to, row + 1));
  return { id: cellName(lane, row), lane, corner, row, next };
}

/** Small and plain: two straights, two corners. Good for a first drive and for trying out things. */
export const practiceOval: Circuit = {
  id: 'practice-oval',
  name: 'Practice oval',
  names: { fr: 'Anneau d’essai', de: 'Übungsoval' },
  direction: 'clockwise',
  lapRows: ROWS,
  corners: [
    {
      id: 1,
      name: 'First bend',
      names: { fr: 'Virage 1', de: 'Kurve 1' },
      stops: 1,
      longest: 6,
      shortest: 6,
      turn: 'right',
    },
    {
      id: 2,
      name: 'Second bend',
      names: { fr: 'Virage 2', de: 'Kurve 2' },
      stops: 2,
      longest: 6,
      shortest: 6,
      turn: 'right',
    },
  ],
  finish: LANES.map((lane) => cellName(lane, 0)),
  grid: [46, 43, 40, 37, 34].flatMap((row) => [cellName(1, row), cellName(3, row)]),
  pit: {
    length: 14,
    entryFrom: [cellName(3, 33), cellName(3, 34)],
    exitTo: [cellName(3, 4), cellName(3, 5)],
    boxes: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  },
  cells: LANES.flatMap((lane) => Array.from({ length: ROWS }, (_, row) => cellAt(lane, row))),
};
