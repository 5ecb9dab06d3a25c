import type { Card, Move, Token, View } from '@paddock/formula';
import { type Draft, draftOf, numberOf } from './draft.ts';
import { isCompatible, offersFor, movesReadingLike, tokensAt } from './offers.ts';
import { cardOf, digitOf, isJoker, isKept, NUMBER_LETTERS, type NumberLetter } from './signs.ts';

/**
 * Types a number digit by digit. If the formula is legal, as many cards as possible are laid for the typed numbers;
 * until then the lying cards are kept where the digits agree.
 */
export function typeNumber(
  view: View,
  legal: readonly Move[],
  draft: Draft,
  place: NumberLetter,
  typed: readonly string[],
  typedBefore: readonly NumberLetter[] = [],
): Draft {
  const plain = { ...draft, [place]: numberOf(view.formula[place], keepMostCards(view, draft, place, typed)) };
  const bound = NUMBER_LETTERS.filter((other) => other !== place && !typedBefore.includes(other));
  const fitting = movesReadingLike(view, legal, plain).filter(
    (move) => typed.every((face, i) => !isJoker(face) || move[place][i] === face) && isCompatible(move, draft, bound),
  );
  const best = offersFor(view, fitting)[0];
  return best === undefined ? plain : draftOf(view.formula, best.move);
}

/** Writes a number over the lying one so that most cards are kept. */
function keepMostCards(view: View, draft: Draft, place: NumberLetter, typed: readonly string[]): (Token | 'J?')[] {
  const lying = view.mustChangeAll || !view.opened ? [] : view.formula[place];
  let best = typed as Token[];
  let most = 0;
  for (let start = 0; start + lying.length <= typed.length; start++) {
    const tokens = typed.map((face, i) => {
      const kept = lying[i - start];
      return kept !== undefined && !isJoker(face) && digitOf(kept) === face ? (`k${i - start}` as Token) : face;
    }) as Token[];
    const count = tokens.filter(isKept).length;
    if (count > most) [best, most] = [tokens, count];
  }
  return withJokers(view, draft, place, best);
}

/** A digit that is not in the hand is laid as a joker, if there is one left. */
function withJokers(view: View, draft: Draft, place: NumberLetter, tokens: readonly Token[]): Token[] {
  const left = [...(view.hand ?? [])];
  const take = (card: Card): boolean => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  for (const other of NUMBER_LETTERS) {
    if (other === place) continue;
    for (const token of tokensAt(draft, other)) if (token === 'J?' || !isKept(token)) take(cardOf(token));
  }
  return tokens.map((token) => {
    if (isKept(token) || take(cardOf(token)) || isJoker(token)) return token;
    return take('J') ? (`J${token}` as Token) : token;
  });
}
