import { type Circuit, type CircuitCell, CIRCUIT_LIMITS } from './format.ts';
import { listLanes } from './lanes.ts';
import { isInteger } from './validate-values.ts';

/** The cells of the straight that crosses the line, before it and past it. */
function findStartStraight(circuit: Circuit): { before: ReadonlySet<string>; past: ReadonlySet<string> } {
  const before = new Set<string>();
  const past = new Set<string>();
  for (const lane of listLanes(circuit)) {
    for (let k = 0; k < lane.length && lane[k]!.corner === null; k++) past.add(lane[k]!.id);
    for (let k = lane.length - 1; k >= 0 && lane[k]!.corner === null; k--) before.add(lane[k]!.id);
  }
  return { before, past };
}

/** Starting places lie before the line on its straight, pole first. */
export function findGridFaults(circuit: Circuit): string[] {
  const rows = new Map(circuit.cells.map((cell) => [cell.id, cell.row]));
  const { before } = findStartStraight(circuit);
  const faults: string[] = [];
  for (const [k, id] of circuit.grid.entries()) {
    const row = rows.get(id);
    if (row === undefined) faults.push(`grid: there is no cell ${id}`);
    else if (!before.has(id)) faults.push(`grid: ${id} is not on the straight before the line`);
    else if (k > 0 && row > (rows.get(circuit.grid[k - 1]!) ?? row))
      faults.push(`grid: place ${k + 1} is ahead of place ${k}`);
  }
  return faults;
}

/** The pit lane leaves the inside lane before the line and comes back to it past the line, on one straight (FD-29). */
export function findPitFaults(circuit: Circuit): string[] {
  const byId = new Map<string, CircuitCell>(circuit.cells.map((cell) => [cell.id, cell]));
  const { before, past } = findStartStraight(circuit);
  const { entryFrom, exitTo, boxes, length } = circuit.pit;
  const faults: string[] = [];
  const check = (name: string, ids: readonly string[], allowed: ReadonlySet<string>, where: string): void => {
    for (const id of ids) {
      const cell = byId.get(id);
      if (!cell) faults.push(`${name}: there is no cell ${id}`);
      else if (cell.lane !== 3) faults.push(`${name}: ${id} is not in the inside lane`);
      else if (!allowed.has(id)) faults.push(`${name}: ${id} is not on the straight ${where} the line`);
    }
  };
  check('pit.entryFrom', entryFrom, before, 'before');
  check('pit.exitTo', exitTo, past, 'past');
  if (faults.length === 0) {
    const entry = Math.max(...entryFrom.map((id) => byId.get(id)!.row));
    const exit = Math.min(...exitTo.map((id) => byId.get(id)!.row)) + circuit.lapRows;
    // The lane runs beside the road: its cells cannot be much longer or shorter than the road's.
    const cells = (length + 1) / (exit - entry);
    if (cells < 0.5 || cells > 2) faults.push(`pit.length: ${length} cells do not fit beside ${exit - entry} rows`);
  }
  const fine = boxes.every((box, k) => isInteger(box, 0, length - 1) && (k === 0 || box > boxes[k - 1]!));
  if (!fine) faults.push(`pit.boxes: ${CIRCUIT_LIMITS.cars} different cells of the lane, 0 to ${length - 1}, rising`);
  return faults;
}
