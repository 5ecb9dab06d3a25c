import { pile } from '@paddock/kernel';
import { DECK, DECK_SIZE, HAND_SIZE, KIND_JOKER, KIND_COUNT, takeFromPile } from './cards.ts';
import { seatOrNull } from './knowledge.ts';
import { PLACE_A, PLACE_B, CARDS, type Digit, type Event, NOT_SET, NUMBER_PLACES, type State } from './types.ts';

export function createInitialState(seats: number): State {
  const zeros = (length: number): number[] => Array.from({ length }, () => 0);
  return {
    phase: 'dealer',
    round: 1,
    dealer: NOT_SET,
    toMove: NOT_SET,
    op: NOT_SET,
    numbers: zeros(3),
    hands: zeros(seats * KIND_COUNT),
    handSizes: zeros(seats),
    pile: [...DECK],
    pileSize: DECK_SIZE,
    under: zeros(KIND_COUNT),
    underSize: 0,
    finished: [],
    scores: zeros(seats),
    cardsLeft: zeros(seats),
    extra: zeros(seats),
    turns: 0,
    passes: 0,
    bound: 0,
    notZero: false,
  };
}

/** All cards go back and the next player deals; only what is counted over the rounds stays (FO-4). */
export function startNextRound(s: State, events?: Event[]): void {
  s.phase = 'deal';
  s.round++;
  s.dealer = (s.dealer + 1) % s.scores.length;
  s.toMove = NOT_SET;
  s.op = NOT_SET;
  s.numbers.fill(0);
  s.hands.fill(0);
  s.handSizes.fill(0);
  s.pile = [...DECK];
  s.pileSize = DECK_SIZE;
  s.under.fill(0);
  s.underSize = 0;
  s.finished.length = 0;
  s.turns = 0;
  s.passes = 0;
  s.bound = 0;
  s.notZero = false;
  events?.push({ type: 'roundStarted', round: s.round, dealer: s.dealer, pileSize: s.pileSize });
}

export function chooseDealer(s: State, seat: number, events?: Event[]): void {
  s.dealer = seat;
  s.phase = 'deal';
  events?.push({ type: 'dealer', seat });
}

/** Hands are dealt seat by seat (FO-5), the winner's with one card more (FO-24). */
export function seatToDeal(s: State): number {
  for (let seat = 0; seat < s.handSizes.length; seat++) {
    if (s.handSizes[seat]! < HAND_SIZE + s.extra[seat]!) return seat;
  }
  return NOT_SET;
}

export function dealCard(s: State, outcome: number, events?: Event[]): void {
  const seat = seatToDeal(s);
  const kind = pile.kindAt(s.pile, outcome);
  takeFromPile(s, seat, kind);
  events?.push({ type: 'dealt', seat, card: CARDS[kind]!, handSize: s.handSizes[seat]!, pileSize: s.pileSize });
  if (seatToDeal(s) === NOT_SET) s.phase = 'open';
}

/** Jokers are never turned up: they are the last kind, so the first outcomes are the digits (FO-5). */
export function digitsInPile(s: State): number {
  return s.pileSize - s.pile[KIND_JOKER]!;
}

/** A and then B; after that the player to the dealer's left begins (FO-6). */
export function openCard(s: State, outcome: number, events?: Event[]): void {
  const place = s.numbers[PLACE_A] === 0 ? PLACE_A : PLACE_B;
  const kind = pile.kindAt(s.pile, outcome);
  s.pile[kind]!--;
  s.pileSize--;
  s.numbers[place] = kind + 1;
  if (place === PLACE_B) {
    s.phase = 'play';
    s.toMove = (s.dealer + 1) % s.scores.length;
  }
  if (events === undefined) return;
  const card = CARDS[kind] as Digit;
  events.push({
    type: 'opened',
    place: NUMBER_PLACES[place],
    card,
    pileSize: s.pileSize,
    toMove: seatOrNull(s.toMove),
  });
}
