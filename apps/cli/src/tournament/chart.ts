import type { Estimate } from './statistics.ts';
import type { Results } from './report.ts';

/** One bar: a value with its interval, and a mark to compare it with. */
export interface Bar {
  readonly label: string;
  readonly value: Estimate;
  /** How the value is written beside the bar. */
  readonly text: string;
  /** What was wanted, if anything. */
  readonly wanted?: number;
}

export interface Chart {
  readonly title: string;
  readonly subtitle: string;
  readonly bars: readonly Bar[];
  /** The values at the ends of the scale. */
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}

/** The bars; labels to the left and values to the right get the room that their letters need. */
const SPAN = 340;
const LETTER = 7.6;
const MARGIN = 20;
const TOP = 70;
const ROW = 34;

/** The colours follow the reader's choice of light or dark. */
const STYLE = `
  .card { fill: #ffffff; } text { font: 14px system-ui, sans-serif; fill: #1c1d21; }
  .title { font-size: 17px; font-weight: 600; } .soft { fill: #5c5f68; } .grid { stroke: #d9dbe1; }
  .bar { fill: #3867d6; } .reach { stroke: #1c1d21; stroke-width: 1.5; } .wanted { stroke: #c0392b; stroke-width: 2; }
  @media (prefers-color-scheme: dark) {
    .card { fill: #17181c; } text { fill: #ececf0; } .soft { fill: #a5a8b3; } .grid { stroke: #3a3c44; }
    .bar { fill: #6d93f0; } .reach { stroke: #ececf0; } .wanted { stroke: #ff8a7a; }
  }`;

/** A bar chart with error bars, as the text of an SVG file. */
export function barChart({ title, subtitle, bars, from, to, ticks }: Chart): string {
  const left = MARGIN + 12 + room(bars.map(({ label }) => label));
  const width = Math.max(left + SPAN + MARGIN + 14 + room(bars.map(({ text }) => text)), 2 * MARGIN + room([subtitle]));
  const foot = TOP + bars.length * ROW + 8;
  const height = foot + 36;
  const x = (value: number): number => {
    const part = (Math.min(to, Math.max(from, value)) - from) / (to - from);
    return Math.round((left + part * SPAN) * 10) / 10;
  };
  const scale = ticks.flatMap(({ at, text }) => [
    `<line class="grid" x1="${x(at)}" y1="${TOP - 8}" x2="${x(at)}" y2="${foot}"/>`,
    `<text class="soft" x="${x(at)}" y="${foot + 20}" text-anchor="middle">${escaped(text)}</text>`,
  ]);
  const summary = `${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join(', ')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(summary)}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="card" width="${width}" height="${height}" rx="8"/>`,
    `<text class="title" x="${MARGIN}" y="30">${escaped(title)}</text>`,
    `<text class="soft" x="${MARGIN}" y="51">${escaped(subtitle)}</text>`,
    ...scale,
    ...bars.flatMap((bar, row) => barLines(bar, TOP + row * ROW, x, [left, left + SPAN])),
    '</svg>',
    '',
  ].join('\n');
}

/** The width of the longest text, roughly: there is no font to measure with. */
function room(texts: readonly string[]): number {
  return Math.ceil(Math.max(...texts.map(({ length }) => length)) * LETTER);
}

function barLines(
  { label, value: { value, low, high }, text, wanted }: Bar,
  y: number,
  x: (value: number) => number,
  [left, right]: readonly [number, number],
): string[] {
  const middle = y + ROW / 2;
  const upright = (kind: string, at: number, reach: number): string =>
    `<line class="${kind}" x1="${x(at)}" y1="${middle - reach}" x2="${x(at)}" y2="${middle + reach}"/>`;
  return [
    `<text x="${left - 12}" y="${middle + 5}" text-anchor="end">${escaped(label)}</text>`,
    `<rect class="bar" x="${left}" y="${y + 7}" width="${Math.max(1, x(value) - left)}" height="${ROW - 14}" rx="2"/>`,
    `<line class="reach" x1="${x(low)}" y1="${middle}" x2="${x(high)}" y2="${middle}"/>`,
    upright('reach', low, 5),
    upright('reach', high, 5),
    ...(wanted === undefined ? [] : [upright('wanted', wanted, ROW / 2 - 2)]),
    `<text x="${right + 14}" y="${middle + 5}">${escaped(text)}</text>`,
  ];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The ratings of a tournament, best first. */
export function ratingSvg(title: string, { tournament, games, standings }: Results): string {
  const from = Math.floor(Math.min(...standings.map(({ rating }) => rating.low)) / 100) * 100 - 100;
  const to = Math.ceil(Math.max(...standings.map(({ rating }) => rating.high)) / 100) * 100;
  const step = Math.max(100, Math.ceil((to - from) / 600) * 100);
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
  return barChart({
    title: `${title}: ratings`,
    subtitle: `${tournament.seats} seats, ${tournament.format}, ${games} games; lines are 95 % intervals`,
    bars: [...standings]
      .sort((a, b) => b.rating.value - a.rating.value)
      .map(({ bot, rating }) => ({
        label: bot,
        value: rating,
        text: `${Math.round(rating.value)} (${Math.round(rating.low)}–${Math.round(rating.high)})`,
      })),
    from,
    to,
    ticks: ticks.map((at) => ({ at, text: String(at) })),
  });
}
