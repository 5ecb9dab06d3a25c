import { countStops, FATAL, FURTHEST, Paths, type Track } from '@paddock/formula-de';
import type { Stations } from './stations.ts';

/**
 * Where a lone car can end after so many steps, from one place on the road or from the end of the pit lane: the rules'
 * own path finder on an empty road, its answers by length.
 */
export class Ways {
  /** The ends after k steps are numbers `from[k]` up to `from[k + 1]` of the lists. */
  readonly from = new Int32Array(FURTHEST + 2);
  readonly station: number[] = [];
  /** Tyres lost by running wide. */
  readonly wide: number[] = [];
  /** By roll: the steps to the end of the race, 0 if it is out of reach, and the tyres lost on the way. */
  readonly finishAt = new Int32Array(FURTHEST + 1);
  readonly finishTyres = new Int32Array(FURTHEST + 1);
  /** Bit k: after k steps the pit lane may be entered. */
  pitSteps = 0;

  private readonly track: Track;
  private readonly stations: Stations;
  private readonly paths: Paths;
  private readonly mostTyres: number;
  private readonly least: Int32Array;

  constructor(track: Track, stations: Stations, laps: number, mostTyres: number) {
    this.track = track;
    this.stations = stations;
    this.paths = new Paths(track, laps);
    this.mostTyres = mostTyres;
    this.least = new Int32Array(track.road).fill(-1);
  }

  fromRoad(lap: number, cell: number, stops: number): void {
    const { paths } = this;
    this.collect((steps) => paths.fromRoad(cell, lap, stops, steps), lap, this.track.corner[cell]!, stops);
  }

  /** From the last cell of the pit lane. */
  fromPit(lap: number): void {
    this.collect((steps) => this.paths.fromPit(lap, 0, steps), lap, -1, 0);
  }

  private collect(follow: (steps: number) => void, lap: number, corner: number, stops: number): void {
    const { paths } = this;
    follow(FURTHEST);
    this.station.length = 0;
    this.wide.length = 0;
    this.from[0] = 0;
    for (let k = 0; k <= FURTHEST; k++) {
      if (k > 0 && k <= paths.furthest) this.takeLayer(paths.layer[k]!, paths.layer[k + 1]!, lap, corner, stops);
      this.from[k + 1] = this.station.length;
    }
    this.pitSteps = paths.pitSteps;
    this.noteFinish(follow);
  }

  private takeLayer(first: number, end: number, lap: number, corner: number, stops: number): void {
    const { paths, least } = this;
    for (let i = first; i < end; i++) {
      const cell = paths.cell[i]!;
      const tyres = paths.tyres[i]!;
      // One cell too many is only a spin even without tyres, so it always counts.
      if (tyres >= FATAL || tyres > Math.max(1, this.mostTyres)) continue;
      const known = least[cell]!;
      if (known < 0 || tyres < this.wide[known]!) {
        const at = known < 0 ? this.station.length : known;
        least[cell] = at;
        this.station[at] = this.arrival(cell, paths.trip[i]! >> 16, lap, corner, stops, tyres);
        this.wide[at] = tyres;
      }
    }
    for (let i = first; i < end; i++) least[paths.cell[i]!] = -1;
  }

  /** Ending in a corner is a stop, unless the car came there out of control (FD-17, FD-19). */
  private arrival(cell: number, lap: number, from: number, corner: number, stops: number, wide: number): number {
    return this.stations.of(lap, cell, countStops(this.track, corner, from, stops, cell, lap, wide));
  }

  /** The way to the line may get cheaper in tyres when it may be longer, so then every roll is asked for itself. */
  private noteFinish(follow: (steps: number) => void): void {
    const { paths, finishAt, finishTyres } = this;
    const first = paths.finishAt;
    const cheapest = paths.finishTyres;
    finishAt.fill(0);
    if (first === 0) return;
    let cost = FATAL;
    for (let roll = first; roll <= FURTHEST; roll++) {
      if (cost > cheapest) {
        follow(roll);
        cost = paths.finishTyres;
      }
      finishAt[roll] = first;
      finishTyres[roll] = cost;
    }
  }
}
