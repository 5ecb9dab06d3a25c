import type { Track } from '@paddock/formula-de';

/**
 * The nodes of the race graph of a solo car: lap, cell, and in a corner the stops made there. They are numbered in driving
 * order, so every step leads to a higher number.
 */
export class RaceNodes {
  readonly lap: Int8Array;
  readonly cell: Int32Array;
  readonly stops: Int8Array;
  readonly count: number;
  private readonly track: Track;
  /** By lap and cell: the index of the node without stops; -1 where no car can be. */
  private readonly firstIndex: Int32Array;

  constructor(track: Track, laps: number) {
    const order = sortCellsInDrivingOrder(track);
    const start = Math.min(...track.grid.map((cell) => track.rank[cell]!));
    const lap: number[] = [];
    const cell: number[] = [];
    const stops: number[] = [];
    this.track = track;
    this.firstIndex = new Int32Array((laps + 1) * track.road).fill(-1);
    for (let round = 0; round <= laps; round++) {
      for (const at of order) {
        // Lap 0 only has the cells between the last grid place and the line.
        if (round === 0 && track.rank[at]! < start) continue;
        this.firstIndex[round * track.road + at] = lap.length;
        for (let made = 0; made <= requiredStopsAt(track, at); made++) {
          lap.push(round);
          cell.push(at);
          stops.push(made);
        }
      }
    }
    this.lap = Int8Array.from(lap);
    this.cell = Int32Array.from(cell);
    this.stops = Int8Array.from(stops);
    this.count = lap.length;
  }

  /** The index of a node. Stops beyond those that a corner requires make no difference. */
  indexOf(lap: number, cell: number, stops: number): number {
    const first = this.firstIndex[lap * this.track.road + cell]!;
    const corner = this.track.corner[cell]!;
    return corner < 0 ? first : first + Math.min(stops, this.track.demands[corner]!);
  }
}

function requiredStopsAt({ corner, demands }: Track, cell: number): number {
  return corner[cell]! < 0 ? 0 : demands[corner[cell]!]!;
}

/** A topological order of the cells of a lap: each cell comes after all that lead to it. */
function sortCellsInDrivingOrder({ road, from, steps, pastLine }: Track): number[] {
  const incoming = new Int32Array(road);
  const eachStep = (cell: number, visit: (to: number) => void): void => {
    for (let j = from[cell]!; j < from[cell + 1]!; j++) {
      const crosses = pastLine[steps[j]!] === 1 && pastLine[cell] === 0;
      if (!crosses) visit(steps[j]!);
    }
  };
  for (let cell = 0; cell < road; cell++) eachStep(cell, (to) => incoming[to]!++);
  const order: number[] = [];
  for (let cell = 0; cell < road; cell++) if (incoming[cell] === 0) order.push(cell);
  for (let i = 0; i < order.length; i++) {
    eachStep(order[i]!, (to) => {
      if (--incoming[to]! === 0) order.push(to);
    });
  }
  return order;
}
