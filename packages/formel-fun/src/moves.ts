import { pile } from '@paddock/kernel';
import { distance, KINDS, TURBO } from './cards.ts';
import { endTurn, seatOf } from './race.ts';
import { takeFromPile } from './setup.ts';
import { landing, printed } from './track.ts';
import { CARDS, type Event, type State } from './types.ts';

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
  s.hands[seat * KINDS + kind]!--;
  s.handSizes[seat]!--;
  s.discard[kind]!++;
  s.discardSize++;
}

/** The cards the next draw chooses from: the pile, or the discard pile that will be turned for it. */
export function drawSource(s: State): { cards: number[]; count: number } {
  return s.pileSize > 0 ? { cards: s.pile, count: s.pileSize } : { cards: s.discard, count: s.discardSize };
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

function moveCar(s: State, events?: Event[]): void {
  const car = s.order[s.mover]!;
  const from = s.pos[car]!;
  const aimed = from + distance(s.played, printed(from));
  const { to, lane } = landing(s, car, aimed);
  s.pos[car] = to;
  s.lane[car] = lane;
  s.played = -1;
  s.phase = 'play';
  events?.push({ type: 'moved', car, from, to, lane, aimed });
  s.mover++;
  if (s.mover === s.order.length) endTurn(s, events);
}
