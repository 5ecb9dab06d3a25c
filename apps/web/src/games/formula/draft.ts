import type { Card, Face, FormulaOnTable, FormulaMove, Operator, Token } from '@paddock/formula';
import { cardOf, digitOf, isJoker, isKept, NUMBER_LETTERS, type NumberLetter } from './signs.ts';

/**
 * The formula that a person composes on top of the one on the table. It may be anything: draft-check.ts applies the
 * rules. All functions return a new draft.
 */

/** A card of the draft: a face, or a joker whose digit is still open. */
export type DraftFace = Face | 'J?';

interface NumberDraft {
  readonly lying: readonly Face[];
  readonly before: readonly DraftFace[];
  /** What covers each lying card. */
  readonly over: readonly (DraftFace | null)[];
  readonly after: readonly DraftFace[];
  /** What covers the number as a whole; the other lists are ignored then. */
  readonly whole: readonly DraftFace[] | null;
}

export type Draft = { readonly op: Operator | null } & Readonly<Record<NumberLetter, NumberDraft>>;

/** Where a card can be put: before, onto the card with this index, after, or over all of a number. */
type SlotPart = 'before' | 0 | 1 | 2 | 'after' | 'whole';
export interface Slot {
  readonly place: NumberLetter;
  readonly part: SlotPart;
}

/** A card of the resulting number; `laid` says where it comes from, `null` for a kept card. */
export interface Cell {
  readonly face: DraftFace;
  readonly laid: { readonly part: SlotPart; readonly index: number } | null;
  /** The index of the lying card that is kept here or covered. */
  readonly lying: number | null;
}

function untouchedNumber(lying: readonly Face[]): NumberDraft {
  return { lying, before: [], over: lying.map(() => null), after: [], whole: null };
}

export function startDraft({ op, a, b, c }: FormulaOnTable): Draft {
  return { op, a: untouchedNumber(a), b: untouchedNumber(b), c: untouchedNumber(c) };
}

export function cellsOf({ lying, before, over, after, whole }: NumberDraft): Cell[] {
  const laid = (part: SlotPart, index: number, face: DraftFace, under: number | null = null): Cell => ({
    face,
    laid: { part, index },
    lying: under,
  });
  if (whole !== null) return whole.map((face, i) => laid('whole', i, face));
  return [
    ...before.map((face, i) => laid('before', i, face)),
    ...lying.map((face, i): Cell => {
      const cover = over[i] ?? null;
      return cover === null ? { face, laid: null, lying: i } : laid(i as SlotPart, 0, cover, i);
    }),
    ...after.map((face, i) => laid('after', i, face)),
  ];
}

function tokensOf(number: NumberDraft): (Token | 'J?')[] {
  return cellsOf(number).map(({ face, laid, lying }) => (laid === null ? (`k${lying!}` as Token) : face));
}

/** The draft as a move, legal or not; `null` while the sign or a joker's digit is missing. */
export function layingOf(draft: Draft): FormulaMove | null {
  const [a, b, c] = NUMBER_LETTERS.map((place) => tokensOf(draft[place])) as [Token[], Token[], Token[]];
  if (draft.op === null || openJoker(draft) !== null) return null;
  return { op: draft.op, a, b, c };
}

/** The first joker without a digit. */
export function openJoker(draft: Draft): { place: NumberLetter; cell: number } | null {
  for (const place of NUMBER_LETTERS) {
    const cell = cellsOf(draft[place]).findIndex(({ face }) => face === 'J?');
    if (cell >= 0) return { place, cell };
  }
  return null;
}

/** The joker whose digit can be named: the first without one, otherwise the first. */
export function laidJoker(draft: Draft): { place: NumberLetter; cell: number } | null {
  const open = openJoker(draft);
  if (open !== null) return open;
  for (const place of NUMBER_LETTERS) {
    const cell = cellsOf(draft[place]).findIndex(({ face, laid }) => laid !== null && isJoker(face));
    if (cell >= 0) return { place, cell };
  }
  return null;
}

export function laidCards(draft: Draft): Card[] {
  return NUMBER_LETTERS.flatMap((place) => cellsOf(draft[place]).filter((cell) => cell.laid !== null)).map(({ face }) =>
    cardOf(face),
  );
}

