/** What a car of Formula Dé can choose from after its roll: the cells it may drive to, and at what cost. */
import { elementAt } from '../frame/element-at.ts';
import { cellOf, type Circuit, isPastLine, nextInLane } from './circuit.ts';
import { type Car, pitIndexOf, type Race, listTakenCells } from './race.ts';
import { isCheaper, explorePaths, createPath, countMissingStops, type RoadPath } from './paths.ts';

/** The end of a way: where it leads to, what it costs, and how the car stands there. */
type DriveChoice = { to: string; brake: number; tyres: number; lap: number; stops: number };

/**
 * FD-30: a run along the lane from the given pit cell (-1: from the road). It ends behind another car, in the own box,
 * with the roll, or at the end of the lane with cells still to go.
 */
function drivePitLane(circuit: Circuit, taken: Set<string>, car: Car, from: number, cells: number) {
  const box = elementAt(circuit.pit.boxes, car.car);
  let at = from;
  let toGo = cells;
  while (toGo > 0 && at + 1 < circuit.pit.length) {
    if (at + 1 === box) return { at: box, to: `box.${car.car}`, toGo: 0 };
    if (taken.has(`pit.${at + 1}`)) return { at, to: `pit.${at}`, toGo: 0 };
    at++;
    toGo--;
  }
  return { at, to: `pit.${at}`, toGo };
}

/** FD-18, FD-21, FD-23: whether the tyres last; without any, one cell too far is still only a spin. */
function hasEnoughTyres(car: Car, corner: number, block: number): boolean {
  return corner + block <= car.wear.tyres || (car.wear.tyres === 0 && corner === 1 && block === 0);
}

/** All choices of the car after its roll, none when it is out; `hit` is then the car it ran into, if any. */
export function listChoices(race: Race, car: Car): { choices: DriveChoice[]; hit: Car | null } {
  const { circuit } = race;
  const taken = listTakenCells(race, car);
  const choices: DriveChoice[] = [];
  let cells = race.table.roll ?? 0;
  let levels: RoadPath[][];
  if (car.status === 'pit') {
    const from = pitIndexOf(circuit, car);
    const run = drivePitLane(circuit, taken, car, from, cells);
    const exits = circuit.pit.exitTo.filter((cell) => run.toGo > 0 && !taken.has(cell));
    const lapEnds = (past: boolean): number => car.lap + (past && !isPastLine(circuit, from) ? 1 : 0);
    if (exits.length === 0) {
      // FD-29, FD-30: in the lane the rest of the move lapses. A car that cannot move names its own cell.
      const to = run.at === from ? (car.cell ?? '') : run.to;
      return { choices: [{ to, brake: 0, tyres: 0, lap: lapEnds(isPastLine(circuit, run.at)), stops: 0 }], hit: null };
    }
    // FD-29: no brakes in the lane; on the road behind the exit the usual rules hold.
    cells = run.toGo;
    levels = [[], exits.map((id, index) => createPath(cellOf(circuit, id), lapEnds(true), 0, String(index)))];
  } else {
    levels = [[createPath(cellOf(circuit, car.cell ?? ''), car.lap, car.stops, '')]];
  }
  const found = explorePaths(race, levels, taken, cells);

  // FD-33: reaching the line is one choice, without brakes.
  for (const way of found.finishes) {
    const { tyres, lap } = way;
    if (hasEnoughTyres(car, tyres, 0)) choices.push({ to: 'finish', brake: 0, tyres, lap, stops: 0 });
  }
  // FD-29: the way into the pit lane, with the whole roll.
  found.levels.slice(0, cells).forEach((ways, driven) => {
    for (const way of ways) {
      const open = way.lap > 0 && way.lap < race.laps && circuit.pit.entryFrom.includes(way.cell.id);
      if (!open || way.keepsLane || countMissingStops(circuit, way) > 0 || !hasEnoughTyres(car, way.tyres, 0)) continue;
      const run = drivePitLane(circuit, taken, car, -1, cells - driven);
      const lap = way.lap + (run.at >= 0 && isPastLine(circuit, run.at) ? 1 : 0);
      if (run.at >= 0) choices.push({ to: run.to, brake: 0, tyres: way.tyres, lap, stops: 0 });
    }
  });
  // FD-20: own-will brakes first. FD-23: if no way is that long, the furthest ones, and the table for the rest.
  const furthest = found.levels.findLastIndex((ways) => ways.length > 0);
  const isBlocked = found.finishes.length === 0 && furthest < cells;
  const leastLength = isBlocked && furthest === 0 ? 0 : 1; // FD-20: at least one cell unless blocked.
  const mostBrakes = race.exact ? 0 : car.wear.brakes;
  for (let brakes = 0; brakes <= mostBrakes; brakes++) {
    const length = cells - brakes;
    if (length < leastLength) break;
    const missing = isBlocked && !race.exact ? Math.max(0, length - furthest) : 0; // FD-9, FD-31: free.
    const brake = brakes + Math.min(3, missing);
    const block = Math.max(0, missing - 3);
    if (missing >= 7 || brake > car.wear.brakes) continue;
    for (const way of found.levels[isBlocked ? Math.min(length, furthest) : length] ?? []) {
      if (!hasEnoughTyres(car, way.tyres, block)) continue;
      // FD-17: a stop; FD-19: none after overshooting.
      const stops = way.cell.corner === null ? 0 : way.made + (way.overshot === 0 ? 1 : 0);
      choices.push({ to: way.cell.id, brake, tyres: way.tyres + block, lap: way.lap, stops });
    }
  }
  if (choices.length > 0) return { choices: removeBeaten(choices), hit: null };

  // FD-23: out. Blocked, and not by the corner alone, it hits the car directly ahead of the furthest cell.
  const ends = [...(found.levels[furthest] ?? [])].sort((a, b) => (isCheaper(a, b) ? -1 : 1));
  const end = ends[0];
  if (!isBlocked || end === undefined || !hasEnoughTyres(car, end.tyres, 0)) return { choices, hit: null };
  const ahead = nextInLane(circuit, end.cell).id;
  return { choices, hit: race.table.cars.find((other) => other !== car && other.cell === ahead) ?? null };
}

/** FD-16: each choice once, and none that another one to the same cell beats. */
function removeBeaten(choices: readonly DriveChoice[]): DriveChoice[] {
  const unbeaten = choices.filter((choice) => {
    return !choices.some((other) => {
      const noDearer = other.to === choice.to && other.brake <= choice.brake && other.tyres <= choice.tyres;
      return noDearer && (other.brake < choice.brake || other.tyres < choice.tyres);
    });
  });
  return [...new Map(unbeaten.map((choice) => [`${choice.to} ${choice.brake}`, choice])).values()];
}
