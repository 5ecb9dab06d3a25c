import {
  BLACK_DIE_FACES,
  highestGearAfter,
  lowestGearAfter,
  PIT_GEAR,
  MAX_QUICK_STOP_ROLL,
  quickStopCells,
  type Track,
} from '@paddock/formula-de';
import type { Computation } from '../computation.ts';
import type { RaceNodes } from './race-nodes.ts';
import { SoloDestinations } from './solo-destinations.ts';
import { GEAR_STATE_COUNT, FACE_PROBABILITIES, TurnSolver } from './turn-solver.ts';
import type { WearGrid } from './wear-grid.ts';

/** By cells: how many faces of the black die move a car that far after a quick stop (FD-31). */
const QUICK_STOP_FACES: readonly number[] = countQuickStopFaces();
const LONG_STOP_FACES = BLACK_DIE_FACES - MAX_QUICK_STOP_ROLL;
/** The road before the pits is solved for all cars at once, with the box of a car in the middle. */
const TYPICAL_CAR = 4;

/**
 * The expected turns to the finish from the pit lane, for races of two laps. A block holds the values for all brakes, fuel
 * and engine points (the tyres are new). There is a block by cell and gear for a car that has had its stop, with gear 0
 * for one that has waited, and by car, cell and gear for one that is still driving to its box.
 */
export class PitLaneSolution {
  readonly values: Float32Array;
  private readonly track: Track;
  private readonly grid: WearGrid;
  private readonly arrivedOffset: number;
  private readonly approachingOffset: number;

  constructor(track: Track, grid: WearGrid) {
    const { pitLength, boxes } = track;
    this.track = track;
    this.grid = grid;
    this.arrivedOffset = pitLength * GEAR_STATE_COUNT * grid.block;
    this.approachingOffset = this.arrivedOffset + pitLength * grid.block;
    this.values = new Float32Array(this.approachingOffset + boxes.length * pitLength * GEAR_STATE_COUNT * grid.block);
  }

  /** The index of the block of a car that has had its stop. */
  stoppedBlock(cell: number, gear: number): number {
    return (cell * GEAR_STATE_COUNT + gear) * this.grid.block;
  }

  /** The index of the block of a car that has just reached its box at this cell and is about to roll the black die. */
  arrivedBlock(cell: number): number {
    return this.arrivedOffset + cell * this.grid.block;
  }

  /** The index of the block of a car that drives `cells` towards its box; `cell` -1 is the road before the lane. */
  approachingBlock(car: number, cell: number, cells: number, gear: number): number {
    const box = this.track.boxes[car]!;
    if (cell + cells >= box) return this.arrivedBlock(box);
    return (
      this.approachingOffset + ((car * this.track.pitLength + cell + cells) * GEAR_STATE_COUNT + gear) * this.grid.block
    );
  }

  /** The index of the block of a typical car that drives `cells` into the lane. */
  enteringBlock(cells: number, gear: number): number {
    return this.approachingBlock(Math.min(TYPICAL_CAR, this.track.boxes.length - 1), -1, cells, gear);
  }

  /** The index of the block of a car that has had its stop and drives `cells` of the `pitCellsAhead` before it. */
  leavingBlock(cells: number, pitCellsAhead: number, gear: number): number {
    return this.stoppedBlock(this.track.pitLength - 1 - pitCellsAhead + cells, gear);
  }

  /** Needs the values of the last lap. */
  *solve(nodes: RaceNodes, values: Float32Array, laps: number, turnsIfOut: number): Computation<void> {
    const { track, grid } = this;
    const destinations = new SoloDestinations(track, nodes, laps, grid.tyres);
    destinations.findFromPit(laps);
    const solver = new TurnSolver(grid, values, destinations, this);
    for (let cell = track.pitLength - 1; cell >= 0; cell--) {
      const pitCellsAhead = track.pitLength - 1 - cell;
      for (let gear = 1; gear < GEAR_STATE_COUNT; gear++)
        solver.solveGear(gear, { pitCellsAhead, testsEngine: false, turnsIfOut });
      this.solveStopped(solver, cell);
      this.solveArrived(solver, cell, pitCellsAhead);
      yield;
    }
    for (let car = 0; car < track.boxes.length; car++) this.solveApproaching(car);
  }

  /** The best gear for every gear before; shifting down in the lane costs nothing (FD-29). */
  private solveStopped({ turnsByGear }: TurnSolver, cell: number): void {
    const { block, size } = this.grid;
    const fresh = size - block;
    for (let gear = 0; gear < GEAR_STATE_COUNT; gear++) {
      const lowest = lowestGearAfter(gear);
      const highest = gear === 0 ? PIT_GEAR : highestGearAfter(gear);
      const at = this.stoppedBlock(cell, gear);
      for (let j = 0; j < block; j++) {
        let best = Infinity;
        for (let next = lowest; next <= highest; next++) best = Math.min(best, turnsByGear[next * size + fresh + j]!);
        this.values[at + j] = best;
      }
    }
  }

  private solveArrived(solver: TurnSolver, cell: number, pitCellsAhead: number): void {
    const { block, size } = this.grid;
    const at = this.arrivedBlock(cell);
    const onRoad = new Float64Array((QUICK_STOP_FACES.length + 1) * size);
    for (let cells = pitCellsAhead + 1; cells < QUICK_STOP_FACES.length; cells++)
      solver.solveLength(onRoad, PIT_GEAR, cells - pitCellsAhead, -1);
    for (let j = 0; j < block; j++) {
      let sum = LONG_STOP_FACES * this.values[this.stoppedBlock(cell, 0) + j]!;
      for (let cells = 0; cells < QUICK_STOP_FACES.length; cells++) {
        const inLane = cells <= pitCellsAhead;
        const turns = inLane
          ? this.values[this.stoppedBlock(cell + cells, PIT_GEAR) + j]!
          : onRoad[(cells - pitCellsAhead + 1) * size - block + j]!;
        sum += QUICK_STOP_FACES[cells]! * turns;
      }
      this.values[at + j] = sum / BLACK_DIE_FACES;
    }
  }

  private solveApproaching(car: number): void {
    const { block } = this.grid;
    const { boxes } = this.track;
    for (let cell = boxes[car]! - 1; cell >= 0; cell--) {
      for (let gear = 0; gear < GEAR_STATE_COUNT; gear++) {
        for (let j = 0; j < block; j++) {
          this.values[this.approachingBlock(car, cell, 0, gear) + j] = this.bestGearTurns(car, cell, gear, j);
        }
      }
    }
  }

  private bestGearTurns(car: number, cell: number, gear: number, j: number): number {
    let best = Infinity;
    for (let next = lowestGearAfter(gear); next <= highestGearAfter(gear); next++) {
      best = Math.min(best, this.expectedTurns(car, cell, next, j));
    }
    return best;
  }

  private expectedTurns(car: number, cell: number, gear: number, j: number): number {
    let sum = 1;
    for (const { shown, probability } of FACE_PROBABILITIES[gear]!)
      sum += probability * this.values[this.approachingBlock(car, cell, shown, gear) + j]!;
    return sum;
  }
}

function countQuickStopFaces(): number[] {
  const faces: number[] = [];
  for (let result = 1; result <= MAX_QUICK_STOP_ROLL; result++) {
    const cells = quickStopCells(result);
    faces[cells] = (faces[cells] ?? 0) + 1;
  }
  return faces;
}
