import { MAX_MOVE_CELLS, type Track } from './track.ts';
import type { Car, State } from './types.ts';

/** More tyres than any car has: the path leaves a corner two or more stops short (FD-18). */
export const FATAL_TYRES = 1000;

/** Lane changes made on the present straight: none; one, from the lane on either side; two (FD-14). */
const STRAIGHT_ON = 0;
const CHANGED_UP = 1;
const CHANGED_DOWN = 2;
const CHANGED_TWICE = 3;

/** Parts of `trip`, what a path has behind it: corners left, corners left short, laps begun. */
const TRIP_SHORT = 1 << 8;
const TRIP_LAP = 1 << 16;

/** Marks are kept as 32-bit numbers; one move needs far fewer than the rest. */
export const MAX_STAMP = 2 ** 30;

/** Enough for ordinary circuits; an odd one gets more when it needs it. */
const INITIAL_CAPACITY = 2048;

/**
 * All paths of one move at once, step by step (FD-13 to FD-15, FD-18, FD-19). Paths that stand on the same cell with
 * the same lane changes, corners and laps behind them go on as one; of their tyre losses the smallest is kept.
 *
 * One object serves a whole game: nothing is allocated while it works.
 */
export class PathSearch {
  /** 1 where a car stands in the way; kept by the caller. */
  readonly taken: Uint8Array;
  cell = new Int32Array(INITIAL_CAPACITY);
  /** Tyres lost by running wide. */
  tyres = new Int32Array(INITIAL_CAPACITY);
  trip = new Int32Array(INITIAL_CAPACITY);
  /** Where the states after so many steps begin in the lists. */
  readonly layer = new Int32Array(MAX_MOVE_CELLS + 2);
  /** How many states there are in the lists. */
  count = 0;
  /** The most steps any path goes. */
  furthest = 0;
  /** The fewest steps that reach the end of the race, and the tyres it costs at least; 0 if none does (FD-33). */
  finishAt = 0;
  finishTyres = 0;
  /** Bit k: after k steps a path stands where the pit lane may be entered (FD-29). */
  pitSteps = 0;
  pitLap = 0;
  hasOnePitLap = true;
  /** If there is one, the first step at which a car between two lanes would have mattered is noted here, by cell. */
  firstStep: Uint8Array | null = null;

  private readonly track: Track;
  private readonly laps: number;
  private changes = new Uint8Array(INITIAL_CAPACITY);
  /** The cell where the lane was left, after one lane change. */
  private leftAt = new Int32Array(INITIAL_CAPACITY);
  private readonly seen: Int32Array;
  private readonly slot: Int32Array;
  private stamp = 0;
  private startCorner = -1;
  private startStops = 0;

  constructor(track: Track, laps: number) {
    this.track = track;
    this.laps = laps;
    this.taken = new Uint8Array(track.ids.length);
    this.seen = new Int32Array(track.road * 4);
    this.slot = new Int32Array(track.road * 4);
  }

  /** From the cell of a car on the road, with the other cars in the way. */
  searchPast(s: State, car: Car, steps: number): void {
    this.markOthers(s.cell, car, 1);
    this.fromRoad(s.cell[car]!, s.lap[car]!, s.stops[car]!, steps);
    this.markOthers(s.cell, car, 0);
  }

  /** From a cell of the road. */
  fromRoad(cell: number, lap: number, stops: number, steps: number): void {
    this.reset();
    this.startCorner = this.track.corner[cell]!;
    this.startStops = stops;
    this.layer[0] = 0;
    this.add(cell, STRAIGHT_ON, 0, 0, lap * TRIP_LAP);
    this.layer[1] = this.count;
    this.expand(0, steps);
  }

  /** From the exit of the pit lane, `before` steps being driven when the last cell of the lane is reached. */
  fromPit(lap: number, before: number, steps: number): void {
    this.reset();
    for (let k = 0; k <= before; k++) this.layer[k] = 0;
    this.layer[before + 1] = 0;
    for (const exit of this.track.pitExits)
      if (this.taken[exit] === 0) this.add(exit, STRAIGHT_ON, 0, 0, lap * TRIP_LAP);
    this.layer[before + 2] = this.count;
    if (this.count > 0) this.expand(before + 1, steps);
  }

  /** Puts all cars but one on the track, by their cells, or takes them off again. */
  markOthers(cells: readonly number[], car: Car, mark: number): void {
    for (let other = 0; other < cells.length; other++) {
      const cell = cells[other]!;
      if (other !== car && cell >= 0) this.taken[cell] = mark;
    }
  }

  private reset(): void {
    this.hasOnePitLap = true;
    this.count = 0;
    this.stamp++;
    // Long simulations exhaust 31 bits: then all marks are cleared.
    if (this.stamp > MAX_STAMP) {
      this.seen.fill(0);
      this.stamp = 1;
    }
    this.furthest = 0;
    this.finishAt = 0;
    this.finishTyres = FATAL_TYRES;
    this.pitSteps = 0;
    this.startCorner = -1;
    this.startStops = 0;
  }

  private expand(done: number, steps: number): void {
    let k = done;
    while (k < steps) {
      const first = this.layer[k]!;
      const end = this.layer[k + 1]!;
      if (first === end) break;
      this.stamp++;
      for (let i = first; i < end; i++) this.step(i, k);
      k++;
      this.layer[k + 1] = this.count;
    }
    this.furthest = this.layer[k] === this.layer[k + 1] ? k - 1 : k;
  }

