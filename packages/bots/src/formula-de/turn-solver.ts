import {
  BLACK_DIE_FACES,
  DIE_FACES,
  MAX_MOVE_CELLS,
  MAX_ENGINE_DAMAGE_ROLL,
  causesSpin,
  STRAIN_ROLLS,
  hasEnoughTyres,
} from '@paddock/formula-de';
import type { PitLaneSolution } from './pit-lane-solution.ts';
import type { SoloDestinations } from './solo-destinations.ts';
import type { WearGrid } from './wear-grid.ts';

/** The gears in the solution: 0 for a car that must start in first, and 1 to 6. */
export const GEAR_STATE_COUNT = 7;

/** The probability that an engine test costs a point (FD-27). */
export const ENGINE_DAMAGE_PROBABILITY = MAX_ENGINE_DAMAGE_ROLL / BLACK_DIE_FACES;

/** By gear: the different faces of its die, with their probabilities. */
export const FACE_PROBABILITIES: readonly (readonly { readonly shown: number; readonly probability: number }[])[] =
  DIE_FACES.map((faces) =>
    [...new Set(faces)].map((shown) => ({
      shown,
      probability: faces.filter((face) => face === shown).length / faces.length,
    })),
  );

/** Where a turn starts. */
interface TurnStart {
  /** The cells of the pit lane before the car; 0 on the road. */
  readonly pitCellsAhead: number;
  readonly testsEngine: boolean;
  /** What dropping out here counts as. */
  readonly turnsIfOut: number;
}

/**
 * Solves one turn of a solo car from one node, for all wear at once: the average over the die of a gear of the best choice
 * for each roll. The turns after it are looked up in `values`, which are already known for all nodes ahead.
 */
export class TurnSolver {
  /** By gear, then by wear: the expected turns to the end of the race with this gear. */
  readonly turnsByGear: Float64Array;

  private readonly grid: WearGrid;
  private readonly values: Float32Array;
  private readonly destinations: SoloDestinations;
  private readonly pit: PitLaneSolution | null;
  /** By length, then by wear: the turns after the best destination, without and with an engine test. */
  private readonly untestedTurns: Float64Array;
  private readonly testedTurns: Float64Array;
  private readonly bestTurns: Float64Array;

  constructor(grid: WearGrid, values: Float32Array, destinations: SoloDestinations, pit: PitLaneSolution | null) {
    this.grid = grid;
    this.values = values;
    this.destinations = destinations;
    this.pit = pit;
    this.turnsByGear = new Float64Array(GEAR_STATE_COUNT * grid.size);
    this.untestedTurns = new Float64Array((MAX_MOVE_CELLS + 1) * grid.size);
    this.testedTurns = new Float64Array((MAX_MOVE_CELLS + 1) * grid.size);
    this.bestTurns = new Float64Array(grid.size);
  }

  solveGear(gear: number, start: TurnStart): void {
    const { grid, bestTurns, turnsByGear } = this;
    const outcomes = FACE_PROBABILITIES[gear]!;
    const first = Math.max(1, outcomes[0]!.shown - start.pitCellsAhead - grid.brakes);
    const last = outcomes.at(-1)!.shown - start.pitCellsAhead;
    for (let length = first; length <= last; length++) this.solveLength(this.untestedTurns, gear, length, -1);
    const at = gear * grid.size;
    turnsByGear.fill(0, at, at + grid.size);
    for (const { shown, probability } of outcomes) {
      const isTested = start.testsEngine && shown === STRAIN_ROLLS[gear];
      if (isTested) {
        for (let braked = 0; braked <= grid.brakes; braked++)
          this.solveLength(this.testedTurns, gear, shown - braked, start.turnsIfOut);
      }
      this.solveRoll(gear, shown, start.pitCellsAhead, isTested ? this.testedTurns : this.untestedTurns);
      for (let i = 0; i < grid.size; i++) {
        const turns = bestTurns[i]!;
        turnsByGear[at + i]! += probability * (turns === Infinity ? start.turnsIfOut : turns + 1);
      }
    }
  }

