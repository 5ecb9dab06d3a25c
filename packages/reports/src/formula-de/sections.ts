import type { Circuit } from '@paddock/formula-de';

/** A piece of the lap: a corner, or the straight after one. `corner` 0 is the line, so the straight after 0 begins there. */
export interface CircuitSection {
  readonly kind: 'corner' | 'straight';
  readonly corner: number;
  /** Rows from the first to before `end`. */
  readonly first: number;
  readonly end: number;
}

/** The sections of a lap from the line to the line. Corners that follow each other without a gap have no straight between them. */
export function listSections({ corners, cells, lapRows }: Circuit): CircuitSection[] {
  const sections: CircuitSection[] = [];
  let row = 0;
  let before = 0;
  for (const { id } of corners) {
    const rows = cells.flatMap((cell) => (cell.corner === id ? [cell.row] : []));
    const first = Math.max(row, Math.min(...rows));
    const end = Math.max(first, Math.max(...rows) + 1);
    if (first > row) sections.push({ kind: 'straight', corner: before, first: row, end: first });
    sections.push({ kind: 'corner', corner: id, first, end });
    row = end;
    before = id;
  }
  if (row < lapRows) sections.push({ kind: 'straight', corner: before, first: row, end: lapRows });
  return sections;
}

/** By row of the lap: the index of its section. */
export function indexSectionsByRow(sections: readonly CircuitSection[], lapRows: number): Int32Array {
  const byRow = new Int32Array(lapRows);
  for (const [i, { first, end }] of sections.entries()) byRow.fill(i, first, end);
  return byRow;
}
