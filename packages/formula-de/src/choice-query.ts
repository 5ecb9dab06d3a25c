import { type Car, type State, WEAR_TYRES } from './types.ts';

const MAX_CARS = 10;

/** Everything that the choices of the last query depend on. */
export class ChoiceQuery {
  car = -1;
  roll = 0;
  private brakes = 0;
  private tyres = 0;
  private lap = 0;
  private stops = 0;
  private exact = false;
  private readonly cells = new Int32Array(MAX_CARS);

  /** Whether it is the same as the last time; otherwise it is noted for the next. */
  isRepeated(s: State, car: Car, roll: number, brakes: number, exact: boolean): boolean {
    const { cell: cells } = s;
    const tyres = s.wear[car * 5 + WEAR_TYRES]!;
    const lap = s.lap[car]!;
    const stops = s.stops[car]!;
    // All differences in one number: a branch for each of them is slower, and this is tested twice a turn.
    let difference =
      (this.car ^ car) |
      (this.roll ^ roll) |
      (this.brakes ^ brakes) |
      (this.tyres ^ tyres) |
      (this.lap ^ lap) |
      (this.stops ^ stops);
    for (let i = 0; i < cells.length; i++) difference |= this.cells[i]! ^ cells[i]!;
    if (difference === 0 && this.exact === exact) return true;
    this.car = car;
    this.roll = roll;
    this.brakes = brakes;
    this.tyres = tyres;
    this.lap = lap;
    this.stops = stops;
    this.exact = exact;
    for (let i = 0; i < cells.length; i++) this.cells[i] = cells[i]!;
    return false;
  }
}
