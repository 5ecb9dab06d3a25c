import { BLACK, FACES, FURTHEST, HURT, spins, STRAIN, tyresSuffice } from '@paddock/formula-de';
import type { PitValues } from './pit.ts';
import type { Ways } from './ways.ts';
import type { WearGrid } from './wear.ts';

/** Gears as they are told apart in the solution: 0 stands for a car that must drive off in first. */
export const GEARS = 7;

/** The chance that an engine test costs a point (FD-27). */
export const ENGINE_RISK = HURT / BLACK;

/** The different numbers on the die of each gear, with their chances. */
export const DICE: readonly (readonly { readonly shown: number; readonly chance: number }[])[] = FACES.map((faces) =>
  [...new Set(faces)].map((shown) => ({
    shown,
    chance: faces.filter((face) => face === shown).length / faces.length,
  })),
);

/** Where a car rolls: cells of the pit lane still before it, whether engines are tested, and what going out is worth. */
export interface Place {
  readonly lane: number;
  readonly tests: boolean;
  readonly out: number;
}

/**
 * One turn of a lone car from one place, for all dashboards at once: the die of a gear, then the best of what it
 * allows. What comes after the turn is looked up in `values`, which are known already for all that lies ahead.
 */
export class Rolls {
  /** By gear, then by dashboard: the turns to the end of the race when this gear has been taken. */
  readonly worth: Float64Array;

  private readonly grid: WearGrid;
  private readonly values: Float32Array;
  private readonly ways: Ways;
  private readonly pit: PitValues | null;
  /** By length, then by dashboard: the best place to end after so many steps; and the same if the engine is tested. */
  private readonly ends: Float64Array;
  private readonly tested: Float64Array;
  private readonly best: Float64Array;

  constructor(grid: WearGrid, values: Float32Array, ways: Ways, pit: PitValues | null) {
    this.grid = grid;
    this.values = values;
    this.ways = ways;
    this.pit = pit;
    this.worth = new Float64Array(GEARS * grid.size);
    this.ends = new Float64Array((FURTHEST + 1) * grid.size);
    this.tested = new Float64Array((FURTHEST + 1) * grid.size);
    this.best = new Float64Array(grid.size);
  }

  roll(gear: number, place: Place): void {
    const { grid, best, worth } = this;
    const dice = DICE[gear]!;
    const first = Math.max(1, dice[0]!.shown - place.lane - grid.brakes);
    const last = dice.at(-1)!.shown - place.lane;
    for (let length = first; length <= last; length++) this.land(this.ends, gear, length, -1);
    const at = gear * grid.size;
    worth.fill(0, at, at + grid.size);
    for (const { shown, chance } of dice) {
      const tested = place.tests && shown === STRAIN[gear];
      if (tested) {
        for (let braked = 0; braked <= grid.brakes; braked++) this.land(this.tested, gear, shown - braked, place.out);
      }
      this.face(gear, shown, place.lane, tested ? this.tested : this.ends);
      for (let i = 0; i < grid.size; i++) {
        const turns = best[i]!;
        worth[at + i]! += chance * (turns === Infinity ? place.out : turns + 1);
      }
    }
  }

  /** The best end after exactly so many steps, by dashboard. With a test to come `out` is what the last point costs. */
  land(into: Float64Array, gear: number, length: number, out: number): void {
    const { grid, ways } = this;
    const { block, tyres: most, size } = grid;
    const start = length * size;
    into.fill(Infinity, start, start + size);
    for (let end = ways.from[length]!; end < ways.from[length + 1]!; end++) {
      const wide = ways.wide[end]!;
      const there = ways.station[end]! * GEARS * size;
      for (let tyres = 0; tyres <= most; tyres++) {
        if (wide > 0 && !tyresSuffice(tyres, wide, 0)) continue;
        const spun = spins(tyres, wide);
        const source = spun ? there : there + gear * size + (tyres - wide) * block;
        if (out < 0 || spun) this.keepBest(into, start + tyres * block, source);
        else this.keepTested(into, start + tyres * block, source, out);
      }
    }
  }

  private keepBest(into: Float64Array, to: number, source: number): void {
    const { values } = this;
    const { block } = this.grid;
    for (let j = 0; j < block; j++) {
      const turns = values[source + j]!;
      if (turns < into[to + j]!) into[to + j] = turns;
    }
  }

  private keepTested(into: Float64Array, to: number, source: number, out: number): void {
    const { values } = this;
    const { block, engine } = this.grid;
    for (let j = 0; j < block; j++) {
      const harmed = j % engine === 0 ? out : values[source + j - 1]!;
      const turns = (1 - ENGINE_RISK) * values[source + j]! + ENGINE_RISK * harmed;
      if (turns < into[to + j]!) into[to + j] = turns;
    }
  }

  /** The best choice with this roll, by dashboard: the full length, braked, over the line, or into the pits. */
  private face(gear: number, shown: number, lane: number, ends: Float64Array): void {
    const { grid, best } = this;
    const { block, size } = grid;
    const length = shown - lane;
    if (length <= 0) {
      best.fill(Infinity);
      this.enter(this.pit!.behind(shown, lane, gear));
      return;
    }
    const perBrake = block / (grid.brakes + 1);
    for (let i = 0; i < size; i++) best[i] = ends[length * size + i]!;
    for (let braked = 1; braked <= grid.brakes && braked < length; braked++) {
      const from = (length - braked) * size;
      for (let row = 0; row < size; row += block) {
        for (let j = braked * perBrake; j < block; j++) {
          const turns = ends[from + row + j - braked * perBrake]!;
          if (turns < best[row + j]!) best[row + j] = turns;
        }
      }
    }
    this.finish(length, shown, lane);
    if (lane > 0 || this.pit === null) return;
    for (let k = 0, steps = this.ways.pitSteps; steps !== 0 && k < shown; k++, steps >>= 1) {
      if ((steps & 1) === 1) this.enter(this.pit.before(shown - k, gear));
    }
  }

  /** Over the line: the part of the move that is left behind it is a part of a turn saved. */
  private finish(length: number, shown: number, lane: number): void {
    const { grid, ways, best } = this;
    const steps = ways.finishAt[length]!;
    if (steps === 0) return;
    const turns = (steps + lane) / shown - 1;
    for (let tyres = 0; tyres <= grid.tyres; tyres++) {
      if (!tyresSuffice(tyres, ways.finishTyres[length]!, 0)) continue;
      const row = tyres * grid.block;
      for (let j = row; j < row + grid.block; j++) if (turns < best[j]!) best[j] = turns;
    }
  }

  /** A block of the pit lane's values, which are the same for all tyres: at the box there are new ones. */
  private enter(source: number): void {
    const { best, grid, pit } = this;
    for (let i = 0; i < grid.size; i++) {
      const turns = pit!.values[source + (i % grid.block)]!;
      if (turns < best[i]!) best[i] = turns;
    }
  }
}
