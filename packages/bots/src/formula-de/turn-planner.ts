import {
  listDriveMoves,
  BLACK_DIE_FACES,
  MAX_BLOCKED_BRAKES,
  FATAL_BLOCKED_CELLS,
  WEAR_BODY,
  boxOf,
  WEAR_BRAKES,
  type Car,
  DriveChoices,
  countNeighbours,
  driveToBox,
  WEAR_ENGINE,
  FRESH_WEAR,
  WEAR_FUEL,
  type GearMove,
  gearsFor,
  gearsSkipped,
  hasStopped,
  MAX_COLLISION_ROLL,
  isRoadCell,
  CONDITION_NOT_STARTED,
  pitNumber,
  STATUS_RACING,
  CONDITION_ROLLING,
  causesSpin,
  type State,
  stopsAfter,
  STRAIN_ROLLS,
  type Track,
  WEAR_TYRES,
  hasEnoughTyres,
  CONDITION_WAITING,
  DOWNSHIFT_COSTS,
} from '@paddock/formula-de';
import { ReachableCells } from './reachable-cells.ts';
import type { SoloSolution } from './solo-solution.ts';
import { ENGINE_DAMAGE_PROBABILITY, FACE_PROBABILITIES } from './turn-solver.ts';

/** The probability that one collision roll costs a body point (FD-25). */
const COLLISION_PROBABILITY = MAX_COLLISION_ROLL / BLACK_DIE_FACES;
/** The value of a body point that is not the last one, in turns. */
const BODY_POINT_TURNS = 0.4;

/**
 * Plans one turn in traffic: applies the solution for a solo car to the cells that other cars leave free. Cars move from the
 * front of the field to the back, so the cars ahead have already moved and one turn is planned exactly.
 */
export class TurnPlanner {
  readonly solution: SoloSolution;
  /** By the index of the legal moves in the last call of `findBest`: the expected turns to the end of the race after it. */
  readonly turnsByMove: number[] = [];
  readonly #track: Track;
  readonly #choices: DriveChoices;
  readonly #reachable: ReachableCells;
  readonly #turnsByGridCell = new Map<number, number>();

  constructor(solution: SoloSolution) {
    this.solution = solution;
    this.#track = solution.track;
    this.#choices = new DriveChoices(this.#track, solution.laps, listDriveMoves(this.#track));
    this.#reachable = new ReachableCells(this.#track, solution.laps);
  }

  /** The index of the best of all legal moves of the car to move. Fills `turnsByMove`. */
  findBest(s: State): number {
    const car = s.order[s.mover]!;
    if (s.phase === 'move')
      return this.#judgeChoices(s, car, s.gear[car]!, s.roll, s.wear[car * 5 + WEAR_BRAKES]!, s.exact === 1);
    const gears = gearsFor(s, car);
    this.#findReachableCells(s, car, gears);
    let best = 0;
    for (let i = 0; i < gears.length; i++) {
      const turns = this.#expectedTurns(s, car, gears[i]!.gear);
      gearTurns[i] = turns;
      if (turns < gearTurns[best]!) best = i;
    }
    for (let i = 0; i < gears.length; i++) this.turnsByMove[i] = gearTurns[i]!;
    return best;
  }

  /** The expected turns left for the car to move, with the cars in its way. */
  turnsInTraffic(s: State, car: Car): number {
    const gears = gearsFor(s, car);
    this.#findReachableCells(s, car, gears);
    let best = Infinity;
    for (let i = 0; i < gears.length; i++) best = Math.min(best, this.#expectedTurns(s, car, gears[i]!.gear));
    return best;
  }

  /** What the lost body points may cost later, in turns. */
  bodyworkCost(s: State, car: Car): number {
    return BODY_POINT_TURNS * (FRESH_WEAR[this.solution.laps]!.body - s.wear[car * 5 + WEAR_BODY]!);
  }

  /** The expected turns left for a car that is not moving now, without other cars. */
  turnsAlone(s: State, car: Car): number {
    const { solution } = this;
    const { wear } = s;
    const cell = s.cell[car]!;
    const at = car * 5;
    const condition = s.condition[car]!;
    if (condition === CONDITION_NOT_STARTED) return this.#turnsFromGrid(cell);
    if (!isRoadCell(this.#track, cell)) {
      return this.#turnsInPitLane(
        s,
        car,
        cell,
        condition === CONDITION_WAITING ? 0 : s.gear[car]!,
        wear[at + WEAR_BRAKES]!,
      );
    }
    return solution.turnsOnRoad(
      s.lap[car]!,
      cell,
      s.stops[car]!,
      condition === CONDITION_ROLLING ? s.gear[car]! : 0,
      wear[at + WEAR_TYRES]!,
      wear[at + WEAR_BRAKES]!,
      wear[at + WEAR_FUEL]!,
      wear[at + WEAR_ENGINE]!,
    );
  }

  #turnsFromGrid(cell: number): number {
    let turns = this.#turnsByGridCell.get(cell);
    if (turns === undefined) this.#turnsByGridCell.set(cell, (turns = this.solution.turnsFromGrid(cell)));
    return turns;
  }

