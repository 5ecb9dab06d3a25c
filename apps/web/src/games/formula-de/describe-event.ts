import type { Event } from '@paddock/formula-de';
import { cornerOf, circuitBoardFor } from './circuit-board.ts';
import type { FormulaDeTextContext } from './ui-types.ts';
import { carName, costText } from './car-names.ts';

const ENGINE_HURT = 4;

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
      if (event.from - event.to < 2) return null;
      const cost = event.cost === null ? '' : costText(context, event.cost);
      // Without a cost it was the pit lane or a restart in first gear: nothing was forced.
      if (event.cost !== null && cost === '') return null;
      return t.tell.forced(name, event.from, event.to, cost === '' ? null : cost);
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
    case 'over':
      return t.tell.over(context.list((event.ranking[0] ?? []).map((seat) => context.name(seat))));
  }
}

function describeBlackDie(
  { for: purpose, result }: Event & { type: 'black' },
  name: string,
  { t }: FormulaDeTextContext,
): string | null {
  switch (purpose) {
    case 'start':
      return result === 20 ? t.tell.dream(name) : null;
    case 'collision':
      return result === 1 ? t.tell.collisionHit(name) : t.tell.collisionMissed(name, result);
    case 'engine':
      return result <= ENGINE_HURT ? t.tell.engineHurt(name, result) : t.tell.engineFine(name, result);
    case 'grid':
    case 'pit':
      return null;
  }
}

function describeMoved(event: Event & { type: 'moved' }, name: string, context: FormulaDeTextContext): string {
  const { t } = context;
  const { from, to, path, lap, stops, tyres, brakes } = event;
  const board = circuitBoardFor(context);
  const corner = cornerOf(board, to);
  const cost = costText(context, { tyres: tyres ?? 0, brakes: brakes ?? 0 });
  const crossed = lap > 1 && to !== 'finish' && path.some((id) => board.circuit.finish.includes(id));
  const details = [
    ...(stops > 0 && corner !== null ? [t.tell.stop(stops, corner.stops, corner.name)] : []),
    ...(to.startsWith('pit.') && !from.startsWith('pit.') ? [t.tell.intoPit] : []),
    ...(crossed ? [t.tell.newLap(lap)] : []),
    ...(cost === '' ? [] : [t.tell.price(cost)]),
  ];
  if (to === 'finish') return t.tell.finishes(name, path.length, details);
  return path.length === 0 ? t.tell.stuck(name) : t.tell.moved(name, path.length, details);
}
