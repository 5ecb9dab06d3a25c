import type { Rng, Seat, Viewer } from '@paddock/kernel';
import { cardsOf, fuelMoves } from './fuel.ts';
import { type BitSet, CARS_PER_SEAT, type CarView, type Event, type State, TOKENS, type View } from './types.ts';

export function listCars(s: State): CarView[] {
  return s.at.map((at, car) => ({
    seat: (car / CARS_PER_SEAT) | 0,
    car: car % CARS_PER_SEAT,
    at,
    from: s.from[car]!,
    moved: (s.moved & (1 << car)) !== 0,
    spin: (s.spin & (1 << car)) !== 0,
    place: s.place[car] === 0 ? null : s.place[car]!,
  }));
}

/** The hand a seat had before it chose this turn. */
function handBefore(s: State, seat: Seat): BitSet {
  return s.chosen[seat] === 0 ? s.hands[seat]! : s.hands[seat]! | (1 << s.chosen[seat]!);
}

/**
 * Everything lies open but the cards chosen and not yet revealed (PP-6, PP-13). A hand without the chosen card would
 * betray it, so until the reveal the others see the hand as it was.
 */
export function viewOf(s: State, viewer: Viewer): View {
  const hidden = (seat: Seat): boolean => s.phase === 'choose' && seat !== viewer;
  return {
    phase: s.phase,
    turn: s.turn,
    course: s.course.map((kind) => TOKENS[kind]!),
    cars: listCars(s),
    hands: s.hands.map((hand, seat) => cardsOf(hidden(seat) ? handBefore(s, seat) : hand)),
    ready: s.chosen.map((card) => card !== 0),
    chosen: s.chosen.map((card, seat) => (card === 0 || hidden(seat) ? null : card)),
    order: s.order.slice(s.mover),
    points: [...s.points],
  };
}

export function redactEvent(event: Event, viewer: Viewer): Event {
  return event.type === 'chose' && event.seat !== viewer ? { ...event, fuel: null } : event;
}

/** Gives the cards that others have chosen unseen back to their hands: those seats must choose again. */
export function takeBackUnseen(s: State, seat: Seat): void {
  if (s.phase !== 'choose') return;
  for (let other = 0; other < s.chosen.length; other++) {
    if (other === seat || s.chosen[other] === 0) continue;
    s.hands[other] = handBefore(s, other);
    s.chosen[other] = 0;
    s.waiting |= 1 << other;
  }
}

/** Chooses again for the other seats that have chosen, any card of the hand they had. */
export function chooseUnseen(s: State, seat: Seat, rng: Rng): void {
  if (s.phase !== 'choose') return;
  for (let other = 0; other < s.chosen.length; other++) {
    if (other === seat || s.chosen[other] === 0) continue;
    const hand = handBefore(s, other);
    const { fuel } = rng.pick(fuelMoves(hand));
    s.chosen[other] = fuel;
    s.hands[other] = hand & ~(1 << fuel);
  }
}
