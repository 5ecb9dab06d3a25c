import { type CircuitGeometry, layOutCircuit } from '@paddock/circuit-art';
import type { Circuit, Drawing } from '@paddock/formula-de';
import type { CircuitDesign } from '../design.ts';

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const HALF_ROAD = 40;
const LETTER_WIDTH = 12;

/** Where on a board nothing is yet: no road, no pit lane, no flag, no writing, no landmark. */
export class FreeGround {
  private readonly geometry: CircuitGeometry;
  private readonly discs: Disc[] = [];
  private readonly writing: Disc[] = [];
  private readonly width: number;
  private readonly height: number;
  readonly lapRows: number;

  constructor(design: CircuitDesign, circuit: Circuit, drawing: Drawing) {
    this.geometry = layOutCircuit(circuit, drawing);
    this.width = design.width;
    this.height = design.height;
    this.lapRows = circuit.lapRows;
    for (let row = 0; row < circuit.lapRows; row += 0.75) {
      const { x, y } = this.geometry.road.point(row, 0);
      this.discs.push({ x, y, radius: HALF_ROAD + 6 });
    }
    for (const { x, y } of [...this.geometry.pit, ...this.geometry.boxes]) this.discs.push({ x, y, radius: 30 });
    const arrow = this.besideStart(-1.2, -63);
    this.discs.push({ ...arrow, radius: 62 });
    if (drawing.flags.length > 0)
      for (const { flag, corner } of this.geometry.corners)
        this.addFlag(flag, circuit.corners[corner - 1]!.name.length + 3);
    for (const { text, x, y, size, anchor } of drawing.labels) {
      const longest =
        typeof text === 'string' ? text.length : Math.max(...Object.values(text).map((one) => one.length));
      const half = (longest * size * 0.56) / 2;
      const middle = anchor === 'start' ? x + half : anchor === 'end' ? x - half : x;
      for (let dx = -half; dx <= half; dx += size / 2)
        this.writing.push({ x: middle + dx, y: y - size * 0.36, radius: size * 0.75 });
    }
  }

  private addFlag({ x, y, name }: { x: number; y: number; name: string }, letters: number): void {
    this.discs.push({ x, y, radius: 42 });
    const width = letters * LETTER_WIDTH;
    const from = name === 'left' ? x - 30 - width : name === 'right' ? x + 30 : x - width / 2;
    const at = name === 'above' ? y - 46 : name === 'below' ? y + 46 : y;
    for (let dx = 0; dx <= width; dx += 18) this.discs.push({ x: from + dx, y: at, radius: 22 });
  }

  /** A point beside the start straight, to the left of the road if the offset is negative, and the direction in degrees. */
  besideStart(row: number, offset: number): { x: number; y: number; angle: number } {
    const { x, y } = this.geometry.road.point(row, offset);
    return { x, y, angle: (this.geometry.road.angle(row) * 180) / Math.PI };
  }

  /** Points of everything that must not lie in the sea. */
  outline(): readonly { x: number; y: number }[] {
    return this.discs.map(({ x, y }) => ({ x, y }));
  }

  isFree(x: number, y: number, radius: number): boolean {
    if (x < 24 + radius || y < 24 + radius || x > this.width - 24 - radius || y > this.height - 24 - radius)
      return false;
    return !this.coversWriting(x, y, radius) && !covers(this.discs, x, y, radius);
  }

  coversWriting(x: number, y: number, radius: number): boolean {
    return covers(this.writing, x, y, radius);
  }

  /** Takes a round piece of ground, if it is free. */
  take(x: number, y: number, radius: number): boolean {
    if (!this.isFree(x, y, radius)) return false;
    this.discs.push({ x, y, radius });
    return true;
  }

  /** Takes ground without asking. */
  block(x: number, y: number, radius: number): void {
    this.discs.push({ x, y, radius });
  }

  /** The distance between a box and whatever is nearest to it; it is measured only as long as it is more than the least. */
  roomAround(x: number, y: number, halfWidth: number, halfHeight: number, least: number): number {
    let room = Infinity;
    for (const disc of this.discs) {
      const dx = Math.max(Math.abs(disc.x - x) - halfWidth, 0);
      const dy = Math.max(Math.abs(disc.y - y) - halfHeight, 0);
      room = Math.min(room, Math.hypot(dx, dy) - disc.radius);
      if (room <= least) return room;
    }
    return room;
  }
}

function covers(discs: readonly Disc[], x: number, y: number, radius: number): boolean {
  return discs.some((disc) => Math.hypot(disc.x - x, disc.y - y) < disc.radius + radius);
}
