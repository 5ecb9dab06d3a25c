import type { Circuit, CircuitCell, CircuitCorner, Lane } from '@paddock/formula-de';

const LANE_NAMES: Readonly<Record<Lane, string>> = { 1: 'outer', 2: 'middle', 3: 'inner' };

/** A circuit's cells by name, and where they lie in words. */
export class Road {
  readonly circuit: Circuit;
  private readonly cells: ReadonlyMap<string, CircuitCell>;
  private readonly corners: ReadonlyMap<number, CircuitCorner>;

  constructor(circuit: Circuit) {
    this.circuit = circuit;
    this.cells = new Map(circuit.cells.map((cell) => [cell.id, cell]));
    this.corners = new Map(circuit.corners.map((corner) => [corner.id, corner]));
  }

  /** The cell of the road with this name; none for the pit lane and its boxes. */
  cell(id: string | null): CircuitCell | undefined {
    return id === null ? undefined : this.cells.get(id);
  }

  corner(id: number): CircuitCorner {
    return this.corners.get(id)!;
  }

  laneName(lane: Lane): string {
    return LANE_NAMES[lane];
  }

  /** The next cell of the own lane. */
  private following(cell: CircuitCell): CircuitCell {
    return this.cells.get(cell.next[0]!)!;
  }

  /** The corner a car comes to next in its lane, and after how many cells; the one it is in does not count. */
  nextCorner(cell: CircuitCell): { corner: CircuitCorner; distance: number } {
    let hasLeft = cell.corner === null;
    let at = this.following(cell);
    for (let distance = 1; ; distance++) {
      hasLeft ||= at.corner !== cell.corner;
      if (hasLeft && at.corner !== null) return { corner: this.corner(at.corner), distance };
      at = this.following(at);
    }
  }

  /** How many cells of its corner still lie before a car. */
  cellsLeftInCorner(cell: CircuitCell): number {
    let count = 0;
    for (let at = this.following(cell); at.corner === cell.corner; at = this.following(at)) count++;
    return count;
  }

  /** "outer lane, 5 cells to Casino (corner 3, 2 stops)"; how far in a corner; or the pit lane. */
  describe(id: string): string {
    const cell = this.cell(id);
    if (cell === undefined) return pitText(id);
    const lane = `${this.laneName(cell.lane)} lane`;
    if (cell.corner !== null) {
      return `${lane}, in ${cornerText(this.corner(cell.corner))}, ${cellsText(this.cellsLeftInCorner(cell))} of it left`;
    }
    const { corner, distance } = this.nextCorner(cell);
    return `${lane}, ${cellsText(distance)} to ${cornerText(corner)}`;
  }

  /** The same for a column of a table: "outer lane, corner 3 in 5". */
  describeShortly(id: string): string {
    const cell = this.cell(id);
    if (cell === undefined) return pitText(id);
    const lane = `${this.laneName(cell.lane)} lane`;
    if (cell.corner !== null) return `${lane}, in corner ${cell.corner}`;
    const { corner, distance } = this.nextCorner(cell);
    return `${lane}, corner ${corner.id} in ${distance}`;
  }
}

function pitText(id: string): string {
  const [kind, number] = id.split('.');
  return kind === 'pit' ? `pit lane, cell ${Number(number) + 1}` : 'in its box';
}

export function stopsText(stops: number): string {
  return `${stops} ${stops === 1 ? 'stop' : 'stops'}`;
}

export function cellsText(cells: number): string {
  return `${cells} ${cells === 1 ? 'cell' : 'cells'}`;
}

function cornerText({ id, name, stops }: CircuitCorner): string {
  return `${name} (corner ${id}, ${stopsText(stops)})`;
}
