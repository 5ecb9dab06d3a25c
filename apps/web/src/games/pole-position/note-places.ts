import { TOKEN_SPACE_COUNT } from '@paddock/pole-position';
import type { BoardBox } from '../../kit/board-zoom.ts';
import type { CarPose } from './car-poses.ts';
import { HEIGHT, numberPose, WIDTH } from './geometry.ts';

/** Sizes of texts in the style sheets. The numbers of the spaces are largest on a phone. */
const NOTE_SIZE = 22;
const NUMBER_SIZE = 19;
const CAR_NUMBER_SIZE = 9;
/** The number of a car is a little behind its middle. */
const CAR_NUMBER_BEHIND = 3.5;
/** Of a letter, compared with its size. Letters are higher than half of their boxes. */
const HALF_WIDTH = 0.23;
const HALF_HEIGHT = 0.4;

interface Note {
  readonly text: string;
  /** The car that it is about. */
  readonly car: CarPose;
}

/** The middle of a text, and its base line. */
export interface NotePlace {
  readonly x: number;
  readonly y: number;
}

/**
 * Where notes about cars lie: below the car, or as near to it as a note covers neither the number of a space or of another
 * car nor another note.
 */
export function placeNotes(notes: readonly Note[], cars: readonly CarPose[]): readonly NotePlace[] {
  const taken = [...NUMBER_BOXES, ...[...cars, ...notes.map(({ car }) => car)].map(carNumberBox)];
  return notes.map(({ text, car }) => {
    const places = placesAround(car);
    const covered = places.map((place) => coveredArea(noteBox(place, text), taken));
    const place = places[covered.indexOf(Math.min(...covered))]!;
    taken.push(noteBox(place, text));
    return place;
  });
}

/** From the best to the worst. */
function placesAround({ x, y, scale }: CarPose): NotePlace[] {
  const edge = 27 * scale;
  const lines = [y + edge + 14, y - edge + 12, y - edge - 4, y + edge + 24, y + 8, y - edge - 14];
  return [0, 18, -18, 32, -32].flatMap((aside) => lines.map((line) => ({ x: x + aside, y: line })));
}

/** How much of other texts a box covers, and how much of it is beyond the board. */
function coveredArea(box: BoardBox, taken: readonly BoardBox[]): number {
  const inside = sharedArea(box, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT });
  const beyond = (box.right - box.left) * (box.bottom - box.top) - inside;
  return taken.reduce((sum, other) => sum + sharedArea(box, other), beyond);
}

function sharedArea(a: BoardBox, b: BoardBox): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function textBox(x: number, y: number, size: number, length: number): BoardBox {
  const [halfWidth, halfHeight] = [HALF_WIDTH * size * length, HALF_HEIGHT * size];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

export function noteBox({ x, y }: NotePlace, text: string): BoardBox {
  return textBox(x, y - HALF_HEIGHT * NOTE_SIZE, NOTE_SIZE, text.length);
}

function numberBox(space: number): BoardBox {
  const { x, y } = numberPose(space);
  return textBox(x, y, NUMBER_SIZE, String(space).length);
}

const NUMBER_BOXES = Array.from({ length: TOKEN_SPACE_COUNT }, (_, i) => numberBox(i + 1));

function carNumberBox({ x, y, angle, scale }: CarPose): BoardBox {
  const radians = (angle * Math.PI) / 180;
  const behind = CAR_NUMBER_BEHIND * scale;
  return textBox(x - Math.cos(radians) * behind, y - Math.sin(radians) * behind, CAR_NUMBER_SIZE * scale, 1);
}
