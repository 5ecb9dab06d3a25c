import { FRESH } from '@paddock/formula-de';

/** The four kinds of wear that a lone car decides about, as they are counted in the solution: from 0 up to `most`. */
export interface WearGrid {
  readonly tyres: number;
  readonly brakes: number;
  readonly fuel: number;
  /** Levels from 1 on: without an engine point a car is out. */
  readonly engine: number;
  /** Levels of brakes, fuel and engine together: one block for each number of tyres. */
  readonly block: number;
  readonly size: number;
}

function gridOf(tyres: number, brakes: number, fuel: number, engine: number): WearGrid {
  const block = (brakes + 1) * (fuel + 1) * engine;
  return { tyres, brakes, fuel, engine, block, size: (tyres + 1) * block };
}

/** The grid that keeps every point apart. */
export function fullGrid(laps: number): WearGrid {
  const { tyres, brakes, fuel, engine } = FRESH[laps]!;
  return gridOf(tyres, brakes, fuel, engine);
}

/** Points beyond these are not told apart: a car with more is taken for one with so many. */
export function coarseGrids(laps: number): readonly WearGrid[] {
  return [fullGrid(laps), gridOf(4, 3, 2, 2), gridOf(3, 2, 1, 1), gridOf(1, 1, 0, 1)];
}

/** The place of a dashboard within its block of tyres. */
export function placeInBlock(grid: WearGrid, brakes: number, fuel: number, engine: number): number {
  const b = Math.min(brakes, grid.brakes);
  const f = Math.min(fuel, grid.fuel);
  const e = Math.min(engine, grid.engine) - 1;
  return (b * (grid.fuel + 1) + f) * grid.engine + e;
}

export function placeOf(grid: WearGrid, tyres: number, brakes: number, fuel: number, engine: number): number {
  return Math.min(tyres, grid.tyres) * grid.block + placeInBlock(grid, brakes, fuel, engine);
}
