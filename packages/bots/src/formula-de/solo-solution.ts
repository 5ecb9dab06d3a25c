import {
  BLACK_DIE_FACES,
  type Circuit,
  DREAM_START_CELLS,
  FRESH_WEAR,
  highestGearAfter,
  lowestGearAfter,
  type Track,
  trackOf,
  DOWNSHIFT_COSTS,
} from '@paddock/formula-de';
import type { Computation } from '../computation.ts';
import { PitLaneSolution } from './pit-lane-solution.ts';
import { RaceNodes } from './race-nodes.ts';
import { SoloDestinations } from './solo-destinations.ts';
import { GEAR_STATE_COUNT, TurnSolver } from './turn-solver.ts';
import { createGrids, indexInBlock, indexInGrid, type WearGrid } from './wear-grid.ts';

export interface SolverSettings {
  /** 0 distinguishes every point of wear; higher values use smaller grids (see `createGrids`). */
  readonly wearCoarseness: number;
  /** What dropping out costs, in turns, besides the turns left. */
  readonly dropOutTurns: number;
}

/** The limit of states, at four bytes each. Above it a coarser grid of wear is used. */
const MAX_STATES = 8_000_000;

/** The probability of a stall, and of a dream start: one face each (FD-9). */
export const START_EVENT_PROBABILITY = 1 / BLACK_DIE_FACES;

/**
 * The race of a car alone on the circuit, solved exactly by dynamic programming backwards from the finish: for every node,
 * gear and wear, the expected turns to the end of the race with optimal play. The unused fraction of the last roll counts
 * as a fraction of a turn saved, dropping out as the turns left plus `dropOutTurns`. Body points, other cars and
 * their engine tests are left out.
 */
export class SoloSolution {
  readonly track: Track;
  readonly laps: number;
  readonly grid: WearGrid;
  readonly dropOutTurns: number;
  readonly nodes: RaceNodes;
  /** By node, gear and wear: the expected turns to the end of the race. */
  readonly values: Float32Array;
  /** `null` in races of one lap, which have no pit stops. */
  readonly pitLane: PitLaneSolution | null;
  /** The index of a car without wear within a grid. */
  readonly freshIndex: number;

  constructor(track: Track, laps: number, { wearCoarseness, dropOutTurns }: SolverSettings) {
    this.track = track;
    this.laps = laps;
    this.dropOutTurns = dropOutTurns;
    this.nodes = new RaceNodes(track, laps);
    const fits = ({ size }: WearGrid): boolean => this.nodes.count * GEAR_STATE_COUNT * size <= MAX_STATES;
    const grids = createGrids(laps).slice(wearCoarseness);
    this.grid = grids.find(fits) ?? grids.at(-1)!;
    this.values = new Float32Array(this.nodes.count * GEAR_STATE_COUNT * this.grid.size);
    this.pitLane = laps > 1 ? new PitLaneSolution(track, this.grid) : null;
    this.freshIndex = this.grid.size - 1;
  }

  /** The expected turns left for a car on the road that is about to choose its gear; gear 0 must start in first. */
  turnsOnRoad(
    lap: number,
    cell: number,
    stops: number,
    gear: number,
    tyres: number,
    brakes: number,
    fuel: number,
    engine: number,
  ): number {
    const node = this.nodes.indexOf(lap, cell, stops);
    const at = (node * GEAR_STATE_COUNT + gear) * this.grid.size;
    return this.values[at + indexInGrid(this.grid, tyres, brakes, fuel, engine)]!;
  }

  /** The expected turns left for a car in the pit lane; `block` is an index from `PitLaneSolution`. */
  turnsInPitLane(block: number, brakes: number, fuel: number, engine: number): number {
    return this.pitLane!.values[block + indexInBlock(this.grid, brakes, fuel, engine)]!;
  }

  /** What dropping out here counts as. */
  turnsIfOut(lap: number, cell: number): number {
    return this.dropOutTurns + this.turnsWithFreshCar(lap, cell);
  }

  /** The turns left for a car without wear near here: from the next cell of the lane, which is solved already. */
  private turnsWithFreshCar(lap: number, cell: number): number {
    const { from, steps, pastLine } = this.track;
    const next = steps[from[cell]!]!;
    const crosses = pastLine[next] === 1 && pastLine[cell] === 0;
    if (crosses && lap === this.laps) return 0;
    const node = this.nodes.indexOf(crosses ? lap + 1 : lap, next, GEAR_STATE_COUNT);
    return this.values[(node * GEAR_STATE_COUNT + 3) * this.grid.size + this.freshIndex]!;
  }

  /** The expected turns from pole position with optimal play. */
  get optimalTurns(): number {
    return this.turnsFromGrid(this.track.grid[0]!);
  }

