import { create } from 'zustand';
import { type Draft, type Slot, startDraft } from './draft.ts';
import type { NumberLetter } from './signs.ts';
import type { FormulaTableProps } from './sentences.ts';

/**
 * What the person is doing with the cards. Board and hand are two pictures of it, so it lives outside of both; it belongs to
 * one position, and the next one starts afresh.
 */
export interface ComposerState {
  readonly key: string;
  readonly draft: Draft;
  /** The number that digits are typed into. */
  readonly active: NumberLetter;
  /** What has been typed into it; `null` when nothing has, so that the next digit begins it anew. */
  readonly typed: readonly string[] | null;
  /** The numbers that were typed, and may be written with other cards as long as they read the same. */
  readonly typedIn: readonly NumberLetter[];
  /** The next digit typed is a joker. */
  readonly joker: boolean;
  /** The card picked up, by its place in the hand. */
  readonly held: number | null;
  /** The place chosen for the next card. */
  readonly target: Slot | null;
  /** While a card is dragged: the place it is over. */
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
