import { CARDS, type Card, type Event, type FormulaKind, type View } from '@paddock/formula';
import type { Sound } from '../../kit/sound.ts';
import type { Position } from '../../table/link.ts';

/** All cards are dealt in about this time. */
const DEAL_MS = 1100;
const HAND_SIZE = 7;

export function durationMs(event: Event, view: View): number {
  switch (event.type) {
    case 'dealer':
      return 250;
    case 'dealt':
      return Math.floor(DEAL_MS / (HAND_SIZE * view.handSizes.length));
    case 'opened':
      return 320;
    case 'formula':
      return 950 + 150 * event.laid;
    case 'draws':
      return 150;
    case 'turned':
      return 550;
    case 'drew':
      return 650;
    case 'passed':
      return 600;
    case 'finished':
      return 300;
    case 'round':
      return 2000;
    case 'over':
      return 100;
  }
}

/** A drawn card is known once it is in the hand, one from the pile once it lies on the table. */
export function revealAt({ type }: Event): number {
  return type === 'drew' || type === 'opened' ? 1 : 0;
}

function at<T>(list: readonly T[], index: number, value: T): T[] {
  return list.map((old, i) => (i === index ? value : old));
}

function withCard(hand: readonly Card[] | null, card: Card | null): readonly Card[] | null {
  if (hand === null || card === null) return hand;
  return [...hand, card].sort((x, y) => CARDS.indexOf(x) - CARDS.indexOf(y));
}

/**
 * Cards, piles and scores are brought up to date; whose turn comes next is left to the exact view. So is the viewer's
 * hand when a formula is laid: a view does not tell whose hand it is.
 */
export function picture(view: View, event: Event): View {
  const { handSizes } = view;
  switch (event.type) {
    case 'dealer':
      return { ...view, dealer: event.seat };
    case 'dealt':
    case 'drew': {
      // Only the viewer's own card is told.
      return {
        ...view,
        handSizes: at(handSizes, event.seat, handSizes[event.seat]! + 1),
        hand: withCard(view.hand, event.card),
        pileSize: view.pileSize - 1,
      };
    }
    case 'opened':
      return { ...view, pileSize: view.pileSize - 1, formula: { ...view.formula, [event.place]: [event.card] } };
    case 'formula': {
      const lay = (formula: View['formula']): number => formula.a.length + formula.b.length + formula.c.length;
      return {
        ...view,
        opened: true,
        formula: event.formula,
        bound: event.bound,
        mustChangeAll: event.bound > 0,
        notZero: false,
        under: view.under + lay(view.formula) + event.laid - lay(event.formula),
        handSizes: at(handSizes, event.seat, handSizes[event.seat]! - event.laid),
        scores:
          event.points === null ? view.scores : at(view.scores, event.seat, view.scores[event.seat]! + event.points),
        passes: 0,
      };
    }
    case 'turned':
      return { ...view, pileSize: event.cards, under: 0 };
    case 'finished':
      return { ...view, finished: view.finished.includes(event.seat) ? view.finished : [...view.finished, event.seat] };
    case 'round':
      return {
        ...view,
        toMove: null,
        scores: view.scores.map((score, seat) => score + event.change[seat]!),
        cardsLeft: view.cardsLeft.map((cards, seat) => cards + event.cards[seat]!),
      };
    case 'draws':
    case 'passed':
    case 'over':
      return view;
  }
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'dealt':
    case 'opened':
    case 'formula':
    case 'drew':
      return 'card';
    case 'turned':
      return 'dice';
    case 'round':
      return 'flag';
    case 'over':
      return 'win';
    case 'dealer':
    case 'draws':
    case 'passed':
    case 'finished':
      return null;
  }
}

/** Hands are hidden from each other all the time. */
export function hasSecrets({ awaiting }: Position<FormulaKind>): boolean {
  return awaiting.kind === 'moves';
}
