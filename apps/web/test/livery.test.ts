import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CarBadge } from '../src/kit/Car.tsx';
import { LIVERY_COUNT, liveryOf } from '../src/kit/livery.ts';

type Colour = readonly [number, number, number];

/** Full dichromacy after Machado, Oliveira and Fernandes (2009), on linear RGB. */
const COLOUR_VISIONS: Readonly<Record<string, readonly Colour[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** In OKLab black and white are 1 apart; two colours at this distance are told apart at a glance. */
const MIN_DISTANCE = 0.12;
/** As large as a car on the board of a phone. */
const SIZE = 16;

function linearOf(hex: string): Colour {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r!, g!, b!];
}

/** How a colour looks to somebody, in OKLab. */
function perceivedColour(hex: string, sight: readonly Colour[]): Colour {
  const colour = linearOf(hex);
  const [r, g, b] = sight.map((row) =>
    Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
  ) as unknown as Colour;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Which part of a car's coloured surface is trim, counted in the pixels of a small picture of it. */
function trimShare(seat: number): number {
  const { paint, trim } = liveryOf(seat);
  const markup = renderToStaticMarkup(createElement(CarBadge, { seat, number: '', size: SIZE }));
  const svg = markup
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    // What is not livery is black here.
    .replace(/fill="([^"]*)"/g, (_, fill: string) => `fill="${{ [paint]: '#f00', [trim]: '#00f' }[fill] ?? '#000'}"`)
    .replaceAll('class="car-line"', 'fill="none"');
  const { pixels } = new Resvg(svg, { background: '#000' }).render();
  let [painted, trimmed] = [0, 0];
  for (let i = 0; i < pixels.length; i += 4) {
    painted += pixels[i]!;
    trimmed += pixels[i + 2]!;
  }
  return trimmed / (painted + trimmed);
}

const SHARES = Array.from({ length: LIVERY_COUNT }, (_, seat) => trimShare(seat));

/**
 * How much colour must be moved how far to make one car of the other (the earth mover's distance), whichever way the cars
 * point. With two colours each, the cheapest way is one of two extremes.
 */
function difference(a: number, b: number, sight: readonly Colour[]): number {
  const [one, other] = [liveryOf(a), liveryOf(b)];
  const [paintA, trimA] = [perceivedColour(one.paint, sight), perceivedColour(one.trim, sight)];
  const [paintB, trimB] = [perceivedColour(other.paint, sight), perceivedColour(other.trim, sight)];
  const [shareA, shareB] = [1 - SHARES[a]!, 1 - SHARES[b]!];
  const cost = (kept: number): number =>
    kept * distance(paintA, paintB) +
    (shareA - kept) * distance(paintA, trimB) +
    (shareB - kept) * distance(trimA, paintB) +
    (1 - shareA - shareB + kept) * distance(trimA, trimB);
  return Math.min(cost(Math.max(0, shareA + shareB - 1)), cost(Math.min(shareA, shareB)));
}

test('ten seats have ten liveries with patterns visible at 16 px', () => {
  expect(LIVERY_COUNT).toBe(10);
  expect(new Set(Array.from({ length: LIVERY_COUNT }, (_, seat) => liveryOf(seat).pattern)).size).toBe(10);
  for (const [seat, share] of SHARES.entries()) {
    expect(share, `trim of seat ${seat}`).toBeGreaterThan(0.2);
    expect(share, `trim of seat ${seat}`).toBeLessThan(0.6);
  }
});

describe.each(Object.keys(COLOUR_VISIONS))('for %s sight', (name) => {
  test('every two liveries differ clearly at 16 px', () => {
    const alike: string[] = [];
    for (let a = 0; a < LIVERY_COUNT; a++) {
      for (let b = a + 1; b < LIVERY_COUNT; b++) {
        const far = difference(a, b, COLOUR_VISIONS[name]!);
        if (far < MIN_DISTANCE) alike.push(`seats ${a + 1} and ${b + 1}: ${far.toFixed(3)}`);
      }
    }
    expect(alike).toEqual([]);
  });
});

test('the badge of a seat has no number', () => {
  expect(renderToStaticMarkup(createElement(CarBadge, { seat: 3 }))).not.toMatch(/car-number|car-roundel/);
  expect(renderToStaticMarkup(createElement(CarBadge, { seat: 3, number: 7 }))).toContain('>7<');
});
