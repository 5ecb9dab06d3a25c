import {
  type Awaiting,
  CHANCE,
  type GameDefinition,
  type NumericGame,
  OVER,
  type Rng,
  type Seat,
} from '@paddock/kernel';

/**
 * The smallest game that uses all of the contract: a hidden number is dealt to each seat, all bid in secret at once, and
 * the highest sum of number and bid wins. It can be asked to misbehave, to see that the tests of the contract notice.
 */
export type Defect =
  | 'none'
  | 'dead-end'
  | 'endless'
  | 'audit'
  | 'leak'
  | 'leaky-event'
  | 'shared-clone'
  | 'unstable'
  | 'lost-event'
  | 'bad-premove'
  | 'ordered'
  | 'smuggler'
  | 'any-move'
  | 'other-ids'
  | 'other-play';

export interface ToyState {
  dealt: number[];
  bids: number[];
  round: number;
}
export type ToyMove = { readonly bid: number };
export type ToyEvent =
  | { type: 'dealt'; seat: number; value: number | null }
  | { type: 'bid'; seat: number; bid: number | null }
  | { type: 'shown'; bids: number[]; dealt: number[] };

export interface ToyView {
  readonly viewer: number | null;
  readonly own: number | null;
  readonly count: number;
  readonly bids: readonly (number | 'hidden')[];
  readonly all: readonly number[] | null;
}

export interface ToyTypes {
  state: ToyState;
  move: ToyMove;
  event: ToyEvent;
  view: ToyView;
  preview: { bid: number };
  options: { most: number; loud: boolean };
}

export function createToyGame(defect: Defect = 'none'): GameDefinition<ToyTypes> {
  return {
    id: 'toy',
    title: 'Toy',
    genre: 'game',
    order: 99,
    seats: { min: 2, max: 3 },
    defaultSeats: 2,
    defaultOptions: { most: 3, loud: false },
    rulesVersion: 1,
    maxEntries: 50,
    options: {
      most: { kind: 'number', min: 1, max: 4, default: 3, title: 'Most', help: 'The highest bid.' },
      loud: { kind: 'flag', default: false, title: 'Loud', help: 'Changes nothing.' },
    },
    create: (seats, options) => new Toy(seats, options, defect),
  };
}

class Toy implements NumericGame<ToyTypes> {
  readonly seats: number;
  readonly options: ToyTypes['options'];
  private readonly defect: Defect;
  private calls = 0;

  constructor(seats: number, options: ToyTypes['options'], defect: Defect) {
    this.seats = seats;
    this.options = options;
    this.defect = defect;
  }

  setup(): ToyState {
    return { dealt: [], bids: Array.from({ length: this.seats }, () => -1), round: 0 };
  }

  clone(s: ToyState): ToyState {
    return { dealt: [...s.dealt], bids: this.defect === 'shared-clone' ? s.bids : [...s.bids], round: s.round };
  }

  awaiting(s: ToyState): Awaiting {
    if (s.dealt.length < this.seats) return { kind: 'chance', ways: 6, label: 'deal' };
    const seats = s.bids.flatMap((bid, seat) => (bid < 0 ? [seat] : []));
    if (seats.length > 0) return { kind: 'moves', seats };
    const sums = s.bids.map((bid, seat) => bid + s.dealt[seat]!);
    const best = Math.max(...sums);
    const all = sums.map((_, seat) => seat);
    const ranking = [all.filter((seat) => sums[seat] === best), all.filter((seat) => sums[seat] !== best)];
    return { kind: 'over', ranking: ranking.filter((group) => group.length > 0) };
  }

  legalMoves(s: ToyState, seat: Seat): ToyMove[] {
    const awaiting = this.awaiting(s);
    if (awaiting.kind !== 'moves' || !awaiting.seats.includes(seat)) return [];
    if (this.defect === 'dead-end' && s.dealt[seat] === 5) return [];
    const moves = Array.from({ length: this.options.most + 1 }, (_, bid) => ({ bid }));
    if (this.defect === 'any-move') moves.push({} as { bid: number });
    return this.defect === 'unstable' && this.calls++ % 2 === 1 ? moves.toReversed() : moves;
  }

  moveId(move: ToyMove): number {
    return move.bid;
  }

