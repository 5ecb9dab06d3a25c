import { TOKEN_SPACE_COUNT } from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';
import { type CarPose, spacePose } from '../src/games/pole-position/car-poses.ts';
import { HEIGHT, numberPose, WIDTH } from '../src/games/pole-position/geometry.ts';
import { noteBox, placeNotes } from '../src/games/pole-position/note-places.ts';
import type { BoardBox } from '../src/kit/board-zoom.ts';

/** A short note, and the longest usual one. */
const NOTES = ['+9', '+9 · −2'];
const SPACES = Array.from({ length: TOKEN_SPACE_COUNT }, (_, i) => i + 1);
const MAX_CROWD = 5;

function overlaps(a: BoardBox, b: BoardBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The digits of the number of a space on a desktop. */
function digitsOf(space: number): BoardBox {
  const { x, y } = numberPose(space);
  const halfWidth = space < 10 ? 3 : 6;
  return { left: x - halfWidth, top: y - 5, right: x + halfWidth, bottom: y + 5 };
}

/** Every place of a car that arrives on a space, with the cars that stand there. */
function arrivals(): { readonly space: number; readonly car: CarPose; readonly others: CarPose[] }[] {
  return SPACES.flatMap((space) =>
    Array.from({ length: MAX_CROWD }, (_, i) => ({
      space,
      car: spacePose(space, i, i + 1),
      others: Array.from({ length: i }, (_other, k) => spacePose(space, k, i + 1)),
    })),
  );
}

describe('the notes about journeys of Pole Position', () => {
  it('cover no number of a space, and are on the board', () => {
    for (const text of NOTES) {
      for (const { space, car, others } of arrivals()) {
        const box = noteBox(placeNotes([{ text, car }], others)[0]!, text);
        const covered = SPACES.filter((one) => overlaps(box, digitsOf(one)));
        expect(covered, `${text} on ${space} with ${others.length} others`).toEqual([]);
        expect(box.left >= 0 && box.right <= WIDTH && box.top >= 0 && box.bottom <= HEIGHT).toBe(true);
      }
    }
  });

  it('do not cover each other on neighbouring spaces', () => {
    for (const space of SPACES.slice(0, -2)) {
      const notes = [0, 1, 2].map((i) => ({ text: NOTES[1]!, car: spacePose(space + i, 0, 1) }));
      const [a, b, c] = placeNotes(notes, []).map((place) => noteBox(place, NOTES[1]!));
      expect([overlaps(a!, b!), overlaps(b!, c!), overlaps(a!, c!)], `from ${space}`).toEqual([false, false, false]);
    }
  });

  it('are below the car where nothing else is', () => {
    const car = spacePose(3, 0, 1);
    const [place] = placeNotes([{ text: '+3', car }], []);
    expect(place!.x).toBe(car.x);
    expect(place!.y).toBeGreaterThan(car.y);
  });
});
