import {
  allDriveMoves,
  BLACK,
  BLOCK_BRAKES,
  BLOCK_FATAL,
  BODY,
  boxOf,
  BRAKES,
  type Car,
  Choices,
  countNeighbours,
  driveToBox,
  ENGINE,
  FRESH,
  FUEL,
  type GearMove,
  gearsFor,
  gearsSkipped,
  hasStopped,
  HIT,
  isRoad,
  type Move,
  NOT_STARTED,
  pitNumber,
  RACING,
  ROLLING,
  spins,
  type State,
  stopsAfter,
  STRAIN,
  type Track,
  TYRES,
  tyresSuffice,
  WAITING,
  WORN_BY_SKIPPING,
} from '@paddock/formula-de';
import { Reach } from './reach.ts';
import { DICE, ENGINE_RISK } from './rolls.ts';
import type { Solution } from './solve.ts';

/** The chance that one roll against a car beside costs a body point (FD-25). */
const COLLISION_RISK = HIT / BLACK;
/** What a body point that is not the last one is worth, in turns. */
const BODYWORK = 0.4;

/**
 * Plans a turn among other cars: what the solution says of the lone car, for the cells that are free. Cars move from
 * the front of the field to its end, so the road ahead is as it will be, and one turn is judged exactly.
 */
export class Planner {
  readonly solution: Solution;
  /** By the number of the move that `best` was asked about: the turns it leaves to the end of the race. */
  readonly worth: number[] = [];
  readonly #track: Track;
  readonly #choices: Choices;
  readonly #reach: Reach;
  readonly #starts = new Map<number, number>();

  constructor(solution: Solution) {
    this.solution = solution;
    this.#track = solution.track;
    this.#choices = new Choices(this.#track, solution.laps, allDriveMoves(this.#track));
    this.#reach = new Reach(this.#track, solution.laps);
  }

  /** The number of the best of the moves, which are all that the car to move has; `worth` tells the turns each leaves. */
  best(s: State, legal: readonly Move[]): number {
    const car = s.order[s.mover]!;
    if (s.phase === 'move') return this.#ends(s, car, s.gear[car]!, s.roll, s.wear[car * 5 + BRAKES]!, s.exact === 1);
    const gears = legal as readonly GearMove[];
    this.#lookAhead(s, car, gears);
    let best = 0;
    for (let i = 0; i < gears.length; i++) {
      const turns = this.#gear(s, car, gears[i]!.gear);
      gearWorth[i] = turns;
      if (turns < gearWorth[best]!) best = i;
    }
    for (let i = 0; i < gears.length; i++) this.worth[i] = gearWorth[i]!;
    return best;
  }