  #findReachableCells(s: State, car: Car, gears: readonly GearMove[]): void {
    if (isRoadCell(this.#track, s.cell[car]!))
      this.#reachable.find(s, car, FACE_PROBABILITIES[gears.at(-1)!.gear]!.at(-1)!.shown);
  }

  /** The expected turns with a gear: the average over the faces of its die of the best choice for each. */
  #expectedTurns(s: State, car: Car, gear: number): number {
    const { wear } = s;
    const at = car * 5;
    const cost = DOWNSHIFT_COSTS[gearsSkipped(s, car, gear)]!;
    const brakes = wear[at + WEAR_BRAKES]! - cost.brakes;
    wear[at + WEAR_FUEL]! -= cost.fuel;
    wear[at + WEAR_ENGINE]! -= cost.engine;
    const onRoad = isRoadCell(this.#track, s.cell[car]!);
    const outcomes = FACE_PROBABILITIES[gear]!;
    let sum = 0;
    for (let i = 0; i < outcomes.length; i++) {
      const { shown, probability } = outcomes[i]!;
      const left = onRoad
        ? this.#bestRollOnRoad(s, car, gear, shown, brakes)
        : this.#bestRollInPitLane(s, car, gear, shown, brakes);
      sum += probability * (left === Infinity ? this.#turnsIfOut(s, car) : 1 + left);
    }
    wear[at + WEAR_FUEL]! += cost.fuel;
    wear[at + WEAR_ENGINE]! += cost.engine;
    return sum;
  }

  #bestRollInPitLane(s: State, car: Car, gear: number, roll: number, brakes: number): number {
    const best = this.#judgeChoices(s, car, gear, roll, brakes, false);
    return best < 0 ? Infinity : this.turnsByMove[best]!;
  }

  /** The turns left after the best choice for a roll on the road; infinite if every choice means dropping out. */
  #bestRollOnRoad(s: State, car: Car, gear: number, roll: number, brakes: number): number {
    const reachable = this.#reachable;
    const tyres = s.wear[car * 5 + WEAR_TYRES]!;
    const isTested = roll === STRAIN_ROLLS[gear];
    const furthest = Math.min(roll, reachable.furthest);
    const finishAt = reachable.finishAt <= roll ? reachable.finishAt : 0;
    let best = Infinity;
    if (finishAt > 0 && hasEnoughTyres(tyres, reachable.finishTyres, 0)) best = finishAt / roll - 1;
    for (let braked = 0; braked <= brakes && braked < roll; braked++) {
      const missing = roll - braked - furthest;
      if (missing <= 0) {
        best = Math.min(best, this.#bestOfLength(s, car, gear, roll - braked, brakes - braked, 0, isTested));
        continue;
      }
      if (missing >= FATAL_BLOCKED_CELLS || (finishAt > 0 && finishAt <= roll - braked)) continue;
      const left = brakes - braked - Math.min(missing, MAX_BLOCKED_BRAKES);
      const blocked = Math.max(0, missing - MAX_BLOCKED_BRAKES);
      if (left >= 0) best = Math.min(best, this.#bestOfLength(s, car, gear, furthest, left, blocked, isTested));
    }
    return reachable.pitSteps === 0 ? best : Math.min(best, this.#bestPitEntry(s, car, gear, roll, brakes));
  }

  /** The turns left after the best destination at exactly this many steps. */
  #bestOfLength(
    s: State,
    car: Car,
    gear: number,
    length: number,
    brakes: number,
    blocked: number,
    isTested: boolean,
  ): number {
    const { offsets, cells, tyres, laps, stops, close } = this.#reachable;
    let best = Infinity;
    for (let i = offsets[length]!; i < offsets[length + 1]!; i++) {
      if (!hasEnoughTyres(s.wear[car * 5 + WEAR_TYRES]!, tyres[i]!, blocked)) continue;
      const tyresLost = tyres[i]! + blocked;
      const turns = this.#turnsAfterMove(
        s,
        car,
        gear,
        cells[i]!,
        laps[i]!,
        stops[i]!,
        tyresLost,
        brakes,
        close[i]!,
        isTested,
      );
      if (turns < best) best = turns;
    }
    return best;
  }

  #bestPitEntry(s: State, car: Car, gear: number, roll: number, brakes: number): number {
    const { pitSteps, paths } = this.#reachable;
    let best = Infinity;
    for (let k = 0; k < roll && pitSteps >> k !== 0; k++) {
      if (((pitSteps >> k) & 1) === 0) continue;
      const to = driveToBox(this.#track, paths.taken, car, -1, roll - k);
      if (to >= 0) best = Math.min(best, this.#turnsInPitLane(s, car, to, gear, brakes));
    }
    return best;
  }

  /** Writes the turns left after every choice that the rules allow to `turnsByMove`. Returns the best index, -1 if none. */
  #judgeChoices(s: State, car: Car, gear: number, roll: number, brakes: number, exact: boolean): number {
    const choices = this.#choices.updateFor(s, car, roll, exact ? 0 : brakes, exact);
    const isTested = !exact && roll === STRAIN_ROLLS[gear] && s.status[car] === STATUS_RACING;
    let best = -1;
    for (let i = 0; i < choices.count; i++) {
      this.turnsByMove[i] = this.#judgeChoice(s, car, gear, roll, brakes, i, isTested);
      if (best < 0 || this.turnsByMove[i]! < this.turnsByMove[best]!) best = i;
    }
    return best;
  }

  #judgeChoice(s: State, car: Car, gear: number, roll: number, brakes: number, i: number, isTested: boolean): number {
    const { to: ends, cells, lap: laps, tyres, wide, brake } = this.#choices;
    const track = this.#track;
    const to = ends[i]!;
    if (to === track.finish) return cells[i]! / roll - 1;
    if (!isRoadCell(track, to)) return this.#turnsInPitLane(s, car, to, gear, brakes);
    const lap = laps[i]!;
    const stops = stopsAfter(track, s, car, to, lap, wide[i]!);
    const close = countNeighbours(track, s, car, to);
    return this.#turnsAfterMove(s, car, gear, to, lap, stops, tyres[i]!, brakes - brake[i]!, close, isTested);
  }

