import type { FormelFunTypes, Preview } from '@paddock/formel-fun';
import { describe, expect, it } from 'vitest';
import { zoomBoxOf } from '../src/games/formel-fun/zoom-box.ts';
import type { Position } from '../src/games/table-link.ts';
import { boxAround, type BoardBox, zoomOn } from '../src/kit/board-zoom.ts';

const BOARD = { width: 1000, height: 800, legibleScale: 0.6 };
const BOX = boxAround(
  [
    { x: 100, y: 100 },
    { x: 400, y: 200 },
  ],
  50,
);

/** Where a point of the board appears in an element of this size. */
function appearanceOf(x: number, y: number, width: number, height: number): { x: number; y: number; scale: number } {
  const zoom = zoomOn(BOX, BOARD, width, height)!;
  const fit = Math.min(width / BOARD.width, height / BOARD.height);
  return {
    x: zoom.x + zoom.factor * ((width - BOARD.width * fit) / 2 + x * fit),
    y: zoom.y + zoom.factor * ((height - BOARD.height * fit) / 2 + y * fit),
    scale: zoom.factor * fit,
  };
}

describe('the zoom of a small board', () => {
  it('leaves a board alone whose cells are large enough', () => {
    expect(zoomOn(BOX, BOARD, 900, 700)).toBeNull();
  });

  it('leaves it alone where the box is nearly the whole board, and before there is an element', () => {
    expect(zoomOn({ left: 0, top: 0, right: 1000, bottom: 800 }, BOARD, 300, 300)).toBeNull();
    expect(zoomOn(BOX, BOARD, 0, 0)).toBeNull();
  });

  it('leaves it alone where the rest of the board would be lost for little', () => {
    const most = { left: 100, top: 80, right: 900, bottom: 720 };
    expect(zoomOn(most, BOARD, 300, 240)).toBeNull();
  });

  it.each([
    [300, 240],
    [300, 400],
    [500, 200],
  ])('shows the whole box in an element of %i × %i, and no further away than needed', (width, height) => {
    const a = appearanceOf(BOX.left, BOX.top, width, height);
    const b = appearanceOf(BOX.right, BOX.bottom, width, height);
    for (const [low, high, room] of [
      [a.x, b.x, width],
      [a.y, b.y, height],
    ] as const) {
      expect(low).toBeGreaterThanOrEqual(-1e-6);
      expect(high).toBeLessThanOrEqual(room + 1e-6);
    }
    expect(a.scale).toBeLessThanOrEqual(BOARD.legibleScale + 1e-9);
    expect(a.scale).toBeGreaterThan(Math.min(width / 1000, height / 800) * 1.3);
  });

  it('shows nothing beside the board where the board is larger than the element', () => {
    const corner = appearanceOf(0, 0, 300, 240);
    expect(corner.x).toBeLessThanOrEqual(1e-6);
    expect(corner.y).toBeLessThanOrEqual(1e-6);
  });
});

it('formel-fun: the zoom shows the road to all spaces, then to where the considered card leads', () => {
  const preview = (aimed: number): Preview => ({ aimed }) as Preview;
  const position = {
    legal: [{ card: 'R3' }, { card: 'R9' }],
    previews: [preview(13), preview(19)],
  } as unknown as Position<FormelFunTypes>;
  const area = ({ left, top, right, bottom }: BoardBox): number => (right - left) * (bottom - top);
  const all = area(zoomBoxOf(10, position, null));
  expect(area(zoomBoxOf(10, position, preview(19)))).toBe(all);
  expect(area(zoomBoxOf(10, position, preview(13)))).toBeLessThan(0.6 * all);
});
