import { isSameJson } from '@paddock/kernel';
import type { PointerEvent } from 'react';

/** The part of `TableProps` that deals with choosing a move. */
interface ChoiceState<M> {
  readonly chosen: object | null;
  readonly consider: (move: M | null) => void;
  readonly choose: (move: M | null) => void;
}

/** Props of every button that stands for a move: hover and focus preview the move, a click chooses it. */
interface ChoiceButtonProps {
  /** Lets browser tests find the button of a move. */
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
    'aria-pressed': chosen !== null && isSameJson(chosen, move),
    // Touch has no hover: a tap chooses.
    onPointerEnter: (event) => event.pointerType === 'mouse' && consider(move),
    onPointerLeave: () => consider(null),
    onFocus: () => consider(move),
    onBlur: () => consider(null),
    onClick: () => choose(move),
  };
}
