import {
  type Car,
  type Card,
  CARDS,
  formelFun,
  type FormelFunTypes,
  type State,
  type WinCondition,
} from '@paddock/formel-fun';
import { type Game, pile } from '@paddock/kernel';
import { addToHand } from '../src/hands.ts';
import { setMover } from '../src/race.ts';
import { placeCar, sortByTrack } from '../src/track.ts';

/** A position in the words of the table. What is not said is as at the start of a first race. */
interface PositionSketch {
  readonly seats?: number;
  readonly win?: WinCondition;
  readonly race?: number;
  /** Where each car stands: [position, lane]. Cars not named were eliminated in race 1. */
  readonly cars: Readonly<Record<Car, readonly [pos: number, lane: number]>>;
  readonly hands?: readonly (readonly Card[])[];
  readonly extraTurbos?: readonly number[];
  /** The cars still to move this turn; all in track order by default. */
  readonly order?: readonly Car[];
  /** Cards that lie in the discard pile instead of the pile; 'all' leaves the pile empty. */
  readonly discardCards?: readonly Card[] | 'all';
}

interface Position {
  readonly game: Game<FormelFunTypes>;
  readonly state: State;
}

export function createPosition(sketch: PositionSketch): Position {
  const seats = sketch.seats ?? 3;
  const game = formelFun.create(seats, { win: sketch.win ?? 'title' });
  const state = game.setup();
  state.phase = 'play';
  state.race = sketch.race ?? 1;
  state.out = state.out.map((_, car) => (sketch.cars[car] === undefined ? 1 : 0));
  for (const [car, [pos, lane]] of Object.entries(sketch.cars)) placeCar(state, Number(car), pos, lane);
  state.order = [...(sketch.order ?? Object.keys(sketch.cars).map(Number))];
  if (sketch.order === undefined) sortByTrack(state, state.order);
  setMover(state, 0);
  sketch.hands?.forEach((hand, seat) => hand.forEach((card) => dealCard(state, seat, card)));
  state.extraTurbos = [...(sketch.extraTurbos ?? state.extraTurbos)];
  discard(state, sketch.discardCards ?? []);
  return { game, state };
}

function dealCard(state: State, seat: number, card: Card): void {
  const kind = CARDS.indexOf(card);
  state.pile[kind]!--;
  state.pileSize--;
  addToHand(state, seat, kind);
}

function discard(state: State, cards: readonly Card[] | 'all'): void {
  if (cards === 'all') {
    pile.movePile(state.pile, state.discard);
    state.top = state.discard.findIndex((count) => count > 0);
  } else {
    for (const card of cards) {
      state.top = CARDS.indexOf(card);
      state.pile[state.top]!--;
      state.discard[state.top]!++;
    }
  }
  state.pileSize = pile.pileSize(state.pile);
}

/** The car to move plays, its owner draws the first card of the pile, and the car goes. */
export function playAndMove({ game, state }: Position, card: Card, turbo = false): void {
  const awaiting = game.awaiting(state);
  if (awaiting.kind !== 'moves') throw new Error('no move is awaited');
  const seat = awaiting.seats[0]!;
  const move = game.legalMoves(state, seat).find((legal) => legal.card === card && legal.turbo === turbo);
  if (move === undefined) throw new Error(`${card}${turbo ? ' with Turbo' : ''} is not legal`);
  game.play(state, seat, move);
  game.resolve(state, 0);
}

/** Where a lone car ends that plays a card on a position. */
export function endPositionOf(pos: number, card: Card, turbo = false): number {
  const p = createPosition({
    cars: { 0: [pos, 1], 3: [-9, 1], 6: [-10, 1] },
    hands: [turbo ? [card, 'T', 'B6'] : [card, 'B6']],
    order: [0, 3, 6],
  });
  playAndMove(p, card, turbo);
  return p.state.pos[0]!;
}
