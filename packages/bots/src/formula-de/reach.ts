import {
  type Car,
  countNeighbours,
  FATAL,
  FURTHEST,
  Paths,
  type State,
  stopsAfter,
  type Track,
} from '@paddock/formula-de';

/**
 * Where a car on the road can end after so many steps with the others where they stand: one search for all gears and
 * faces, where the rules make one for every roll.
 */
export class Reach {
  /** The ends after k steps are numbers `from[k]` up to `from[k + 1]` of the lists. */
  readonly from = new Int32Array(FURTHEST + 2);
  readonly cell: number[] = [];
  readonly tyres: number[] = [];
  readonly lap: number[] = [];
  readonly stops: number[] = [];
  /** How many cars it will have to roll against (FD-25). */
  readonly close: number[] = [];
  readonly paths: Paths;
  readonly #track: Track;
  readonly #least: Int32Array;

  constructor(track: Track, laps: number) {
    this.#track = track;
    this.paths = new Paths(track, laps);
    this.#least = new Int32Array(track.road).fill(-1);
  }

  look(s: State, car: Car, steps: number): void {
    const { paths } = this;
    this.#block(s, car, 1);
    paths.fromRoad(s.cell[car]!, s.lap[car]!, s.stops[car]!, steps);
    this.#block(s, car, 0);
    let count = 0;
    for (let k = 0; k <= paths.furthest; k++) {
      this.from[k] = count;
      count = this.#takeLayer(s, car, paths.layer[k]!, paths.layer[k + 1]!, count);
    }
    this.from[paths.furthest + 1] = count;
  }

  /** Of all paths to one cell the one with the fewest tyres counts (FD-16). */
  #takeLayer(s: State, car: Car, first: number, end: number, before: number): number {
    const { paths } = this;
    const least = this.#least;
    let count = before;
    for (let i = first; i < end; i++) {
      const cell = paths.cell[i]!;
      const tyres = paths.tyres[i]!;
      if (tyres >= FATAL) continue;
      const known = least[cell]!;
      if (known >= 0 && tyres >= this.tyres[known]!) continue;
      const at = known >= 0 ? known : count++;
      least[cell] = at;
      this.cell[at] = cell;
      this.tyres[at] = tyres;
      this.lap[at] = paths.trip[i]! >> 16;
      this.stops[at] = stopsAfter(this.#track, s, car, cell, this.lap[at], tyres);
      this.close[at] = countNeighbours(this.#track, s, car, cell);
    }
    for (let i = before; i < count; i++) least[this.cell[i]!] = -1;
    return count;
  }

  #block(s: State, car: Car, mark: number): void {
    const { taken } = this.paths;
    for (let other = 0; other < s.cell.length; other++) {
      if (other !== car && s.cell[other]! >= 0) taken[s.cell[other]!] = mark;
    }
  }
}
