import type { Circuit, CircuitCell, DriveMove, View } from '@paddock/formula-de';

/**
 * The choices of the car to move, found the slow way: every single path is driven, one after the other, by the words of
 * the rules. It shares no code with the game, and reads only the public table and the circuit.
 */
interface DrivenPath {
  readonly cells: readonly string[];
  /** One tyre for each cell beyond each corner left one stop short; infinite for two stops or more. */
  readonly tyres: number;
  readonly changes: number;
}

interface EnumeratedChoice extends DriveMove {
  readonly tyres: number;
  readonly path: readonly string[];
}

interface PathState {
  readonly path: readonly CircuitCell[];
  readonly lap: number;
  readonly tyres: number;
  readonly short: number;
  readonly leftCorner: boolean;
  /** Lane changes on the present straight, as the cells where they began. */
  readonly changesHere: readonly CircuitCell[];
  readonly changes: number;
}

class Enumeration {
  readonly ends = new Map<number, DrivenPath[]>();
  readonly finishes: DrivenPath[] = [];
  readonly pits: { readonly k: number; readonly drive: DrivenPath }[] = [];
  private readonly byId: ReadonlyMap<string, CircuitCell>;
  private readonly circuit: Circuit;
  private readonly laps: number;
  private readonly taken: ReadonlySet<string>;
  private readonly stops: number;

  constructor(circuit: Circuit, laps: number, taken: ReadonlySet<string>, stops: number) {
    this.circuit = circuit;
    this.laps = laps;
    this.taken = taken;
    this.stops = stops;
    this.byId = new Map(circuit.cells.map((cell) => [cell.id, cell]));
  }

  from(start: string, lap: number, steps: number, driven: number): void {
    const path = [this.byId.get(start)!];
    this.go({ path, lap, tyres: 0, short: 0, leftCorner: driven > 0, changesHere: [], changes: 0 }, steps, driven);
  }

  private go(trip: PathState, steps: number, k: number): void {
    const here = trip.path.at(-1)!;
    const drive: DrivenPath = { cells: trip.path.map(({ id }) => id), tyres: trip.tyres, changes: trip.changes };
    this.ends.set(k, [...(this.ends.get(k) ?? []), drive]);
    if (k === steps) return;
    const open = trip.lap >= 1 && trip.lap < this.laps && trip.short === 0;
    if (open && this.circuit.pit.entryFrom.includes(here.id)) this.pits.push({ k, drive });
    for (const id of here.next) {
      const crosses = this.circuit.finish.includes(id) && !this.circuit.finish.includes(here.id);
      const ends = crosses && trip.lap === this.laps;
      if (ends || !this.taken.has(id)) this.step(trip, here, this.byId.get(id)!, steps, k);
    }
  }

  private step(trip: PathState, here: CircuitCell, to: CircuitCell, steps: number, k: number): void {
    const changesLane = to.lane !== here.lane;
    let { tyres, short, leftCorner, lap, changes } = trip;
    let changesHere: readonly CircuitCell[] = trip.changesHere;
    if (here.corner === null && changesLane) {
      if (short > 0) return;
      changes++;
      changesHere = [...changesHere, here];
      if (changesHere.length > 2) return;
      const left = changesHere.findLast((cell) => cell.lane === to.lane);
      if (left !== undefined && !this.carBetween(left, to)) return;
    }
    if (here.corner !== null && to.corner !== here.corner) {
      const corner = this.circuit.corners.find(({ id }) => id === here.corner)!;
      const missing = corner.stops - (leftCorner ? 0 : this.firstCornerStops(trip));
      leftCorner = true;
      if (missing > 0 && changesLane) return;
      if (missing > 1) tyres = Infinity;
      if (missing > 0) short++;
    }
    if (to.corner !== null) changesHere = [];
    const { finish } = this.circuit;
    if (finish.includes(to.id) && !finish.includes(here.id)) {
      lap++;
      if (lap > this.laps) {
        this.finishes.push({ cells: [...trip.path.map(({ id }) => id), 'finish'], tyres, changes });
        return;
      }
    }
    const path = [...trip.path, to];
    this.go({ path, lap, tyres: tyres + short, short, leftCorner, changesHere, changes }, steps, k + 1);
  }

