import { DESCRIPTION_SIZE, type DataDescription, type DescriptionPoint } from '@paddock/kernel';
import { TOKEN_SPACE_COUNT } from './course.ts';
import type { Token } from './types.ts';

/** The loop on which the spaces are shown: two straights and two half circles. */
const RADIUS = 210;
const STRAIGHT = DESCRIPTION_SIZE - 2 * RADIUS - 120;
const HALF_CIRCLE = Math.PI * RADIUS;
const LOOP_LENGTH = 2 * STRAIGHT + 2 * HALF_CIRCLE;
/** The token spaces, and before them the start. */
const SPACES = TOKEN_SPACE_COUNT + 1;

/** The colours in which the tokens are printed. */
const TOKEN_INKS = { oil: 'black', pit: 'blue', turbo: 'red', slip: 'green', comeback: 'yellow' } as const;

/** What the gallery shows of a course: its tokens in order round a loop, and where they lie. */
export function describeCourse(value: readonly Token[] | null): DataDescription {
  const course = value ?? [];
  const half = course.slice(0, Math.ceil(TOKEN_SPACE_COUNT / 2));
  const countEarly = (kind: Token): number => half.filter((token) => token === kind).length;
  return {
    name: null,
    outline: Array.from({ length: SPACES }, (_, space) => placeOf(space)),
    marks: [
      { ink: 'line', at: placeOf(0) },
      ...course.flatMap((token, i) => (token === 'grey' ? [] : [{ ink: TOKEN_INKS[token], at: placeOf(i + 1) }])),
    ],
    figures: { firstPit: course.indexOf('pit') + 1, earlyOil: countEarly('oil'), earlyTurbo: countEarly('turbo') },
  };
}

/** The place of a space on the loop, clockwise from the middle of the upper straight. */
function placeOf(space: number): DescriptionPoint {
  const along = ((space / SPACES) * LOOP_LENGTH + STRAIGHT / 2) % LOOP_LENGTH;
  const middle = DESCRIPTION_SIZE / 2;
  const end = STRAIGHT / 2;
  if (along < STRAIGHT) return round(middle - end + along, middle - RADIUS);
  if (along < STRAIGHT + HALF_CIRCLE) {
    const angle = (along - STRAIGHT) / RADIUS;
    return round(middle + end + RADIUS * Math.sin(angle), middle - RADIUS * Math.cos(angle));
  }
  const back = along - STRAIGHT - HALF_CIRCLE;
  if (back < STRAIGHT) return round(middle + end - back, middle + RADIUS);
  const angle = (back - STRAIGHT) / RADIUS;
  return round(middle - end - RADIUS * Math.sin(angle), middle + RADIUS * Math.cos(angle));
}

function round(x: number, y: number): DescriptionPoint {
  return [Math.round(x), Math.round(y)];
}
