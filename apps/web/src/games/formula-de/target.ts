import type { Event, Place, Preview, View } from '@paddock/formula-de';
import { type Course, placeAt } from './course.ts';
import { type Box, boxAround, drivenPlaces } from './marks.ts';

const ROOM = 64;
/** Around a car that only thinks there is more to see. */
const VIEW = 200;

/** What a following camera looks at: the car whose turn it is, with all the cells it can reach. */
export function targetOf(
  course: Course,
  view: View,
  event: Event | null,
  previews: readonly Preview[] | null,
  considered: Preview | null,
): Box | null {
  if (event?.type === 'moved') return boxAround(drivenPlaces(course, event.from, event.path), ROOM);
  const car = view.cars[event !== null && 'car' in event ? event.car : (view.order[0] ?? -1)];
  const place = car?.cell === undefined || car.cell === null ? null : placeAt(course, car.cell);
  if (place === null) return null;
  const reach = previews === null || event !== null ? [] : reachable(course, considered, previews);
  return reach.length === 0 ? boxAround([place], VIEW) : boxAround([place, ...reach], ROOM);
}

function reachable(course: Course, considered: Preview | null, previews: readonly Preview[]): Place[] {
  const seen = considered?.kind === 'gear' ? [considered] : previews;
  const ids = seen.flatMap((preview) =>
    preview.kind === 'gear' ? preview.outlook.ends.map(({ to }) => to) : preview.path.concat(preview.to),
  );
  return [...new Set(ids)].flatMap((id) => placeAt(course, id) ?? []);
}
