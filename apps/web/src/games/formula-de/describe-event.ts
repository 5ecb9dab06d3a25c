import type { Event } from '@paddock/formula-de';
import { cornerOf, circuitBoardFor } from './circuit-board.ts';
import type { FormulaDeTextContext } from './ui-types.ts';
import { carName, costText } from './car-names.ts';

/** An event as a sentence, or `null` if another event says it already. */
export function describeEvent(event: Event, context: FormulaDeTextContext): string | null {
  const { t } = context;
  const name = 'car' in event ? carName(context, event.car) : '';
  switch (event.type) {
    case 'grid':
      return t.tell.grid(context.list(event.order.map((car) => carName(context, car))));
    case 'round':
      return t.tell.round(event.round);
    case 'black':
      return describeBlackDie(event, name, context);
    case 'rolled':
      return t.tell.rolled(name, event.gear, event.result);
    case 'stalled':
      return t.tell.stalled(name);
    case 'shifted': {
      if (!event.forced) return null;
      return t.tell.forced(name, event.from, event.to, event.cost === null ? null : costText(context, event.cost));
    }
    case 'moved':
      return describeMoved(event, name, context);
    case 'spun':
      return t.tell.spun(name);
    case 'damaged':
      return t.tell.damaged(name, event.part, event.left);
    case 'out':
      return t.tell.out[event.reason](name);
    case 'tyres':
      return t.tell.tyres(name);
    case 'pitStop':
      return event.quick ? t.tell.quickStop(name, event.cells) : t.tell.slowStop(name);
    case 'finished':
      return t.tell.finished(name, event.place);
    case 'turn':
      return null;
    case 'over':
      return t.tell.over(context.list((event.ranking[0] ?? []).map((seat) => context.name(seat))));
  }
}

function describeBlackDie(
  { outcome, result }: Event & { type: 'black' },
  name: string,
  { t }: FormulaDeTextContext,
): string | null {
  switch (outcome) {
    case 'dream':
      return t.tell.dream(name);
    case 'hit':
      return t.tell.collisionHit(name);
    case 'missed':
      return t.tell.collisionMissed(name, result);
    case 'hurt':
      return t.tell.engineHurt(name, result);
    case 'fine':
      return t.tell.engineFine(name, result);
    default:
      return null;
  }
}

type MovedEvent = Event & { type: 'moved' };

function describeMoved(event: MovedEvent, name: string, context: FormulaDeTextContext): string {
  const { tell } = context.t;
  const { to, path } = event;
  const details = moveDetails(event, context);
  if (to === 'finish') return tell.finishes(name, path.length, details);
  return path.length === 0 ? tell.stuck(name) : tell.moved(name, path.length, details);
}

/** What else a drive brings: the stop, the pit lane, a new lap, the cost. */
export function moveDetails(event: MovedEvent, context: FormulaDeTextContext): readonly string[] {
  const { tell } = context.t;
  const { from, to, path, lap, stops, tyres, brakes } = event;
  const board = circuitBoardFor(context);
  const corner = cornerOf(board, to);
  const cost = costText(context, { tyres: tyres ?? 0, brakes: brakes ?? 0 });
  const crossed = lap > 1 && to !== 'finish' && path.some((id) => board.circuit.finish.includes(id));
  return [
    ...(stops > 0 && corner !== null ? [tell.stop(stops, corner.stops, corner.name)] : []),
    ...(to.startsWith('pit.') && !from.startsWith('pit.') ? [tell.intoPit] : []),
    ...(crossed ? [tell.newLap(lap)] : []),
    ...(cost === '' ? [] : [tell.price(cost)]),
  ];
}