  /** Stops count only in the corner in which the move began. */
  private firstCornerStops({ path }: PathState): number {
    return path.every(({ corner }) => corner === path[0]!.corner) ? this.stops : 0;
  }

  private carBetween(left: CircuitCell, back: CircuitCell): boolean {
    for (let cell = this.byId.get(left.next[0]!)!; cell.id !== back.id; cell = this.byId.get(cell.next[0]!)!) {
      if (this.taken.has(cell.id)) return true;
    }
    return false;
  }
}

/** For a car on the road in a normal move. */
export function enumerateRoad(circuit: Circuit, laps: number, view: View): EnumeratedChoice[] {
  const car = view.cars[view.order[0]!]!;
  const wear = car.wear!;
  const roll = view.roll!;
  const taken = new Set(
    view.cars.flatMap(({ cell, car: other }) => (cell === null || other === car.car ? [] : [cell])),
  );
  const all = new Enumeration(circuit, laps, taken, car.stops);
  all.from(car.cell!, car.lap, roll, 0);
  const furthest = Math.max(...all.ends.keys());
  const found: (EnumeratedChoice & { changes: number })[] = [];
  const add = (to: string, brake: number, drive: DrivenPath, blocked: number, path: readonly string[]): void => {
    const lost = drive.tyres + blocked;
    const spinsAgain = wear.tyres === 0 && drive.tyres === 1 && blocked === 0;
    if (brake > wear.brakes || (lost > wear.tyres && !spinsAgain)) return;
    found.push({ to, brake, tyres: lost, path, changes: drive.changes });
  };
  const firstLine = Math.min(...all.finishes.map(({ cells }) => cells.length - 1));
  for (const drive of all.finishes) add('finish', 0, drive, 0, drive.cells.slice(1));
  for (let braked = 0; braked < roll; braked++) {
    const length = roll - braked;
    const missing = Math.max(0, length - furthest);
    if (missing > 0 && (firstLine <= length || missing >= 7)) continue;
    for (const drive of all.ends.get(Math.min(length, furthest))!) {
      const blocked = Math.max(0, missing - 3);
      add(drive.cells.at(-1)!, braked + Math.min(missing, 3), drive, blocked, drive.cells.slice(1));
    }
  }
  for (const { k, drive } of all.pits) {
    const lane = laneToBox(circuit, taken, car.car, roll - k);
    if (lane.length > 0) add(lane.at(-1)!, 0, drive, 0, [...drive.cells.slice(1), ...lane]);
  }
  return removeDearer(found);
}

function laneToBox({ pit }: Circuit, taken: ReadonlySet<string>, car: number, cells: number): string[] {
  const lane: string[] = [];
  for (let k = 0; k < cells; k++) {
    if (k === pit.boxes[car]) return [...lane, `box.${car}`];
    if (taken.has(`pit.${k}`)) return lane;
    lane.push(`pit.${k}`);
  }
  return lane;
}

/** One path for each cell and number of brakes, and no choice that another to the same cell beats (FD-16). */
function removeDearer(found: readonly (EnumeratedChoice & { changes: number })[]): EnumeratedChoice[] {
  const kept: EnumeratedChoice[] = [];
  for (const choice of found) {
    const rivals = found.filter(({ to }) => to === choice.to);
    const same = rivals.filter(({ brake }) => brake === choice.brake);
    const best = same.toSorted((a, b) => a.tyres - b.tyres || a.changes - b.changes)[0];
    if (best !== choice) continue;
    const beaten = rivals.some(
      (other) =>
        other.brake <= choice.brake &&
        other.tyres <= choice.tyres &&
        (other.brake < choice.brake || other.tyres < choice.tyres),
    );
    if (!beaten) kept.push(choice);
  }
  return kept;
}