  /** Starts on a cell without expanding paths, for `RouteFinder`, which walks single paths. */
  startAt(cell: number, lap: number, startCorner: number, stops: number): void {
    this.reset();
    this.startCorner = startCorner;
    this.startStops = stops;
    this.add(cell, STRAIGHT_ON, 0, 0, lap * TRIP_LAP);
  }

  /** All states one step after state i, added at the end of the lists and merged with no others. */
  expandState(i: number, k: number): void {
    this.stamp++;
    this.finishAt = 0;
    this.finishTyres = FATAL_TYRES;
    this.step(i, k);
  }

  private step(i: number, k: number): void {
    const { from, steps, corner, lane, pastLine, pitEntry, demands } = this.track;
    const cell = this.cell[i]!;
    const trip = this.trip[i]!;
    const lost = this.tyres[i]!;
    const inCorner = corner[cell]!;
    const wide = (trip & (TRIP_LAP - TRIP_SHORT)) !== 0;
    if (pitEntry[cell] === 1 && !wide) this.recordPitEntry(trip, k);
    const first = from[cell]!;
    const last = from[cell + 1]!;
    for (let j = first; j < last; j++) {
      const to = steps[j]!;
      const crosses = pastLine[to] === 1 && pastLine[cell] === 0;
      const ends = crosses && trip >> 16 === this.laps;
      // Cars beyond the line do not block the end of the race (FD-33).
      if (this.taken[to] === 1 && !ends) continue;
      let gone = trip;
      let tyres = lost;
      let changes = STRAIGHT_ON;
      let leftAt = 0;
      if (inCorner >= 0) {
        if (corner[to] !== inCorner) {
          const made = inCorner === this.startCorner && (trip & (TRIP_SHORT - 1)) === 0 ? this.startStops : 0;
          const missing = demands[inCorner]! - made;
          gone++;
          if (missing > 0) {
            // It keeps its lane: no slanting exit arrow (FD-19).
            if (j !== first) continue;
            gone += TRIP_SHORT;
            if (missing > 1) tyres += FATAL_TYRES;
          }
        }
      } else {
        changes = this.changes[i]!;
        leftAt = this.leftAt[i]!;
        if (j !== first) {
          if (wide || changes === CHANGED_TWICE) continue;
          if (changes === STRAIGHT_ON) {
            changes = lane[to]! > lane[cell]! ? CHANGED_UP : CHANGED_DOWN;
            leftAt = cell;
          } else {
            if (lane[to] === lane[leftAt] && !this.hasCarBetween(leftAt, to, k)) continue;
            changes = CHANGED_TWICE;
          }
        }
        if (corner[to]! >= 0) changes = STRAIGHT_ON;
      }
      if (ends) {
        if (this.finishAt === 0) this.finishAt = k + 1;
        if (tyres < this.finishTyres) this.finishTyres = tyres;
        continue;
      }
      if (crosses) gone += TRIP_LAP;
      this.add(to, changes, leftAt, tyres + ((gone >> 8) & 255), gone);
    }
  }

  private add(cell: number, changes: number, leftAt: number, tyres: number, trip: number): void {
    const key = cell * 4 + changes;
    if (this.seen[key] === this.stamp && this.trip[this.slot[key]!] === trip) {
      const i = this.slot[key]!;
      if (tyres < this.tyres[i]!) this.tyres[i] = tyres;
      // A lane left earlier is easier to come back to: every car between counts (FD-15).
      if ((changes === CHANGED_UP || changes === CHANGED_DOWN) && this.isEarlier(leftAt, this.leftAt[i]!))
        this.leftAt[i] = leftAt;
      return;
    }
    const i = this.count++;
    if (i === this.cell.length) this.grow();
    this.seen[key] = this.stamp;
    this.slot[key] = i;
    this.cell[i] = cell;
    this.changes[i] = changes;
    this.leftAt[i] = leftAt;
    this.tyres[i] = tyres;
    this.trip[i] = trip;
  }

  private grow(): void {
    const longer = (list: Int32Array): Int32Array<ArrayBuffer> => {
      const copy = new Int32Array(list.length * 2);
      copy.set(list);
      return copy;
    };
    this.cell = longer(this.cell);
    this.tyres = longer(this.tyres);
    this.trip = longer(this.trip);
    this.leftAt = longer(this.leftAt);
    const changes = new Uint8Array(this.changes.length * 2);
    changes.set(this.changes);
    this.changes = changes;
  }

  /** The lane is open from the first lap on to the last but one. */
  private recordPitEntry(trip: number, k: number): void {
    const lap = trip >> 16;
    if (lap < 1 || lap >= this.laps) return;
    if (this.pitSteps !== 0 && this.pitLap !== lap) this.hasOnePitLap = false;
    this.pitSteps |= 1 << k;
    this.pitLap = lap;
  }

  private hasCarBetween(left: number, back: number, k: number): boolean {
    const { from, steps } = this.track;
    for (let cell = steps[from[left]!]!, n = 0; cell !== back && n < MAX_MOVE_CELLS; cell = steps[from[cell]!]!, n++) {
      if (this.taken[cell] === 1) return true;
      if (this.firstStep !== null) this.firstStep[cell] = Math.min(this.firstStep[cell]!, k + 1);
    }
    return false;
  }

  private isEarlier(a: number, b: number): boolean {
    const { along, lane, laneLength } = this.track;
    const lead = along[b]! - along[a]!;
    const length = laneLength[lane[a]!]!;
    return lead > 0 ? lead * 2 < length : lead * 2 < -length;
  }
}
