import type { Track } from '@paddock/formula-de';
import type { Computation } from '../computation.ts';
import { DICE, GEARS, Rolls } from './rolls.ts';
import type { Stations } from './stations.ts';
import { Ways } from './ways.ts';
import type { WearGrid } from './wear.ts';

/** After a quick stop a car is in fourth, after a long one it leaves in fourth at most (FD-31). */
const PIT_GEAR = 4;
/** How many faces of the black die send a car so many cells on: half the roll, from 1 to 10. */
const QUICK: readonly number[] = [1, 2, 2, 2, 2, 1];
const LONG = 10;
const BLACK = 20;
/** While the road before the pits is solved nobody knows whose box it will be: one in the middle. */
const SOMEBODY = 4;

/**
 * The pit lane of a race of two laps, by brakes, fuel and engine (a block); the tyres are new. A car that has stopped
 * goes by cell and gear, with gear 0 for one that has waited; one that has not goes by its box as well.
 */
export class PitValues {
  readonly values: Float32Array;
  private readonly track: Track;
  private readonly grid: WearGrid;
  private readonly arrivals: number;
  private readonly headings: number;

  constructor(track: Track, grid: WearGrid) {
    const { pitLength, boxes } = track;
    this.track = track;
    this.grid = grid;
    this.arrivals = pitLength * GEARS * grid.block;
    this.headings = this.arrivals + pitLength * grid.block;
    this.values = new Float32Array(this.headings + boxes.length * pitLength * GEARS * grid.block);
  }

  /** Where the block of a car begins that has had its stop. */
  stopped(cell: number, gear: number): number {
    return (cell * GEARS + gear) * this.grid.block;
  }

  /** … that has just come to a box beside this cell, and has yet to roll the black die. */
  arrived(cell: number): number {
    return this.arrivals + cell * this.grid.block;
  }

  /** … that has entered and drives to its box; `cell` -1 is the road before the lane. */
  heading(car: number, cell: number, cells: number, gear: number): number {
    const box = this.track.boxes[car]!;
    if (cell + cells >= box) return this.arrived(box);
    return this.headings + ((car * this.track.pitLength + cell + cells) * GEARS + gear) * this.grid.block;
  }

  /** Some car that drives so many cells into the lane. */
  before(cells: number, gear: number): number {
    return this.heading(Math.min(SOMEBODY, this.track.boxes.length - 1), -1, cells, gear);
  }

  /** A car that has had its stop, with `lane` cells of the lane before it, drives so many of them. */
  behind(cells: number, lane: number, gear: number): number {
    return this.stopped(this.track.pitLength - 1 - lane + cells, gear);
  }

  /** To be called when the last lap is solved. */
  *solve(stations: Stations, values: Float32Array, laps: number, out: number): Computation<void> {
    const { track, grid } = this;
    const ways = new Ways(track, stations, laps, grid.tyres);
    ways.fromPit(laps);
    const rolls = new Rolls(grid, values, ways, this);
    for (let cell = track.pitLength - 1; cell >= 0; cell--) {
      const lane = track.pitLength - 1 - cell;
      for (let gear = 1; gear < GEARS; gear++) rolls.roll(gear, { lane, tests: false, out });
      this.shift(rolls, cell);
      this.arrive(rolls, cell, lane);
      yield;
    }
    for (let car = 0; car < track.boxes.length; car++) this.head(car);
  }

  /** In the lane one shifts down as far as one likes (FD-29). */
  private shift({ worth }: Rolls, cell: number): void {
    const { block, size } = this.grid;
    const fresh = size - block;
    for (let gear = 0; gear < GEARS; gear++) {
      const lowest = Math.max(1, gear - PIT_GEAR);
      const highest = gear === 0 ? PIT_GEAR : Math.min(GEARS - 1, gear + 1);
      const at = this.stopped(cell, gear);
      for (let j = 0; j < block; j++) {
        let best = Infinity;
        for (let next = lowest; next <= highest; next++) best = Math.min(best, worth[next * size + fresh + j]!);
        this.values[at + j] = best;
      }
    }
  }

  private arrive(rolls: Rolls, cell: number, lane: number): void {
    const { block, size } = this.grid;
    const at = this.arrived(cell);
    const exact = new Float64Array((QUICK.length + 1) * size);
    for (let cells = lane + 1; cells < QUICK.length; cells++) rolls.land(exact, PIT_GEAR, cells - lane, -1);
    for (let j = 0; j < block; j++) {
      let sum = LONG * this.values[this.stopped(cell, 0) + j]!;
      for (let cells = 0; cells < QUICK.length; cells++) {
        const inLane = cells <= lane;
        const turns = inLane
          ? this.values[this.stopped(cell + cells, PIT_GEAR) + j]!
          : exact[(cells - lane + 1) * size - block + j]!;
        sum += QUICK[cells]! * turns;
      }
      this.values[at + j] = sum / BLACK;
    }
  }

  private head(car: number): void {
    const { block } = this.grid;
    const { boxes } = this.track;
    for (let cell = boxes[car]! - 1; cell >= 0; cell--) {
      for (let gear = 0; gear < GEARS; gear++) {
        for (let j = 0; j < block; j++) {
          this.values[this.heading(car, cell, 0, gear) + j] = this.drive(car, cell, gear, j);
        }
      }
    }
  }

  private drive(car: number, cell: number, gear: number, j: number): number {
    let best = Infinity;
    for (let next = Math.max(1, gear - PIT_GEAR); next <= Math.min(GEARS - 1, gear + 1); next++) {
      best = Math.min(best, this.expected(car, cell, next, j));
    }
    return best;
  }

  private expected(car: number, cell: number, gear: number, j: number): number {
    let sum = 1;
    for (const { shown, chance } of DICE[gear]!) sum += chance * this.values[this.heading(car, cell, shown, gear) + j]!;
    return sum;
  }
}
