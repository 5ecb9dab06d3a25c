import { PathSearch } from './paths.ts';
import { isRoadCell, type Track } from './track.ts';
import type { Car, State } from './types.ts';

/** The result of a search from one cell without other cars, for all moves of up to so many steps. Shared, and never changed. */
export interface FreePaths {
  readonly steps: number;
  readonly layer: Int32Array<ArrayBuffer>;
  readonly cell: Int32Array<ArrayBuffer>;
  readonly tyres: Int32Array<ArrayBuffer>;
  readonly trip: Int32Array<ArrayBuffer>;
  readonly furthest: number;
  readonly finishAt: number;
  readonly pitSteps: number;
  readonly pitLap: number;
  readonly hasOnePitLap: boolean;
  /** By cell of the road: moves of so many steps and more depend on whether a car stands there. */
  readonly firstStep: Uint8Array;
}

/** A value of `firstStep` for cells that no path looks at. */
const NEVER_REACHED = 255;

/**
 * The paths of moves on a track without other cars, kept for every cell, lap and number of stops. Most moves meet no car, and their
 * paths are then found here instead of searched for.
 */
export class FreePathTable {
  private readonly track: Track;
  private readonly laps: number;
  private readonly search: PathSearch;
  private readonly stopCounts: number;
  /** By cell, lap and stops. */
  private readonly known: (FreePaths | undefined)[];

  constructor(track: Track, laps: number) {
    this.track = track;
    this.laps = laps;
    this.search = new PathSearch(track, laps);
    this.stopCounts = Math.max(0, ...track.demands) + 1;
    this.known = Array.from({ length: track.road * (laps + 1) * this.stopCounts });
  }

  /** Leads `paths` from the cell of a car on the road past the other cars. */
  follow(paths: PathSearch, s: State, car: Car, steps: number): void {
    const free = this.find(s.cell[car]!, s.lap[car]!, s.stops[car]!, steps);
    if (isApplicable(free, steps) && !this.meetsCar(free, s, car, steps)) {
      paths.show(free, steps);
      return;
    }
    paths.markOthers(s.cell, car, 1);
    paths.fromRoad(s.cell[car]!, s.lap[car]!, s.stops[car]!, steps);
    paths.markOthers(s.cell, car, 0);
  }

  private find(cell: number, lap: number, stops: number, steps: number): FreePaths {
    const corner = this.track.corner[cell]!;
    // More stops than demanded make no difference, and on a straight none do.
    const counted = corner < 0 ? 0 : Math.min(stops, this.track.demands[corner]!);
    const index = (cell * (this.laps + 1) + lap) * this.stopCounts + counted;
    const free = this.known[index];
    if (free !== undefined && free.steps >= steps) return free;
    return (this.known[index] = this.searchWithoutCars(cell, lap, counted, steps));
  }

  private searchWithoutCars(from: number, startLap: number, stops: number, steps: number): FreePaths {
    const firstStep = new Uint8Array(this.track.road).fill(NEVER_REACHED);
    this.search.firstStep = firstStep;
    this.search.fromRoad(from, startLap, stops, steps);
    const { layer, cell, tyres, trip, count, furthest, finishAt, pitSteps, pitLap, hasOnePitLap } = this.search;
    for (let k = 0; k <= furthest; k++) {
      for (let i = layer[k]!; i < layer[k + 1]!; i++) firstStep[cell[i]!] = Math.min(firstStep[cell[i]!]!, k);
    }
    return {
      steps,
      layer: layer.slice(0, furthest + 2),
      cell: cell.slice(0, count),
      tyres: tyres.slice(0, count),
      trip: trip.slice(0, count),
      furthest,
      finishAt,
      pitSteps,
      pitLap,
      hasOnePitLap,
      firstStep,
    };
  }

  private meetsCar({ firstStep }: FreePaths, s: State, car: Car, steps: number): boolean {
    for (let other = 0; other < s.cell.length; other++) {
      const cell = s.cell[other]!;
      if (other !== car && isRoadCell(this.track, cell) && firstStep[cell]! <= steps) return true;
    }
    return false;
  }
}

/** Moves that end the race, and circuits so short that a move passes the pit entry in two laps, are searched for. */
function isApplicable({ finishAt, hasOnePitLap }: FreePaths, steps: number): boolean {
  return hasOnePitLap && (finishAt === 0 || finishAt > steps);
}

const TABLES = new WeakMap<Track, FreePathTable[]>();

/** The table of a circuit and a number of laps, shared by all games on it. */
export function freePathsOf(track: Track, laps: number): FreePathTable {
  let tables = TABLES.get(track);
  if (tables === undefined) TABLES.set(track, (tables = []));
  return (tables[laps] ??= new FreePathTable(track, laps));
}
