import { type Circuit, type CircuitCell, LANES } from './format.ts';

/** The cells of every lane in driving order, from the finish cell on. */
export function listLanes(circuit: Circuit): readonly (readonly CircuitCell[])[] {
  const byId = new Map(circuit.cells.map((cell) => [cell.id, cell]));
  return LANES.map((lane) => {
    const first = circuit.finish.map((id) => byId.get(id)!).find((cell) => cell.lane === lane)!;
    const cells = [first];
    for (let cell = byId.get(first.next[0]!)!; cell !== first; cell = byId.get(cell.next[0]!)!) cells.push(cell);
    return cells;
  });
}
