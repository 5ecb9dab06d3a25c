import { type Circuit, type CircuitCell, LANES, CIRCUIT_LIMITS } from './format.ts';

/** Checks the net of steps: lanes that lead round the whole lap, and rows that only rise on the way. */
export function findLaneFaults(circuit: Circuit): string[] {
  const byId = new Map(circuit.cells.map((cell) => [cell.id, cell]));
  const finish = new Set(circuit.finish);
  const faults = circuit.cells.flatMap((cell) => findStepFaults(cell, byId, finish, circuit));
  for (const id of finish) {
    const cell = byId.get(id);
    if (!cell) faults.push(`finish: there is no cell ${id}`);
    else if (cell.row !== 0) faults.push(`finish: ${id} is past the line, so its row is 0`);
  }
  if (faults.length > 0) return faults;
  for (const lane of LANES) {
    const first = circuit.finish.filter((id) => byId.get(id)!.lane === lane);
    if (first.length !== 1) faults.push(`finish: lane ${lane} needs one cell there`);
    else faults.push(...findRoundFaults(byId.get(first[0]!)!, byId, circuit));
  }
  return faults.length > 0 ? faults : [...findNetFaults(circuit, byId), ...findCircleFaults(circuit, finish)];
}

/** A step over the line leads from before it to a finish cell; from one finish cell to another is no crossing (FD-5). */
function crossesLine(from: CircuitCell, to: string, finish: ReadonlySet<string>): boolean {
  return finish.has(to) && !finish.has(from.id);
}

function findStepFaults(
  cell: CircuitCell,
  byId: ReadonlyMap<string, CircuitCell>,
  finish: ReadonlySet<string>,
  { lapRows, corners }: Circuit,
): string[] {
  if (cell.row >= lapRows) return [`cell ${cell.id}: row ${cell.row} lies beyond the lap`];
  if (cell.corner !== null && cell.corner > corners.length)
    return [`cell ${cell.id}: there is no corner ${cell.corner}`];
  const faults: string[] = [];
  for (const [k, id] of cell.next.entries()) {
    const to = byId.get(id);
    if (!to) {
      faults.push(`cell ${cell.id}: its next cell ${id} does not exist`);
      continue;
    }
    if (k === 0 && to.lane !== cell.lane) faults.push(`cell ${cell.id}: next begins with the own lane`);
    if (k > 0 && Math.abs(to.lane - cell.lane) !== 1) faults.push(`cell ${cell.id}: ${id} is not in a lane beside it`);
    const rows = to.row - cell.row + (crossesLine(cell, id, finish) ? lapRows : 0);
    if (rows < 0) faults.push(`cell ${cell.id}: ${id} leads back to row ${to.row}`);
    if (rows > CIRCUIT_LIMITS.rowsPerStep)
      faults.push(`cell ${cell.id}: ${id} is more than ${CIRCUIT_LIMITS.rowsPerStep} rows ahead`);
  }
  return faults;
}

/** Following the own lane from its finish cell comes back to it after every cell of the lane. */
function findRoundFaults(first: CircuitCell, byId: ReadonlyMap<string, CircuitCell>, circuit: Circuit): string[] {
  const faults: string[] = [];
  const seen = new Set([first.id]);
  let cell = byId.get(first.next[0]!)!;
  let inRow = 1;
  let row = first.row;
  while (!seen.has(cell.id)) {
    seen.add(cell.id);
    inRow = cell.row === row ? inRow + 1 : 1;
    row = cell.row;
    if (inRow === CIRCUIT_LIMITS.cellsPerRow + 1) faults.push(`row ${row}: too many cells of lane ${first.lane}`);
    cell = byId.get(cell.next[0]!)!;
  }
  const cells = circuit.cells.filter(({ lane }) => lane === first.lane).length;
  if (cell !== first || seen.size !== cells) faults.push(`lane ${first.lane}: does not lead round the whole lap`);
  return faults;
}

/** Every cell can be reached from every other. As every lane goes round, it is enough that the lanes are joined. */
function findNetFaults(circuit: Circuit, byId: ReadonlyMap<string, CircuitCell>): string[] {
  const steps = new Set<string>();
  for (const cell of circuit.cells) for (const id of cell.next.slice(1)) steps.add(`${cell.lane}${byId.get(id)!.lane}`);
  const missing = ['12', '21', '23', '32'].filter((step) => !steps.has(step));
  return missing.map((step) => `no step leads from lane ${step[0]} to lane ${step[1]}`);
}

/** No steps in a circle without crossing the line: a car must get on. Takes away cells without a way in, until none is left. */
function findCircleFaults(circuit: Circuit, finish: ReadonlySet<string>): string[] {
  const byId = new Map(circuit.cells.map((cell) => [cell.id, cell]));
  const ways = new Map<string, number>(circuit.cells.map((cell) => [cell.id, 0]));
  for (const cell of circuit.cells) {
    for (const id of cell.next) if (!crossesLine(cell, id, finish)) ways.set(id, ways.get(id)! + 1);
  }
  const free = circuit.cells.filter((cell) => ways.get(cell.id) === 0);
  let taken = 0;
  for (let cell = free.pop(); cell; cell = free.pop()) {
    taken++;
    for (const id of cell.next) {
      if (crossesLine(cell, id, finish)) continue;
      ways.set(id, ways.get(id)! - 1);
      if (ways.get(id) === 0) free.push(byId.get(id)!);
    }
  }
  return taken === circuit.cells.length ? [] : ['some steps lead in a circle without crossing the line'];
}
