import { pile } from '@paddock/kernel';
import { distance, TURBO } from './cards.ts';
import { takeFromHand } from './hands.ts';
import { endTurn, seatOf } from './race.ts';
import { takeFromPile } from './setup.ts';
import { innermostFree, landing, liftCar, PAST_THE_LINE, placeCar, printed } from './track.ts';
import { CARDS, type Event, type Preview, type State } from './types.ts';

/** The cards go to the discard pile; the car moves once the new card is drawn (FF-11). */
export function playCards(s: State, seat: number, move: number, events?: Event[]): void {
  const kind = move >> 1;
  layDown(s, seat, kind);
  if (move % 2 === 1) {
    layDown(s, seat, TURBO);
    s.extraTurbos[seat]!++;
  }
  s.played = move;
  s.phase = 'draw';
  events?.push({ type: 'played', seat, car: s.order[s.mover]!, card: CARDS[kind]!, turbo: move % 2 === 1 });
}

function layDown(s: State, seat: number, kind: number): void {
  takeFromHand(s, seat, kind);
  s.handSizes[seat]!--;
  s.discard[kind]!++;
  s.discardSize++;
}

/** The cards the next draw chooses from: the pile, or the discard pile that will be turned for it. */
export function drawSource(s: State): number[] {
  return s.pileSize > 0 ? s.pile : s.discard;
}

export function drawAndMove(s: State, outcome: number, events?: Event[]): void {
  if (s.pileSize === 0) turnDiscard(s, events);
  const seat = seatOf(s, s.order[s.mover]!);
  const kind = pile.kindAt(s.pile, outcome);
  takeFromPile(s, seat, kind);
  events?.push({ type: 'drew', seat, card: CARDS[kind]! });
  moveCar(s, events);
}

function turnDiscard(s: State, events?: Event[]): void {
  pile.pour(s.discard, s.pile);
  s.pileSize = s.discardSize;
  s.discardSize = 0;
  events?.push({ type: 'turned', cards: s.pileSize });
}

/** What a move of the car that is to move would do. */
export function previewMove(s: State, seat: number, move: number): Preview {
  const car = s.order[s.mover]!;
  const cells = distance(move, printed(s.pos[car]!));
  const aimed = s.pos[car]! + cells;
  const to = landing(s, car, aimed);
  return {
    distance: cells,
    aimed,
    to,
    lane: innermostFree(s, car, to),
    passesLine: to >= PAST_THE_LINE,
    handAfter: s.handSizes[seat]! - (move % 2),
  };
}

function moveCar(s: State, events?: Event[]): void {
  const car = s.order[s.mover]!;
  const from = s.pos[car]!;
  const aimed = from + distance(s.played, printed(from));
  const to = landing(s, car, aimed);
  const lane = innermostFree(s, car, to);
  liftCar(s, car);
  placeCar(s, car, to, lane);
  s.played = -1;
  s.phase = 'play';
  events?.push({ type: 'moved', car, from, to, lane, aimed });
  s.mover++;
  if (s.mover === s.order.length) endTurn(s, events);
}
