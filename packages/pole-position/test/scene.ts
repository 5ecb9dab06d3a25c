import { type Awaiting, appendEntry, startMatch, type Match } from '@paddock/kernel';
import {
  CARS_PER_SEAT,
  type Event,
  FINISH_SPACE,
  type Options,
  polePosition,
  type PolePositionTypes,
  type Preview,
  SAMPLE_COURSE,
  TOKEN_SPACE_COUNT,
  type State,
  type Token,
  TOKENS,
} from '@paddock/pole-position';

export interface SceneSketch {
  /** Where the cars stand, seat by seat: `5 0 F1 | 7 0 0`. Finished cars are `F1`, `F2` … by their place. */
  readonly cars: string;
  /** Special tokens by space; all others are grey, so that a test sees the one effect it is about. */
  readonly tokens?: Readonly<Record<number, Token>>;
  /** Cars that spin, as [seat, car]. */
  readonly spin?: readonly (readonly [number, number])[];
  readonly turn?: number;
  readonly rules?: Options['rules'];
  readonly podium?: Options['podium'];
}

/** A position set up by hand, before the players choose their cards. */
export class Scene {
  readonly match: Match<PolePositionTypes>;
  readonly events: Event[] = [];

  constructor({ cars, tokens = {}, spin = [], turn = 2, rules = 'normal', podium = 'all' }: SceneSketch) {
    const teams = cars.split(' | ').map((team) => team.split(' '));
    this.match = startMatch(polePosition, teams.length, { rules, course: 'custom', tokens: SAMPLE_COURSE, podium });
    const { state } = this;
    state.turn = turn;
    state.course = Array.from({ length: TOKEN_SPACE_COUNT }, (_, i) => TOKENS.indexOf(tokens[i + 1] ?? 'grey'));
    for (const [car, at] of teams.flat().entries()) this.put(car, at);
    state.road = state.road.map((_, space) => state.at.filter((at) => at === space).length);
    for (const [seat, car] of spin) state.spin |= 1 << (seat * CARS_PER_SEAT + car);
    state.waiting = 0;
    for (const [seat, team] of teams.entries()) if (team.some((at) => !at.startsWith('F'))) state.waiting |= 1 << seat;
  }

  get state(): State {
    return this.match.state;
  }

  private put(car: number, at: string): void {
    const { state } = this;
    const finished = at.startsWith('F');
    state.at[car] = finished ? FINISH_SPACE : Number(at);
    state.from[car] = state.at[car]!;
    if (!finished) return;
    state.place[car] = Number(at.slice(1));
    state.arrived++;
  }

  /** Every seat plays its card; `null` for seats that play no more. */
  cards(...fuel: readonly (number | null)[]): this {
    for (const [seat, card] of fuel.entries())
      if (card !== null) appendEntry(this.match, [seat, { fuel: card }], this.events);
    return this;
  }

  /** The player to move picks a car. */
  car(car: number): this {
    appendEntry(this.match, [this.toMove, { car }], this.events);
    return this;
  }

  get awaiting(): Awaiting {
    return this.match.game.awaiting(this.state);
  }

  get toMove(): number {
    return this.awaiting.kind === 'moves' ? this.awaiting.seats[0]! : -1;
  }

  /** The cars that the player to move may pick. */
  get choices(): number[] {
    return this.match.game.legalMoves(this.state, this.toMove).map((move) => ('car' in move ? move.car : -1));
  }

  preview(move: { car: number } | { fuel: number }, seat = this.toMove): Preview {
    return this.match.game.preview(this.state, seat, move);
  }

  get order(): number[] {
    return this.state.order.slice(this.state.mover);
  }

  at(seat: number, car: number): number {
    return this.state.at[seat * CARS_PER_SEAT + car]!;
  }

  spins(seat: number, car: number): boolean {
    return (this.state.spin & (1 << (seat * CARS_PER_SEAT + car))) !== 0;
  }

  place(seat: number, car: number): number {
    return this.state.place[seat * CARS_PER_SEAT + car]!;
  }

  hand(seat: number): readonly number[] {
    return (this.match.game.table(this.state) as { hands: number[][] }).hands[seat]!;
  }
}
