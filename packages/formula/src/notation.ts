import { type ChanceReport, pile } from '@paddock/kernel';
import { drawSource } from './cards.ts';
import { formulaOnTable, handOf, seatOrNull } from './knowledge.ts';
import { seatToDeal } from './setup.ts';
import { CARDS, NOT_SET, type State } from './types.ts';

/** The full position in the public notation. */
export function tableOf(s: State): object {
  return {
    round: s.round,
    dealer: seatOrNull(s.dealer),
    toMove: seatOrNull(s.toMove),
    opened: s.op !== NOT_SET,
    mustChangeAll: s.bound > 0,
    formula: formulaOnTable(s),
    under: s.underSize,
    pile: pile.listCards(s.pile, CARDS),
    hands: s.handSizes.map((_, seat) => handOf(s, seat)),
    finished: [...s.finished],
    scores: [...s.scores],
    cardsLeft: [...s.cardsLeft],
    extra: s.extra.map((more) => more === 1),
    turns: s.turns,
    passes: s.passes,
    bound: s.bound,
    ...(s.notZero ? { notZero: true } : {}),
  };
}

export function describeChance(s: State, outcome: number): ChanceReport {
  switch (s.phase) {
    case 'dealer':
      return { label: 'dealer', result: outcome };
    case 'deal':
      return { label: 'deal', seat: seatToDeal(s), result: CARDS[pile.kindAt(s.pile, outcome)] };
    case 'open':
      return { label: 'open', result: CARDS[pile.kindAt(s.pile, outcome)] };
    default:
      return { label: 'draw', seat: s.toMove, result: CARDS[pile.kindAt(drawSource(s).cards, outcome)] };
  }
}
