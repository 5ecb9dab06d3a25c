import { type Circuit, FRESH, type Track, trackOf, WORN_BY_SKIPPING } from '@paddock/formula-de';
import type { Computation } from '../computation.ts';
import { PitValues } from './pit.ts';
import { GEARS, Rolls } from './rolls.ts';
import { Stations } from './stations.ts';
import { Ways } from './ways.ts';
import { coarseGrids, placeInBlock, placeOf, type WearGrid } from './wear.ts';

/** What is solved: how finely wear is told apart (0: every point), and what dropping out costs besides the turns left. */
export interface Question {
  readonly coarse: number;
  readonly out: number;
}

/** More states than this (four bytes each) are not kept: then wear is told apart more coarsely. */
const MOST_STATES = 8_000_000;

/** A stall on a 1, a dream start of four cells on a 20 (FD-9). */
const START_RISK = 1 / 20;
const DREAM_CELLS = 4;

/**
 * The race of a car that is alone on the circuit, solved exactly by going back from the line: for every place, gear and
 * dashboard, the turns to the end of the race if it is driven as well as possible. The part of the last move behind
 * the line counts as a part of a turn saved, and dropping out as the turns left and `out` turns more. Bodywork, other
 * cars and their engine tests are left out.
 */
export class Solution {
  readonly track: Track;
  readonly laps: number;
  readonly grid: WearGrid;
  readonly out: number;
  private readonly stations: Stations;
  private readonly values: Float32Array;
  /** The pit lane; races of one lap have none. */
  readonly pit: PitValues | null;
  private readonly fresh: number;

  constructor(track: Track, laps: number, { coarse, out }: Question) {
    this.track = track;
    this.laps = laps;
    this.out = out;
    this.stations = new Stations(track, laps);
    const fits = ({ size }: WearGrid): boolean => this.stations.count * GEARS * size <= MOST_STATES;
    const grids = coarseGrids(laps).slice(coarse);
    this.grid = grids.find(fits) ?? grids.at(-1)!;
    this.values = new Float32Array(this.stations.count * GEARS * this.grid.size);
    this.pit = laps > 1 ? new PitValues(track, this.grid) : null;
    this.fresh = this.grid.size - 1;
  }

  /** Turns to the end of the race for a car on the road that is to choose its gear; gear 0 must drive off in first. */
  road(
    lap: number,
    cell: number,
    stops: number,
    gear: number,
    tyres: number,
    brakes: number,
    fuel: number,
    engine: number,
  ): number {
    const station = this.stations.of(lap, cell, stops);
    const at = (station * GEARS + gear) * this.grid.size;
    return this.values[at + placeOf(this.grid, tyres, brakes, fuel, engine)]!;
  }

  /** … for one in the pit lane; see `PitValues` for where its block begins. */
  lane(block: number, brakes: number, fuel: number, engine: number): number {
    return this.pit!.values[block + placeInBlock(this.grid, brakes, fuel, engine)]!;
  }

  /** What going out here counts as. */
  lost(lap: number, cell: number): number {
    return this.out + this.par(lap, cell);
  }

  /** The turns left for a car as good as new somewhere around here, the own lane's next cell being known already. */
  private par(lap: number, cell: number): number {
    const { from, steps, pastLine } = this.track;
    const next = steps[from[cell]!]!;
    const crosses = pastLine[next] === 1 && pastLine[cell] === 0;
    if (crosses && lap === this.laps) return 0;
    const station = this.stations.of(crosses ? lap + 1 : lap, next, GEARS);
    return this.values[(station * GEARS + 3) * this.grid.size + this.fresh]!;
  }

  /** What a lone car needs from pole position if it is driven as well as possible. */
  get optimalTurns(): number {
    return this.start(this.track.grid[0]!);
  }

