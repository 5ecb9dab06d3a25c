import { isDraw, OPERATORS } from '@paddock/formula';
import type { Composer } from './composer.ts';
import { checkDraft } from './draft-check.ts';
import { type Draft, type DraftFace, draftOf, laidJoker, replaceCard } from './draft.ts';
import type { FormulaTableProps } from './sentences.ts';
import { digitOf } from './signs.ts';

/** The digits that would make a legal formula of the draft's open joker. */
export function fittingDigits({ rules, state: { draft } }: Composer): Set<string> {
  const open = laidJoker(draft);
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
