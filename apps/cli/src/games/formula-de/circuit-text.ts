import type { Circuit, CircuitCell, CircuitCorner, Lane } from '@paddock/formula-de';

const LANE_NAMES: Readonly<Record<Lane, string>> = { 1: 'outer', 2: 'middle', 3: 'inner' };

/** Describes cells of a circuit in words. */
export class CircuitText {
  readonly circuit: Circuit;
  private readonly cells: ReadonlyMap<string, CircuitCell>;
  private readonly corners: ReadonlyMap<number, CircuitCorner>;

  constructor(circuit: Circuit) {
    this.circuit = circuit;
    this.cells = new Map(circuit.cells.map((cell) => [cell.id, cell]));
    this.corners = new Map(circuit.corners.map((corner) => [corner.id, corner]));
  }

  /** The road cell with this id; none for the pit lane and its boxes. */
  cell(id: string | null): CircuitCell | undefined {
    return id === null ? undefined : this.cells.get(id);
  }

  corner(id: number): CircuitCorner {
    return this.corners.get(id)!;
  }

  laneName(lane: Lane): string {
    return LANE_NAMES[lane];
  }

  /** The next cell in the same lane. */
  private nextInLane(cell: CircuitCell): CircuitCell {
    return this.cells.get(cell.next[0]!)!;
  }

  /** The next corner in the lane and its distance in cells. The corner of this cell does not count. */
  nextCorner(cell: CircuitCell): { corner: CircuitCorner; distance: number } {
    let hasLeft = cell.corner === null;
    let at = this.nextInLane(cell);
    for (let distance = 1; ; distance++) {
      hasLeft ||= at.corner !== cell.corner;
      if (hasLeft && at.corner !== null) return { corner: this.corner(at.corner), distance };
      at = this.nextInLane(at);
    }
  }

  /** How many cells of its corner are ahead of this cell. */
  cellsLeftInCorner(cell: CircuitCell): number {
    let count = 0;
    for (let at = this.nextInLane(cell); at.corner === cell.corner; at = this.nextInLane(at)) count++;
    return count;
  }

  /** "outer lane, 5 cells to Casino (corner 3, 2 stops)"; how far in a corner; or the pit lane. */
  describe(id: string): string {
    const cell = this.cell(id);
    if (cell === undefined) return formatPitCell(id);
    const lane = `${this.laneName(cell.lane)} lane`;
    if (cell.corner !== null) {
      return `${lane}, in ${formatCorner(this.corner(cell.corner))}, ${formatCells(this.cellsLeftInCorner(cell))} of it left`;
    }
    const { corner, distance } = this.nextCorner(cell);
    return `${lane}, ${formatCells(distance)} to ${formatCorner(corner)}`;
  }

  /** A shorter form for a column: "outer lane, corner 3 in 5". */
  describeBriefly(id: string): string {
    const cell = this.cell(id);
    if (cell === undefined) return formatPitCell(id);
    const lane = `${this.laneName(cell.lane)} lane`;
    if (cell.corner !== null) return `${lane}, in corner ${cell.corner}`;
    const { corner, distance } = this.nextCorner(cell);
    return `${lane}, corner ${corner.id} in ${distance}`;
  }
}

function formatPitCell(id: string): string {
  const [kind, number] = id.split('.');
  return kind === 'pit' ? `pit lane, cell ${Number(number) + 1}` : 'in its box';
}

export function formatStops(stops: number): string {
  return `${stops} ${stops === 1 ? 'stop' : 'stops'}`;
}

export function formatCells(cells: number): string {
  return `${cells} ${cells === 1 ? 'cell' : 'cells'}`;
}

function formatCorner({ id, name, stops }: CircuitCorner): string {
  return `${name} (corner ${id}, ${formatStops(stops)})`;
}
