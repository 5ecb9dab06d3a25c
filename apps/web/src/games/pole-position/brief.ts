import type { Event } from '@paddock/pole-position';
import { describeEvent, type PolePositionTextContext, revealedCards } from './sentences.ts';

/** An event in a few words, for the log: "11 → 21 with 8 + 4", "Turbo: 21 → 27". */
export function describeBriefly(event: Event, context: PolePositionTextContext): string | null {
  const { t } = context;
  switch (event.type) {
    case 'turn':
      // The title of the round says it.
      return null;
    case 'revealed':
      return context.list(revealedCards(event, context));
    case 'moved':
      return t.brief.moved(event);
    case 'pit':
    case 'turbo':
      return t.punctuation.labelled(t.tokens[event.type].name, t.brief.shifted(event.from, event.to));
    case 'spun':
      return t.brief.spun(context.info.options.rules === 'plus');
    case 'finished':
    case 'placed':
      return t.brief.placed(event.place, event.points);
    default:
      return describeEvent(event, context);
  }
}
