import { type Event, FINISH_POSITION } from '@paddock/formel-fun';
import { cardsName, describeEvent, type FormelFunTextContext, fullSpaces } from './sentences.ts';
import { spaceName } from './teams.ts';

/** An event in a few words, for the log: "red 9, blue 3", "9 spaces to A8". */
export function describeBriefly(event: Event, context: FormelFunTextContext): string | null {
  switch (event.type) {
    case 'turn':
      // The title of the round says it, and whoever leads moves first.
      return null;
    case 'played':
      return cardsName(event, context.t);
    case 'moved':
      return describeMoved(event, context);
    default:
      return describeEvent(event, context);
  }
}

function describeMoved({ from, to, aimed }: Event & { type: 'moved' }, context: FormelFunTextContext): string {
  const { brief: says } = context.t;
  const space = spaceName(to);
  const back = aimed - to;
  const passed = from < FINISH_POSITION && to >= FINISH_POSITION ? `, ${says.passedLine}` : '';
  if (back === 0) return says.moved(aimed - from, space) + passed;
  const full = fullSpaces(aimed, to, context);
  return to === from ? says.stayed(full, back, space) : says.dropped(aimed - from, full, back, space) + passed;
}
