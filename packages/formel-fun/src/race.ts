import { rankSeats } from '@paddock/kernel';
import { KIND_COUNT } from './cards.ts';
import { emptyHand } from './hands.ts';
import { isAhead, liftCar, FINISH_POSITION, placeCar, sortByTrack } from './track.ts';
import { CARDS, type Car, type Card, type CarView, type Event, type State, type WinCondition } from './types.ts';

// Own names for what the hot loop reads (see hands.ts).
const FINISH = FINISH_POSITION;

/** The first race begins: all cars move in the order of the grid (FF-22). */
export function startFirstRace(s: State, events?: Event[]): void {
  s.order = s.pos.map((_, car) => car);
  sortByTrack(s, s.order);
  startRace(s, events);
}

/** The first turn of a race follows the grid, in which `order` stands already (FF-22). */
function startRace(s: State, events?: Event[]): void {
  s.phase = 'play';
  s.turn = 1;
  setMover(s, 0);
  if (events !== undefined) {
    const grid = s.order.map((car) => ({ car, pos: s.pos[car]!, lane: s.lane[car]! }));
    events.push({ type: 'race', race: s.race, grid });
    events.push({ type: 'turn', race: s.race, turn: s.turn, order: [...s.order] });
  }
}

/** Called when every car has moved: the next turn, or the end of the race (FF-21, FF-23). */
export function endTurn(s: State, events?: Event[]): void {
  const order = s.order;
  sortByTrack(s, order);
  // The leader stands first, so if anybody has passed the line, the first car has.
  if (s.pos[order[0]!]! < FINISH) {
    s.turn++;
    setMover(s, 0);
    events?.push({ type: 'turn', race: s.race, turn: s.turn, order: [...order] });
    return;
  }
  eliminateLast(s, events);
  if (isOneTeamLeft(s)) endGame(s, events);
  else placeNextGrid(s, events);
}

/** Whose car it is, by [16 * cars each + car]: looked up, as a division takes longer than all the rest of a turn. */
const OWNERS: readonly number[] = Array.from({ length: 4 * 16 }, (_, i) => Math.floor((i % 16) / Math.max(1, i >> 4)));

/** The car at this place of the order is to move next. */
export function setMover(s: State, mover: number): void {
  s.mover = mover;
  s.toMove = seatOf(s, s.order[mover]!);
}

export function seatOf(s: State, car: Car): number {
  return OWNERS[16 * s.carsEach + car]!;
}

/** Points of a place, the winner being first: 1 for the first car eliminated, jumps of 2 and 3 at the top (FF-28). */
export function pointsOfPlace(cars: number, place: number): number {
  if (place === 1) return cars + 3;
  return place === 2 ? cars : cars - place + 1;
}

/** The car that would be eliminated if the race ended now (FF-23); none while fewer than two are on the track. */
export function findLastCar(cars: readonly CarView[]): Car | undefined {
  const onTrack = cars.flatMap(({ car, pos, lane }) => (pos === null || lane === null ? [] : [{ car, pos, lane }]));
  if (onTrack.length < 2) return undefined;
  return onTrack.reduce((last, other) => (isAhead(last, other) ? other : last)).car;
}

function eliminateLast(s: State, events?: Event[]): void {
  const place = s.order.length;
  const car = s.order.pop()!;
  const seat = seatOf(s, car);
  const points = pointsOfPlace(s.out.length, place);
  liftCar(s, car);
  s.out[car] = s.race;
  s.points[seat]! += points;
  events?.push({ type: 'eliminated', seat, car, race: s.race, points, total: s.points[seat]! });
  if (!s.order.some((other) => seatOf(s, other) === seat)) retireSeat(s, seat, events);
}

/** A player without cars is out, and their hand goes to the discard pile (FF-24). */
function retireSeat(s: State, seat: number, events?: Event[]): void {
  const cards: Card[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const count = s.hands[seat * KIND_COUNT + kind]!;
    for (let i = 0; i < count; i++) cards.push(CARDS[kind]!);
    s.discard[kind]! += count;
    if (count > 0) s.top = kind;
  }
  emptyHand(s, seat);
  events?.push({ type: 'retired', seat, cards, hand: [], handSize: 0 });
}

function isOneTeamLeft(s: State): boolean {
  const first = seatOf(s, s.order[0]!);
  return s.order.every((car) => seatOf(s, car) === first);
}

/** One car per space, in the order of the finish, in which `order` is sorted (FF-25). */
function placeNextGrid(s: State, events?: Event[]): void {
  s.taken.fill(0);
  for (let i = 0; i < s.order.length; i++) placeCar(s, s.order[i]!, 0 - i, 1);
  s.race++;
  startRace(s, events);
}

/** The cars left all belong to one player and take the remaining places as they stand (FF-26, FF-27). */
function endGame(s: State, events?: Event[]): void {
  for (let i = 0; i < s.order.length; i++) {
    const car = s.order[i]!;
    const seat = seatOf(s, car);
    const points = pointsOfPlace(s.out.length, i + 1);
    s.points[seat]! += points;
    events?.push({ type: 'finished', seat, car, place: i + 1, points, total: s.points[seat]! });
  }
  s.order = [];
  s.mover = 0;
  s.phase = 'over';
}

/** Places by points, or by how long one's last car stayed in (FF-29, FF-30). */
export function computeFinalRanking(s: State, win: WinCondition): number[][] {
  const seats = s.points.length;
  if (win === 'title') return rankSeats(seats, (a, b) => s.points[b]! - s.points[a]!);
  const lastRaceOf = (seat: number): number => {
    let last = 0;
    for (let car = 0; car < s.out.length; car++) {
      if (seatOf(s, car) === seat) last = Math.max(last, s.out[car] === 0 ? Infinity : s.out[car]!);
    }
    return last;
  };
  return rankSeats(seats, (a, b) => (lastRaceOf(a) === lastRaceOf(b) ? 0 : lastRaceOf(b) - lastRaceOf(a)));
}
