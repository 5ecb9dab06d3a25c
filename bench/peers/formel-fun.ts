/**
 * Formel Fun for boardgame.io, written as its own examples are: one move that changes G, its random plugin for the
 * dice, the turn order as data. Nothing is done twice or slowly on purpose; undo is switched off, as it costs time.
 */
import type { Game } from 'boardgame.io';

interface Car {
  seat: number;
  pos: number;
  lane: number;
  out: number;
}

export interface FormelFunG {
  race: number;
  cars: Car[];
  order: number[];
  mover: number;
  hands: string[][];
  pile: string[];
  discard: string[];
  extraTurbos: number[];
  points: number[];
}

const DECK: string[] = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'B6', 'B7', 'B8']
  .flatMap((card) => new Array<string>(8).fill(card))
  .concat(new Array<string>(6).fill('T'));

const printed = (pos: number): number => ((((pos - 1) % 10) + 10) % 10) + 1;
const space = (pos: number): number => (((pos - 1) % 30) + 30) % 30;

function distance(card: string, number: number): number {
  if (card === 'T') return 5;
  const value = Number(card.slice(1));
  if (card.startsWith('B')) return value;
  if (value === number) return value;
  return value === 1 ? 10 : 3;
}

function trackOrder(G: FormelFunG): number[] {
  return G.cars
    .map((_, car) => car)
    .filter((car) => G.cars[car]!.out === 0)
    .sort((a, b) => G.cars[b]!.pos - G.cars[a]!.pos || G.cars[a]!.lane - G.cars[b]!.lane);
}

function endTurn(G: FormelFunG): void {
  const order = trackOrder(G);
  G.order = order;
  G.mover = 0;
  if (G.cars[order[0]!]!.pos < 31) return;
  const cars = G.cars.length;
  const gone = G.cars[order.pop()!]!;
  gone.out = G.race;
  const place = order.length + 1;
  G.points[gone.seat]! += place === 2 ? cars : cars - place + 1;
  if (!order.some((car) => G.cars[car]!.seat === gone.seat)) {
    G.discard.push(...G.hands[gone.seat]!);
    G.hands[gone.seat] = [];
  }
  const owner = G.cars[order[0]!]!.seat;
  if (order.every((car) => G.cars[car]!.seat === owner)) {
    order.forEach((_, i) => (G.points[owner]! += i === 0 ? cars + 3 : i === 1 ? cars : cars - i));
    G.order = [];
    return;
  }
  order.forEach((car, i) => Object.assign(G.cars[car]!, { pos: 0 - i, lane: 1 }));
  G.race++;
}

export const formelFunForPeer: Game<FormelFunG> = {
  name: 'formel-fun',
  disableUndo: true,

  setup: ({ ctx, random }) => {
    const seats = ctx.numPlayers;
    const each = seats === 6 ? 2 : 3;
    const pile = random.Shuffle(DECK);
    const hands = Array.from({ length: seats }, () => pile.splice(-5));
    const cars: Car[] = Array.from({ length: seats * each }, (_, car) => ({
      seat: Math.floor(car / each),
      pos: 0 - (car % each),
      lane: 0,
      out: 0,
    }));
    for (let row = 0; row < each; row++) {
      random.Shuffle(Array.from({ length: seats }, (_, seat) => seat)).forEach((seat, i) => {
        cars[seat * each + row]!.lane = i + 1;
      });
    }
    const zeros = new Array<number>(seats).fill(0);
    const G = { race: 1, cars, order: [], mover: 0, hands, pile, discard: [], extraTurbos: zeros, points: [...zeros] };
    return { ...G, order: trackOrder(G) };
  },

  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.cars[G.order[0]!]!.seat,
      next: ({ G }) => (G.order.length === 0 ? 0 : G.cars[G.order[G.mover]!]!.seat),
    },
  },

  moves: {
    play: ({ G, playerID, random }, card: string, turbo: boolean) => {
      const seat = Number(playerID);
      const hand = G.hands[seat]!;
      for (const played of turbo ? [card, 'T'] : [card]) {
        hand.splice(hand.indexOf(played), 1);
        G.discard.push(played);
      }
      if (turbo) G.extraTurbos[seat]!++;
      if (G.pile.length === 0) {
        G.pile = random.Shuffle(G.discard);
        G.discard = [];
      }
      hand.push(G.pile.pop()!);

      const number = G.order[G.mover]!;
      const car = G.cars[number]!;
      const from = car.pos;
      const others = G.cars.filter((other, i) => i !== number && other.out === 0);
      const lanesAt = (pos: number): number[] => others.filter((o) => space(o.pos) === space(pos)).map((o) => o.lane);
      let to = from + distance(card, printed(from)) + (turbo ? 5 : 0);
      while (to > from && lanesAt(to).length >= 4) to--;
      const taken = lanesAt(to);
      let lane = 1;
      while (taken.includes(lane)) lane++;
      car.pos = to;
      car.lane = lane;

      G.mover++;
      if (G.mover === G.order.length) endTurn(G);
    },
  },

  endIf: ({ G }) => (G.order.length === 0 ? { points: G.points } : undefined),
};

/** What the seat to move may play; `extraTurbos` is how many it has played already. */
export function legalForPeer(hand: readonly string[], extraTurbos: number): [card: string, turbo: boolean][] {
  const kinds = [...new Set(hand)];
  const legal: [string, boolean][] = kinds.map((card) => [card, false]);
  const turbos = hand.filter((card) => card === 'T').length;
  if (turbos === 0 || extraTurbos >= 3) return legal;
  for (const card of kinds) if (card !== 'T' || turbos > 1) legal.push([card, true]);
  return legal;
}
