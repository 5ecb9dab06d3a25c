import {
  causesSpin,
  DOWNSHIFT_COSTS,
  hasEnoughTyres,
  highestGearAfter,
  lowestGearAfter,
  STRAIN_ROLLS,
} from '@paddock/formula-de';
import type { Computation } from '../computation.ts';
import { SoloDestinations } from './solo-destinations.ts';
import { START_EVENT_PROBABILITY, type SoloSolution } from './solo-solution.ts';
import { ENGINE_DAMAGE_PROBABILITY, FACE_PROBABILITIES, GEAR_STATE_COUNT, TurnSolver } from './turn-solver.ts';

/** What happens in a corner, or on the way to it, in one lap on average. */
export interface SoloStretch {
  /** Points of brakes and tyres that the car loses. */
  readonly brakes: number;
  readonly tyres: number;
  /** Fuel points for skipped gears. */
  readonly downshifts: number;
  readonly spins: number;
  /** The probability of dropping out. */
  readonly outs: number;
}

/** What a car does that drives a race of one lap alone and perfectly, exact over all dice. */
export interface SoloLap {
  /** The expected turns from pole position, where dropping out counts as lost turns. */
  readonly turns: number;
  /** By row of the lap, then by gear from 1 to 6: how often the row is driven over in this gear. They add up to about 1. */
  readonly gearsByRow: readonly (readonly number[])[];
  /** By corner. The way from a corner to the next one counts for the next; the last straight for the first corner. */
  readonly corners: readonly SoloStretch[];
  /** The probability of crossing the finish line. */
  readonly finishes: number;
}

/** Ways of the race that are less probable than this are not followed. */
const MIN_PROBABILITY = 1e-7;

/** The best choice after a roll. */
interface BestChoice {
  kind: 'out' | 'finish' | 'stop';
  node: number;
  braked: number;
  tyresLost: number;
  turns: number;
}

/**
 * Follows the best play forwards: the nodes come in driving order, so the probability of each is complete when its turn comes. Only for
 * races of one lap, which have no pit stops.
 */
class SoloLapFollower {
  readonly gears: Float64Array[];
  readonly corners: { -readonly [K in keyof SoloStretch]: SoloStretch[K] }[];
  finishes = 0;
  readonly #solution: SoloSolution;
  /** By node, gear and wear, like the values of the solution. */
  readonly #probabilities: Float32Array;
  readonly #destinations: SoloDestinations;
  readonly #solver: TurnSolver;
  readonly #best: BestChoice = { kind: 'out', node: 0, braked: 0, tyresLost: 0, turns: 0 };
  readonly #lapRows: number;
  /** By cell: the corner in which it lies, or the next one. */
  readonly #cornerAhead: Int32Array;

