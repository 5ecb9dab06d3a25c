import { PathSearch } from './paths.ts';
import type { Track } from './track.ts';

export interface RouteStart {
  readonly cell: number;
  readonly lap: number;
  readonly stops: number;
  /** Steps already driven in the pit lane. */
  readonly driven: number;
}

export interface Route {
  readonly cells: readonly number[];
  readonly tyres: number;
  readonly changes: number;
}

/**
 * Finds the one path that counts among all that lead to the same end: the fewest tyres, then the fewest lane changes,
 * then the first in the order of steps (FD-16). Only previews and events ask for it, so it may take its time: it walks
 * single paths, by the same steps as `PathSearch`, and turns back where the end is out of reach or the cost is too high.
 */
export class RouteFinder {
  private readonly track: Track;
  private readonly walker: PathSearch;
  private readonly line: number[] = [];
  private best: Route | null = null;
  private goals: ReadonlySet<number> = new Set();
  private length = 0;
  /** By step: the cells from which a goal may still be reached. */
  private reachable: ReadonlySet<number>[] = [];

  constructor(track: Track, laps: number) {
    this.track = track;
    this.walker = new PathSearch(track, laps);
  }

  /** `all` has followed all paths from the same starts; the goals are cells `length` steps on, or the line. */
  find(all: PathSearch, starts: readonly RouteStart[], length: number, goals: readonly number[]): Route | null {
    this.walker.taken.set(all.taken);
    this.best = null;
    this.goals = new Set(goals);
    this.length = length;
    this.reachable = this.markReachable(all);
    for (const { cell, lap, stops, driven } of starts) {
      this.walker.startAt(cell, lap, driven === 0 ? this.track.corner[cell]! : -1, stops);
      this.line.length = 0;
      if (driven > 0) this.line.push(cell);
      this.walk(0, driven, 0);
    }
    return this.best;
  }

  private walk(i: number, k: number, changes: number): void {
    const { walker, line } = this;
    const cell = walker.cell[i]!;
    if (!this.isBetter(walker.tyres[i]!, changes)) return;
    if (k === this.length) {
      if (this.goals.has(cell)) this.best = { cells: [...line], tyres: walker.tyres[i]!, changes };
      return;
    }
    const first = walker.count;
    walker.expandState(i, k);
    const end = walker.count;
    if (walker.finishAt > 0 && this.goals.has(this.track.finish) && this.isBetter(walker.finishTyres, changes)) {
      this.best = { cells: [...line, this.track.finish], tyres: walker.finishTyres, changes };
    }
    for (let j = first; j < end; j++) {
      const to = walker.cell[j]!;
      if (!this.reachable[k + 1]!.has(to)) continue;
      const change = this.track.corner[cell]! < 0 && this.track.lane[to] !== this.track.lane[cell] ? 1 : 0;
      line.push(to);
      this.walk(j, k + 1, changes + change);
      line.pop();
    }
    walker.count = first;
  }

  /** Strictly, so that of equal paths the first one found stays. */
  private isBetter(tyres: number, changes: number): boolean {
    const { best } = this;
    return best === null || tyres < best.tyres || (tyres === best.tyres && changes < best.changes);
  }

  /** From the goals back through what `all` reached, step by step; lane changes are left to the walk. */
  private markReachable({ layer, cell, furthest }: PathSearch): ReadonlySet<number>[] {
    const { from, steps, pastLine, finish } = this.track;
    const hopeful = Array.from({ length: this.length + 1 }, () => new Set<number>());
    for (let k = Math.min(this.length, furthest); k >= 0; k--) {
      for (let i = layer[k]!; i < layer[k + 1]!; i++) {
        const at = cell[i]!;
        let hope = k === this.length && this.goals.has(at);
        for (let j = from[at]!; j < from[at + 1]! && k < this.length; j++) {
          if (hopeful[k + 1]!.has(steps[j]!)) hope = true;
          if (this.goals.has(finish) && pastLine[steps[j]!] === 1) hope = true;
        }
        if (hope) hopeful[k]!.add(at);
      }
    }
    return hopeful;
  }
}
