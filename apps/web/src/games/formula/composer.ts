import type { FormulaMove, Operator } from '@paddock/formula';
import { useMemo } from 'react';
import { type ComposerState, freshComposerState, useComposerStore } from './composer-state.ts';
import { createComposer } from './create-composer.ts';
import type { Slot } from './draft.ts';
import { checkDraft, type DraftVerdict, type PositionRules, positionRules } from './draft-check.ts';
import type { FormulaTableProps } from './sentences.ts';
import type { NumberLetter } from './signs.ts';

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
  /** A tap on a slot: the card tapped last goes there. Without one the slot is selected for the next card. */
  tapSlot(slot: Slot): void;
  tapCell(place: NumberLetter, cell: number): void;
  /** A tap on a card of the hand puts it into the selected slot, or else into the most sensible one; a card of the draft is taken back. */
  tapCard(index: number): void;
  drop(index: number, slot: Slot): void;
  activate(place: NumberLetter): void;
  type(digit: string): void;
  erase(): void;
  setOp(op: Operator): void;
  nextOp(): void;
  nameJoker(digit: string): void;
  /** How many different formulas the tapped cards make. */
  countWays(): number;
  /** Shows the next of them. */
  nextWay(): void;
  take(move: FormulaMove): void;
  clear(): void;
}

export function useComposer(props: FormulaTableProps): Composer {
  const { context, position } = props;
  const { info, viewer } = context;
  const key = `${info.id} ${viewer ?? ''} ${position.n}`;
  const stored = useComposerStore();
  const state = stored.key === key ? stored : freshComposerState(key, props);
  const { view } = position;
  const rules = useMemo(
    () => positionRules(info.seats, info.options, view, viewer ?? 0),
    [info.seats, info.options, view, viewer],
  );
  const { draft } = state;
  const verdict = useMemo(() => checkDraft(rules, draft), [rules, draft]);
  return createComposer(props, state, rules, verdict, (part) =>
    useComposerStore.setState(
      (now) => ({ ...(now.key === key ? now : freshComposerState(key, props)), ...part }),
      true,
    ),
  );
}
