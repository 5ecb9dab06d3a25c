import { type Card, type FormulaMove, isDraw, type Move, type Token } from '@paddock/formula';
import {
  cellsOf,
  type Draft,
  type DraftFace,
  draftOf,
  isChanged,
  laidCards,
  lay,
  type Slot,
  slotsOf,
} from './draft.ts';
import { laidCardsOf, textOfMove, tokensAt } from './offers.ts';
import { cardOf, isJoker, isKept, NUMBER_LETTERS, type NumberLetter } from './signs.ts';

/** What the person placed themselves, and the cards that were only tapped, in this order. */
export interface Composition {
  readonly placed: Draft;
  readonly tapped: readonly Card[];
  /** The person has chosen the sign; otherwise it may change to make the formula true. */
  readonly isSignChosen: boolean;
  /** Which of the formulas that the cards make is shown; 0 is the most sensible one. */
  readonly way: number;
}

interface PlacingRules {
  readonly legal: readonly Move[];
  readonly longest: number;
  readonly changeAll: boolean;
  readonly opened: boolean;
}

/**
 * Puts tapped cards into the most sensible places. If the cards make a legal formula, they go where it needs them: as
 * digits in the order of the taps if possible, with the sign that lies there if possible. Until then each card covers
 * the next number. It never looks at cards that were not tapped, so it gives no hints.
 */
export function placeCards(composition: Composition, rules: PlacingRules): Draft {
  const { placed, tapped } = composition;
  if (tapped.length === 0) return placed;
  const ways = findFormulas(composition, rules.legal);
  if (ways.length > 0) return draftOf(lyingIn(placed), ways[composition.way % ways.length]!);
  let draft = placed;
  for (const card of tapped) {
    const slot = nextSlot(draft, rules);
    if (slot !== null) draft = lay(draft, slot, faceOf(card));
  }
  return draft;
}

export function faceOf(card: Card): DraftFace {
  return card === 'J' ? 'J?' : card;
}

function lyingIn(draft: Draft) {
  return { op: draft.op, a: draft.a.lying, b: draft.b.lying, c: draft.c.lying };
}

/**
 * The legal moves that lay exactly these cards and leave the placed ones where they are, the most sensible first. Moves
 * that read alike are listed once.
 */
export function findFormulas(
  { placed, tapped, isSignChosen }: Omit<Composition, 'way'>,
  legal: readonly Move[],
): FormulaMove[] {
  if (tapped.length === 0) return [];
  const cards = [...laidCards(placed), ...tapped].toSorted().join('');
  const fitting = legal.filter(
    (move): move is FormulaMove =>
      !isDraw(move) &&
      (!isSignChosen || move.op === placed.op) &&
      laidCardsOf(move).toSorted().join('') === cards &&
      NUMBER_LETTERS.every((place) => isExtensionOf(placed, place, move[place])),
  );
  const rankOf = (move: FormulaMove): number => (isInTapOrder(move, tapped) ? 4 : 0) + (move.op === placed.op ? 2 : 0);
  const seen = new Set<string>();
  return fitting
    .map((move) => ({ move, rank: rankOf(move), text: textOfMove(lyingIn(placed), move) }))
    .sort((x, y) => y.rank - x.rank)
    .flatMap(({ move, text }) => (seen.has(text) ? [] : (seen.add(text), [move])));
}

/** Whether the digits are read in the order in which their cards were tapped. */
function isInTapOrder(move: FormulaMove, tapped: readonly Card[]): boolean {
  let next = 0;
  for (const token of NUMBER_LETTERS.flatMap((place) => move[place])) {
    if (!isKept(token) && cardOf(token) === tapped[next]) next++;
  }
  return next === tapped.length;
}

/** Whether a number of a move has all cards of the draft in their places, and perhaps more. */
function isExtensionOf(draft: Draft, place: NumberLetter, tokens: readonly Token[]): boolean {
  const { lying, before, after, whole } = draft[place];
  if (!isChanged(draft[place])) return true;
  const wanted = tokensAt(draft, place);
  if (whole !== null) return !tokens.some(isKept) && wanted.every((token, i) => matches(tokens[i], token));
  const starts = Array.from({ length: tokens.length - lying.length + 1 }, (_, start) => start);
  return starts.some((start) => {
    const isAligned = tokens.every((token, i) => !isKept(token) || Number(token[1]) === i - start);
    const offset = start - before.length;
    const needed = lying.length + before.length + after.length;
    return (
      isAligned &&
      offset >= 0 &&
      offset + needed <= tokens.length &&
      wanted.every((token, i) => (token !== 'J?' && isKept(token)) || matches(tokens[offset + i], token))
    );
  });
}

function matches(token: Token | undefined, wanted: Token | 'J?'): boolean {
  return token === wanted || (wanted === 'J?' && token !== undefined && isJoker(token));
}

/** The place of the next card while the formula is incomplete: the first number without a new card, from left to right. */
function nextSlot(draft: Draft, { longest, changeAll, opened }: PlacingRules): Slot | null {
  const places = opened ? NUMBER_LETTERS : (['c'] as const);
  const untouched = places.find((place) => !cellsOf(draft[place]).some(({ laid }) => laid !== null));
  const ordered = untouched === undefined ? places.toReversed() : [untouched];
  for (const place of ordered) {
    const slots = slotsOf(draft, place, longest, changeAll);
    const slot =
      slots.find(({ part }) => part === 'whole') ?? slots.find(({ part }) => part === 0) ?? slots.at(-1) ?? null;
    if (slot !== null) return slot;
  }
  return null;
}
