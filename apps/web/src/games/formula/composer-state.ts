import type { Card } from '@paddock/formula';
import { create } from 'zustand';
import type { Composition } from './auto-place.ts';
import { type Draft, type Slot, startDraft } from './draft.ts';
import type { NumberLetter } from './signs.ts';
import type { FormulaTableProps } from './sentences.ts';

/**
 * The state of composing a formula, shared by board and hand. It belongs to one position; the next one starts with a
 * new state.
 */
export interface ComposerState extends Composition {
  readonly key: string;
  readonly draft: Draft;
  /** The number that digits are typed into. */
  readonly active: NumberLetter;
  /** The digits typed so far; `null` if none, so that the next digit starts the number. */
  readonly typed: readonly string[] | null;
  /** The numbers that were typed. They may be laid with other cards as long as they read the same. */
  readonly typedIn: readonly NumberLetter[];
  /** The next digit typed is a joker. */
  readonly joker: boolean;
  /** The index of the dragged card in the hand. */
  readonly held: number | null;
  /** The card that was tapped last: a tap on a slot puts it there. */
  readonly lastTapped: Card | null;
  /** The slot selected for the next card. */
  readonly target: Slot | null;
  /** The slot under the dragged card. */
  readonly hover: string | null;
}

export const useComposerStore = create<ComposerState | { readonly key: null }>(() => ({ key: null }));

export function freshComposerState(key: string, { position }: FormulaTableProps): ComposerState {
  const { formula } = position.view;
  return {
    key,
    draft: startDraft(formula),
    placed: startDraft(formula),
    tapped: [],
    isSignChosen: false,
    way: 0,
    active: 'c',
    typed: null,
    typedIn: [],
    joker: false,
    held: null,
    lastTapped: null,
    target: null,
    hover: null,
  };
}

export function slotId({ place, part }: Slot): string {
  return `${place}-${part}`;
}
