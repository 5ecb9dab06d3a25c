import type { FormulaMove } from '@paddock/formula';
import { useEffect, useEffectEvent } from 'react';
import { isSameMove } from './draft-check.ts';
import type { FormulaTableProps } from './sentences.ts';

/** Chooses a legal draft as soon as it is there, so that only the confirmation is left. */
export function useChooseDraft(props: FormulaTableProps, move: FormulaMove | null, isSentAtOnce: boolean): void {
  const { isAsked } = props;
  const choose = useEffectEvent((next: FormulaMove) => {
    if (props.chosen === null || !isSameMove(props.chosen, next)) props.choose(next);
  });
  const text = move === null ? null : JSON.stringify(move);
  useEffect(() => {
    if (isAsked && !isSentAtOnce && text !== null) choose(JSON.parse(text) as FormulaMove);
  }, [isAsked, isSentAtOnce, text]);
}

/** Reports a legal draft as the considered move, so that the page describes it. */
export function useConsiderDraft(props: FormulaTableProps, move: FormulaMove | null): void {
  const { isAsked } = props;
  const point = useEffectEvent((next: FormulaMove | null) => props.consider(next));
  const text = move === null ? null : JSON.stringify(move);
  useEffect(() => {
    if (!isAsked) return;
    point(text === null ? null : (JSON.parse(text) as FormulaMove));
  }, [isAsked, text]);
}
