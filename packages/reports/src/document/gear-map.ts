import { layOutCircuit } from '@paddock/circuit-art';
import type { Circuit, Drawing } from '@paddock/formula-de';
import { escapeXml } from './escape-xml.ts';

/** Colours from first gear to sixth, of nearly equal brightness steps: slow is blue, fast is red. */
const GEAR_COLOURS = ['#2c5d8f', '#3f93a8', '#7fb069', '#f0b62c', '#e07b2e', '#c33323'] as const;
const MAX_GEAR = GEAR_COLOURS.length;

/** The colour of a mean gear, between those of the two gears next to it. */
function gearColour(gear: number): string {
  const at = Math.min(MAX_GEAR, Math.max(1, gear)) - 1;
  const from = GEAR_COLOURS[Math.floor(at)]!;
  const to = GEAR_COLOURS[Math.min(MAX_GEAR - 1, Math.floor(at) + 1)]!;
  const share = at - Math.floor(at);
  const mix = [1, 3, 5].map((i) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(i, i + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mix.join('')}`;
}

/** The road seen from above, every row in the colour of the gear in which a perfect driver drives over it. */
export function drawGearMap(
  circuit: Circuit,
  drawing: Drawing,
  gearByRow: readonly number[],
  labels: { readonly title: string; readonly gear: string },
): string {
  const { width, height, laneWidth, road, corners } = layOutCircuit(circuit, drawing);
  const path = (points: readonly { x: number; y: number }[]): string =>
    `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  // Rows of the same colour in a row are one shape.
  const strips: string[] = [];
  for (let row = 0; row < circuit.lapRows;) {
    const colour = gearColour(gearByRow[row] ?? 1);
    let end = row + 1;
    while (end < circuit.lapRows && gearColour(gearByRow[end] ?? 1) === colour) end++;
    // A hair of overlap hides the seams between shapes.
    const outline = road.strip(row, end + 0.04, -1.5 * laneWidth, 1.5 * laneWidth);
    strips.push(`<path fill="${colour}" d="${path(outline)}"/>`);
    row = end;
  }
  const edge = road.strip(0, circuit.lapRows, -1.5 * laneWidth, 1.5 * laneWidth);
  const size = laneWidth * 1.7;
  const numbers = corners.map(({ corner, middle }) =>
    [
      `<circle fill="var(--paper)" stroke="var(--ink)" stroke-width="4" cx="${middle.x.toFixed(1)}" cy="${middle.y.toFixed(1)}" r="${(size * 0.62).toFixed(1)}"/>`,
      `<text fill="var(--ink)" font-weight="700" x="${middle.x.toFixed(1)}" y="${(middle.y + size * 0.3).toFixed(1)}" font-size="${(size * 0.85).toFixed(1)}" text-anchor="middle">${corner}</text>`,
    ].join(''),
  );
  const line = road.strip(-0.25, 0.25, -1.9 * laneWidth, 1.9 * laneWidth);
  const scale = width / 60;
  const legend = GEAR_COLOURS.map((colour, i) => {
    const x = scale * (2 + i * 3.2);
    return `<rect x="${x.toFixed(1)}" y="${(height + scale * 0.5).toFixed(1)}" width="${(scale * 3.2).toFixed(1)}" height="${(scale * 1.6).toFixed(1)}" fill="${colour}"/><text fill="#fbf6ea" stroke="#1d2a2f" stroke-width="${(scale * 0.12).toFixed(1)}" paint-order="stroke" font-weight="700" x="${(x + scale * 1.6).toFixed(1)}" y="${(height + scale * 1.75).toFixed(1)}" font-size="${(scale * 1.3).toFixed(1)}" text-anchor="middle">${i + 1}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${(height + scale * 3).toFixed(0)}" role="img" aria-label="${escapeXml(labels.title)}">`,
    `<path fill="none" stroke="var(--ink)" d="${path(edge)}" stroke-width="${(laneWidth * 0.5).toFixed(1)}"/>`,
    ...strips,
    `<path fill="var(--paper)" stroke="var(--ink)" stroke-width="3" d="${path(line)}"/>`,
    ...numbers,
    ...legend,
    `<text fill="var(--ink)" x="${(scale * 22).toFixed(1)}" y="${(height + scale * 1.75).toFixed(1)}" font-size="${(scale * 1.3).toFixed(1)}">${escapeXml(labels.gear)}</text>`,
    '</svg>',
  ].join('\n');
}
