import type { Circuit } from './circuit/format.ts';
import { listDriveMoves, DriveChoices } from './choices.ts';
import { RouteFinder } from './route.ts';
import { type Track, trackOf } from './track.ts';
import type { DriveMove, Options } from './types.ts';

/** What is the same for all positions of one game: the tables of its circuit, and reusable buffers. */
export interface Board {
  readonly options: Options;
  readonly cars: number;
  readonly track: Track;
  readonly choices: DriveChoices;
  readonly router: RouteFinder;
  readonly driveMoves: readonly DriveMove[];
}

export function createBoard(seats: number, options: Options, circuit: Circuit): Board {
  const track = trackOf(circuit);
  const driveMoves = listDriveMoves(track);
  const choices = new DriveChoices(track, options.laps, driveMoves);
  const router = new RouteFinder(track, options.laps);
  return { options, cars: seats * options.carsPerPlayer, track, choices, router, driveMoves };
}