  /** The expected turns left for a car that stops on a cell of the road, before its engine test and collision rolls. */
  #turnsAfterMove(
    s: State,
    car: Car,
    gear: number,
    cell: number,
    lap: number,
    stops: number,
    tyresLost: number,
    brakes: number,
    close: number,
    isTested: boolean,
  ): number {
    const { solution } = this;
    const { wear } = s;
    const at = car * 5;
    const fuel = wear[at + WEAR_FUEL]!;
    const engine = wear[at + WEAR_ENGINE]!;
    const spun = causesSpin(wear[at + WEAR_TYRES]!, tyresLost);
    const tyres = spun ? 0 : wear[at + WEAR_TYRES]! - tyresLost;
    let turns = solution.turnsOnRoad(lap, cell, stops, spun ? 0 : gear, tyres, brakes, fuel, engine);
    if (isTested && !spun) {
      const damaged =
        engine === 1
          ? solution.turnsIfOut(lap, cell)
          : solution.turnsOnRoad(lap, cell, stops, gear, tyres, brakes, fuel, engine - 1);
      turns += ENGINE_DAMAGE_PROBABILITY * (damaged - turns);
    }
    if (close === 0) return turns;
    const hitProbability = 1 - (1 - COLLISION_PROBABILITY) ** close;
    return (
      turns + hitProbability * (wear[at + WEAR_BODY] === 1 ? solution.turnsIfOut(lap, cell) - turns : BODY_POINT_TURNS)
    );
  }

  /** The expected turns left for a car in the pit lane or entering it; gear 0 means that it has waited at its box. */
  #turnsInPitLane(s: State, car: Car, to: number, gear: number, brakes: number): number {
    const { solution } = this;
    const pitLane = solution.pitLane!;
    const cell = pitNumber(this.#track, to);
    const isArriving = to === boxOf(this.#track, car) && s.cell[car] !== to;
    const stopped = hasStopped(this.#track, car, to);
    const block = isArriving
      ? pitLane.arrivedBlock(cell)
      : stopped
        ? pitLane.stoppedBlock(cell, gear)
        : pitLane.approachingBlock(car, cell, 0, gear);
    return solution.turnsInPitLane(block, brakes, s.wear[car * 5 + WEAR_FUEL]!, s.wear[car * 5 + WEAR_ENGINE]!);
  }

  #turnsIfOut(s: State, car: Car): number {
    const cell = s.cell[car]!;
    if (isRoadCell(this.#track, cell)) return this.solution.turnsIfOut(s.lap[car]!, cell);
    return this.solution.turnsIfOut(this.solution.laps, this.#track.pitExits[0]!);
  }
}

/** A buffer, because `turnsByMove` is overwritten while a gear is judged. */
const gearTurns: number[] = [];
