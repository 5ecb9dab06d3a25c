import {
  type Car,
  countNeighbours,
  FATAL_TYRES,
  type FreePathTable,
  freePathsOf,
  MAX_MOVE_CELLS,
  PathSearch,
  type State,
  stopsAfter,
  type Track,
} from '@paddock/formula-de';

/**
 * The cells where a car on the road can stop, by number of steps, with the other cars where they are now. One path search
 * serves all gears and faces, while the rules make one for every roll.
 */
export class ReachableCells {
  /** The entries for k steps have the indices `offsets[k]` up to `offsets[k + 1]` in the following arrays. */
  readonly offsets = new Int32Array(MAX_MOVE_CELLS + 2);
  readonly cells: number[] = [];
  readonly tyres: number[] = [];
  readonly laps: number[] = [];
  readonly stops: number[] = [];
  /** How many collision rolls the car must make there (FD-25). */
  readonly close: number[] = [];
  readonly paths: PathSearch;
  readonly #track: Track;
  readonly #freePaths: FreePathTable;
  readonly #cheapestByCell: Int32Array;

  constructor(track: Track, laps: number) {
    this.#track = track;
    this.paths = new PathSearch(track, laps);
    this.#freePaths = freePathsOf(track, laps);
    this.#cheapestByCell = new Int32Array(track.road).fill(-1);
  }

  find(s: State, car: Car, steps: number): void {
    const { paths } = this;
    this.#freePaths.follow(paths, s, car, steps);
    let count = 0;
    for (let k = 0; k <= paths.furthest; k++) {
      this.offsets[k] = count;
      count = this.#addLayer(s, car, paths.layer[k]!, paths.layer[k + 1]!, count);
    }
    this.offsets[paths.furthest + 1] = count;
  }

  /** Adds the cells of one length. Of several paths to a cell the one that costs the fewest tyres counts (FD-16). */
  #addLayer(s: State, car: Car, first: number, end: number, before: number): number {
    const { paths } = this;
    const cheapestByCell = this.#cheapestByCell;
    let count = before;
    for (let i = first; i < end; i++) {
      const cell = paths.cell[i]!;
      const tyres = paths.tyres[i]!;
      if (tyres >= FATAL_TYRES) continue;
      const known = cheapestByCell[cell]!;
      if (known >= 0 && tyres >= this.tyres[known]!) continue;
      const at = known >= 0 ? known : count++;
      cheapestByCell[cell] = at;
      this.cells[at] = cell;
      this.tyres[at] = tyres;
      this.laps[at] = paths.trip[i]! >> 16;
      this.stops[at] = stopsAfter(this.#track, s, car, cell, this.laps[at], tyres);
      this.close[at] = countNeighbours(this.#track, s, car, cell);
    }
    for (let i = before; i < count; i++) cheapestByCell[this.cells[i]!] = -1;
    return count;
  }
}
