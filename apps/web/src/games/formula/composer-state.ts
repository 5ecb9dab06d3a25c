import { create } from 'zustand';
import { type Draft, type Slot, startDraft } from './draft.ts';
import type { NumberLetter } from './signs.ts';
import type { FormulaTableProps } from './sentences.ts';

/**
 * The state of composing a formula, shared by board and hand. It belongs to one position; the next one starts with a
 * new state.
 */
export interface ComposerState {
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
  /** The index of the picked-up card in the hand. */
  readonly held: number | null;
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
    active: 'c',
    typed: null,
    typedIn: [],
    joker: false,
    held: null,
    target: null,
    hover: null,
  };
}

export function slotId({ place, part }: Slot): string {
  return `${place}-${part}`;
}
