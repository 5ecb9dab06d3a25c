import type { Memory, Rng, Seat } from '@paddock/kernel';
import type { Board } from './board.ts';
import { canSeeDashboard } from './knowledge.ts';
import { isRoadCell } from './track.ts';
import {
  type Car,
  type Event,
  type FormulaDeTypes,
  type State,
  STATUS_IN_PIT,
  WEAR_BODY,
  WEAR_BRAKES,
  WEAR_ENGINE,
  WEAR_FUEL,
  WEAR_TYRES,
} from './types.ts';
import { causesSpin, createFreshWear, DOWNSHIFT_COSTS, FRESH_WEAR } from './wear.ts';

/** Tyres and brakes that a car may have. */
interface PossibleWear {
  readonly tyres: number;
  readonly brakes: number;
}

/**
 * What a seat that counts along knows of hidden dashboards. Gears, rolls, paths, spins and damage are public, so fuel, body and engine
 * are known exactly, tyres and brakes nearly: only a blocked car may have paid with either (FD-23).
 */
export class WearMemory implements Memory<FormulaDeTypes> {
  readonly #board: Board;
  readonly #seat: Seat;
  /** Five points for each car; those of tyres and brakes are in `#possible`. */
  readonly #wear: number[];
  /** By car: what its tyres and brakes may be. Never empty. */
  readonly #possible: PossibleWear[][];

  constructor(board: Board, seat: Seat) {
    const { laps } = board.options;
    const { tyres, brakes } = FRESH_WEAR[laps]!;
    this.#board = board;
    this.#seat = seat;
    this.#wear = createFreshWear(board.cars, laps);
    this.#possible = Array.from({ length: board.cars }, () => [{ tyres, brakes }]);
  }

  follow(before: State, shown: readonly Event[]): void {
    const spun = shown.some(({ type }) => type === 'spun');
    for (const event of shown) {
      switch (event.type) {
        case 'shifted':
          if (event.forced) this.#payForGear(event.car, DOWNSHIFT_COSTS[event.from - event.to - 1]!);
          break;
        case 'moved':
          this.#payForMove(before, event, spun);
          break;
        case 'damaged':
          this.#wear[event.car * 5 + (event.part === 'body' ? WEAR_BODY : WEAR_ENGINE)]! -= 1;
          break;
        case 'tyres':
          this.#restrict(event.car, ({ brakes }) => [{ tyres: FRESH_WEAR[this.#board.options.laps]!.tyres, brakes }]);
          break;
        default:
      }
    }
  }

  determinize(s: State, rng: Rng): void {
    for (let car = 0; car < this.#board.cars; car++) {
      if (canSeeDashboard(this.#board, this.#seat, car) || s.status[car]! > STATUS_IN_PIT) continue;
      const at = car * 5;
      const { tyres, brakes } = rng.pick(this.#possible[car]!.filter((wear) => this.#leavesChoice(s, car, wear)));
      s.wear[at + WEAR_TYRES] = tyres;
      s.wear[at + WEAR_BRAKES] = brakes;
      for (const part of [WEAR_FUEL, WEAR_BODY, WEAR_ENGINE]) s.wear[at + part] = this.#wear[at + part]!;
    }
  }

  endsEntry({ type }: Event): boolean {
    return type === 'turn' || type === 'over';
  }

  #payForGear(car: Car, cost: (typeof DOWNSHIFT_COSTS)[number]): void {
    this.#wear[car * 5 + WEAR_FUEL]! -= cost.fuel;
    this.#wear[car * 5 + WEAR_ENGINE]! -= cost.engine;
    this.#restrict(car, ({ tyres, brakes }) => (brakes < cost.brakes ? [] : [{ tyres, brakes: brakes - cost.brakes }]));
  }

  /** Keeps what the car has left after every choice that looks like this move. */
  #payForMove(before: State, { car, to, path }: Event & { type: 'moved' }, spun: boolean): void {
    const { track } = this.#board;
    const finish = to === track.ids[track.finish];
    this.#restrict(car, (wear) => {
      const { choices } = this.#choicesWith(before, car, wear);
      const left: PossibleWear[] = [];
      for (let i = 0; i < choices.count; i++) {
        const tyres = choices.tyres[i]!;
        const isOnRoad = isRoadCell(track, choices.to[i]!);
        const looksAlike = track.ids[choices.to[i]!] === to && (!isOnRoad || choices.cells[i] === path.length);
        if (!looksAlike || (!finish && causesSpin(wear.tyres, tyres) !== spun)) continue;
        left.push({ tyres: Math.max(0, wear.tyres - tyres), brakes: wear.brakes - choices.brake[i]! });
      }
      return left;
    });
  }

  /** A car that has rolled was given a choice, so its points must leave it one. */
  #leavesChoice(s: State, car: Car, wear: PossibleWear): boolean {
    return s.phase !== 'move' || s.order[s.mover] !== car || this.#choicesWith(s, car, wear).choices.count > 0;
  }

  #choicesWith(s: State, car: Car, { tyres, brakes }: PossibleWear): Board {
    const wear = s.wear.with(car * 5 + WEAR_TYRES, tyres);
    this.#board.choices.updateFor({ ...s, wear }, car, s.roll, s.exact === 1 ? 0 : brakes, s.exact === 1);
    return this.#board;
  }

  #restrict(car: Car, follow: (wear: PossibleWear) => readonly PossibleWear[]): void {
    const next = new Map<number, PossibleWear>();
    for (const wear of this.#possible[car]!.flatMap(follow)) next.set(wear.tyres * 8 + wear.brakes, wear);
    this.#possible[car] = [...next.values()];
  }
}
