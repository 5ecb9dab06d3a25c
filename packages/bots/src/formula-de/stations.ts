import type { Track } from '@paddock/formula-de';

/**
 * Where a car can stand in the race, told apart as far as the road ahead depends on it: lap, cell, and in a corner the
 * stops made there. Numbered in driving order, so that every step leads to a higher number.
 */
export class Stations {
  readonly lap: Int8Array;
  readonly cell: Int32Array;
  readonly stops: Int8Array;
  readonly count: number;
  private readonly track: Track;
  /** By lap and cell: the station without a stop; -1 where no car ever comes. */
  private readonly first: Int32Array;

  constructor(track: Track, laps: number) {
    const order = drivingOrder(track);
    const start = Math.min(...track.grid.map((cell) => track.rank[cell]!));
    const lap: number[] = [];
    const cell: number[] = [];
    const stops: number[] = [];
    this.track = track;
    this.first = new Int32Array((laps + 1) * track.road).fill(-1);
    for (let round = 0; round <= laps; round++) {
      for (const at of order) {
        // Before the line there is only what lies between the last place of the grid and the line.
        if (round === 0 && track.rank[at]! < start) continue;
        this.first[round * track.road + at] = lap.length;
        for (let made = 0; made <= demandsAt(track, at); made++) {
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

  /** More stops than a corner demands are as good as all. */
  of(lap: number, cell: number, stops: number): number {
    const first = this.first[lap * this.track.road + cell]!;
    const corner = this.track.corner[cell]!;
    return corner < 0 ? first : first + Math.min(stops, this.track.demands[corner]!);
  }
}

function demandsAt({ corner, demands }: Track, cell: number): number {
  return corner[cell]! < 0 ? 0 : demands[corner[cell]!]!;
}

/** The cells of a lap, each after all that lead to it: takes those whose ways in have all been taken. */
function drivingOrder({ road, from, steps, pastLine }: Track): number[] {
  const ways = new Int32Array(road);
  const eachStep = (cell: number, visit: (to: number) => void): void => {
    for (let j = from[cell]!; j < from[cell + 1]!; j++) {
      const crosses = pastLine[steps[j]!] === 1 && pastLine[cell] === 0;
      if (!crosses) visit(steps[j]!);
    }
  };
  for (let cell = 0; cell < road; cell++) eachStep(cell, (to) => ways[to]!++);
  const order: number[] = [];
  for (let cell = 0; cell < road; cell++) if (ways[cell] === 0) order.push(cell);
  for (let i = 0; i < order.length; i++) {
    eachStep(order[i]!, (to) => {
      if (--ways[to]! === 0) order.push(to);
    });
  }
  return order;
}