/** Which cards of the hand are in the draft; of equal cards the first ones. */
export function usedCards(hand: readonly Card[], laid: readonly Card[]): boolean[] {
  const left = [...laid];
  return hand.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export function isChanged(number: NumberDraft): boolean {
  return cellsOf(number).some((cell) => cell.laid !== null);
}

/** A number as one reads it; an open joker is a question mark. */
export function numberText(number: NumberDraft): string {
  return cellsOf(number)
    .map(({ face }) => digitOf(face))
    .join('');
}

export function lay(draft: Draft, { place, part }: Slot, face: DraftFace): Draft {
  const old = draft[place];
  const number = (): NumberDraft => {
    if (part === 'whole') return { ...untouchedNumber(old.lying), whole: [...(old.whole ?? []), face] };
    const base = old.whole === null ? old : untouchedNumber(old.lying);
    if (part === 'before') return { ...base, before: [face, ...base.before] };
    if (part === 'after') return { ...base, after: [...base.after, face] };
    return { ...base, over: base.over.map((cover, i) => (i === part ? face : cover)) };
  };
  return { ...draft, [place]: number() };
}

/** Takes a laid card back, or replaces it. */
export function replaceCard(draft: Draft, place: NumberLetter, cell: number, face: DraftFace | null): Draft {
  const number = draft[place];
  const laid = cellsOf(number)[cell]?.laid ?? null;
  if (laid === null) return draft;
  const put = (list: readonly DraftFace[]): DraftFace[] =>
    face === null ? list.filter((_, i) => i !== laid.index) : list.map((old, i) => (i === laid.index ? face : old));
  const { part } = laid;
  if (part === 'before') return { ...draft, [place]: { ...number, before: put(number.before) } };
  if (part === 'after') return { ...draft, [place]: { ...number, after: put(number.after) } };
  if (part !== 'whole') {
    return { ...draft, [place]: { ...number, over: number.over.map((old, i) => (i === part ? face : old)) } };
  }
  const whole = put(number.whole ?? []);
  return { ...draft, [place]: { ...number, whole: whole.length === 0 ? null : whole } };
}

export function clearNumber(draft: Draft, place: NumberLetter): Draft {
  return { ...draft, [place]: untouchedNumber(draft[place].lying) };
}

/** The draft that is this move. */
export function draftOf(formula: FormulaOnTable, move: FormulaMove): Draft {
  const number = (place: NumberLetter): NumberDraft => numberOf(formula[place], move[place]);
  return { op: move.op, a: number('a'), b: number('b'), c: number('c') };
}

export function numberOf(lying: readonly Face[], tokens: readonly (Token | 'J?')[]): NumberDraft {
  const first = tokens.findIndex((token) => token !== 'J?' && isKept(token));
  if (first < 0) {
    const faces = tokens as readonly DraftFace[];
    // Card on card as far as possible, so that each can be taken back alone; fewer cards can only cover the whole
    // number.
    if (faces.length >= lying.length) {
      return { ...untouchedNumber(lying), over: faces.slice(0, lying.length), after: faces.slice(lying.length) };
    }
    return { ...untouchedNumber(lying), whole: faces.length === 0 ? null : faces };
  }
  const start = first - Number(digitOf(tokens[first]!));
  const cover = (token: Token | 'J?' | undefined): DraftFace | null =>
    token === undefined || (token !== 'J?' && isKept(token)) ? null : (token as DraftFace);
  return {
    ...untouchedNumber(lying),
    before: tokens.slice(0, Math.max(0, start)) as DraftFace[],
    over: lying.map((_, i) => cover(tokens[start + i])),
    after: tokens.slice(start + lying.length) as DraftFace[],
  };
}

/** The free slots of a number. */
export function slotsOf(draft: Draft, place: NumberLetter, longest: number, changeAll: boolean): Slot[] {
  const number = draft[place];
  const length = cellsOf(number).length;
  const room = length < longest;
  const slots: SlotPart[] = [];
  if (number.whole !== null) return room ? [{ place, part: 'whole' }] : [];
  if (number.lying.length === 0) return room ? [{ place, part: 'after' }] : [];
  if (room && !changeAll) slots.push('before');
  const several = number.lying.length > 1;
  if (!(several && changeAll))
    for (const i of number.lying.keys()) if (number.over[i] === null) slots.push(i as SlotPart);
  if (room && !changeAll) slots.push('after');
  if (several) slots.push('whole');
  return slots.map((part) => ({ place, part }));
}
