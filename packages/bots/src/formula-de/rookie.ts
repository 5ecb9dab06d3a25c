import {
  circuitFor,
  type DrivePreview,
  FACES,
  type FormulaDeKind,
  type GearPreview,
  type Move,
} from '@paddock/formula-de';
import type { Observation, Rng } from '@paddock/kernel';
import { favourite } from './favourite.ts';
import { roadOf, type Sight } from './sight.ts';

/** What a cell too far seems to cost, in cells; a cell too few to slow down in; and dropping out, if it is in sight. */
const TOO_FAR = 1;
const TOO_LATE = 2;
const OUT = 40;
/** How much it minds a spin once it sees it coming. */
const SPIN = 6;
/** A tyre seems worth less than the cell it buys, until few are left. */
const FRESH_TYRE = 0.6;
const WORN_TYRE = 2;
const FEW = 1;
/** A stop that counts. */
const STOP = 1.5;
/** Impressions differ from day to day. */
const MOOD = 1.5;

/**
 * Drives as fast as it dares to the next corner and trusts that the die will show about the middle. It looks no further,
 * shifts down without a thought for fuel and brakes, and takes the cell furthest ahead until few tyres are left.
 */
export function formulaDeRookie(observation: Observation<FormulaDeKind>, rng: Rng): Move {
  const { view, game } = observation;
  const car = view.cars[view.order[0]!]!;
  const road = roadOf(circuitFor(game.options.circuit));
  const here = road.get(car.cell!);
  return favourite(observation, rng, MOOD, (seen) =>
    seen.kind === 'gear' ? gearLooks(here, car.stops, seen) : driveLooks(seen, car.wear!.tyres),
  );
}

/** The middle of the die, less a little for what goes beyond the corner where it must stop. */
function gearLooks(here: Sight | undefined, stops: number, { gear, outlook }: GearPreview): number {
  const faces = FACES[gear]!;
  const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length;
  if (here === undefined) return mean;
  const room = here.demands > stops ? here.left : here.away + here.length - 1;
  const over = faces.reduce((sum, face) => sum + Math.max(0, face - room), 0) / faces.length;
  // It knows that it must slow down for a corner that wants more of it, though not by how much.
  const again = here.demands > stops ? here.demands > stops + 1 : mean < here.away || here.next > 1;
  const late = again ? Math.max(0, FACES[Math.max(1, gear - 1)]![0]! - (room - mean)) : 0;
  return mean - over * (1 + TOO_FAR) - late * TOO_LATE - OUT * outlook.out;
}

function driveLooks({ path, tyres, spin, finish, stop, box }: DrivePreview, left: number): number {
  if (finish) return 1000;
  const worn = left - tyres <= FEW ? WORN_TYRE : FRESH_TYRE;
  return path.length - tyres * worn + (stop === null ? 0 : STOP) + (box ? left * -STOP : 0) - (spin ? SPIN : 0);
}