  /** Before the start roll, on a cell of the grid. */
  start(cell: number): number {
    const { tyres, brakes, fuel, engine } = FRESH[this.laps]!;
    const waits = this.road(0, cell, 0, 0, tyres, brakes, fuel, engine);
    const ways = new Ways(this.track, this.stations, this.laps, this.grid.tyres);
    ways.fromRoad(0, cell, 0);
    let dream = Infinity;
    for (let end = ways.from[DREAM_CELLS]!; end < ways.from[DREAM_CELLS + 1]!; end++) {
      if (ways.wide[end]! > 0) continue;
      dream = Math.min(dream, this.values[(ways.station[end]! * GEARS + 1) * this.grid.size + this.fresh]!);
    }
    return (1 - 2 * START_RISK) * waits + START_RISK * (1 + waits) + START_RISK * (1 + dream);
  }

  /** One sweep back from the line. */
  *solve(): Computation<void> {
    const { stations, track, grid } = this;
    const ways = new Ways(track, stations, this.laps, grid.tyres);
    const road = new Rolls(grid, this.values, ways, null);
    const withPit = new Rolls(grid, this.values, ways, this.pit);
    for (let station = stations.count - 1; station >= 0; station--) {
      const lap = stations.lap[station]!;
      const cell = stations.cell[station]!;
      if (this.pit !== null && lap < this.laps && stations.lap[station + 1] === this.laps) {
        yield* this.pit.solve(stations, this.values, this.laps, this.lost(this.laps, track.pitExits[0]!));
      }
      ways.fromRoad(lap, cell, stations.stops[station]!);
      const rolls = ways.pitSteps === 0 ? road : withPit;
      const place = { lane: 0, tests: true, out: this.lost(lap, cell) };
      for (let gear = 1; gear < GEARS; gear++) rolls.roll(gear, place);
      this.shift(rolls, station);
      yield;
    }
  }

  /** The best gear within reach, for every gear and dashboard (FD-12, FD-22). */
  private shift({ worth }: Rolls, station: number): void {
    const { grid, values } = this;
    const { size } = grid;
    for (let gear = 0; gear < GEARS; gear++) {
      const at = (station * GEARS + gear) * size;
      values.fill(Infinity, at, at + size);
      for (let next = Math.max(1, gear - 4); next <= Math.min(GEARS - 1, gear + 1); next++) {
        this.take(worth, next * size, at, Math.max(0, gear - next - 1));
      }
    }
  }

  private take(worth: Float64Array, from: number, to: number, skipped: number): void {
    const { grid, values } = this;
    const { brakes, fuel, engine } = WORN_BY_SKIPPING[skipped]!;
    const perBrake = (grid.fuel + 1) * grid.engine;
    const paid = brakes * perBrake + fuel * grid.engine + engine;
    for (let i = 0; i < grid.size; i++) {
      const j = i % grid.block;
      if (Math.floor(j / perBrake) < brakes) continue;
      if (Math.floor(j / grid.engine) % (grid.fuel + 1) < fuel || j % grid.engine < engine) continue;
      const turns = worth[from + i - paid]!;
      if (turns < values[to + i]!) values[to + i] = turns;
    }
  }
}

const TRACKS = new WeakMap<Circuit, Track>();
const SOLUTIONS = new WeakMap<Circuit, Map<string, Solution>>();

export function tablesOf(circuit: Circuit): Track {
  let track = TRACKS.get(circuit);
  if (track === undefined) TRACKS.set(circuit, (track = trackOf(circuit)));
  return track;
}

/** Solved when first asked for; then it is there at once. */
export function* solution(circuit: Circuit, laps: number, question: Question): Computation<Solution> {
  let known = SOLUTIONS.get(circuit);
  if (known === undefined) SOLUTIONS.set(circuit, (known = new Map()));
  const key = `${laps}/${question.coarse}/${question.out}`;
  let solved = known.get(key);
  if (solved === undefined) {
    solved = new Solution(tablesOf(circuit), laps, question);
    yield* solved.solve();
    known.set(key, solved);
  }
  return solved;
}
