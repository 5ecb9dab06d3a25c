import type { Event } from '@paddock/formula-de';
import { describeEvent, moveDetails } from './describe-event.ts';
import type { FormulaDeTextContext } from './ui-types.ts';

/** An event in a few words, for the log: "11 in gear 4", "10 cells: stop 1 of 1 in Sainte-Dévote". */
export function describeBriefly(event: Event, context: FormulaDeTextContext): string | null {
  const { brief: t } = context.t;
  if (event.type === 'rolled') return t.rolled(event.gear, event.result);
  if (event.type === 'out') return t.out[event.reason];
  if (event.type !== 'moved' || event.path.length === 0) return describeEvent(event, context);
  const details = moveDetails(event, context);
  return event.to === 'finish' ? t.finishes(event.path.length, details) : t.moved(event.path.length, details);
}
