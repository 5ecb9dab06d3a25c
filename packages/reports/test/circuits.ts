import { type Circuit, type CircuitCell, LANES } from '@paddock/formula-de';

interface RingShape {
  readonly rows: number;
  /** First and last row of each corner. */
  readonly corners: readonly (readonly [first: number, last: number])[];
  readonly stops: 1 | 2 | 3;
}

/** A plain ring of three lanes on which every change of lane is allowed. */
export function createRing({ rows, corners, stops }: RingShape): Circuit {
  const cornerAt = (row: number): number | null => {
    const k = corners.findIndex(([first, last]) => row >= first && row <= last);
    return k === -1 ? null : k + 1;
  };
  const name = (lane: number, row: number): string => `l${lane}.${row % rows}`;
  const cells = LANES.flatMap((lane) =>
    Array.from({ length: rows }, (_, row): CircuitCell => {
      const sides = LANES.filter((side) => Math.abs(side - lane) === 1);
      return {
        id: name(lane, row),
        lane,
        corner: cornerAt(row),
        row,
        next: [lane, ...sides].map((to) => name(to, row + 1)),
      };
    }),
  );
  return {
    id: 'ring',
    name: 'Ring',
    direction: 'clockwise',
    lapRows: rows,
    corners: corners.map(([first, last], k) => ({
      id: k + 1,
      name: `Corner ${k + 1}`,
      stops,
      longest: last - first + 1,
      shortest: last - first + 1,
      turn: 'right',
    })),
    finish: LANES.map((lane) => name(lane, 0)),
    grid: [2, 5, 8, 11, 14].flatMap((before) => [name(1, rows - before), name(3, rows - before)]),
    pit: {
      length: 14,
      entryFrom: [name(3, rows - 14)],
      exitTo: [name(3, 4)],
      boxes: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    },
    cells,
  };
}

/** As many rows, cells and corners as a circuit from outside may have. */
export function createLargestRing(): Circuit {
  const corners = Array.from({ length: 30 }, (_, k): [number, number] => [12 + k * 21, 12 + k * 21 + 12]);
  return createRing({ rows: 666, corners, stops: 3 });
}