  constructor(solution: SoloSolution) {
    const { track, nodes, grid, values, laps } = solution;
    this.#solution = solution;
    this.#probabilities = new Float32Array(values.length);
    this.#destinations = new SoloDestinations(track, nodes, laps, grid.tyres);
    this.#solver = new TurnSolver(grid, values, this.#destinations, null);
    this.#lapRows = track.circuit.lapRows;
    this.#cornerAhead = listCornersAhead(solution);
    this.corners = track.circuit.corners.map(() => ({ brakes: 0, tyres: 0, downshifts: 0, spins: 0, outs: 0 }));
    // Differences from row to row; they are added up at the end.
    this.gears = Array.from({ length: GEAR_STATE_COUNT }, () => new Float64Array(this.#lapRows + 1));
  }

  *follow(): Computation<void> {
    const { nodes, track, grid, freshIndex } = this.#solution;
    const pole = track.grid[0]!;
    const dream = this.#solution.findDreamStart(pole);
    const start = nodes.indexOf(0, pole, 0) * GEAR_STATE_COUNT * grid.size + freshIndex;
    this.#probabilities[start] = dream === null ? 1 : 1 - START_EVENT_PROBABILITY;
    if (dream !== null) {
      this.#probabilities[(dream.node * GEAR_STATE_COUNT + 1) * grid.size + freshIndex]! += START_EVENT_PROBABILITY;
      this.#countRows(nodes.indexOf(0, pole, 0), dream.node, 1, START_EVENT_PROBABILITY);
    }
    const width = GEAR_STATE_COUNT * grid.size;
    for (let node = 0; node < nodes.count; node++) {
      const isReached = this.#probabilities
        .subarray(node * width, (node + 1) * width)
        .some((probability) => probability > MIN_PROBABILITY);
      if (!isReached) continue;
      this.#followNode(node);
      yield;
    }
  }

  #followNode(node: number): void {
    const { nodes, grid } = this.#solution;
    const lap = nodes.lap[node]!;
    const cell = nodes.cell[node]!;
    this.#destinations.findFromRoad(lap, cell, nodes.stops[node]!);
    const start = { pitCellsAhead: 0, testsEngine: true, turnsIfOut: this.#solution.turnsIfOut(lap, cell) };
    for (let gear = 1; gear < GEAR_STATE_COUNT; gear++) this.#solver.solveGear(gear, start);
    for (let gear = 0; gear < GEAR_STATE_COUNT; gear++) {
      for (let wear = 0; wear < grid.size; wear++) {
        const probability = this.#probabilities[(node * GEAR_STATE_COUNT + gear) * grid.size + wear]!;
        if (probability > MIN_PROBABILITY) this.#followGear(node, gear, wear, probability, start.turnsIfOut);
      }
    }
  }

  /** Shifts into the best gear and rolls its die. */
  #followGear(node: number, gear: number, wear: number, probability: number, turnsIfOut: number): void {
    const { grid } = this.#solution;
    const { turnsByGear } = this.#solver;
    let bestGear = 0;
    let left = 0;
    let turns = Infinity;
    for (let next = lowestGearAfter(gear); next <= highestGearAfter(gear); next++) {
      const after = this.#wearAfterShift(wear, Math.max(0, gear - next - 1));
      if (after < 0 || turnsByGear[next * grid.size + after]! >= turns) continue;
      turns = turnsByGear[next * grid.size + after]!;
      bestGear = next;
      left = after;
    }
    const corner = this.corners[this.#cornerAhead[this.#solution.nodes.cell[node]!]!];
    const { brakes, fuel } = DOWNSHIFT_COSTS[Math.max(0, gear - bestGear - 1)]!;
    if (corner !== undefined) {
      corner.brakes += probability * brakes;
      corner.downshifts += probability * fuel;
    }
    for (const { shown, probability: share } of FACE_PROBABILITIES[bestGear]!)
      this.#followRoll(node, bestGear, left, shown, probability * share, turnsIfOut);
  }

  /** The index of the wear that is left, or -1 if there is not enough (FD-22). */
  #wearAfterShift(wear: number, skipped: number): number {
    const { grid } = this.#solution;
    const { brakes, fuel, engine } = DOWNSHIFT_COSTS[skipped]!;
    const perBrake = (grid.fuel + 1) * grid.engine;
    const j = wear % grid.block;
    const isEnough =
      Math.floor(j / perBrake) >= brakes &&
      Math.floor(j / grid.engine) % (grid.fuel + 1) >= fuel &&
      j % grid.engine >= engine;
    return isEnough ? wear - brakes * perBrake - fuel * grid.engine - engine : -1;
  }

  #followRoll(node: number, gear: number, wear: number, shown: number, probability: number, turnsIfOut: number): void {
    const { grid, nodes } = this.#solution;
    const isTested = shown === STRAIN_ROLLS[gear];
    this.#findBest(gear, wear, shown, isTested, turnsIfOut);
    const { kind, node: to, braked, tyresLost } = this.#best;
    const from = nodes.cell[node]!;
    const ahead = this.corners[this.#cornerAhead[from]!];
    if (kind === 'out') {
      if (ahead !== undefined) ahead.outs += probability;
      return;
    }
    this.#countRows(node, kind === 'finish' ? -1 : to, gear, probability);
    if (kind === 'finish') {
      this.finishes += probability;
      return;
    }
    const tyres = Math.floor(wear / grid.block);
    const j = (wear % grid.block) - braked * (grid.block / (grid.brakes + 1));
    const hasSpun = causesSpin(tyres, tyresLost);
    const corner = this.corners[this.#cornerAhead[tyresLost > 0 ? from : nodes.cell[to]!]!];
    if (corner !== undefined) {
      corner.brakes += probability * braked;
      corner.tyres += probability * Math.min(tyres, tyresLost);
      corner.spins += hasSpun ? probability : 0;
    }
    const gearState = hasSpun ? 0 : gear;
    const at = (to * GEAR_STATE_COUNT + gearState) * grid.size + (hasSpun ? 0 : (tyres - tyresLost) * grid.block) + j;
    const damage = isTested && !hasSpun ? ENGINE_DAMAGE_PROBABILITY : 0;
    this.#probabilities[at]! += probability * (1 - damage);
    if (damage === 0) return;
    if (j % grid.engine > 0) this.#probabilities[at - 1]! += probability * damage;
    else if (corner !== undefined) corner.outs += probability * damage;
  }

  /** The best destination of a roll, as `TurnSolver` judges it, but for one wear. */
  #findBest(gear: number, wear: number, shown: number, isTested: boolean, turnsIfOut: number): void {
    const { grid, values } = this.#solution;
    const { offsets, nodes, tyresLost, finishAt, finishTyres } = this.#destinations;
    const { block, size, engine } = grid;
    const tyres = Math.floor(wear / block);
    const perBrake = block / (grid.brakes + 1);
    const brakes = Math.floor((wear % block) / perBrake);
    const best = this.#best;
    best.kind = 'out';
    best.turns = Infinity;
    for (let braked = 0; braked <= brakes && braked < shown; braked++) {
      const j = (wear % block) - braked * perBrake;
      for (let end = offsets[shown - braked]!; end < offsets[shown - braked + 1]!; end++) {
        const lost = tyresLost[end]!;
        if (lost > 0 && !hasEnoughTyres(tyres, lost, 0)) continue;
        const hasSpun = causesSpin(tyres, lost);
        const source = (nodes[end]! * GEAR_STATE_COUNT + (hasSpun ? 0 : gear)) * size;
        const at = source + (hasSpun ? 0 : (tyres - lost) * block) + j;
        let turns = values[at]!;
        if (isTested && !hasSpun) {
          const damaged = j % engine === 0 ? turnsIfOut : values[at - 1]!;
          turns += ENGINE_DAMAGE_PROBABILITY * (damaged - turns);
        }
        if (turns >= best.turns) continue;
        best.kind = 'stop';
        best.node = nodes[end]!;
        best.braked = braked;
        best.tyresLost = lost;
        best.turns = turns;
      }
    }
    const steps = finishAt[shown]!;
    if (steps > 0 && hasEnoughTyres(tyres, finishTyres[shown]!, 0) && steps / shown - 1 < best.turns)
      best.kind = 'finish';
  }

  /** Counts the rows of the first lap that a move drives over; the finish is node -1. */
  #countRows(node: number, to: number, gear: number, probability: number): void {
    const { nodes, track } = this.#solution;
    const { cells } = track.circuit;
    const first = nodes.lap[node] === 0 ? 0 : cells[nodes.cell[node]!]!.row + 1;
    if (to >= 0 && nodes.lap[to] === 0) return;
    const end = to < 0 ? this.#lapRows : cells[nodes.cell[to]!]!.row + 1;
    if (end <= first) return;
    this.gears[gear]![first]! += probability;
    this.gears[gear]![end]! -= probability;
  }
}

