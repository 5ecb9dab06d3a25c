import { pile } from '@paddock/kernel';
import { MOVES, KIND_TURBO } from './cards.ts';
import { cardNumbers } from './faces.ts';
import { handSizeOf, takeFromHand } from './hands.ts';
import { handOf } from './knowledge.ts';
import { setMover, endTurn } from './race.ts';
import { takeFromPile } from './setup.ts';
import { driveCar, liftCar, FINISH_POSITION, placeCar, printedNumber } from './track.ts';
import { CARDS, type Event, type Preview, type State } from './types.ts';

// Own names for what the hot loop reads (see hands.ts).
const TURBO = KIND_TURBO;

/** The cards go to the discard pile; the car moves once the new card is drawn (FF-11). */
export function playCards(s: State, seat: number, move: number, events?: Event[]): void {
  const kind = move >> 1;
  discardCard(s, seat, kind);
  if (move % 2 === 1) {
    discardCard(s, seat, TURBO);
    s.extraTurbos[seat]!++;
  }
  s.played = move;
  s.phase = 'draw';
  if (events !== undefined) emitPlayed(s, seat, move, events);
}

function emitPlayed(s: State, seat: number, move: number, events: Event[]): void {
  const { card, turbo } = MOVES[move]!;
  events.push({
    type: 'played',
    seat,
    car: s.order[s.mover]!,
    card,
    turbo,
    discarded: turbo ? [card, 'T'] : [card],
    hand: handOf(s, seat),
    handSize: handSizeOf(s, seat),
    extraTurbos: s.extraTurbos[seat]!,
  });
}

function discardCard(s: State, seat: number, kind: number): void {
  takeFromHand(s, seat, kind);
  s.discard[kind]!++;
  s.top = kind;
}

/** The cards the next draw chooses from: the pile, or the discard pile that will be turned for it. */
export function drawSource(s: State): number[] {
  return s.pileSize > 0 ? s.pile : s.discard;
}

export function drawAndMove(s: State, outcome: number, events?: Event[]): void {
  if (s.pileSize === 0) recycleDiscard(s, events);
  const seat = s.toMove;
  const kind = pile.kindAt(s.pile, outcome);
  takeFromPile(s, seat, kind);
  events?.push({ type: 'drew', seat, card: CARDS[kind]!, handSize: handSizeOf(s, seat), pileSize: s.pileSize });
  moveCar(s, events);
}

function recycleDiscard(s: State, events?: Event[]): void {
  pile.movePile(s.discard, s.pile);
  s.pileSize = pile.pileSize(s.pile);
  s.top = -1;
  events?.push({ type: 'turned', cards: s.pileSize });
}

/** What a move of the car that is to move would do: driven, looked at, and put back. */
export function previewMove(s: State, seat: number, move: number): Preview {
  const car = s.order[s.mover]!;
  const from = s.pos[car]!;
  const laneBefore = s.lane[car]!;
  const aimed = driveCar(s, car, move);
  const to = s.pos[car]!;
  const lane = s.lane[car]!;
  liftCar(s, car);
  placeCar(s, car, from, laneBefore);
  const passesLine = to >= FINISH_POSITION;
  const isLastTurn = passesLine || s.pos.some((pos) => pos >= FINISH_POSITION);
  const nextNumber = isLastTurn ? null : printedNumber(to);
  return {
    distance: aimed - from,
    aimed,
    to,
    lane,
    passesLine,
    handAfter: handSizeOf(s, seat) - (move % 2),
    nextNumber,
    hasNextRed: nextNumber !== null && keepsRed(s, seat, move, nextNumber),
  };
}

/** Whether a card with this red number is left in the hand after a move. */
function keepsRed(s: State, seat: number, move: number, red: number): boolean {
  const played = MOVES[move]!.card;
  const rest = handOf(s, seat);
  rest.splice(rest.indexOf(played), 1);
  return rest.some((card) => cardNumbers(card).red === red);
}

function moveCar(s: State, events?: Event[]): void {
  const car = s.order[s.mover]!;
  const from = s.pos[car]!;
  const aimed = driveCar(s, car, s.played);
  s.played = -1;
  s.phase = 'play';
  if (events !== undefined) {
    const order = s.order.slice(s.mover + 1);
    events.push({ type: 'moved', car, from, to: s.pos[car]!, lane: s.lane[car]!, aimed, order });
  }
  if (s.mover + 1 < s.order.length) setMover(s, s.mover + 1);
  else endTurn(s, events);
}
