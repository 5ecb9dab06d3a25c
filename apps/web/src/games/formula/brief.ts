import type { Event } from '@paddock/formula';
import { describeEvent, type FormulaTextContext } from './sentences.ts';
import { formulaText } from './signs.ts';

/** An event in a few words, for the log: "95 − 32 = 63 with 3 cards". */
export function describeBriefly(event: Event, context: FormulaTextContext): string | null {
  if (event.type !== 'formula') return describeEvent(event, context);
  const { brief: t } = context.t;
  const parts = [
    t.formula(formulaText(event.formula), event.laid),
    ...(event.points === null ? [] : [context.t.score.sayPoints(event.points)]),
    ...(event.bound === 0 ? [] : [t.binds]),
  ];
  return parts.join(', ');
}
