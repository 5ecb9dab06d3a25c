import {
  type CarView,
  type Circuit,
  resolveCircuit,
  type DrivePreview,
  DIE_FACES,
  type FormulaDeTypes,
  type GearPreview,
  type Move,
  type Wear,
} from '@paddock/formula-de';
import type { Observation, Rng } from '@paddock/kernel';
import { type LaneAhead, type LanesAhead, lanesAheadOn } from './lane-ahead.ts';
import { pickBestMove } from './pick-best-move.ts';

/** Costs in cells of progress. */
const DROP_OUT_COST = 45;
const SPIN_COST = 14;
const TYRE_COST = 1;
const BRAKE_COST = 1;
const FUEL_COST = 2;
const ENGINE_COST = 8;
/** A point costs more when few are left: this much extra for the last one, half of it for the one before, and so on. */
const LAST_POINT_EXTRA_COST = 1;
/** For each car to roll against; three times as much with the last body point. */
const COLLISION_COST = 1;
/** A pit stop pays with at most this many tyres (only in races of two laps), and otherwise costs this much. */
const MAX_TYRES_FOR_PIT = 2;
const NEEDLESS_PIT_COST = 40;
/** Random noise, so that it does not always play the same way. */
const NOISE = 0.3;

/**
 * Looks two turns ahead along its own lane: it picks the gear that gets furthest, less the expected cost of overshooting
 * corners, and after the roll the cell from which the next turn scores best. It knows other cars only from the previews.
 */
export function chooseGreedyMove(observation: Observation<FormulaDeTypes>, rng: Rng): Move {
  const { legal, view, game } = observation;
  if (legal.length === 1) return legal[0]!;
  const car = view.cars[view.order[0]!]!;
  const circuit = resolveCircuit(game.options.circuit);
  const lanes = lanesAheadOn(circuit);
  return pickBestMove(observation, rng, NOISE, (preview) =>
    preview.kind === 'gear' ? scoreGear(lanes, car, preview) : scoreDrive(lanes, circuit, car, preview),
  );
}

/** Progress and the score of the next turn, averaged over the faces, less the cost of the shift and the risk of traffic. */
function scoreGear(lanes: LanesAhead, car: CarView, { gear, fuel, brakes, engine, outlook }: GearPreview): number {
  const wear = car.wear!;
  const here = lanes.get(car.cell!);
  // In the pit lane a larger roll never hurts.
  if (here === undefined) return gear;
  const shift = fuel * FUEL_COST + brakes * costOfPoint(BRAKE_COST, wear.brakes) + engine * ENGINE_COST;
  const left = { ...wear, brakes: wear.brakes - brakes };
  let sum = 0;
  for (const face of DIE_FACES[gear]!)
    sum += face - overshootCost(here, car.stops, face, left) + nextTurnScore(lanes, here, car, face, gear);
  // The outlook includes traffic. Corners in the own lane are already counted above, so it has half weight.
  return sum / outlook.faces - shift - 0.5 * (DROP_OUT_COST * outlook.out + SPIN_COST * outlook.spin);
}

function scoreDrive(lanes: LanesAhead, circuit: Circuit, car: CarView, preview: DrivePreview): number {
  if (preview.finish) return 1000;
  const wear = car.wear!;
  const there = lanes.get(preview.to);
  if (there === undefined) return car.status === 'pit' || wear.tyres <= MAX_TYRES_FOR_PIT ? 500 : -NEEDLESS_PIT_COST;
  const from = lanes.get(car.cell!)?.row ?? there.row;
  const rows = there.row - from + (preview.lap - car.lap) * circuit.lapRows;
  const cost =
    costOfPoints(TYRE_COST, wear.tyres, preview.tyres) +
    costOfPoints(BRAKE_COST, wear.brakes, preview.brakes) +
    (preview.spin ? SPIN_COST : 0);
  const close = preview.collisions.length * COLLISION_COST * (wear.body === 1 ? 3 : 1);
  const left = { ...wear, tyres: Math.max(0, wear.tyres - preview.tyres), brakes: wear.brakes - preview.brakes };
  return rows - cost - close + bestGearScore(there, preview.stop?.made ?? 0, preview.spin ? 0 : car.gear, left);
}

/** The score of the next turn if this roll is driven in the own lane. */
function nextTurnScore(lanes: LanesAhead, here: LaneAhead, car: CarView, face: number, gear: number): number {
  const wear = car.wear!;
  const there = lanes.get(here.cells[face - 1]!)!;
  const inside = here.requiredStops > 0 && face <= here.cellsLeft;
  return bestGearScore(there, inside ? car.stops + 1 : 1, gear, wear);
}

/** The score of the best gear for the next turn: its mean roll less its expected cost. */
function bestGearScore(there: LaneAhead, stops: number, gear: number, wear: Wear): number {
  let best = -Infinity;
  for (let next = Math.max(1, gear - 1); next <= Math.min(6, gear + 1); next++) {
    let sum = 0;
    for (const face of DIE_FACES[next]!) sum += face - overshootCost(there, stops, face, wear);
    best = Math.max(best, sum / DIE_FACES[next]!.length);
  }
  return best;
}

/** What it costs to drive this many cells in the own lane: brakes first, then tyres, then dropping out. */
function overshootCost(
  { requiredStops, cellsLeft, nextCornerDistance, nextCornerLength, nextCornerStops }: LaneAhead,
  stops: number,
  face: number,
  wear: Wear,
): number {
  const missing = Math.max(0, requiredStops - stops);
  const over = missing > 0 ? face - cellsLeft : face - (nextCornerDistance + nextCornerLength - 1);
  if (over <= 0) return 0;
  const braked = Math.min(over, wear.brakes);
  const wide = over - braked;
  // The cells not driven because of braking are lost as well.
  const brakes = braked + costOfPoints(BRAKE_COST, wear.brakes, braked);
  if (wide === 0) return brakes;
  if ((missing > 0 ? missing : nextCornerStops) > 1 || wide > wear.tyres) return DROP_OUT_COST;
  return brakes + costOfPoints(TYRE_COST, wear.tyres, wide) + (wide === wear.tyres ? SPIN_COST : 0);
}

/** The cost of losing points, which rises as they run out. */
function costOfPoints(each: number, have: number, lost: number): number {
  let sum = 0;
  for (let k = 0; k < lost; k++) sum += costOfPoint(each, have - k);
  return sum;
}

function costOfPoint(each: number, have: number): number {
  return each + LAST_POINT_EXTRA_COST / Math.max(1, have);
}
