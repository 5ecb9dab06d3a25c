import { pile, type Rng, type Viewer } from '@paddock/kernel';
import { KIND_COUNT, MOVES } from './cards.ts';
import { handSizeOf, kindsHeld } from './hands.ts';
import { seatOf } from './race.ts';
import { CARDS, type Card, type CarView, type Event, OFF_TRACK, type State, type View } from './types.ts';

export function handOf(s: State, seat: number): Card[] {
  return pile.listCards(s.hands.slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT), CARDS);
}

export function listCars(s: State): CarView[] {
  return s.pos.map((pos, car) => ({
    car,
    seat: seatOf(s, car),
    pos: pos === OFF_TRACK ? null : pos,
    lane: pos === OFF_TRACK ? null : s.lane[car]!,
    out: s.out[car] === 0 ? null : s.out[car]!,
  }));
}

/** Own hand and everything that lies open; never another hand or what is in the pile (FF-31). */
export function viewOf(s: State, viewer: Viewer): View {
  return {
    race: s.race,
    turn: s.turn,
    order: s.order.slice(s.mover),
    cars: listCars(s),
    hand: viewer === null ? null : handOf(s, viewer),
    handSizes: s.points.map((_, seat) => handSizeOf(s, seat)),
    pileSize: s.pileSize,
    discard: pile.listCards(s.discard, CARDS),
    top: s.top === -1 ? null : CARDS[s.top]!,
    extraTurbos: [...s.extraTurbos],
    points: [...s.points],
    played: s.played === -1 ? null : MOVES[s.played]!,
  };
}

export function redactEvent(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'played':
    case 'retired':
      return event.seat === viewer ? event : { ...event, hand: null };
    default:
      return event;
  }
}

/**
 * Deals the other hands again from all cards the seat has not seen: the pile and the other hands together. A player
 * with a perfect memory could tell a little more (which cards were in hands when the pile was last turned); this
 * knowledge fades within a few draws, so we do not keep it.
 */
export function dealUnseen(s: State, seat: number, rng: Rng): void {
  const sizes = s.points.map((_, other) => (other === seat ? 0 : handSizeOf(s, other)));
  pile.redealHands(s.pile, s.hands, sizes, rng);
  for (let other = 0; other < sizes.length; other++) s.held[other] = kindsHeld(s.hands, other);
}
