import { pile, type Rng, type Viewer } from '@paddock/kernel';
import { KIND_JOKER, KIND_COUNT } from './cards.ts';
import { facesOf } from './tokens.ts';
import {
  PLACE_A,
  PLACE_B,
  PLACE_C,
  CARDS,
  type Card,
  type Event,
  type FormulaOnTable,
  NOT_SET,
  OPERATORS,
  type State,
  type View,
} from './types.ts';

export function handOf(s: State, seat: number): Card[] {
  return pile.listCards(s.hands.slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT), CARDS);
}

export function formulaOnTable(s: State): FormulaOnTable {
  return {
    op: s.op === NOT_SET ? null : OPERATORS[s.op]!,
    a: facesOf(s.numbers[PLACE_A]!),
    b: facesOf(s.numbers[PLACE_B]!),
    c: facesOf(s.numbers[PLACE_C]!),
  };
}

export function seatOrNull(seat: number): number | null {
  return seat === NOT_SET ? null : seat;
}

/** Own hand and everything that lies open; never another hand, the pile, or what is covered (FO-26). */
export function viewOf(s: State, viewer: Viewer): View {
  return {
    round: s.round,
    dealer: seatOrNull(s.dealer),
    toMove: seatOrNull(s.toMove),
    opened: s.op !== NOT_SET,
    mustChangeAll: s.bound > 0,
    bound: s.bound,
    notZero: s.notZero,
    formula: formulaOnTable(s),
    under: s.underSize,
    pileSize: s.pileSize,
    hand: viewer === null ? null : handOf(s, viewer),
    handSizes: [...s.handSizes],
    finished: [...s.finished],
    scores: [...s.scores],
    cardsLeft: [...s.cardsLeft],
    extra: s.extra.map((more) => more === 1),
    turns: s.turns,
    passes: s.passes,
  };
}

export function redactEvent(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'formula':
      return event.seat === viewer ? event : { ...event, hand: null };
    default:
      return event;
  }
}

/**
 * Deals the other hands again from all cards the seat has not seen: the pile and the other hands together. What lies
 * under the formula stays: every card there lay open once, so its kind is public memory, though nobody shows it. A
 * player with a perfect memory could tell a little more (what was in hands when the pile was last made anew); this
 * knowledge fades with the draws, so we do not keep it.
 */
export function dealUnseen(s: State, seat: number, rng: Rng): void {
  // While the first cards are turned up, everybody sees among how many digits chance decides (FO-5), hence how many
  // jokers the pile holds: a sample must keep this number.
  const jokersInPile = s.pile[KIND_JOKER]!;
  const sizes = s.handSizes.map((cards, other) => (other === seat ? 0 : cards));
  do pile.redealHands(s.pile, s.hands, sizes, rng);
  while (s.phase === 'open' && s.pile[KIND_JOKER] !== jokersInPile);
}
