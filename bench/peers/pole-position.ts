/**
 * Pole Position for boardgame.io, wired in as its documentation and examples do it: cars are objects in G, the secret
 * choice is a stage that all players are in, moving a car a stage of the player whose moment it is, and moves change G.
 * It is the normal game with every place on the podium, on a course that is given. Nothing is done twice or slowly on
 * purpose; undo is switched off. (A version outside the framework's turns and stages, with every player active all the
 * time and G as flat lists, made half as many moves again.)
 */
import type { Ctx, Game } from 'boardgame.io';

type Token = 'oil' | 'pit' | 'turbo' | 'slip' | 'comeback' | 'grey';

/** The tokens on spaces 1 to 43: every other one is grey. */
export const COURSE: readonly Token[] =
  'slip oil turbo pit comeback oil slip pit turbo oil comeback pit slip turbo oil comeback pit slip turbo oil comeback pit'
    .split(' ')
    .flatMap((token, i) => (i === 0 ? [token] : ['grey', token]) as Token[]);

const CARS_PER_SEAT = 3;
const FINISH = 44;
const MAX_TURNS = 90;

interface Car {
  seat: number;
  at: number;
  /** Where it stood when the cards were revealed. */
  from: number;
  moved: boolean;
  spin: boolean;
  /** 0 while it is racing. */
  place: number;
}

interface PolePositionG {
  turn: number;
  /** Seat by seat: seat 1 has 3, 4 and 5. */
  cars: Car[];
  /** How many cars have a place; with the last one the race is over. */
  arrived: number;
  hands: number[][];
  /** By seat: the card chosen this turn, or 0. */
  chosen: number[];
  /** Seats still to move; empty while cards are chosen. */
  order: number[];
  points: number[];
}

const mayMove = (car: Car): boolean => car.place === 0 && !car.spin;
const allCards = (): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9];

function ownCars(G: PolePositionG, seat: number): Car[] {
  return G.cars.slice(seat * CARS_PER_SEAT, (seat + 1) * CARS_PER_SEAT);
}

function isRacing(G: PolePositionG, seat: number): boolean {
  return ownCars(G, seat).some((car) => car.place === 0);
}

/** Where a car would go with its player's card, and whether it would use all its points. */
function computeDrive(G: PolePositionG, car: Car): { end: number; spins: boolean; usesAll: boolean } {
  const start = car.at;
  const card = G.chosen[car.seat]!;
  const together = start > 0 || G.turn === 1;
  // How many cars are on each space, once without companions, who are not there for the mover, and once with them.
  const rivals = new Array<number>(FINISH + 1).fill(0);
  const standing = new Array<number>(FINISH + 1).fill(0);
  let place = 1;
  for (const other of G.cars) {
    if (other === car || other.at === 0) continue;
    standing[other.at]!++;
    const alike = together && other.seat !== car.seat && other.from === start && G.chosen[other.seat] === card;
    if (alike && (other.moved || (G.order.includes(other.seat) && mayMove(other)))) continue;
    rivals[other.at]!++;
    if (other.at > start) place++;
  }

  const token = COURSE[start - 1];
  const points = card + (token === 'comeback' ? place : 0);
  let end = start;
  let usesAll = false;
  for (let space = start + 1, cost = 1; cost <= points; space++, cost++) {
    if (space === FINISH) return { end: FINISH, spins: false, usesAll: true };
    if (rivals[space] === 0) {
      end = space;
      usesAll = cost === points;
    } else if (token !== 'slip') {
      cost += rivals[space]!;
    }
  }
  if (end === start) return { end, spins: false, usesAll };

  const landed = COURSE[end - 1];
  if (landed === 'pit') end = onePlaceBack(end, rivals, standing);
  else if (landed === 'turbo') end = onePlaceAhead(end, rivals, standing);
  return { end, spins: landed === 'oil', usesAll };
}

function onePlaceBack(at: number, rivals: number[], standing: number[]): number {
  let space = at - 1;
  while (space > 0 && rivals[space] === 0) space--;
  if (space <= 0) return at;
  while (space > 0 && standing[space]! > 0) space--;
  return space;
}

function onePlaceAhead(at: number, rivals: number[], standing: number[]): number {
  let space = at + 1;
  while (space < FINISH && rivals[space] === 0) space++;
  if (space >= FINISH) return at;
  while (space < FINISH && standing[space]! > 0) space++;
  return space;
}

/** How far ahead a player's best car is; finished cars, in finishing order, are ahead of all others. */
function lead(G: PolePositionG, seat: number): number {
  return Math.max(...ownCars(G, seat).map((car) => (car.place === 0 ? car.at : 2 * FINISH - car.place)));
}

