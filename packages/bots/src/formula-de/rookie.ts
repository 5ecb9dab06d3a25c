import {
  resolveCircuit,
  type DrivePreview,
  DIE_FACES,
  type FormulaDeTypes,
  type GearPreview,
  type Move,
} from '@paddock/formula-de';
import type { Observation, Rng } from '@paddock/kernel';
import { type LaneAhead, lanesAheadOn } from './lane-ahead.ts';
import { pickBestMove } from './pick-best-move.ts';

/** Costs in cells: a cell beyond the corner, a cell missing to slow down in, and dropping out if the preview warns of it. */
const OVERSHOOT_COST = 1;
const LATE_BRAKING_COST = 2;
const DROP_OUT_COST = 40;
/** The cost of a spin that the preview shows. */
const SPIN_COST = 6;
/** A tyre costs less than the cell it gains, until few are left. */
const TYRE_COST = 0.6;
const LAST_TYRE_COST = 2;
const FEW_TYRES = 1;
/** The value of a stop in a corner. */
const STOP_VALUE = 1.5;
/** Random noise: its estimates are not exact. */
const NOISE = 1.5;

/**
 * Drives fast to the next corner and assumes that the die shows its mean. It does not look further, ignores the cost of
 * shifting down, and takes the cell furthest ahead until few tyres are left.
 */
export function chooseRookieMove(observation: Observation<FormulaDeTypes>, rng: Rng): Move {
  const { view, game } = observation;
  const car = view.cars[view.order[0]!]!;
  const lanes = lanesAheadOn(resolveCircuit(game.options.circuit));
  const here = lanes.get(car.cell!);
  return pickBestMove(observation, rng, NOISE, (preview) =>
    preview.kind === 'gear' ? scoreGear(here, car.stops, preview) : scoreDrive(preview, car.wear!.tyres),
  );
}

/** The mean of the die, less a cost for faces beyond the corner where it must stop. */
function scoreGear(here: LaneAhead | undefined, stops: number, { gear, outlook }: GearPreview): number {
  const faces = DIE_FACES[gear]!;
  const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length;
  if (here === undefined) return mean;
  const room = here.requiredStops > stops ? here.cellsLeft : here.nextCornerDistance + here.nextCornerLength - 1;
  const over = faces.reduce((sum, face) => sum + Math.max(0, face - room), 0) / faces.length;
  // It knows that it must slow down for a corner that requires more stops, but not by how much.
  const mustSlowDown =
    here.requiredStops > stops
      ? here.requiredStops > stops + 1
      : mean < here.nextCornerDistance || here.nextCornerStops > 1;
  const late = mustSlowDown ? Math.max(0, DIE_FACES[Math.max(1, gear - 1)]![0]! - (room - mean)) : 0;
  return mean - over * (1 + OVERSHOOT_COST) - late * LATE_BRAKING_COST - DROP_OUT_COST * outlook.out;
}

function scoreDrive({ path, tyres, spin, finish, stop, box }: DrivePreview, left: number): number {
  if (finish) return 1000;
  const worn = left - tyres <= FEW_TYRES ? LAST_TYRE_COST : TYRE_COST;
  return (
    path.length -
    tyres * worn +
    (stop === null ? 0 : STOP_VALUE) +
    (box ? left * -STOP_VALUE : 0) -
    (spin ? SPIN_COST : 0)
  );
}
