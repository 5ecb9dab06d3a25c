import type { Circuit } from './circuit/format.ts';
import { allDriveMoves, Choices } from './choices.ts';
import { Router } from './route.ts';
import { type Track, trackOf } from './track.ts';
import type { DriveMove, Options } from './types.ts';

/** What is the same for all positions of one game: the tables of its circuit, and scratch paper. */
export interface Table {
  readonly options: Options;
  readonly cars: number;
  readonly track: Track;
  readonly choices: Choices;
  readonly router: Router;
  readonly driveMoves: readonly DriveMove[];
}

export function tableFor(seats: number, options: Options, circuit: Circuit): Table {
  const track = trackOf(circuit);
  const driveMoves = allDriveMoves(track);
  const choices = new Choices(track, options.laps, driveMoves);
  const router = new Router(track, options.laps);
  return { options, cars: seats * options.carsPerPlayer, track, choices, router, driveMoves };
}
