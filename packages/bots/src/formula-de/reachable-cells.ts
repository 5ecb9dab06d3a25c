import {
  type Car,
  countNeighbours,
  endCell,
  endLap,
  endTyres,
  FATAL_TYRES,
  type FreeEndTable,
  freeEndsOf,
  MAX_MOVE_CELLS,
  PathSearch,
  type State,
  stopsAfter,
  type Track,
} from '@paddock/formula-de';

/**
 * The cells where a car on the road can stop, by number of steps, with the other cars where they are now. One path search
 * or one look-up serves all gears and faces, while the rules make one for every roll.
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
  /** As in `PathSearch`. */
  furthest = 0;
  finishAt = 0;
  finishTyres = 0;
  pitSteps = 0;
  readonly paths: PathSearch;
  readonly #track: Track;
  readonly #freeEnds: FreeEndTable;
  #count = 0;
  readonly #cheapestByCell: Int32Array;

  constructor(track: Track, laps: number) {
    this.#track = track;
    this.paths = new PathSearch(track, laps);
    this.#freeEnds = freeEndsOf(track, laps);
    this.#cheapestByCell = new Int32Array(track.road).fill(-1);
  }

  find(s: State, car: Car, steps: number): void {
    this.#count = 0;
    const block = this.#freeEnds.find(s, car, steps);
    if (block === 0) this.#search(s, car, steps);
    else this.#lookUp(block, s, car, steps);
    this.offsets[this.furthest + 1] = this.#count;
  }

  #search(s: State, car: Car, steps: number): void {
    const { paths } = this;
    paths.searchPast(s, car, steps);
    this.furthest = paths.furthest;
    this.finishAt = paths.finishAt;
    this.finishTyres = paths.finishTyres;
    this.pitSteps = paths.pitSteps;
    for (let k = 0; k <= this.furthest; k++) {
      const first = (this.offsets[k] = this.#count);
      for (let i = paths.layer[k]!; i < paths.layer[k + 1]!; i++) {
        this.#add(s, car, paths.cell[i]!, paths.tyres[i]!, paths.trip[i]! >> 16);
      }
      this.#forgetFrom(first);
    }
  }

  #lookUp(block: number, s: State, car: Car, steps: number): void {
    const freeEnds = this.#freeEnds;
    this.furthest = steps;
    this.finishAt = 0;
    this.finishTyres = FATAL_TYRES;
    this.pitSteps = freeEnds.pitSteps(block, steps);
    for (let k = 0; k <= steps; k++) {
      const first = (this.offsets[k] = this.#count);
      const last = freeEnds.offset(block, k + 1);
      for (let i = freeEnds.offset(block, k); i < last; i++) {
        const end = freeEnds.data[i]!;
        this.#add(s, car, endCell(end), endTyres(end), endLap(end));
      }
      this.#forgetFrom(first);
    }
  }

  /** Adds a cell of one length. Of several paths to a cell the one that costs the fewest tyres counts (FD-16). */
  #add(s: State, car: Car, cell: number, tyres: number, lap: number): void {
    if (tyres >= FATAL_TYRES) return;
    const known = this.#cheapestByCell[cell]!;
    if (known >= 0 && tyres >= this.tyres[known]!) return;
    const at = known >= 0 ? known : this.#count++;
    this.#cheapestByCell[cell] = at;
    this.cells[at] = cell;
    this.tyres[at] = tyres;
    this.laps[at] = lap;
    this.stops[at] = stopsAfter(this.#track, s, car, cell, lap, tyres);
    this.close[at] = countNeighbours(this.#track, s, car, cell);
  }

  /** Ends a length: its cells may be reached again by longer paths. */
  #forgetFrom(first: number): void {
    for (let i = first; i < this.#count; i++) this.#cheapestByCell[this.cells[i]!] = -1;
  }
}
