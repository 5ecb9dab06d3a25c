import { type Card, maxDigits, type Operator, OPERATORS } from '@paddock/formula';
import { type Composition, faceOf, findFormulas, placeCards } from './auto-place.ts';
import type { Composer } from './composer.ts';
import { type ComposerState, slotId } from './composer-state.ts';
import {
  cellsOf,
  clearNumber,
  type Draft,
  type DraftFace,
  draftOf,
  isChanged,
  laidCards,
  laidJoker,
  lay,
  replaceCard,
  type Slot,
  slotsOf,
  startDraft,
  usedCards,
} from './draft.ts';
import type { DraftVerdict, PositionRules } from './draft-check.ts';
import type { FormulaTableProps } from './sentences.ts';
import { cardOf, isJoker, NUMBER_LETTERS, type NumberLetter } from './signs.ts';
import { typeNumber } from './type-number.ts';

/** The composer without React: everything follows from the state, and `update` changes that. */
export function createComposer(
  props: FormulaTableProps,
  state: ComposerState,
  rules: PositionRules,
  verdict: DraftVerdict,
  update: (part: Partial<ComposerState>) => void,
): Composer {
  const { view, legal } = props.position;
  const { draft } = state;
  const longest = maxDigits(props.context.info.options);
  const hand = view.hand ?? [];
  const used = usedCards(hand, laidCards(draft));
  const slots = NUMBER_LETTERS.filter((place) => view.opened || place === 'c').flatMap((place) =>
    slotsOf(draft, place, longest, view.mustChangeAll),
  );

  const change = (part: Partial<ComposerState>): void => {
    // A chosen move belongs to the draft before the change.
    if (part.draft !== undefined) props.choose(null);
    update(part);
  };
  /** Changes the draft by the person's own hand: from now on all its cards stay where they are. */
  const setDraft = (next: Draft, part: Partial<ComposerState> = {}): void =>
    change({ draft: next, placed: next, tapped: [], lastTapped: null, typed: null, held: null, target: null, ...part });
  /** Changes what was tapped, and places these cards again. */
  const compose = (part: Partial<Composition>, lastTapped: Card | null): void => {
    const { placed, tapped, isSignChosen, way } = { ...state, way: 0, ...part };
    const rest = { legal, longest, changeAll: view.mustChangeAll, opened: view.opened };
    const next = placeCards({ placed, tapped, isSignChosen, way }, rest);
    change({ ...part, way, draft: next, lastTapped, typed: null, held: null, target: null });
  };
  const put = (card: Card, slot: Slot, from: Draft): void =>
    setDraft(lay(from, slot, faceOf(card)), {
      active: slot.place,
      typedIn: withoutLetter(state.typedIn, slot.place),
      hover: null,
    });
  const takeBack = (card: Card): void => {
    if (state.tapped.includes(card)) {
      const at = state.tapped.lastIndexOf(card);
      compose({ tapped: state.tapped.toSpliced(at, 1) }, null);
      return;
    }
    const found = findLaid(state.placed, card);
    if (found !== null) compose({ placed: replaceCard(state.placed, found.place, found.cell, null) }, null);
  };
  const setOp = (op: Operator): void => compose({ placed: { ...state.placed, op }, isSignChosen: true }, null);

  return {
    state,
    rules,
    verdict,
    hasChanges: draft.op !== view.formula.op || NUMBER_LETTERS.some((place) => isChanged(draft[place])),
    slots,
    used,
    change,
    drop(index, slot) {
      const card = hand[index];
      if (card !== undefined && used[index] !== true) put(card, slot, draft);
    },
    tapSlot(slot) {
      const { lastTapped, target } = state;
      const found = lastTapped === null ? null : findLaid(draft, lastTapped);
      if (found !== null) put(lastTapped!, slot, replaceCard(draft, found.place, found.cell, null));
      else {
        const again = target !== null && slotId(target) === slotId(slot);
        change({ target: again ? null : slot, active: slot.place, typed: null });
      }
    },
    tapCell(place, cell) {
      const card = cardOf(cellsOf(draft[place])[cell]!.face);
      if (state.tapped.includes(card)) takeBack(card);
      else setDraft(replaceCard(draft, place, cell, null), { active: place });
    },
    tapCard(index) {
      const card = hand[index]!;
      if (used[index] === true) takeBack(card);
      else if (state.target !== null) put(card, state.target, draft);
      else if (slots.length > 0) compose({ tapped: [...state.tapped, card] }, card);
    },
    activate(place) {
      if (state.active !== place || state.typed !== null) change({ active: place, typed: null, joker: false });
    },
    type(digit) {
      const { active } = state;
      if (!view.opened && active !== 'c') return;
      const typed = [...(state.typed ?? []), state.joker ? `J${digit}` : digit];
      if (typed.length > longest) return;
      setDraft(typeNumber(view, legal, draft, active, typed, state.typedIn), {
        typed,
        // A requested joker stays a joker.
        typedIn: typed.some(isJoker)
          ? withoutLetter(state.typedIn, active)
          : [...withoutLetter(state.typedIn, active), active],
        joker: false,
      });
    },
    erase() {
      const { active } = state;
      const typed = (state.typed ?? []).slice(0, -1);
      const next =
        typed.length === 0 ? clearNumber(draft, active) : typeNumber(view, legal, draft, active, typed, state.typedIn);
      setDraft(next, { typed: typed.length === 0 ? null : typed, joker: false });
    },
    setOp,
    nextOp() {
      setOp(OPERATORS[(draft.op === null ? 0 : OPERATORS.indexOf(draft.op) + 1) % OPERATORS.length]!);
    },
    nameJoker(digit) {
      const joker = laidJoker(draft);
      if (joker !== null) setDraft(replaceCard(draft, joker.place, joker.cell, `J${digit}` as DraftFace));
    },
    countWays: () => findFormulas(state, legal).length,
    nextWay: () => compose({ way: state.way + 1 }, null),
    take(move) {
      setDraft(draftOf(view.formula, move), { typedIn: [] });
    },
    clear() {
      setDraft(startDraft(view.formula), { typedIn: [], joker: false, isSignChosen: false });
    },
  };
}

/** The last place of a draft where this card was laid. */
function findLaid(draft: Draft, card: Card): { place: NumberLetter; cell: number } | null {
  for (const place of NUMBER_LETTERS.toReversed()) {
    const cell = cellsOf(draft[place]).findLastIndex(({ face, laid }) => laid !== null && cardOf(face) === card);
    if (cell >= 0) return { place, cell };
  }
  return null;
}

function withoutLetter(places: readonly NumberLetter[], place: NumberLetter): NumberLetter[] {
  return places.filter((other) => other !== place);
}