  /** The turns left for the car to move, the cars in its way included. */
  nextTurn(s: State, car: Car): number {
    const gears = gearsFor(s, car);
    this.#lookAhead(s, car, gears);
    let best = Infinity;
    for (let i = 0; i < gears.length; i++) best = Math.min(best, this.#gear(s, car, gears[i]!.gear));
    return best;
  }

  /** What the bodywork that is gone may cost later on, in turns. */
  damage(s: State, car: Car): number {
    return BODYWORK * (FRESH[this.solution.laps]!.body - s.wear[car * 5 + BODY]!);
  }

  /** The turns left for a car that waits for its turn, if nobody is in its way. */
  turnsLeft(s: State, car: Car): number {
    const { solution } = this;
    const { wear } = s;
    const cell = s.cell[car]!;
    const at = car * 5;
    const condition = s.condition[car]!;
    if (condition === NOT_STARTED) return this.#atStart(cell);
    if (!isRoad(this.#track, cell)) {
      return this.#inLane(s, car, cell, condition === WAITING ? 0 : s.gear[car]!, wear[at + BRAKES]!);
    }
    return solution.road(
      s.lap[car]!,
      cell,
      s.stops[car]!,
      condition === ROLLING ? s.gear[car]! : 0,
      wear[at + TYRES]!,
      wear[at + BRAKES]!,
      wear[at + FUEL]!,
      wear[at + ENGINE]!,
    );
  }

  #atStart(cell: number): number {
    let turns = this.#starts.get(cell);
    if (turns === undefined) this.#starts.set(cell, (turns = this.solution.start(cell)));
    return turns;
  }

  #lookAhead(s: State, car: Car, gears: readonly GearMove[]): void {
    if (isRoad(this.#track, s.cell[car]!)) this.#reach.look(s, car, DICE[gears.at(-1)!.gear]!.at(-1)!.shown);
  }

  /** The turns to expect with a gear: over the faces of its die, the best end of each. */
  #gear(s: State, car: Car, gear: number): number {
    const { wear } = s;
    const at = car * 5;
    const cost = WORN_BY_SKIPPING[gearsSkipped(s, car, gear)]!;
    const brakes = wear[at + BRAKES]! - cost.brakes;
    wear[at + FUEL]! -= cost.fuel;
    wear[at + ENGINE]! -= cost.engine;
    const onRoad = isRoad(this.#track, s.cell[car]!);
    const dice = DICE[gear]!;
    let sum = 0;
    for (let i = 0; i < dice.length; i++) {
      const { shown, chance } = dice[i]!;
      const left = onRoad ? this.#roll(s, car, gear, shown, brakes) : this.#rollInLane(s, car, gear, shown, brakes);
      sum += chance * (left === Infinity ? this.#lost(s, car) : 1 + left);
    }
    wear[at + FUEL]! += cost.fuel;
    wear[at + ENGINE]! += cost.engine;
    return sum;
  }

  #rollInLane(s: State, car: Car, gear: number, roll: number, brakes: number): number {
    const best = this.#ends(s, car, gear, roll, brakes, false);
    return best < 0 ? Infinity : this.worth[best]!;
  }

  /** The turns left after the best of what a roll allows on the road; infinite if nothing does. */
  #roll(s: State, car: Car, gear: number, roll: number, brakes: number): number {
    const { paths } = this.#reach;
    const tyres = s.wear[car * 5 + TYRES]!;
    const tested = roll === STRAIN[gear];
    const furthest = Math.min(roll, paths.furthest);
    const finishAt = paths.finishAt <= roll ? paths.finishAt : 0;
    let best = Infinity;
    if (finishAt > 0 && tyresSuffice(tyres, paths.finishTyres, 0)) best = finishAt / roll - 1;
    for (let braked = 0; braked <= brakes && braked < roll; braked++) {
      const missing = roll - braked - furthest;
      if (missing <= 0) {
        best = Math.min(best, this.#layer(s, car, gear, roll - braked, brakes - braked, 0, tested));
        continue;
      }
      if (missing >= BLOCK_FATAL || (finishAt > 0 && finishAt <= roll - braked)) continue;
      const left = brakes - braked - Math.min(missing, BLOCK_BRAKES);
      const blocked = Math.max(0, missing - BLOCK_BRAKES);
      if (left >= 0) best = Math.min(best, this.#layer(s, car, gear, furthest, left, blocked, tested));
    }
    return paths.pitSteps === 0 ? best : Math.min(best, this.#pit(s, car, gear, roll, brakes));
  }

  /** The best end after exactly so many steps. */
  #layer(s: State, car: Car, gear: number, length: number, brakes: number, blocked: number, tested: boolean): number {
    const { from, cell, tyres, lap, stops, close } = this.#reach;
    let best = Infinity;
    for (let i = from[length]!; i < from[length + 1]!; i++) {
      if (!tyresSuffice(s.wear[car * 5 + TYRES]!, tyres[i]!, blocked)) continue;
      const lost = tyres[i]! + blocked;
      const turns = this.#after(s, car, gear, cell[i]!, lap[i]!, stops[i]!, lost, brakes, close[i]!, tested);
      if (turns < best) best = turns;
    }
    return best;
  }

  #pit(s: State, car: Car, gear: number, roll: number, brakes: number): number {
    const { taken, pitSteps } = this.#reach.paths;
    let best = Infinity;
    for (let k = 0; k < roll && pitSteps >> k !== 0; k++) {
      if (((pitSteps >> k) & 1) === 0) continue;
      const to = driveToBox(this.#track, taken, car, -1, roll - k);
      if (to >= 0) best = Math.min(best, this.#inLane(s, car, to, gear, brakes));
    }
    return best;
  }

  /** Judges what the rules let the car do with a roll; says which choice is best, or -1 if there is none. */
  #ends(s: State, car: Car, gear: number, roll: number, brakes: number, exact: boolean): number {
    const choices = this.#choices.with(s, car, roll, exact ? 0 : brakes, exact);
    const tested = !exact && roll === STRAIN[gear] && s.status[car] === RACING;
    let best = -1;
    for (let i = 0; i < choices.moves.length; i++) {
      this.worth[i] = this.#end(s, car, gear, roll, brakes, i, tested);
      if (best < 0 || this.worth[i]! < this.worth[best]!) best = i;
    }
    return best;
  }

  #end(s: State, car: Car, gear: number, roll: number, brakes: number, i: number, tested: boolean): number {
    const { to: ends, cells, lap: laps, tyres, wide, brake } = this.#choices;
    const track = this.#track;
    const to = ends[i]!;
    if (to === track.finish) return cells[i]! / roll - 1;
    if (!isRoad(track, to)) return this.#inLane(s, car, to, gear, brakes);
    const lap = laps[i]!;
    const stops = stopsAfter(track, s, car, to, lap, wide[i]!);
    const close = countNeighbours(track, s, car, to);
    return this.#after(s, car, gear, to, lap, stops, tyres[i]!, brakes - brake[i]!, close, tested);
  }

  /** The turns left for a car that has come to a cell of the road: with its engine test and collisions still to come. */
  #after(
    s: State,
    car: Car,
    gear: number,
    cell: number,
    lap: number,
    stops: number,
    lost: number,
    brakes: number,
    close: number,
    tested: boolean,
  ): number {
    const { solution } = this;
    const { wear } = s;
    const at = car * 5;
    const fuel = wear[at + FUEL]!;
    const engine = wear[at + ENGINE]!;
    const spun = spins(wear[at + TYRES]!, lost);
    const tyres = spun ? 0 : wear[at + TYRES]! - lost;
    let turns = solution.road(lap, cell, stops, spun ? 0 : gear, tyres, brakes, fuel, engine);
    if (tested && !spun) {
      const harmed =
        engine === 1
          ? solution.lost(lap, cell)
          : solution.road(lap, cell, stops, gear, tyres, brakes, fuel, engine - 1);
      turns += ENGINE_RISK * (harmed - turns);
    }
    if (close === 0) return turns;
    const hit = 1 - (1 - COLLISION_RISK) ** close;
    return turns + hit * (wear[at + BODY] === 1 ? solution.lost(lap, cell) - turns : BODYWORK);
  }

  /** The turns left for a car in the pit lane, or just coming there; gear 0 has waited at its box. */
  #inLane(s: State, car: Car, to: number, gear: number, brakes: number): number {
    const { solution } = this;
    const pit = solution.pit!;
    const cell = pitNumber(this.#track, to);
    const arrives = to === boxOf(this.#track, car) && s.cell[car] !== to;
    const stopped = hasStopped(this.#track, car, to);
    const block = arrives ? pit.arrived(cell) : stopped ? pit.stopped(cell, gear) : pit.heading(car, cell, 0, gear);
    return solution.lane(block, brakes, s.wear[car * 5 + FUEL]!, s.wear[car * 5 + ENGINE]!);
  }

  #lost(s: State, car: Car): number {
    const cell = s.cell[car]!;
    if (isRoad(this.#track, cell)) return this.solution.lost(s.lap[car]!, cell);
    return this.solution.lost(this.solution.laps, this.#track.pitExits[0]!);
  }
}

/** Scratch paper: `worth` is written over while a gear is judged. */
const gearWorth: number[] = [];
