import { CARDS, type Card, type Face, isDraw, type Laying, type Move, type Token, type View } from '@paddock/formula';
import { type Draft, readingOf } from './draft.ts';
import { cardOf, digitOf, isJoker, isKept, PLACES, type Place } from './signs.ts';

/** A legal move as a line of the list: how it reads, and the cards it takes. */
export interface Offer {
  readonly move: Laying;
  readonly values: readonly [string, string, string];
  readonly laid: readonly Card[];
}

function textOf(lying: readonly Face[], tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) text += digitOf(isKept(token) ? lying[Number(token[1])]! : token);
  return text;
}

export function laidBy(move: Laying): Card[] {
  const laid = [...move.a, ...move.b, ...move.c].filter((token) => !isKept(token)).map(cardOf);
  return laid.sort((x, y) => CARDS.indexOf(x) - CARDS.indexOf(y));
}

function offerOf(view: View, move: Laying): Offer {
  const { a, b, c } = view.formula;
  return { move, values: [textOf(a, move.a), textOf(b, move.b), textOf(c, move.c)], laid: laidBy(move) };
}

/** The more cards the better, without jokers if possible; then the greater result. */
function worth({ laid, values }: Offer): number {
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
  return offers.sort((x, y) => worth(y) - worth(x));
}

/** Legal moves that read like the draft. */
export function readAlike(view: View, legal: readonly Move[], draft: Draft): Laying[] {
  const wanted = PLACES.map((place) => readingOf(draft[place]));
  return legal.filter(
    (move): move is Laying =>
      !isDraw(move) &&
      move.op === draft.op &&
      PLACES.every(
        (place, i) =>
          move[place].length === wanted[i]!.length && textOf(view.formula[place], move[place]) === wanted[i],
      ),
  );
}

/** The same, each set of cards once. */
export function variantsOf(view: View, legal: readonly Move[], draft: Draft): Offer[] {
  return offersFor(view, readAlike(view, legal, draft));
}

/** Whether a legal move leaves everything that the draft has laid where it is. */
export function goesWith(move: Laying, draft: Draft, changed: readonly Place[]): boolean {
  return changed.every((place) => {
    const tokens = move[place];
    const wanted = tokensAt(draft, place);
    return tokens.length === wanted.length && tokens.every((token, i) => alike(token, wanted[i]!));
  });
}

function alike(token: Token, wanted: Token | 'J?'): boolean {
  return token === wanted || (wanted === 'J?' && isJoker(token));
}

export function tokensAt(draft: Draft, place: Place): readonly (Token | 'J?')[] {
  const { before, over, after, whole } = draft[place];
  return whole ?? [...before, ...over.map((face, i) => face ?? (`k${i}` as Token)), ...after];
}
