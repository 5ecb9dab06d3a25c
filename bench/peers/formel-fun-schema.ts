/**
 * The state of Formel Fun as Colyseus synchronises it: what is on the table for everybody, and the hand for its owner. The
 * rules are ours and run on their own state, from which `copyChanges` copies.
 */
import { type ArraySchema, schema, t } from '@colyseus/schema';
import { CARDS, type State } from '@paddock/formel-fun';

const CarSchema = schema({ pos: t.int16(), lane: t.uint8(), out: t.uint8() }, 'Car');

const PlayerSchema = schema(
  {
    points: t.uint16(),
    extraTurbos: t.uint8(),
    handSize: t.uint8(),
    /** How many cards of each kind; only for the clients to whose view the player is added. */
    hand: t.array('uint8').view(),
  },
  'Player',
);

/** The value of `toMove` when the race is over. */
export const NOBODY = -1;

export const FormelFunSchema = schema(
  {
    race: t.uint8(),
    turn: t.uint8(),
    order: t.array('uint8'),
    mover: t.uint8(),
    /** The seat that must choose. */
    toMove: t.int8(),
    pileSize: t.uint8(),
    discard: t.array('uint8'),
    cars: t.array(CarSchema),
    players: t.array(PlayerSchema),
  },
  'FormelFun',
);
export type FormelFunSchema = InstanceType<typeof FormelFunSchema>;

/** The state at the beginning of a race. */
export function createState(from: State): FormelFunSchema {
  const state = new FormelFunSchema();
  for (let car = 0; car < from.pos.length; car++) state.cars.push(new CarSchema());
  for (let seat = 0; seat < from.points.length; seat++) state.players.push(new PlayerSchema());
  copyChanges(state, from, null);
  return state;
}

/** Sets what has changed since `before`, and reads nothing from the synchronised lists: their proxies are slow. */
export function copyChanges(to: FormelFunSchema, from: State, before: State | null): void {
  to.race = from.race;
  to.turn = from.turn;
  to.mover = from.mover;
  to.toMove = from.phase === 'over' ? NOBODY : from.toMove;
  to.pileSize = from.pileSize;
  copyList(to.order, from.order, before?.order);
  copyList(to.discard, from.discard, before?.discard);
  forEachChange(from.pos, before?.pos, (pos, car) => (to.cars[car]!.pos = pos));
  forEachChange(from.lane, before?.lane, (lane, car) => (to.cars[car]!.lane = lane));
  forEachChange(from.out, before?.out, (out, car) => (to.cars[car]!.out = out));
  forEachChange(from.points, before?.points, (points, seat) => (to.players[seat]!.points = points));
  forEachChange(from.extraTurbos, before?.extraTurbos, (count, seat) => (to.players[seat]!.extraTurbos = count));
  for (let seat = 0; seat < from.points.length; seat++) {
    const [hand, handBefore] = [handOf(from, seat), before === null ? undefined : handOf(before, seat)];
    const player = to.players[seat]!;
    player.handSize = hand.reduce((sum, count) => sum + count, 0);
    copyList(player.hand, hand, handBefore);
  }
}

function handOf(state: State, seat: number): number[] {
  return state.hands.slice(seat * CARDS.length, (seat + 1) * CARDS.length);
}

function forEachChange(
  from: readonly number[],
  before: readonly number[] = [],
  set: (value: number, index: number) => void,
): void {
  for (let i = 0; i < from.length; i++) if (from[i] !== before[i]) set(from[i]!, i);
}

function copyList(to: ArraySchema<number>, from: readonly number[], before: readonly number[] = []): void {
  for (let i = from.length; i < before.length; i++) to.pop();
  forEachChange(from, before, (value, i) => {
    if (i < before.length) to[i] = value;
    else to.push(value);
  });
}
