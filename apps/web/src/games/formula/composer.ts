import { type Card, isDraw, type FormulaMove, maxDigits, type Operator, OPERATORS } from '@paddock/formula';
import { useMemo } from 'react';
import {
  cellsOf,
  clearNumber,
  type Draft,
  type DraftFace,
  draftOf,
  replaceCard,
  isChanged,
  laidCards,
  lay,
  openJoker,
  type Slot,
  slotsOf,
  startDraft,
} from './draft.ts';
import { type PositionRules, checkDraft, positionRules, type DraftVerdict } from './draft-check.ts';
import { typeNumber } from './type-number.ts';
import { cardOf, digitOf, isJoker, NUMBER_LETTERS, type NumberLetter } from './signs.ts';
import type { FormulaTableProps } from './sentences.ts';
import { freshComposerState, slotId, useComposerStore, type ComposerState } from './composer-state.ts';

export interface Composer {
  readonly state: ComposerState;
  readonly rules: PositionRules;
  readonly verdict: DraftVerdict;
  /** Whether a card has been laid or the sign changed. */
  readonly hasChanges: boolean;
  /** All slots for a card. */
  readonly slots: readonly Slot[];
  /** By index in the hand: whether the card is in the draft. */
  readonly used: readonly boolean[];
  change(work: Partial<ComposerState>): void;
  /** A tap on a slot: the held card goes there, or the slot is selected for the next card. */
  tapSlot(slot: Slot): void;
  tapCell(place: NumberLetter, cell: number): void;
  /** A tap on a card of the hand: it is picked up, or put into the selected slot; a card of the draft is taken back. */
  tapCard(index: number): void;
  drop(index: number, slot: Slot): void;
  activate(place: NumberLetter): void;
  type(digit: string): void;
  erase(): void;
  setOp(op: Operator): void;
  nextOp(): void;
  nameJoker(digit: string): void;
  take(move: FormulaMove): void;
  clear(): void;
}

export function useComposer(props: FormulaTableProps): Composer {
  const { context, position } = props;
  const { info, viewer } = context;
  const key = `${info.id} ${viewer ?? ''} ${position.n}`;
  const stored = useComposerStore();
  const work = stored.key === key ? stored : freshComposerState(key, props);
  const { view, legal } = position;
  const judge = useMemo(
    () => positionRules(info.seats, info.options, view, viewer ?? 0),
    [info.seats, info.options, view, viewer],
  );
  const { draft } = work;
  const verdict = useMemo(() => checkDraft(judge, draft), [judge, draft]);
  const longest = maxDigits(info.options);
  const hand = view.hand ?? [];
  const used = usedCards(hand, laidCards(draft));
  const slots = NUMBER_LETTERS.filter((place) => view.opened || place === 'c').flatMap((place) =>
    slotsOf(draft, place, longest, view.mustChangeAll),
  );

  const change = (part: Partial<ComposerState>): void => {
    // A chosen move belongs to the draft before the change.
    if (part.draft !== undefined) props.choose(null);
    useComposerStore.setState(
      (now) => ({ ...(now.key === key ? now : freshComposerState(key, props)), ...part }),
      true,
    );
  };
  const put = (index: number, slot: Slot): void => {
    const card = hand[index];
    if (card === undefined || used[index] === true) return;
    const face: DraftFace = card === 'J' ? 'J?' : card;
    change({
      draft: lay(draft, slot, face),
      active: slot.place,
      typed: null,
      typedIn: withoutLetter(work.typedIn, slot.place),
      held: null,
      target: null,
      hover: null,
    });
  };
  const takeBack = (card: Card): void => {
    for (const place of NUMBER_LETTERS) {
      const cell = cellsOf(draft[place]).findIndex(({ face, laid }) => laid !== null && cardOf(face) === card);
      if (cell < 0) continue;
      change({ draft: replaceCard(draft, place, cell, null), typed: null });
      return;
    }
  };
  const setOp = (op: Operator): void => change({ draft: { ...draft, op } });

  return {
    state: work,
    rules: judge,
    verdict,
    hasChanges: draft.op !== view.formula.op || NUMBER_LETTERS.some((place) => isChanged(draft[place])),
    slots,
    used,
    change,
    drop: put,
    tapSlot(slot) {
      if (work.held !== null) put(work.held, slot);
      else {
        const again = work.target !== null && slotId(work.target) === slotId(slot);
        change({ target: again ? null : slot, active: slot.place, typed: null });
      }
    },
    tapCell(place, cell) {
      change({ draft: replaceCard(draft, place, cell, null), active: place, typed: null });
    },
    tapCard(index) {
      if (used[index] === true) takeBack(hand[index]!);
      else if (work.target !== null) put(index, work.target);
      else if (slots.length === 1) put(index, slots[0]!);
      else change({ held: work.held === index ? null : index });
    },
    activate(place) {
      if (work.active !== place || work.typed !== null) change({ active: place, typed: null, joker: false });
    },
    type(digit) {
      const { active } = work;
      if (!view.opened && active !== 'c') return;
      const typed = [...(work.typed ?? []), work.joker ? `J${digit}` : digit];
      if (typed.length > longest) return;
      change({
        draft: typeNumber(view, legal, draft, active, typed, work.typedIn),
        typed,
        // A requested joker stays a joker.
        typedIn: typed.some(isJoker)
          ? withoutLetter(work.typedIn, active)
          : [...withoutLetter(work.typedIn, active), active],
        joker: false,
        held: null,
        target: null,
      });
    },
    erase() {
      const { active } = work;
      const typed = (work.typed ?? []).slice(0, -1);
      const next =
        typed.length === 0 ? clearNumber(draft, active) : typeNumber(view, legal, draft, active, typed, work.typedIn);
      change({ draft: next, typed: typed.length === 0 ? null : typed, joker: false });
    },
    setOp,
    nextOp() {
      setOp(OPERATORS[(draft.op === null ? 0 : OPERATORS.indexOf(draft.op) + 1) % OPERATORS.length]!);
    },
    nameJoker(digit) {
      const open = openJoker(draft);
      if (open !== null) change({ draft: replaceCard(draft, open.place, open.cell, `J${digit}` as DraftFace) });
    },
    take(move) {
      change({ draft: draftOf(view.formula, move), typed: null, typedIn: [], held: null, target: null });
    },
    clear() {
      change({ draft: startDraft(view.formula), typed: null, typedIn: [], joker: false, held: null, target: null });
    },
  };
}

function withoutLetter(places: readonly NumberLetter[], place: NumberLetter): NumberLetter[] {
  return places.filter((other) => other !== place);
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

/** The digits that would make a legal formula of the draft's open joker. */
export function fittingDigits({ rules, state: { draft } }: Composer): Set<string> {
  const open = openJoker(draft);
  const fitting = new Set<string>();
  if (open === null) return fitting;
  for (const digit of '0123456789') {
    const named = replaceCard(draft, open.place, open.cell, `J${digit}` as DraftFace);
    const ops = draft.op === null ? OPERATORS : [draft.op];
    if (ops.some((op) => checkDraft(rules, { ...named, op }).move !== null)) fitting.add(digit);
  }
  return fitting;
}

/** The draft to show: a considered move of the list replaces the person's own draft. */
export function shownDraft({ state }: Composer, { considered, position }: FormulaTableProps): Draft {
  if (considered === null || isDraw(considered.move)) return state.draft;
  return draftOf(position.view.formula, considered.move);
}

export function faceName(face: DraftFace): string {
  return face === 'J?' ? 'J' : digitOf(face);
}