  nextActor(s: ToyState): number {
    const awaiting = this.awaiting(s);
    if (awaiting.kind === 'moves') return awaiting.seats[0]!;
    return awaiting.kind === 'chance' ? CHANCE : OVER;
  }

  chanceWays(): number {
    return 6;
  }

  legalMoveIds(s: ToyState, seat: Seat, out: number[]): number {
    const bids = this.legalMoves(s, seat).map(({ bid }) => bid);
    for (const [i, bid] of (this.defect === 'other-ids' ? bids.toReversed() : bids).entries()) out[i] = bid;
    return bids.length;
  }

  playMoveId(s: ToyState, seat: Seat, bid: number, events?: ToyEvent[]): void {
    this.play(s, seat, { bid }, events);
    if (this.defect === 'other-play') s.round++;
  }

  moveOf(bid: number): ToyMove {
    return { bid };
  }

  preview(_s: ToyState, _seat: Seat, move: ToyMove): { bid: number } {
    return { bid: move.bid };
  }

  play(s: ToyState, seat: Seat, move: ToyMove, events?: ToyEvent[]): void {
    // With the defect, a bid counts more the later it is made.
    s.bids[seat] = this.defect === 'ordered' ? move.bid + 10 * s.bids.filter((bid) => bid >= 0).length : move.bid;
    events?.push(
      this.defect === 'leaky-event'
        ? { type: 'shown', bids: [...s.bids], dealt: [] }
        : { type: 'bid', seat, bid: move.bid },
    );
    if (s.bids.includes(-1)) return;
    if (this.defect === 'endless') s.bids.fill(-1);
    else events?.push({ type: 'shown', bids: [...s.bids], dealt: [...s.dealt] });
  }

  resolve(s: ToyState, outcome: number, events?: ToyEvent[]): void {
    events?.push({ type: 'dealt', seat: s.dealt.length, value: outcome });
    s.dealt.push(outcome);
  }

  view(s: ToyState, viewer: number | null): ToyView {
    const shown = !s.bids.includes(-1);
    const bids = s.bids.map((bid, seat) => (shown || seat === viewer ? bid : bid < 0 ? -1 : 'hidden'));
    const own = viewer === null ? null : (s.dealt[viewer] ?? null);
    const all = shown || this.defect === 'leak' ? s.dealt : null;
    const view = { viewer, own, count: s.dealt.length, bids, all: all === null ? null : [...all] };
    return this.defect === 'smuggler' ? { ...s, ...view } : view;
  }

  redact(event: ToyEvent, viewer: number | null): ToyEvent {
    if (event.type === 'shown' || event.seat === viewer) return event;
    return event.type === 'dealt' ? { ...event, value: null } : { ...event, bid: null };
  }

  applyEvent(view: ToyView, event: ToyEvent): ToyView {
    switch (event.type) {
      case 'dealt':
        return { ...view, count: view.count + 1, own: event.value ?? view.own };
      case 'bid':
        return this.defect === 'lost-event'
          ? view
          : { ...view, bids: view.bids.with(event.seat, event.bid ?? 'hidden') };
      case 'shown':
        return { ...view, bids: event.bids, all: event.dealt };
    }
  }

  premoves(view: ToyView, seat: Seat, chosen: readonly ToyMove[]): ToyMove[] {
    if (chosen.length > 0 || view.bids[seat] !== -1) return [];
    const least = this.defect === 'bad-premove' ? 10 : 0;
    return Array.from({ length: this.options.most + 1 }, (_, bid) => ({ bid: least + bid }));
  }

  determinize(s: ToyState, seat: Seat, rng: Rng): void {
    if (!s.bids.includes(-1)) return;
    for (let other = 0; other < this.seats; other++) {
      if (other === seat) continue;
      if (other < s.dealt.length) s.dealt[other] = rng.below(6);
      if (s.bids[other]! >= 0) s.bids[other] = rng.below(this.options.most + 1);
    }
  }

  table(s: ToyState): object {
    return { dealt: [...s.dealt], bids: [...s.bids] };
  }

  chance(s: ToyState, outcome: number): { label: string; seat: number; result: number } {
    return { label: 'deal', seat: s.dealt.length, result: outcome };
  }

  audit(s: ToyState): string | null {
    return this.defect === 'audit' && s.dealt[0] === 3 ? 'a three was dealt' : null;
  }
}
