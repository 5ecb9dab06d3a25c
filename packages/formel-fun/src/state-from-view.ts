import type { Viewer } from '@paddock/kernel';
import { DECK, KIND_COUNT, moveId } from './cards.ts';
import { kindsHeld } from './hands.ts';
import { createInitialState } from './setup.ts';
import { placeCar } from './track.ts';
import { CARDS, type Card, type State, type View } from './types.ts';
import { setMover } from './race.ts';

/** A state that the viewer cannot tell from the true one: its view, with any unseen cards in the other hands and the pile (FF-31). */
export function createStateFromView(view: View, viewer: Viewer): State {
  const s = createInitialState(view.points.length);
  s.race = view.race;
  s.turn = view.turn;
  for (const { car, pos, lane, out } of view.cars) {
    if (pos !== null) placeCar(s, car, pos, lane!);
    s.out[car] = out ?? 0;
  }
  placeCards(s, view, viewer);
  s.extraTurbos = [...view.extraTurbos];
  s.points = [...view.points];
  s.played = view.played === null ? -1 : moveId(view.played);
  // Those who have moved in this turn come first. Their order does not matter: it is sorted at the end of the turn.
  const moved = view.cars.flatMap(({ car, pos }) => (pos === null || view.order.includes(car) ? [] : [car]));
  if (view.order.length > 0) {
    s.phase = view.played === null ? 'play' : 'draw';
    s.order = [...moved, ...view.order];
    setMover(s, moved.length);
  }
  return s;
}

function placeCards(s: State, { hand, handSizes, discard, top, pileSize }: View, viewer: Viewer): void {
  const unseen = [...DECK];
  for (const card of [...discard, ...(hand ?? [])]) unseen[CARDS.indexOf(card)]!--;
  s.hands = handSizes.flatMap((size, seat) =>
    seat === viewer && hand !== null ? countCards(hand) : takeAny(unseen, size),
  );
  s.held = handSizes.map((_, seat) => kindsHeld(s.hands, seat));
  s.pile = unseen;
  s.pileSize = pileSize;
  s.discard = countCards(discard);
  s.top = top === null ? -1 : CARDS.indexOf(top);
}

function countCards(cards: readonly Card[]): number[] {
  return CARDS.map((card) => cards.filter((other) => other === card).length);
}

/** Takes so many cards, whichever come first. */
function takeAny(cards: number[], size: number): number[] {
  let left = size;
  return Array.from({ length: KIND_COUNT }, (_, kind) => {
    const taken = Math.min(left, cards[kind]!);
    cards[kind]! -= taken;
    left -= taken;
    return taken;
  });
}
