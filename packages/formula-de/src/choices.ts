import { ChoiceQuery } from './choice-query.ts';
import { endCell, endLap, endTyres, type FreeEndTable, freeEndsOf } from './free-ends.ts';
import { FATAL_TYRES, MAX_STAMP, PathSearch } from './paths.ts';
import { driveToBox, hasStopped, countFreePitCells, lapAtPitExit, lapInPitLane } from './pit.ts';
import { isRoadCell, pitNumber, type Track } from './track.ts';
import { WEAR_BRAKES, type Car, type DriveMove, type State, WEAR_TYRES } from './types.ts';
import { MAX_BLOCKED_BRAKES, FATAL_BLOCKED_CELLS, hasEnoughTyres } from './wear.ts';

/** No car ever has more brake points (FD-6), so no move costs more. */
const MAX_BRAKES = 4;

/** Every drive move there is, by [cell * 5 + brake]: made once, so that lists of moves are lists of references. */
export function listDriveMoves(track: Track): readonly DriveMove[] {
  return track.ids.flatMap((to) => Array.from({ length: MAX_BRAKES + 1 }, (_, brake) => ({ to, brake })));
}

/** The place of a drive move in that list. */
export function driveNumber(to: number, brake: number): number {
  return to * (MAX_BRAKES + 1) + brake;
}

/**
 * What the car to move may do with its roll (FD-16): the cells it can end on and what each costs. The result
 * for the last position is cached together with its inputs.
 */
export class DriveChoices {
  /** One entry for each choice: the cell, total brakes, total tyres, tyres of those for running wide, cells, lap. */
  readonly to: number[] = [];
  readonly brake: number[] = [];
  readonly tyres: number[] = [];
  readonly wide: number[] = [];
  readonly cells: number[] = [];
  readonly lap: number[] = [];
  /** How many choices there are. */
  count = 0;

  private list: readonly DriveMove[] | null = null;
  private readonly track: Track;
  private readonly allMoves: readonly DriveMove[];
  private readonly freeEnds: FreeEndTable;
  private readonly paths: PathSearch;
  /** Whether `paths` has those of the last query. */
  private hasPaths = true;
  private readonly query = new ChoiceQuery();
  /** By cell: `stamp` when it is offered already, and the last choice that leads there. */
  private readonly offered: Int32Array;
  private readonly lastFor: Int32Array;
  private stamp = 0;
  private brakesLeft = 0;
  private tyresLeft = 0;

  constructor(track: Track, laps: number, all: readonly DriveMove[]) {
    this.track = track;
    this.allMoves = all;
    this.paths = new PathSearch(track, laps);
    this.freeEnds = freeEndsOf(track, laps);
    this.offered = new Int32Array(track.ids.length);
    this.lastFor = new Int32Array(track.ids.length);
  }

  /** Works out the choices of the car to move, unless they are those of the last time. */
  update(s: State): this {
    const car = s.order[s.mover]!;
    const brakes = s.exact === 1 ? 0 : s.wear[car * 5 + WEAR_BRAKES]!;
    return this.updateFor(s, car, s.roll, brakes, s.exact === 1);
  }

  /** The same for any roll and any brake points. */
  updateFor(s: State, car: Car, roll: number, brakes: number, exact: boolean): this {
    if (this.query.isRepeated(s, car, roll, brakes, exact)) return this;
    if (++this.stamp > MAX_STAMP) {
      this.offered.fill(0);
      this.stamp = 1;
    }
    this.count = 0;
    this.list = null;
    this.brakesLeft = brakes;
    this.tyresLeft = s.wear[car * 5 + WEAR_TYRES]!;
    this.hasPaths = true;
    if (isRoadCell(this.track, s.cell[car]!)) this.collectOnRoad(s, car, roll, exact);
    else this.collectInPitLane(s, car, roll, exact);
    return this;
  }

  /** All paths of the last query, in the same position. The choices themselves rarely need them. */
  findPaths(s: State): PathSearch {
    if (!this.hasPaths) this.paths.searchPast(s, this.query.car, this.query.roll);
    this.hasPaths = true;
    return this.paths;
  }

  /** The choices as moves, listed when they are first asked for. */
  get moves(): readonly DriveMove[] {
    return (this.list ??= this.listMoves());
  }

  private listMoves(): readonly DriveMove[] {
    const moves: DriveMove[] = [];
    for (let i = 0; i < this.count; i++) moves.push(this.allMoves[this.numberAt(i)]!);
    return moves;
  }

  /** The number of the move among all drive moves. */
  numberAt(choice: number): number {
    return driveNumber(this.to[choice]!, this.brake[choice]!);
  }

  /** The choice whose move has this number among all drive moves. */
  indexOf(number: number): number {
    for (let i = 0; i < this.count; i++) if (this.numberAt(i) === number) return i;
    return -1;
  }

  private collectOnRoad(s: State, car: Car, roll: number, exact: boolean): void {
    const { paths, freeEnds } = this;
    const block = freeEnds.find(s, car, roll);
    this.hasPaths = block === 0;
    if (block === 0) {
      paths.searchPast(s, car, roll);
      this.collect(roll, exact);
      if (paths.pitSteps !== 0) this.collectPitEntries(s, car, roll, paths.pitSteps, paths.pitLap);
    } else {
      this.collectFree(block, roll);
      const pitSteps = freeEnds.pitSteps(block, roll);
      if (pitSteps !== 0) this.collectPitEntries(s, car, roll, pitSteps, freeEnds.pitLap(block));
    }
  }

