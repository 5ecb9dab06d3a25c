import { sameJson } from '@paddock/kernel';
import type { PointerEvent } from 'react';

/** What board and actions are given for choosing (see `TableProps`), of one kind of move. */
interface ChoiceState<M> {
  readonly chosen: object | null;
  readonly consider: (move: M | null) => void;
  readonly choose: (move: M | null) => void;
}

/** What every button of a choice carries: pointing at it shows what it will do, pressing it chooses. */
export interface ChoiceButtonProps {
  /** For tests in the browser: this button stands for that move. */
  readonly 'data-move': string;
  readonly 'aria-pressed': boolean;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onClick: () => void;
}

export function choiceButtonProps<M extends object>(
  move: M,
  { chosen, consider, choose }: ChoiceState<M>,
): ChoiceButtonProps {
  return {
    'data-move': JSON.stringify(move),
    'aria-pressed': chosen !== null && sameJson(chosen, move),
    // A finger does not point: it chooses.
    onPointerEnter: (event) => event.pointerType === 'mouse' && consider(move),
    onPointerLeave: () => consider(null),
    onFocus: () => consider(move),
    onBlur: () => consider(null),
    onClick: () => choose(move),
  };
}
