import type { Ink } from '@paddock/formula-de';
import type { Point } from './road.ts';

/** The printer's inks: warm off-white paper, racing green, a few flat colours of the sixties. */
export const INKS: Readonly<Record<Ink, string>> = {
  paper: '#f3ead6',
  ink: '#1f2a30',
  grass: '#7f9a63',
  'racing-green': '#1d4a38',
  wood: '#3f6b4c',
  sea: '#2f7c94',
  'deep-sea': '#1f5f7a',
  foam: '#9cc7c6',
  pool: '#58b5c4',
  sand: '#ecd6a4',
  dune: '#c9bd83',
  stone: '#e6d3ad',
  roof: '#c8643c',
  wall: '#f0dfbd',
  shade: '#b99f74',
  red: '#c33323',
  yellow: '#f0b62c',
  white: '#fbf6ea',
};

/** Colours of the road, which no drawing chooses. */
export const ASPHALT = '#4b4a4a';
export const CORNER_ASPHALT = '#5c5450';
export const PIT_ASPHALT = '#6b6864';
export const CELL_BORDER = '#787471';

export const DISPLAY_FACE =
  "'Barlow Condensed', 'Oswald', 'Roboto Condensed', 'Arial Narrow', 'DejaVu Sans', sans-serif";
export const TEXT_FACE = "'Barlow', 'Source Sans 3', 'DejaVu Sans', sans-serif";

/** A number as short as a picture needs it. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** An element; attributes that are `undefined` are left out, values are escaped. */
export function createSvgElement(name: string, attributes: SvgAttributes, content = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? formatNumber(value) : escapeXml(value)}"`;
  }
  return content === '' ? `${text}/>` : `${text}>${content}</${name}>`;
}

export function createSvgGroup(attributes: SvgAttributes, parts: readonly string[]): string {
  return parts.length === 0 ? '' : createSvgElement('g', attributes, `\n${parts.join('\n')}\n`);
}

export function polylinePath(points: readonly Point[], closed = false): string {
  return `M${points.map(({ x, y }) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** A soft curve through the points (Catmull and Rom's, as Bézier pieces). */
export function smoothPath(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (k: number): Point =>
    closed ? points[((k % count) + count) % count]! : points[Math.min(Math.max(k, 0), count - 1)]!;
  let text = `M${formatNumber(at(0).x)} ${formatNumber(at(0).y)}`;
  for (let k = 0; k < (closed ? count : count - 1); k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    text += `C${formatNumber(b.x + (c.x - a.x) / 6)} ${formatNumber(b.y + (c.y - a.y) / 6)} `;
    text += `${formatNumber(c.x - (d.x - b.x) / 6)} ${formatNumber(c.y - (d.y - b.y) / 6)} ${formatNumber(c.x)} ${formatNumber(c.y)}`;
  }
  return closed ? `${text}Z` : text;
}

export function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** The angle at which writing along the road is not upside down. */
export function uprightAngle(radians: number): number {
  const angle = ((toDegrees(radians) % 360) + 360) % 360;
  return angle > 90 && angle <= 270 ? angle - 180 : angle > 270 ? angle - 360 : angle;
}