/** All have chosen: the cards settle the order, and who can move nothing has lost the card. */
function reveal(G: PolePositionG): void {
  const order: number[] = [];
  G.chosen.forEach((card, seat) => {
    if (card === 0) return;
    const own = ownCars(G, seat);
    if (own.some(mayMove)) order.push(seat);
    else for (const car of own) car.spin = false;
  });
  order.sort((a, b) => G.chosen[b]! - G.chosen[a]! || lead(G, b) - lead(G, a) || a - b);
  G.order = order;
  if (order.length === 0) endTurn(G);
}

function takePlace(G: PolePositionG, car: Car): void {
  car.place = ++G.arrived;
  G.points[car.seat]! += G.cars.length + 1 - G.arrived;
}

/** One car is left, or one player. */
function isDecided(G: PolePositionG): boolean {
  return G.chosen.filter((_, seat) => isRacing(G, seat)).length <= 1 || G.arrived >= G.cars.length - 1;
}

/** The cars left take the remaining places as they stand. */
function endRace(G: PolePositionG): void {
  const left = G.cars.filter((car) => car.place === 0).sort((a, b) => b.at - a.at);
  for (const car of left) takePlace(G, car);
  G.order = [];
}

function endTurn(G: PolePositionG): void {
  G.hands.forEach((hand, seat) => {
    if (hand.length === 0) G.hands[seat] = allCards();
  });
  G.chosen.fill(0);
  for (const car of G.cars) {
    car.moved = false;
    car.from = car.at;
  }
  G.order = [];
  if (G.turn === MAX_TURNS) endRace(G);
  else G.turn++;
}

/** Whose moment it is: a player who moves a car, or all who choose a card. */
function activePlayers(G: PolePositionG, ctx: Ctx): { value: Record<string, string> } {
  if (G.order.length > 0) return { value: { [G.order[0]!]: 'drive' } };
  const choosing = ctx.playOrder.filter((_, seat) => G.chosen[seat] === 0 && isRacing(G, seat));
  return { value: Object.fromEntries(choosing.map((player) => [player, 'choose'])) };
}

export const polePositionForPeer: Game<PolePositionG> = {
  name: 'pole-position',
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 5,

  setup: ({ ctx }) => {
    const seats = ctx.numPlayers;
    return {
      turn: 1,
      cars: Array.from({ length: seats * CARS_PER_SEAT }, (_, car) => ({
        seat: Math.floor(car / CARS_PER_SEAT),
        at: 0,
        from: 0,
        moved: false,
        spin: false,
        place: 0,
      })),
      arrived: 0,
      hands: Array.from({ length: seats }, allCards),
      chosen: new Array<number>(seats).fill(0),
      order: [],
      points: new Array<number>(seats).fill(0),
    };
  },

  turn: {
    activePlayers: { all: 'choose' },
    stages: {
      choose: {
        moves: {
          fuel: ({ G, ctx, events, playerID }, card: number) => {
            const seat = Number(playerID);
            const hand = G.hands[seat]!;
            hand.splice(hand.indexOf(card), 1);
            G.chosen[seat] = card;
            if (G.chosen.some((chosen, other) => chosen === 0 && isRacing(G, other))) {
              events.endStage();
              return;
            }
            reveal(G);
            events.setActivePlayers(activePlayers(G, ctx));
          },
        },
      },
      drive: {
        moves: {
          car: ({ G, ctx, events, playerID }, own: number) => {
            const cars = ownCars(G, Number(playerID));
            const car = cars[own]!;
            const { end, spins } = computeDrive(G, car);
            for (const each of cars) each.spin = false;
            car.spin = spins;
            car.moved = true;
            car.at = end;
            G.order.shift();
            if (end === FINISH) takePlace(G, car);
            if (end === FINISH && isDecided(G)) endRace(G);
            else if (G.order.length === 0) endTurn(G);
            events.setActivePlayers(activePlayers(G, ctx));
          },
        },
      },
    },
  },

  endIf: ({ G }) => (G.arrived === G.cars.length ? { points: G.points } : undefined),
};

/** The seat that acts next; of several that choose a card, the first. */
export function awaitedOnPeer(G: PolePositionG): number {
  if (G.order.length > 0) return G.order[0]!;
  return G.chosen.findIndex((card, seat) => card === 0 && isRacing(G, seat));
}

/** What an awaited seat may play: a card, or the number of one of its cars. */
export function polePositionLegal(G: PolePositionG, seat: number): { type: 'fuel' | 'car'; legal: readonly number[] } {
  if (G.order.length === 0) return { type: 'fuel', legal: G.hands[seat]! };
  const own = ownCars(G, seat);
  const any = [0, 1, 2].filter((car) => mayMove(own[car]!));
  const able = any.filter((car) => computeDrive(G, own[car]!).usesAll);
  return { type: 'car', legal: able.length > 0 ? able : any };
}
