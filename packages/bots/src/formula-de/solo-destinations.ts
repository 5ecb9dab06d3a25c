import { countStops, FATAL_TYRES, MAX_MOVE_CELLS, PathSearch, type Track } from '@paddock/formula-de';
import type { RaceNodes } from './race-nodes.ts';

/**
 * The nodes where a solo car can stop, by number of steps, from a cell of the road or from the end of the pit lane. It uses
 * the path search of the rules on an empty road.
 */
export class SoloDestinations {
  /** The entries for k steps have the indices `offsets[k]` up to `offsets[k + 1]` in `nodes` and `tyresLost`. */
  readonly offsets = new Int32Array(MAX_MOVE_CELLS + 2);
  readonly nodes: number[] = [];
  /** Tyres lost by overshooting corners. */
  readonly tyresLost: number[] = [];
  /** By roll: the steps to the finish, 0 if it cannot be reached, and the tyres lost on the way. */
  readonly finishAt = new Int32Array(MAX_MOVE_CELLS + 1);
  readonly finishTyres = new Int32Array(MAX_MOVE_CELLS + 1);
  /** Bit k is set if the pit lane can be entered after k steps. */
  pitSteps = 0;

  private readonly track: Track;
  private readonly raceNodes: RaceNodes;
  private readonly paths: PathSearch;
  private readonly maxTyres: number;
  private readonly cheapestByCell: Int32Array;

  constructor(track: Track, raceNodes: RaceNodes, laps: number, maxTyres: number) {
    this.track = track;
    this.raceNodes = raceNodes;
    this.paths = new PathSearch(track, laps);
    this.maxTyres = maxTyres;
    this.cheapestByCell = new Int32Array(track.road).fill(-1);
  }

  findFromRoad(lap: number, cell: number, stops: number): void {
    const { paths } = this;
    this.collect((steps) => paths.fromRoad(cell, lap, stops, steps), lap, this.track.corner[cell]!, stops);
  }

  /** From the last cell of the pit lane. */
  findFromPit(lap: number): void {
    this.collect((steps) => this.paths.fromPit(lap, 0, steps), lap, -1, 0);
  }

  private collect(findPaths: (steps: number) => void, lap: number, corner: number, stops: number): void {
    const { paths } = this;
    findPaths(MAX_MOVE_CELLS);
    this.nodes.length = 0;
    this.tyresLost.length = 0;
    this.offsets[0] = 0;
    for (let k = 0; k <= MAX_MOVE_CELLS; k++) {
      if (k > 0 && k <= paths.furthest) this.addLayer(paths.layer[k]!, paths.layer[k + 1]!, lap, corner, stops);
      this.offsets[k + 1] = this.nodes.length;
    }
    this.pitSteps = paths.pitSteps;
    this.findFinish(findPaths);
  }

  private addLayer(first: number, end: number, lap: number, corner: number, stops: number): void {
    const { paths, cheapestByCell } = this;
    for (let i = first; i < end; i++) {
      const cell = paths.cell[i]!;
      const tyres = paths.tyres[i]!;
      // Overshooting by one cell is only a spin even without tyres, so it always counts.
      if (tyres >= FATAL_TYRES || tyres > Math.max(1, this.maxTyres)) continue;
      const known = cheapestByCell[cell]!;
      if (known < 0 || tyres < this.tyresLost[known]!) {
        const at = known < 0 ? this.nodes.length : known;
        cheapestByCell[cell] = at;
        this.nodes[at] = this.nodeAt(cell, paths.trip[i]! >> 16, lap, corner, stops, tyres);
        this.tyresLost[at] = tyres;
      }
    }
    for (let i = first; i < end; i++) cheapestByCell[paths.cell[i]!] = -1;
  }

  /** Stopping in a corner counts, unless the car has overshot it (FD-17, FD-19). */
  private nodeAt(
    cell: number,
    lap: number,
    startLap: number,
    corner: number,
    stops: number,
    tyresLost: number,
  ): number {
    const stopsMade = countStops(this.track, corner, startLap, stops, cell, lap, tyresLost);
    return this.raceNodes.indexOf(lap, cell, stopsMade);
  }

  /** A longer path to the line may cost fewer tyres, so the search is repeated for every roll until the cheapest is found. */
  private findFinish(findPaths: (steps: number) => void): void {
    const { paths, finishAt, finishTyres } = this;
    const first = paths.finishAt;
    const cheapest = paths.finishTyres;
    finishAt.fill(0);
    if (first === 0) return;
    let cost = FATAL_TYRES;
    for (let roll = first; roll <= MAX_MOVE_CELLS; roll++) {
      if (cost > cheapest) {
        findPaths(roll);
        cost = paths.finishTyres;
      }
      finishAt[roll] = first;
      finishTyres[roll] = cost;
    }
  }
}
