import { type ChanceReport, pile } from '@paddock/kernel';
import { MOVES } from './cards.ts';
import { listCars, handOf } from './knowledge.ts';
import { drawSource } from './moves.ts';
import { gridChoice, seatToDeal } from './setup.ts';
import { CARDS, type State } from './types.ts';

/** The full position in the public notation. */
export function tableOf(s: State): object {
  return {
    race: s.race,
    turn: s.turn,
    order: s.order.slice(s.mover),
    cars: listCars(s),
    hands: s.points.map((_, seat) => handOf(s, seat)),
    pile: pile.listCards(s.pile, CARDS),
    discard: pile.listCards(s.discard, CARDS),
    extraTurbos: [...s.extraTurbos],
    points: [...s.points],
    played: s.played === -1 ? null : MOVES[s.played]!,
  };
}

export function describeChance(s: State, seats: number, outcome: number): ChanceReport {
  if (s.phase === 'grid') return { label: 'grid', result: gridChoice(s, seats, outcome) };
  if (s.phase === 'deal') {
    return { label: 'deal', seat: seatToDeal(s), result: CARDS[pile.kindAt(s.pile, outcome)] };
  }
  return { label: 'draw', seat: s.toMove, result: CARDS[pile.kindAt(drawSource(s), outcome)] };
}