/** By cell: the corner in which it lies, or else the next one; past the last corner it is the first. */
function listCornersAhead({ track }: SoloSolution): Int32Array {
  const { cells, corners, lapRows } = track.circuit;
  const firstRow = corners.map((_, corner) =>
    Math.min(...cells.flatMap(({ row }, cell) => (track.corner[cell] === corner ? [row] : [])), lapRows),
  );
  return Int32Array.from(cells, ({ row }, cell) => {
    if (track.corner[cell]! >= 0) return track.corner[cell]!;
    const ahead = firstRow.findIndex((first) => first > row && first < lapRows);
    return ahead === -1 ? 0 : ahead;
  });
}

/** Follows a solved race of one lap forwards. */
export function* describeSoloLap(solution: SoloSolution): Computation<SoloLap> {
  if (solution.laps !== 1) throw new Error('only races of one lap can be followed');
  const follower = new SoloLapFollower(solution);
  yield* follower.follow();
  const counts = follower.gears.map(() => 0);
  const gearsByRow = Array.from({ length: solution.track.circuit.lapRows }, (_, row) =>
    follower.gears.slice(1).map((changes, i) => (counts[i] = Math.max(0, counts[i]! + changes[row]!))),
  );
  return { turns: solution.optimalTurns, gearsByRow, corners: follower.corners, finishes: follower.finishes };
}
