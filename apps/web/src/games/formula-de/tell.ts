import type { Event } from '@paddock/formula-de';
import { cornerOf, courseFor } from './course.ts';
import type { FdWords } from './kind.ts';
import { carName, costOf } from './names.ts';

/** An event as a sentence, or `null` where another event says it all. */
export function tell(event: Event, words: FdWords): string | null {
  const { t } = words;
  const name = 'car' in event ? carName(words, event.car) : '';
  switch (event.type) {
    case 'grid':
      return t.tell.grid(words.list(event.order.map((car) => carName(words, car))));
    case 'round':
      return t.tell.round(event.round);
    case 'black':
      return tellBlack(event, name, words);
    case 'rolled':
      return t.tell.rolled(name, event.gear, event.result);
    case 'stalled':
      return t.tell.stalled(name);
    case 'shifted': {
      if (!event.forced) return null;
      return t.tell.forced(name, event.from, event.to, event.cost === null ? null : costOf(words, event.cost));
    }
    case 'moved':
      return tellMoved(event, name, words);
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
      return t.tell.over(words.list((event.ranking[0] ?? []).map((seat) => words.name(seat))));
  }
}

function tellBlack({ outcome, result }: Event & { type: 'black' }, name: string, { t }: FdWords): string | null {
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

function tellMoved(event: Event & { type: 'moved' }, name: string, words: FdWords): string {
  const { t } = words;
  const { from, to, path, lap, stops, tyres, brakes } = event;
  const course = courseFor(words);
  const corner = cornerOf(course, to);
  const cost = costOf(words, { tyres: tyres ?? 0, brakes: brakes ?? 0 });
  const crossed = lap > 1 && to !== 'finish' && path.some((id) => course.circuit.finish.includes(id));
  const details = [
    ...(stops > 0 && corner !== null ? [t.tell.stop(stops, corner.stops, corner.name)] : []),
    ...(to.startsWith('pit.') && !from.startsWith('pit.') ? [t.tell.intoPit] : []),
    ...(crossed ? [t.tell.newLap(lap)] : []),
    ...(cost === '' ? [] : [t.tell.price(cost)]),
  ];
  if (to === 'finish') return t.tell.finishes(name, path.length, details);
  return path.length === 0 ? t.tell.stuck(name) : t.tell.moved(name, path.length, details);
}
