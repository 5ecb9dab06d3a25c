import {
  type CarView,
  type Circuit,
  circuitFor,
  type DrivePreview,
  FACES,
  type FormulaDeKind,
  type GearPreview,
  type Move,
  type Wear,
} from '@paddock/formula-de';
import type { Observation, Rng } from '@paddock/kernel';
import { favourite } from './favourite.ts';
import { type Road, roadOf, type Sight } from './sight.ts';

/** What things are worth, in cells of progress. */
const OUT = 45;
const SPIN = 14;
const TYRE = 1;
const BRAKE = 1;
const FUEL = 2;
const ENGINE = 8;
/** A point is worth more when few are left: this much for the last one, half of it for the last but one … */
const LAST = 1;
/** Each car to roll against, and twice so with little body left. */
const COLLISION = 1;
/** With so few tyres a stop at the pits pays (two laps only). */
const PIT = 2;
const STAY_OUT = 40;
/** Close calls go either way. */
const WHIM = 0.3;

/**
 * Looks two turns ahead along its own lane: the gear that gets furthest, less the price of what it may run into at the
 * corners, and after the roll the cell from which the next turn looks best. It sees other cars only through the previews.
 */
export function formulaDeGreedy(observation: Observation<FormulaDeKind>, rng: Rng): Move {
  const { legal, view, game } = observation;
  if (legal.length === 1) return legal[0]!;
  const car = view.cars[view.order[0]!]!;
  const circuit = circuitFor(game.options.circuit);
  const road = roadOf(circuit);
  return favourite(observation, rng, WHIM, (seen) =>
    seen.kind === 'gear' ? judgeGear(road, car, seen) : judgeDrive(road, circuit, car, seen),
  );
}

/** Progress and the next turn, averaged over the faces, less what the shift costs and what traffic may do. */
function judgeGear(road: Road, car: CarView, { gear, fuel, brakes, engine, outlook }: GearPreview): number {
  const wear = car.wear!;
  const here = road.get(car.cell!);
  // In the pit lane a larger roll never hurts.
  if (here === undefined) return gear;
  const shift = fuel * FUEL + brakes * price(BRAKE, wear.brakes) + engine * ENGINE;
  const left = { ...wear, brakes: wear.brakes - brakes };
  let sum = 0;
  for (const face of FACES[gear]!)
    sum += face - risk(here, car.stops, face, left) + follow(road, here, car, face, gear);
  // The outlook knows the traffic; own-lane corners are counted above already, so this only tips the balance.
  return sum / outlook.faces - shift - 0.5 * (OUT * outlook.out + SPIN * outlook.spin);
}

function judgeDrive(road: Road, circuit: Circuit, car: CarView, seen: DrivePreview): number {
  if (seen.finish) return 1000;
  const wear = car.wear!;
  const there = road.get(seen.to);
  if (there === undefined) return car.status === 'pit' || wear.tyres <= PIT ? 500 : -STAY_OUT;
  const from = road.get(car.cell!)?.row ?? there.row;
  const rows = there.row - from + (seen.lap - car.lap) * circuit.lapRows;
  const cost = pay(TYRE, wear.tyres, seen.tyres) + pay(BRAKE, wear.brakes, seen.brakes) + (seen.spin ? SPIN : 0);
  const close = seen.collisions.length * COLLISION * (wear.body === 1 ? 3 : 1);
  const left = { ...wear, tyres: Math.max(0, wear.tyres - seen.tyres), brakes: wear.brakes - seen.brakes };
  return rows - cost - close + bestNext(there, seen.stop?.made ?? 0, seen.spin ? 0 : car.gear, left);
}

/** The turn after this one, if the roll is driven straight on. */
function follow(road: Road, here: Sight, car: CarView, face: number, gear: number): number {
  const wear = car.wear!;
  const there = road.get(here.ahead[face - 1]!)!;
  const inside = here.demands > 0 && face <= here.left;
  return bestNext(there, inside ? car.stops + 1 : 1, gear, wear);
}

/** The best of the gears within reach: its mean roll less its risk. */
function bestNext(there: Sight, stops: number, gear: number, wear: Wear): number {
  let best = -Infinity;
  for (let next = Math.max(1, gear - 1); next <= Math.min(6, gear + 1); next++) {
    let sum = 0;
    for (const face of FACES[next]!) sum += face - risk(there, stops, face, wear);
    best = Math.max(best, sum / FACES[next]!.length);
  }
  return best;
}

/** What it costs to drive so many cells straight on: brakes first, then tyres, then the race. */
function risk({ demands, left, away, length, next }: Sight, stops: number, face: number, wear: Wear): number {
  const missing = Math.max(0, demands - stops);
  const over = missing > 0 ? face - left : face - (away + length - 1);
  if (over <= 0) return 0;
  const braked = Math.min(over, wear.brakes);
  const wide = over - braked;
  // Ground that is braked away is lost as well.
  const brakes = braked + pay(BRAKE, wear.brakes, braked);
  if (wide === 0) return brakes;
  if ((missing > 0 ? missing : next) > 1 || wide > wear.tyres) return OUT;
  return brakes + pay(TYRE, wear.tyres, wide) + (wide === wear.tyres ? SPIN : 0);
}

/** Points get dearer as they run out. */
function pay(each: number, have: number, lost: number): number {
  let sum = 0;
  for (let k = 0; k < lost; k++) sum += price(each, have - k);
  return sum;
}

function price(each: number, have: number): number {
  return each + LAST / Math.max(1, have);
}
