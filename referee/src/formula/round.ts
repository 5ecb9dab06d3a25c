/** The course of a game of Formula: cards are dealt and drawn, formulas laid, turns and rounds end. */
import { elementAt } from '../frame/element-at.ts';
import { cardOf, sortCards, valueOf, removeCard, removeCards } from './cards.ts';
import { type Formula, isKeptToken } from './formulas.ts';
import { createRound, listSeatsInRound, findSeatToDeal, type Position, seatAfter, listSeats } from './table.ts';

const MAX_TURNS = 200; // FO-20
const MAX_ROUNDS_FOR_POINTS = 20; // FO-25
const LAST_CARD_BONUS = 10; // FO-25
const JOKER_PENALTY = 25; // FO-25

/** The chance event awaited: its label, whose card it is (deal and draw only) and the sorted possibilities. */
export function nextChance(p: Position): { label: string; seat: number | null; possible: (string | number)[] } {
  if (p.phase === 'dealer') return { label: 'dealer', seat: null, possible: listSeats(p) }; // FO-4
  if (p.phase === 'deal') return { label: 'deal', seat: findSeatToDeal(p), possible: sortCards(p.pile) };
  const digits = sortCards(p.pile).filter((card) => card !== 'J');
  if (p.phase === 'open') return { label: 'open', seat: null, possible: digits }; // FO-5
  // FO-19: with the pile used up the cards under the formula become it; the table shows this only after the draw.
  return { label: 'draw', seat: p.toMove, possible: sortCards(p.pile.length > 0 ? p.pile : p.under) }; // FO-15
}

export function applyChance(p: Position, result: string | number): void {
  const { seat } = nextChance(p);
  if (typeof result === 'number') {
    p.dealer = result;
    p.phase = 'deal';
    return;
  }
  if (p.phase === 'draw' && p.pile.length === 0) {
    p.pile = p.under; // FO-19; FO-18: jokers lie there as 'J', free again
    p.under = [];
  }
  p.pile = removeCard(p.pile, result) ?? [];
  if (p.phase === 'open') {
    if (p.a.length === 0) {
      p.a = [result]; // FO-5: A, then B
      return;
    }
    p.b = [result];
    p.phase = 'move';
    p.toMove = seatAfter(p, p.dealer ?? 0); // FO-6: the dealer's left
    return;
  }
  if (seat === null) throw new Error('a card for nobody');
  elementAt(p.hands, seat).push(result);
  if (p.phase === 'draw') {
    endTurnWithoutFormula(p, seat); // FO-15: the turn passes
  } else if (findSeatToDeal(p) === null) {
    p.phase = 'open';
  }
}

export function applyDraw(p: Position, seat: number): void {
  if (p.pile.length + p.under.length > 0) {
    p.passes = 0;
    p.phase = 'draw';
  } else {
    p.passes++; // FO-20: nothing to draw
    endTurnWithoutFormula(p, seat);
  }
}

export function applyFormula(p: Position, seat: number, move: Formula): void {
  /** Lays the tokens over the old number; the cards not kept now lie under the new ones. */
  const lay = (old: string[], tokens: string[]): string[] => {
    p.under.push(...old.filter((_, i) => !tokens.includes(`k${i}`)).map(cardOf));
    return tokens.map((token) => (isKeptToken(token) ? elementAt(old, Number(token.slice(1))) : token));
  };
  const laid = [...move.a, ...move.b, ...move.c].filter((token) => !isKeptToken(token)).map(cardOf);
  const rest = removeCards(elementAt(p.hands, seat), laid);
  if (rest === null) throw new Error('a card laid that is not in the hand');
  p.hands[seat] = rest;
  p.op = move.op;
  p.a = lay(p.a, move.a);
  p.b = lay(p.b, move.b);
  p.c = lay(p.c, move.c);
  p.opened = true;
  p.passes = 0;
  const result = valueOf(p.c);
  if (p.options.goal === 'points') p.scores[seat] = elementAt(p.scores, seat) + result; // FO-25
  if (rest.length === 0) p.finished.push(seat); // FO-21, FO-23
  p.notZero = false;
  p.bound = (move.op === 'x' || move.op === '/') && result === 0 ? listSeatsInRound(p).length : 0; // FO-17
  endTurn(p, seat);
}

function endTurnWithoutFormula(p: Position, seat: number): void {
  if (p.bound > 0) {
    p.bound--; // FO-17: a bound turn is over
    if (p.bound === 0) p.notZero = true;
  }
  endTurn(p, seat);
}

function endTurn(p: Position, seat: number): void {
  p.turns++;
  const out = p.options.goal === 'all' ? p.finished.length >= p.seats - 1 : p.finished.length > 0; // FO-21, 23, 25
  if (out || p.passes >= listSeatsInRound(p).length || p.turns >= MAX_TURNS) {
    // FO-20
    endRound(p);
  } else {
    p.phase = 'move';
    p.toMove = seatAfter(p, seat); // FO-6
  }
}

/** FO-20, FO-21, FO-23: those who finished in their order, then by cards left; equal counts together (1, 1, 3). */
function placesOf(p: Position): number[] {
  const order = (seat: number): number =>
    p.finished.includes(seat) ? p.finished.indexOf(seat) : p.seats + elementAt(p.hands, seat).length;
  return listSeats(p).map((seat) => 1 + listSeats(p).filter((other) => order(other) < order(seat)).length);
}

function endRound(p: Position): void {
  const { goal, rounds, target, winnerExtraCard } = p.options;
  const places = placesOf(p);
  for (const seat of listSeats(p)) {
    const hand = elementAt(p.hands, seat);
    const place = elementAt(places, seat);
    let gain = 0;
    if (goal === 'first') gain = place === 1 ? 1 : 0; // FO-24: rounds won; a shared one counts for each
    if (goal === 'all') gain = place; // FO-24: sum of places
    if (goal === 'points') {
      gain = p.finished.includes(seat) ? LAST_CARD_BONUS : 0; // FO-25, FO-20: only for being out of cards
      for (const card of hand) gain -= card === 'J' ? JOKER_PENALTY : Number(card);
    }
    p.scores[seat] = elementAt(p.scores, seat) + gain;
    p.cardsLeft[seat] = elementAt(p.cardsLeft, seat) + hand.length;
  }
  const over =
    goal === 'points'
      ? p.scores.some((score) => score >= target) || p.round >= MAX_ROUNDS_FOR_POINTS // FO-25
      : p.round >= rounds; // FO-24
  p.toMove = null;
  p.extra = places.map((place) => winnerExtraCard && place === 1); // FO-24: it does not add up
  if (over) {
    p.phase = 'over';
    return;
  }
  p.round++;
  p.dealer = ((p.dealer ?? 0) + 1) % p.seats; // FO-4
  Object.assign(p, createRound(p.seats));
  p.phase = 'deal';
}

/** FO-21, FO-24, FO-25: the groups of equal seats, best first. */
export function rankingOf(p: Position): number[][] {
  const better = (x: number, y: number): boolean => {
    const sx = elementAt(p.scores, x);
    const sy = elementAt(p.scores, y);
    if (p.options.goal === 'points') return sx > sy;
    if (p.options.goal === 'all') return sx < sy;
    return sx > sy || (sx === sy && elementAt(p.cardsLeft, x) < elementAt(p.cardsLeft, y));
  };
  const groups: number[][] = [];
  let left = listSeats(p);
  while (left.length > 0) {
    const best = left.filter((x) => !left.some((y) => better(y, x)));
    groups.push(best);
    left = left.filter((seat) => !best.includes(seat));
  }
  return groups;
}
