import { describe, expect, it } from 'vitest';
import { constrain, dragAndZoom, wheelFactor } from '../src/games/formula-de/pan-zoom.ts';

const LIMITS = {
  window: { width: 400, height: 300 },
  board: { width: 2000, height: 1000 },
  minScale: 0.2,
  maxScale: 2,
};

describe('constrain', () => {
  it('shows nothing beside a board that is larger than the window', () => {
    expect(constrain({ x: 50, y: 10, k: 1 }, LIMITS)).toEqual({ x: 0, y: 0, k: 1 });
    expect(constrain({ x: -5000, y: -5000, k: 1 }, LIMITS)).toEqual({ x: -1600, y: -700, k: 1 });
  });

  it('centres a side that is shorter than the window', () => {
    expect(constrain({ x: 0, y: 0, k: 0.2 }, LIMITS)).toEqual({ x: 0, y: 50, k: 0.2 });
  });
});

describe('dragAndZoom', () => {
  const at = { x: -500, y: -400, k: 1 };

  it('moves the board with the pointer', () => {
    expect(dragAndZoom(at, { x: 100, y: 100 }, { x: 130, y: 80 }, 1, LIMITS)).toEqual({ x: -470, y: -420, k: 1 });
  });

  it('keeps the point under the wheel where it is', () => {
    const wheel = { x: 200, y: 150 };
    const { x, y, k } = dragAndZoom(at, wheel, wheel, 1.5, LIMITS);
    expect(k).toBe(1.5);
    expect([x + 700 * k, y + 550 * k]).toEqual([wheel.x, wheel.y]);
  });

  it('stays within the scales', () => {
    const wheel = { x: 200, y: 150 };
    expect(dragAndZoom(at, wheel, wheel, 100, LIMITS).k).toBe(2);
    expect(dragAndZoom(at, wheel, wheel, 0.001, LIMITS)).toEqual({ x: 0, y: 50, k: 0.2 });
  });
});

describe('wheelFactor', () => {
  it('enlarges upwards, by lines as by pixels, and faster for a pinch', () => {
    expect(wheelFactor({ deltaY: -500, deltaMode: 0, ctrlKey: false })).toBe(2);
    expect(wheelFactor({ deltaY: -20, deltaMode: 1, ctrlKey: false })).toBe(2);
    expect(wheelFactor({ deltaY: 50, deltaMode: 0, ctrlKey: true })).toBe(0.5);
  });
});
