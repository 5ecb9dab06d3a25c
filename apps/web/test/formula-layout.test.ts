import { describe, expect, it } from 'vitest';
import { layOutFormula } from '../src/games/formula/formula-layout.ts';
import { fanOf } from '../src/games/formula/fan.ts';
import {
  CARD_RATIO,
  isUnderVerdict,
  plateOf,
  seatSpots,
  type FeltLayout,
  feltLayoutFor,
} from '../src/games/formula/geometry.ts';

/** Areas of the board in pixels, from a small phone to a large screen, upright and on its side. */
const AREAS: readonly (readonly [number, number])[] = [
  [320, 204],
  [390, 240],
  [390, 305],
  [390, 420],
  [500, 240],
  [640, 700],
  [820, 600],
  [860, 850],
  [900, 600],
  [780, 605],
];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boundingBoxOf(
  cards: readonly { readonly x: number; readonly y: number; readonly angle: number }[],
  w: number,
): Box {
  const boxes = cards.map(({ x, y, angle }) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.abs(Math.sin((angle * Math.PI) / 180))];
    const halfWidth = (w / 2) * (cos + CARD_RATIO * sin);
    const halfHeight = (w / 2) * (CARD_RATIO * cos + sin);
    return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The printed line on the felt: what lies on the table lies inside of it. */
function edgeOf(table: FeltLayout): number {
  return table.small ? 10 : 24;
}

describe.each(AREAS)('a table in an area of %i × %i', (width, height) => {
  const table = feltLayoutFor(width, height, false);

  it.each([2, 3, 4, 5, 6])('has room for the fans and plates of %i players', (seats) => {
    for (const cards of [1, 7, 8, 14]) {
      const others = seatSpots(table, seats, 0).filter(({ own }) => !own);
      let last = edgeOf(table);
      for (const spot of others) {
        const { w, cards: backs } = fanOf(table, spot, cards);
        const fan = boundingBoxOf(backs, w);
        const plate = plateOf(table, spot);
        const left = Math.min(fan.left, plate.x - plate.width / 2);
        expect(left, `${cards} cards at ${spot.seat}`).toBeGreaterThanOrEqual(last);
        last = Math.max(fan.right, plate.x + plate.width / 2);
        expect(fan.top).toBeGreaterThanOrEqual(edgeOf(table) / 2);
      }
      expect(last).toBeLessThanOrEqual(table.width - edgeOf(table));
    }
  });

  it.each([false, true])('has the formula below the players and above the edge, sign: %s', (sign) => {
    const signed = feltLayoutFor(width, height, sign);
    const plate = plateOf(signed, seatSpots(signed, 6, 0)[1]!);
    const shape = { cards: 1, before: false, after: false };
    const { numbers } = layOutFormula(signed, { a: shape, b: shape, c: shape });
    const half = (numbers.a.w / 2) * CARD_RATIO;
    const top = sign ? signed.sign.y + (signed.small ? 38 : 48) : plate.y + 23;
    expect(numbers.a.y - half).toBeGreaterThanOrEqual(top);
    if (sign) expect(signed.sign.y - (signed.small ? 38 : 48)).toBeGreaterThanOrEqual(plate.y + 23);
    expect(numbers.c.y + half).toBeLessThanOrEqual(signed.verdict.y - 26);
    expect(signed.verdict.y + 26).toBeLessThanOrEqual(signed.height);
  });

  it('never has the verdict on a formula over the plate of the viewer', () => {
    const own = seatSpots(table, 3, 0).find((spot) => spot.own)!;
    const distance = Math.abs(plateOf(table, own).y - table.verdict.y);
    if (distance < 23 + 26) expect(isUnderVerdict(table, own)).toBe(true);
    for (const spot of seatSpots(table, 3, 0)) if (!spot.own) expect(isUnderVerdict(table, spot)).toBe(false);
  });

  it('uses most of the area', () => {
    const scale = Math.min(width / table.width, height / table.height);
    expect((table.width * scale * table.height * scale) / (width * height)).toBeGreaterThan(0.75);
    // Text of 24 units is large enough to read.
    expect(24 * scale).toBeGreaterThan(width < 560 ? 9.5 : 11);
  });
});
