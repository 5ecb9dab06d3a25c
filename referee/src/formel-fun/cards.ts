/** The cards of Formel Fun, the hands and what may be played of them. */
import { elementAt } from '../frame/element-at.ts';
import { CARDS, type Move, type Table } from './table.ts';

const HAND_SIZE = 5; // FF-9
const MAX_EXTRA_TURBOS = 3; // FF-16

/** Moves one card from a sorted list to another. */
export function moveCard(card: string, from: string[], to: string[]): void {
  from.splice(from.indexOf(card), 1);
  to.push(card);
  to.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** FF-7, FF-9: the seat that is dealt the next card before the first race; null as soon as all hands are full. */
export function seatToDeal(table: Table): number | null {
  // Later on some car has a turn or is out, and hands may be short.
  const started = table.order.length > 0 || table.cars.some((car) => car.out !== null);
  const seat = table.hands.findIndex((hand) => hand.length < HAND_SIZE);
  return started || seat < 0 ? null : seat;
}

/** FF-11: what a card is drawn from; an empty pile is refilled with the whole discard pile. */
export function listDrawableCards(table: Table): readonly string[] {
  return table.pile.length > 0 ? table.pile : table.discard;
}

export function drawCard(table: Table, seat: number, card: string): void {
  if (table.pile.length === 0) table.pile = table.discard.splice(0); // FF-11
  moveCard(card, table.pile, elementAt(table.hands, seat));
}

export function listLegalMoves(table: Table, seat: number): Move[] {
  const hand = elementAt(table.hands, seat);
  const moves: Move[] = [];
  for (const card of CARDS) {
    if (!hand.includes(card)) continue;
    moves.push({ card, turbo: false }); // FF-11, FF-16: a Turbo as the only card is always allowed.
    // FF-15, FF-16: an extra Turbo needs a Turbo besides the first card, and only three are allowed in the game.
    const turbos = hand.filter((own) => own === 'T').length - (card === 'T' ? 1 : 0);
    if (turbos > 0 && elementAt(table.extraTurbos, seat) < MAX_EXTRA_TURBOS) moves.push({ card, turbo: true });
  }
  return moves;
}

/** FF-11: the cards go onto the discard pile; the car waits for the draw. */
export function playCards(table: Table, seat: number, move: Move): void {
  const hand = elementAt(table.hands, seat);
  moveCard(move.card, hand, table.discard);
  if (move.turbo) moveCard('T', hand, table.discard);
  if (move.turbo) table.extraTurbos[seat] = elementAt(table.extraTurbos, seat) + 1; // FF-16
  table.played = { card: move.card, turbo: move.turbo };
}

/** FF-12 to FF-15: how far a card moves a car that stands on a space with the given number. */
export function distanceOf(card: string, number: number): number {
  if (card === 'T') return 5;
  const value = Number(card.slice(1));
  if (card.startsWith('B')) return value;
  if (number === value) return value;
  return value === 1 ? 10 : 3;
}
