import { PathSearch } from './paths.ts';
import { isRoadCell, MAX_MOVE_CELLS, type Track } from './track.ts';
import type { Car, State } from './types.ts';
import { MAX_TYRES } from './wear.ts';

/** A block begins with the most steps of a move for which it is valid, 0 for none. */
const MAX_STEPS = 0;
/** How many rows have a number at the end of the block. */
const ROWS_AHEAD = 1;
/** As in `PathSearch`, for a move of `MAX_STEPS`. */
const PIT_STEPS = 2;
const PIT_LAP = 3;
/** By number of steps: where the ends after so many begin, one number each. The rows follow the last of them. */
const OFFSETS = 4;

/** A first step of cells that no path looks at. */
const NEVER_REACHED = 255;

/**
 * Where moves on a track without other cars end, kept for every cell, lap and number of stops. Most moves meet no car, and their ends
 * are then found here instead of searched for. All blocks are in one list of numbers: in objects with lists of their own they would take
 * several times the memory, and finding the ends would take longer.
 */
export class FreeEndTable {
  data = new Int32Array(2 ** 12);
  private readonly track: Track;
  private readonly laps: number;
  private readonly search: PathSearch;
  private readonly stopCounts: number;
  /** By cell, lap and stops: where its block begins, 0 if there is none yet. */
  private readonly blocks: Int32Array;
  /** The first number that belongs to no block. */
  private end = 1;
  private readonly rows: Int32Array;

  constructor(track: Track, laps: number) {
    this.track = track;
    this.laps = laps;
    this.search = new PathSearch(track, laps);
    this.stopCounts = Math.max(0, ...track.demands) + 1;
    this.blocks = new Int32Array(track.road * (laps + 1) * this.stopCounts);
    this.rows = Int32Array.from(track.circuit.cells, ({ row }) => row);
  }

  /** The block for a car on the road, or 0 if the move may meet another car or end the race: then its paths must be searched for. */
  find(s: State, car: Car, steps: number): number {
    const cell = s.cell[car]!;
    // More stops than demanded make no difference.
    const stops = Math.min(s.stops[car]!, this.stopCounts - 1);
    const index = (cell * (this.laps + 1) + s.lap[car]!) * this.stopCounts + stops;
    const block = this.blocks[index]! || this.addBlock(index, cell, s.lap[car]!, stops);
    return steps <= this.data[block + MAX_STEPS]! && !this.meetsCar(block, s, cell, steps) ? block : 0;
  }

  /** The ends after so many steps are `data[offset(block, steps)]` up to `data[offset(block, steps + 1)]`. */
  offset(block: number, steps: number): number {
    return this.data[block + OFFSETS + steps]!;
  }

  /** Bit k: after k of so many steps a path stands where the pit lane may be entered (FD-29). */
  pitSteps(block: number, steps: number): number {
    return this.data[block + PIT_STEPS]! & ((1 << steps) - 1);
  }

  pitLap(block: number): number {
    return this.data[block + PIT_LAP]!;
  }

  private meetsCar(block: number, s: State, cell: number, steps: number): boolean {
    const { data, rows, track } = this;
    const rowsAhead = data[block + ROWS_AHEAD]!;
    const firstSteps = this.offset(block, data[block + MAX_STEPS]! + 1);
    for (let car = 0; car < s.cell.length; car++) {
      const at = s.cell[car]!;
      if (at === cell || !isRoadCell(track, at)) continue;
      let distance = rows[at]! - rows[cell]!;
      if (distance < 0) distance += track.circuit.lapRows;
      if (distance >= rowsAhead) continue;
      if (((data[firstSteps + distance]! >> (8 * (track.lane[at]! - 1))) & 255) <= steps) return true;
    }
    return false;
  }

  private addBlock(index: number, from: number, startLap: number, stops: number): number {
    const { search } = this;
    search.firstStep = new Uint8Array(this.track.road).fill(NEVER_REACHED);
    search.fromRoad(from, startLap, stops, MAX_MOVE_CELLS);
    const { furthest, finishAt, hasOnePitLap, pitSteps, pitLap } = search;
    // Moves that end the race, and circuits so short that a move passes the pit entry in two laps, are searched for.
    const maxSteps = hasOnePitLap ? Math.min(furthest, finishAt === 0 ? MAX_MOVE_CELLS : finishAt - 1) : 0;
    const firstSteps = this.listFirstSteps(from);
    const block = [maxSteps, firstSteps.length, pitSteps, pitLap];
    const ends: number[] = [];
    for (let k = 0; k <= maxSteps + 1; k++) {
      block.push(this.end + OFFSETS + maxSteps + 2 + ends.length);
      if (k <= maxSteps) this.listEnds(k, ends);
    }
    block.push(...ends, ...firstSteps);
    return (this.blocks[index] = this.append(block));
  }

  private listEnds(k: number, ends: number[]): void {
    const { layer, cell, tyres, trip } = this.search;
    for (let i = layer[k]!; i < layer[k + 1]!; i++) {
      if (tyres[i]! <= MAX_TYRES) ends.push((cell[i]! << 8) | (tyres[i]! << 4) | (trip[i]! >> 16));
    }
  }

  /** By row, from that of the car on: the step from which on a move depends on the cars there, in eight bits for each lane. */
  private listFirstSteps(from: number): number[] {
    const { layer, cell, furthest } = this.search;
    const { lane, road, circuit } = this.track;
    const firstStep = this.search.firstStep!;
    for (let k = 0; k <= furthest; k++) {
      for (let i = layer[k]!; i < layer[k + 1]!; i++) firstStep[cell[i]!] = Math.min(firstStep[cell[i]!]!, k);
    }
    const byLane = [0, 1, 2].map(() => new Array<number>(circuit.lapRows).fill(NEVER_REACHED));
    let rowsAhead = 0;
    for (let to = 0; to < road; to++) {
      if (to === from || firstStep[to] === NEVER_REACHED) continue;
      const distance = (this.rows[to]! - this.rows[from]! + circuit.lapRows) % circuit.lapRows;
      const steps = byLane[lane[to]! - 1]!;
      steps[distance] = Math.min(steps[distance]!, firstStep[to]!);
      rowsAhead = Math.max(rowsAhead, distance + 1);
    }
    return Array.from({ length: rowsAhead }, (_, distance) =>
      byLane.reduce((bits, steps, i) => bits | (steps[distance]! << (8 * i)), 0),
    );
  }

  /** Returns where the numbers begin. */
  private append(numbers: readonly number[]): number {
    const start = this.end;
    this.end += numbers.length;
    if (this.end > this.data.length) {
      const longer = new Int32Array(Math.max(this.data.length * 2, this.end));
      longer.set(this.data);
      this.data = longer;
    }
    this.data.set(numbers, start);
    return start;
  }
}

export function endCell(end: number): number {
  return end >> 8;
}

/** Tyres lost by running wide. */
export function endTyres(end: number): number {
  return (end >> 4) & 15;
}

export function endLap(end: number): number {
  return end & 15;
}

const TABLES = new WeakMap<Track, FreeEndTable[]>();

/** The table of a circuit and a number of laps, shared by all games on it. */
export function freeEndsOf(track: Track, laps: number): FreeEndTable {
  let tables = TABLES.get(track);
  if (tables === undefined) TABLES.set(track, (tables = []));
  return (tables[laps] ??= new FreeEndTable(track, laps));
}
