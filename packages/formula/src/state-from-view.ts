import type { Viewer } from '@paddock/kernel';
import { DECK, HAND_SIZE, KIND_JOKER, KIND_COUNT } from './cards.ts';
import { codeOf } from './tokens.ts';
import { type Card, CARDS, type Face, NOT_SET, OPERATORS, type Phase, type State, type View } from './types.ts';

/**
 * A state that the viewer cannot distinguish from the true one: its view, and any unseen cards that are consistent with
 * it. So a page can compute legal moves, previews and reasons without the server. A pending draw is not part of a view:
 * it looks like the decision before it.
 */
export function createStateFromView(view: View, viewer: Viewer): State {
  const { formula, handSizes } = view;
  const rest = [...DECK];
  const seen = [...(view.hand ?? []), ...[...formula.a, ...formula.b, ...formula.c].map(cardOf)];
  for (const card of seen) rest[CARDS.indexOf(card)]!--;
  const hands = handSizes.flatMap((size, other) =>
    other === viewer && view.hand !== null ? countCards(view.hand) : takeUnseen(rest, size),
  );
  return {
    phase: phaseOf(view),
    round: view.round,
    dealer: view.dealer ?? NOT_SET,
    toMove: view.toMove ?? NOT_SET,
    op: formula.op === null ? NOT_SET : OPERATORS.indexOf(formula.op),
    numbers: [codeOf(formula.a), codeOf(formula.b), codeOf(formula.c)],
    hands,
    handSizes: [...handSizes],
    pile: takeUnseen(rest, view.pileSize),
    pileSize: view.pileSize,
    under: takeUnseen(rest, view.under),
    underSize: view.under,
    finished: [...view.finished],
    scores: [...view.scores],
    cardsLeft: [...view.cardsLeft],
    extra: view.extra.map(Number),
    turns: view.turns,
    passes: view.passes,
    bound: view.bound,
    notZero: view.notZero,
  };
}

function cardOf(face: Face): Card {
  return face[0] as Card;
}

function countCards(cards: readonly Card[]): number[] {
  return CARDS.map((card) => cards.filter((other) => other === card).length);
}

/** So many of the unseen cards, jokers first: while cards are turned up, the pile must hold enough digits. */
function takeUnseen(rest: number[], size: number): number[] {
  const taken = Array.from({ length: KIND_COUNT }, () => 0);
  let left = size;
  for (let kind = KIND_JOKER; kind >= 0 && left > 0; kind--) {
    const count = Math.max(0, Math.min(left, rest[kind]!));
    taken[kind] = count;
    rest[kind]! -= count;
    left -= count;
  }
  return taken;
}

function phaseOf({ dealer, toMove, handSizes, extra, turns }: View): Phase {
  if (toMove !== null) return 'play';
  if (dealer === null) return 'dealer';
  if (turns > 0) return 'over';
  return handSizes.every((size, seat) => size >= HAND_SIZE + Number(extra[seat])) ? 'open' : 'deal';
}