  /** The expected turns from a cell of the grid, before the start roll. */
  turnsFromGrid(cell: number): number {
    const { tyres, brakes, fuel, engine } = FRESH_WEAR[this.laps]!;
    const usual = this.turnsOnRoad(0, cell, 0, 0, tyres, brakes, fuel, engine);
    const dreamStart = this.findDreamStart(cell)?.turns ?? Infinity;
    return (
      (1 - 2 * START_EVENT_PROBABILITY) * usual +
      START_EVENT_PROBABILITY * (1 + usual) +
      START_EVENT_PROBABILITY * (1 + dreamStart)
    );
  }

  /** Where a dream start from a cell of the grid leads at best, in first gear, and the turns left there. */
  findDreamStart(cell: number): { readonly node: number; readonly turns: number } | null {
    const destinations = new SoloDestinations(this.track, this.nodes, this.laps, this.grid.tyres);
    destinations.findFromRoad(0, cell, 0);
    let best: { node: number; turns: number } | null = null;
    for (
      let end = destinations.offsets[DREAM_START_CELLS]!;
      end < destinations.offsets[DREAM_START_CELLS + 1]!;
      end++
    ) {
      if (destinations.tyresLost[end]! > 0) continue;
      const node = destinations.nodes[end]!;
      const turns = this.values[(node * GEAR_STATE_COUNT + 1) * this.grid.size + this.freshIndex]!;
      if (best === null || turns < best.turns) best = { node, turns };
    }
    return best;
  }

  /** Solves all nodes in one sweep backwards from the finish. */
  *solve(): Computation<void> {
    const { nodes, track, grid } = this;
    const destinations = new SoloDestinations(track, nodes, this.laps, grid.tyres);
    const roadSolver = new TurnSolver(grid, this.values, destinations, null);
    const pitSolver = new TurnSolver(grid, this.values, destinations, this.pitLane);
    for (let node = nodes.count - 1; node >= 0; node--) {
      const lap = nodes.lap[node]!;
      const cell = nodes.cell[node]!;
      if (this.pitLane !== null && lap < this.laps && nodes.lap[node + 1] === this.laps) {
        yield* this.pitLane.solve(nodes, this.values, this.laps, this.turnsIfOut(this.laps, track.pitExits[0]!));
      }
      destinations.findFromRoad(lap, cell, nodes.stops[node]!);
      const solver = destinations.pitSteps === 0 ? roadSolver : pitSolver;
      const start = { pitCellsAhead: 0, testsEngine: true, turnsIfOut: this.turnsIfOut(lap, cell) };
      for (let gear = 1; gear < GEAR_STATE_COUNT; gear++) solver.solveGear(gear, start);
      this.solveGearChoice(solver, node);
      yield;
    }
  }

  /** The best next gear, for every gear and wear (FD-12, FD-22). */
  private solveGearChoice({ turnsByGear }: TurnSolver, node: number): void {
    const { grid, values } = this;
    const { size } = grid;
    for (let gear = 0; gear < GEAR_STATE_COUNT; gear++) {
      const at = (node * GEAR_STATE_COUNT + gear) * size;
      values.fill(Infinity, at, at + size);
      for (let next = lowestGearAfter(gear); next <= highestGearAfter(gear); next++) {
        this.keepBetterGear(turnsByGear, next * size, at, Math.max(0, gear - next - 1));
      }
    }
  }

  private keepBetterGear(turnsByGear: Float64Array, from: number, to: number, skipped: number): void {
    const { grid, values } = this;
    const { brakes, fuel, engine } = DOWNSHIFT_COSTS[skipped]!;
    const perBrake = (grid.fuel + 1) * grid.engine;
    const offset = brakes * perBrake + fuel * grid.engine + engine;
    for (let i = 0; i < grid.size; i++) {
      const j = i % grid.block;
      if (Math.floor(j / perBrake) < brakes) continue;
      if (Math.floor(j / grid.engine) % (grid.fuel + 1) < fuel || j % grid.engine < engine) continue;
      const turns = turnsByGear[from + i - offset]!;
      if (turns < values[to + i]!) values[to + i] = turns;
    }
  }
}

const SOLUTIONS = new WeakMap<Circuit, Map<string, SoloSolution>>();

/** Solves the circuit, or returns the cached solution. */
export function* solveCircuit(circuit: Circuit, laps: number, settings: SolverSettings): Computation<SoloSolution> {
  let known = SOLUTIONS.get(circuit);
  if (known === undefined) SOLUTIONS.set(circuit, (known = new Map()));
  const key = `${laps}/${settings.wearCoarseness}/${settings.dropOutTurns}`;
  let solved = known.get(key);
  if (solved === undefined) {
    solved = new SoloSolution(trackOf(circuit), laps, settings);
    yield* solved.solve();
    known.set(key, solved);
  }
  return solved;
}
