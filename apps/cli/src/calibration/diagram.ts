import type { Calibration } from './statistics.ts';

/** The layout in pixels. */
const SIZE = 320;
const LEFT = 56;
const TOP = 64;
const WIDTH = LEFT + SIZE + 24;
const HEIGHT = TOP + SIZE + 52;
const MAX_DOT_RADIUS = 9;

/** Colours for light and dark mode. */
const STYLE = `
  .card { fill: #ffffff; } text { font: 13px system-ui, sans-serif; fill: #1c1d21; }
  .title { font-size: 16px; font-weight: 600; } .soft { fill: #5c5f68; } .grid { stroke: #d9dbe1; }
  .perfect { stroke: #5c5f68; stroke-dasharray: 4 4; } .dot { fill: #3867d6; } .reach { stroke: #3867d6; stroke-width: 1.5; }
  @media (prefers-color-scheme: dark) {
    .card { fill: #17181c; } text { fill: #ececf0; } .soft { fill: #a5a8b3; } .grid { stroke: #3a3c44; }
    .perfect { stroke: #a5a8b3; } .dot { fill: #6d93f0; } .reach { stroke: #6d93f0; }
  }`;

/** A reliability diagram as the text of an SVG file: what was predicted, and how often it happened. */
export function renderReliabilityDiagram(title: string, { bins, races, positions }: Calibration): string {
  const x = (share: number): number => Math.round((LEFT + share * SIZE) * 10) / 10;
  const y = (share: number): number => Math.round((TOP + (1 - share) * SIZE) * 10) / 10;
  const largest = Math.max(...bins.map(({ count }) => count));
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((at) => [
    `<line class="grid" x1="${x(at)}" y1="${y(0)}" x2="${x(at)}" y2="${y(1)}"/>`,
    `<line class="grid" x1="${x(0)}" y1="${y(at)}" x2="${x(1)}" y2="${y(at)}"/>`,
    `<text class="soft" x="${x(at)}" y="${y(0) + 18}" text-anchor="middle">${at * 100} %</text>`,
    `<text class="soft" x="${x(0) - 8}" y="${y(at) + 4}" text-anchor="end">${at * 100} %</text>`,
  ]);
  const dots = bins.flatMap(({ count, predicted, won }) => [
    `<line class="reach" x1="${x(predicted)}" y1="${y(won.low)}" x2="${x(predicted)}" y2="${y(won.high)}"/>`,
    `<circle class="dot" cx="${x(predicted)}" cy="${y(won.value)}" r="${(3 + (MAX_DOT_RADIUS - 3) * Math.sqrt(count / largest)).toFixed(1)}"/>`,
  ]);
  const summary = bins
    .map(({ predicted, won }) => `${Math.round(100 * predicted)} % predicted, ${Math.round(100 * won.value)} % won`)
    .join('; ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<title>${title}</title><desc>${summary}</desc><style>${STYLE}</style>`,
    `<rect class="card" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<text class="title" x="16" y="26">${title}</text>`,
    `<text class="soft" x="16" y="46">won, by predicted probability; ${positions} positions, ${races} races</text>`,
    ...ticks,
    `<line class="perfect" x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}"/>`,
    ...dots,
    '</svg>',
    '',
  ].join('\n');
}
