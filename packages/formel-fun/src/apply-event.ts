import { type Card, CARDS, type CarView, type Event, type View } from './types.ts';

/** The view after an event: copies the event's facts into it. */
export function applyEvent(view: View, event: Event): View {
  switch (event.type) {
    case 'placed':
      return placeCar(view, event.car, { pos: event.pos, lane: event.lane });
    case 'dealt':
    case 'drew':
      return {
        ...view,
        hand: event.card === null || view.hand === null ? view.hand : sortCards([...view.hand, event.card]),
        handSizes: view.handSizes.with(event.seat, event.handSize),
        pileSize: event.pileSize,
      };
    case 'race':
      return {
        ...event.grid.reduce((next, { car, pos, lane }) => placeCar(next, car, { pos, lane }), view),
        race: event.race,
      };
    case 'turn':
      return { ...view, race: event.race, turn: event.turn, order: event.order };
    case 'played':
      return {
        ...discard(view, event.discarded),
        hand: event.hand ?? view.hand,
        handSizes: view.handSizes.with(event.seat, event.handSize),
        extraTurbos: view.extraTurbos.with(event.seat, event.extraTurbos),
        played: { card: event.card, turbo: event.turbo },
      };
    case 'turned':
      return { ...view, discard: [], top: null, pileSize: event.cards };
    case 'moved':
      return {
        ...placeCar(view, event.car, { pos: event.to, lane: event.lane }),
        order: event.order,
        played: null,
      };
    case 'eliminated':
      return {
        ...placeCar(view, event.car, { pos: null, lane: null, out: event.race }),
        points: view.points.with(event.seat, event.total),
      };
    case 'retired':
      return {
        ...discard(view, event.cards),
        hand: event.hand ?? view.hand,
        handSizes: view.handSizes.with(event.seat, event.handSize),
      };
    case 'finished':
      return { ...view, points: view.points.with(event.seat, event.total) };
    case 'over':
      return view;
  }
}

function placeCar(view: View, car: number, change: Partial<CarView>): View {
  return { ...view, cars: view.cars.with(car, { ...view.cars[car]!, ...change }) };
}

function discard(view: View, cards: readonly Card[]): View {
  return { ...view, discard: sortCards([...view.discard, ...cards]), top: cards.at(-1) ?? view.top };
}

/** Hands and piles are listed in the order of `CARDS`. */
function sortCards(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}
