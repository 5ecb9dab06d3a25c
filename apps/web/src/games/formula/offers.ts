import {
  CARDS,
  type Card,
  type Face,
  isDraw,
  type FormulaMove,
  type Move,
  type Token,
  type View,
} from '@paddock/formula';
import { type Draft, numberText } from './draft.ts';
import { cardOf, digitOf, isJoker, isKept, NUMBER_LETTERS, type NumberLetter } from './signs.ts';

/** A legal move as a line of the list: the formula, and the cards it takes. */
interface Offer {
  readonly move: FormulaMove;
  readonly values: readonly [string, string, string];
  readonly laid: readonly Card[];
}

function numberTextOf(lying: readonly Face[], tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) text += digitOf(isKept(token) ? lying[Number(token[1])]! : token);
  return text;
}

export function laidCardsOf(move: FormulaMove): Card[] {
  const laid = [...move.a, ...move.b, ...move.c].filter((token) => !isKept(token)).map(cardOf);
  return laid.sort((x, y) => CARDS.indexOf(x) - CARDS.indexOf(y));
}

function offerOf(view: View, move: FormulaMove): Offer {
  const { a, b, c } = view.formula;
  return {
    move,
    values: [numberTextOf(a, move.a), numberTextOf(b, move.b), numberTextOf(c, move.c)],
    laid: laidCardsOf(move),
  };
}

/** The formula that a legal move makes, as one reads it. */
export function textOfMove(formula: View['formula'], move: FormulaMove): string {
  return NUMBER_LETTERS.map((place) => numberTextOf(formula[place], move[place])).join(` ${move.op} `);
}

/** More cards are better, jokers worse; then the greater result. */
function offerRank({ laid, values }: Offer): number {
  return laid.length * 10_000 - laid.filter((card) => card === 'J').length * 12_000 + Number(values[2]);
}

/** Formulas that read alike and take the same cards are listed once. */
export function offersFor(view: View, legal: readonly Move[]): Offer[] {
  const seen = new Set<string>();
  const offers: Offer[] = [];
  for (const move of legal) {
    if (isDraw(move)) continue;
    const offer = offerOf(view, move);
    const key = `${offer.values.join(move.op)} ${offer.laid.join('')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    offers.push(offer);
  }
  return offers.sort((x, y) => offerRank(y) - offerRank(x));
}

/** Legal moves that read like the draft. */
export function movesReadingLike(view: View, legal: readonly Move[], draft: Draft): FormulaMove[] {
  const wanted = NUMBER_LETTERS.map((place) => numberText(draft[place]));
  return legal.filter(
    (move): move is FormulaMove =>
      !isDraw(move) &&
      move.op === draft.op &&
      NUMBER_LETTERS.every(
        (place, i) =>
          move[place].length === wanted[i]!.length && numberTextOf(view.formula[place], move[place]) === wanted[i],
      ),
  );
}

/** Legal moves that read like the draft, once for each set of cards. */
export function variantsOf(view: View, legal: readonly Move[], draft: Draft): Offer[] {
  return offersFor(view, movesReadingLike(view, legal, draft));
}

/** Whether a legal move contains everything that the draft has laid. */
export function isCompatible(move: FormulaMove, draft: Draft, changed: readonly NumberLetter[]): boolean {
  return changed.every((place) => {
    const tokens = move[place];
    const wanted = tokensAt(draft, place);
    return tokens.length === wanted.length && tokens.every((token, i) => isSameToken(token, wanted[i]!));
  });
}

function isSameToken(token: Token, wanted: Token | 'J?'): boolean {
  return token === wanted || (wanted === 'J?' && isJoker(token));
}

export function tokensAt(draft: Draft, place: NumberLetter): readonly (Token | 'J?')[] {
  const { before, over, after, whole } = draft[place];
  return whole ?? [...before, ...over.map((face, i) => face ?? (`k${i}` as Token)), ...after];
}
