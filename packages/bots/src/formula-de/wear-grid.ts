import { FRESH_WEAR } from '@paddock/formula-de';

/** The dimensions of the table over the four kinds of wear that a solo car can spend. */
export interface WearGrid {
  readonly tyres: number;
  readonly brakes: number;
  readonly fuel: number;
  /** Counted from 1: a car without an engine point is out. */
  readonly engine: number;
  /** The entries for all brakes, fuel and engine points: one block for each number of tyres. */
  readonly block: number;
  readonly size: number;
}

function createGrid(tyres: number, brakes: number, fuel: number, engine: number): WearGrid {
  const block = (brakes + 1) * (fuel + 1) * engine;
  return { tyres, brakes, fuel, engine, block, size: (tyres + 1) * block };
}

/** The grid that distinguishes every point. */
function createFullGrid(laps: number): WearGrid {
  const { tyres, brakes, fuel, engine } = FRESH_WEAR[laps]!;
  return createGrid(tyres, brakes, fuel, engine);
}

/** Grids from fine to coarse. Points beyond the maximum of a grid are not distinguished. */
export function createGrids(laps: number): readonly WearGrid[] {
  return [createFullGrid(laps), createGrid(4, 3, 2, 2), createGrid(3, 2, 1, 1), createGrid(1, 1, 0, 1)];
}

/** The index within the block of the number of tyres. */
export function indexInBlock(grid: WearGrid, brakes: number, fuel: number, engine: number): number {
  const b = Math.min(brakes, grid.brakes);
  const f = Math.min(fuel, grid.fuel);
  const e = Math.min(engine, grid.engine) - 1;
  return (b * (grid.fuel + 1) + f) * grid.engine + e;
}

export function indexInGrid(grid: WearGrid, tyres: number, brakes: number, fuel: number, engine: number): number {
  return Math.min(tyres, grid.tyres) * grid.block + indexInBlock(grid, brakes, fuel, engine);
}
