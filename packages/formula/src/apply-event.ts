import { type Card, CARDS, type Event, type View } from './types.ts';

/** The view after an event: copies the event's facts into it. */
export function applyEvent(view: View, event: Event): View {
  switch (event.type) {
    case 'dealer':
      return { ...view, dealer: event.seat };
    case 'dealt':
    case 'drew':
      return {
        ...view,
        hand: addCard(view.hand, event.card),
        handSizes: view.handSizes.with(event.seat, event.handSize),
        pileSize: event.pileSize,
      };
    case 'opened': {
      const { place, card, pileSize, toMove } = event;
      return { ...view, formula: { ...view.formula, [place]: [card] }, pileSize, toMove };
    }
    case 'formula':
      return {
        ...view,
        opened: true,
        formula: event.formula,
        under: event.under,
        hand: event.hand ?? view.hand,
        handSizes: view.handSizes.with(event.seat, event.handSize),
        scores: view.scores.with(event.seat, event.score),
      };
    case 'turned':
      return { ...view, pileSize: event.cards, under: 0 };
    case 'finished':
      return { ...view, finished: [...view.finished, event.seat] };
    case 'turnEnded': {
      const { toMove, turns, passes, bound, mustChangeAll, notZero } = event;
      return { ...view, toMove, turns, passes, bound, mustChangeAll, notZero };
    }
    case 'round': {
      const { scores, cardsLeft, extra } = event;
      return { ...view, scores, cardsLeft, extra };
    }
    case 'roundStarted':
      return startRound(view, event);
    case 'draws':
    case 'passed':
    case 'over':
      return view;
  }
}

/** An empty table: only what is counted over the rounds stays. */
function startRound(view: View, { round, dealer, pileSize }: Event & { type: 'roundStarted' }): View {
  return {
    ...view,
    round,
    dealer,
    toMove: null,
    opened: false,
    mustChangeAll: false,
    bound: 0,
    notZero: false,
    formula: { op: null, a: [], b: [], c: [] },
    under: 0,
    pileSize,
    hand: view.hand === null ? null : [],
    handSizes: view.handSizes.map(() => 0),
    finished: [],
    turns: 0,
    passes: 0,
  };
}

/** Hands are listed in the order of `CARDS`. */
function addCard(hand: readonly Card[] | null, card: Card | null): readonly Card[] | null {
  if (hand === null || card === null) return hand;
  return [...hand, card].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}