  /** Full length, or braked. */
  private collectFree(block: number, roll: number): void {
    const { freeEnds } = this;
    const { data } = freeEnds;
    const willing = Math.min(this.brakesLeft, roll - 1);
    for (let braked = 0; braked <= willing; braked++) {
      const length = roll - braked;
      const last = freeEnds.offset(block, length + 1);
      for (let i = freeEnds.offset(block, length); i < last; i++) {
        const end = data[i]!;
        this.offer(endCell(end), braked, endTyres(end), 0, length, endLap(end));
      }
    }
  }

  private collectPitEntries(s: State, car: Car, roll: number, pitSteps: number, pitLap: number): void {
    const { track, paths } = this;
    paths.markOthers(s.cell, car, 1);
    for (let k = 0, steps = pitSteps; steps !== 0; k++, steps >>= 1) {
      if ((steps & 1) === 0) continue;
      const end = driveToBox(track, paths.taken, car, -1, roll - k);
      if (end >= 0) this.offer(end, 0, 0, 0, roll, lapInPitLane(track, 0, end, pitLap));
    }
    paths.markOthers(s.cell, car, 0);
  }

  private collectInPitLane(s: State, car: Car, roll: number, exact: boolean): void {
    this.paths.markOthers(s.cell, car, 1);
    this.driveInPitLane(s, car, roll, exact);
    this.paths.markOthers(s.cell, car, 0);
  }

  private driveInPitLane(s: State, car: Car, roll: number, exact: boolean): void {
    const { track, paths } = this;
    const cell = s.cell[car]!;
    const from = pitNumber(track, cell);
    const lap = s.lap[car]!;
    if (!hasStopped(track, car, cell)) {
      const end = driveToBox(track, paths.taken, car, from, roll);
      this.offer(end, 0, 0, 0, roll, lapInPitLane(track, cell, end, lap));
      return;
    }
    const driven = countFreePitCells(track, paths.taken, from, roll);
    if (from + driven === track.pitLength - 1 && driven < roll) {
      paths.fromPit(lapAtPitExit(track, cell, lap), driven, roll);
      if (paths.furthest > driven) {
        this.collect(roll, exact);
        return;
      }
    }
    // Behind another car, or with the exit taken, it simply stops; the rest lapses (FD-30).
    const end = driven === 0 ? cell : track.road + from + driven;
    this.offer(end, 0, 0, 0, driven, lapInPitLane(track, cell, end, lap));
  }

  /** From paths to choices: full length, or braked, or as far as a blocked lane lets it go (FD-20, FD-23, FD-33). */
  private collect(roll: number, exact: boolean): void {
    const { paths } = this;
    const { furthest, finishAt } = paths;
    if (finishAt > 0) this.offer(this.track.finish, 0, paths.finishTyres, 0, finishAt, 0);
    const willing = Math.min(this.brakesLeft, roll - 1);
    for (let braked = 0; braked <= willing; braked++) {
      const length = roll - braked;
      if (length <= furthest) {
        this.endAt(length, braked, 0);
        continue;
      }
      if (finishAt > 0 && finishAt <= length) continue;
      const missing = exact ? 0 : length - furthest;
      if (missing >= FATAL_BLOCKED_CELLS) continue;
      this.endAt(furthest, braked + Math.min(missing, MAX_BLOCKED_BRAKES), Math.max(0, missing - MAX_BLOCKED_BRAKES));
    }
  }

  private endAt(length: number, brake: number, blocked: number): void {
    const { paths } = this;
    if (brake > this.brakesLeft) return;
    const end = paths.layer[length + 1]!;
    for (let i = paths.layer[length]!; i < end; i++) {
      this.offer(paths.cell[i]!, brake, paths.tyres[i]!, blocked, length, paths.trip[i]! >> 16);
    }
  }

  /** Brakes only rise from one call to the next, so a choice is worth offering if it saves tyres (FD-16, FD-24). */
  private offer(to: number, brake: number, wide: number, blocked: number, cells: number, lap: number): void {
    if (!hasEnoughTyres(this.tyresLeft, wide, blocked)) return;
    const tyres = wide + blocked;
    let i = this.count;
    if (this.offered[to] === this.stamp) {
      const last = this.lastFor[to]!;
      if (tyres >= this.tyres[last]!) return;
      if (this.brake[last] === brake) i = last;
    }
    this.offered[to] = this.stamp;
    this.lastFor[to] = i;
    if (i === this.count) this.count++;
    this.to[i] = to;
    this.brake[i] = brake;
    this.tyres[i] = tyres;
    this.wide[i] = wide;
    this.cells[i] = cells;
    this.lap[i] = lap;
  }

  /**
   * For a car without a choice: the cells where its lane is blocked, cheapest tyres first to be judged by the route
   * finder, or none when a corner alone was fatal (FD-23). To be called right after `update` found nothing.
   */
  listBlockedEnds(roll: number): number[] {
    const { paths } = this;
    const { furthest, finishAt } = paths;
    if (!this.hasPaths || roll <= furthest || finishAt > 0) return [];
    let least = FATAL_TYRES;
    const ends: number[] = [];
    for (let i = paths.layer[furthest]!; i < paths.layer[furthest + 1]!; i++) {
      const tyres = paths.tyres[i]!;
      if (!hasEnoughTyres(this.tyresLeft, tyres, 0) || tyres > least) continue;
      if (tyres < least) ends.length = 0;
      least = tyres;
      if (!ends.includes(paths.cell[i]!)) ends.push(paths.cell[i]!);
    }
    return ends;
  }
}