  /**
   * The turns after the best destination at exactly this many steps, by wear. With an engine test, `turnsIfOut` is what
   * losing the last engine point counts as; -1 means no test.
   */
  solveLength(into: Float64Array, gear: number, length: number, turnsIfOut: number): void {
    const { grid, destinations } = this;
    const { block, tyres: maxTyres, size } = grid;
    const start = length * size;
    into.fill(Infinity, start, start + size);
    for (let end = destinations.offsets[length]!; end < destinations.offsets[length + 1]!; end++) {
      const tyresLost = destinations.tyresLost[end]!;
      const node = destinations.nodes[end]! * GEAR_STATE_COUNT * size;
      for (let tyres = 0; tyres <= maxTyres; tyres++) {
        if (tyresLost > 0 && !hasEnoughTyres(tyres, tyresLost, 0)) continue;
        const spun = causesSpin(tyres, tyresLost);
        const source = spun ? node : node + gear * size + (tyres - tyresLost) * block;
        if (turnsIfOut < 0 || spun) this.keepBetter(into, start + tyres * block, source);
        else this.keepBetterWithTest(into, start + tyres * block, source, turnsIfOut);
      }
    }
  }

  private keepBetter(into: Float64Array, to: number, source: number): void {
    const { values } = this;
    const { block } = this.grid;
    for (let j = 0; j < block; j++) {
      const turns = values[source + j]!;
      if (turns < into[to + j]!) into[to + j] = turns;
    }
  }

  private keepBetterWithTest(into: Float64Array, to: number, source: number, turnsIfOut: number): void {
    const { values } = this;
    const { block, engine } = this.grid;
    for (let j = 0; j < block; j++) {
      const damaged = j % engine === 0 ? turnsIfOut : values[source + j - 1]!;
      const turns = (1 - ENGINE_DAMAGE_PROBABILITY) * values[source + j]! + ENGINE_DAMAGE_PROBABILITY * damaged;
      if (turns < into[to + j]!) into[to + j] = turns;
    }
  }

  /** The best choice with this roll, by wear: the full length, braked, over the line, or into the pits. */
  private solveRoll(gear: number, shown: number, pitCellsAhead: number, ends: Float64Array): void {
    const { grid, bestTurns } = this;
    const { block, size } = grid;
    const length = shown - pitCellsAhead;
    if (length <= 0) {
      bestTurns.fill(Infinity);
      this.tryPitLane(this.pit!.leavingBlock(shown, pitCellsAhead, gear));
      return;
    }
    const perBrake = block / (grid.brakes + 1);
    for (let i = 0; i < size; i++) bestTurns[i] = ends[length * size + i]!;
    for (let braked = 1; braked <= grid.brakes && braked < length; braked++) {
      const from = (length - braked) * size;
      for (let row = 0; row < size; row += block) {
        for (let j = braked * perBrake; j < block; j++) {
          const turns = ends[from + row + j - braked * perBrake]!;
          if (turns < bestTurns[row + j]!) bestTurns[row + j] = turns;
        }
      }
    }
    this.tryFinish(length, shown, pitCellsAhead);
    if (pitCellsAhead > 0 || this.pit === null) return;
    for (let k = 0, steps = this.destinations.pitSteps; steps !== 0 && k < shown; k++, steps >>= 1) {
      if ((steps & 1) === 1) this.tryPitLane(this.pit.enteringBlock(shown - k, gear));
    }
  }

  /** Crossing the line: the unused fraction of the roll counts as a fraction of a turn saved. */
  private tryFinish(length: number, shown: number, pitCellsAhead: number): void {
    const { grid, destinations, bestTurns } = this;
    const steps = destinations.finishAt[length]!;
    if (steps === 0) return;
    const turns = (steps + pitCellsAhead) / shown - 1;
    for (let tyres = 0; tyres <= grid.tyres; tyres++) {
      if (!hasEnoughTyres(tyres, destinations.finishTyres[length]!, 0)) continue;
      const row = tyres * grid.block;
      for (let j = row; j < row + grid.block; j++) if (turns < bestTurns[j]!) bestTurns[j] = turns;
    }
  }

  /** Driving on in the pit lane. Its block is the same for all tyres, as the car gets new ones. */
  private tryPitLane(source: number): void {
    const { bestTurns, grid, pit } = this;
    for (let i = 0; i < grid.size; i++) {
      const turns = pit!.values[source + (i % grid.block)]!;
      if (turns < bestTurns[i]!) bestTurns[i] = turns;
    }
  }
}
