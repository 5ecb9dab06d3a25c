import { escapeXml } from '../escape-xml.ts';
import type { IntervalEstimate } from './statistics.ts';
import type { TournamentResults } from './report.ts';

/** A value with its interval, and an optional target. */
interface ChartBar {
  readonly label: string;
  readonly value: IntervalEstimate;
  /** The text beside the bar. */
  readonly text: string;
  /** The target, drawn as a mark. */
  readonly wanted?: number;
}

interface BarChart {
  readonly title: string;
  readonly subtitle: string;
  readonly bars: readonly ChartBar[];
  /** The values at the ends of the scale. */
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}

/** The layout in pixels. Labels on the left and values on the right get the width of their text. */
const BAR_AREA_WIDTH = 340;
const LETTER_WIDTH = 7.6;
const MARGIN = 20;
const BARS_TOP = 70;
const ROW_HEIGHT = 34;

/** Colours for light and dark mode. */
const STYLE = `
  .card { fill: #ffffff; } text { font: 14px system-ui, sans-serif; fill: #1c1d21; }
  .title { font-size: 17px; font-weight: 600; } .soft { fill: #5c5f68; } .grid { stroke: #d9dbe1; }
  .bar { fill: #3867d6; } .reach { stroke: #1c1d21; stroke-width: 1.5; } .wanted { stroke: #c0392b; stroke-width: 2; }
  @media (prefers-color-scheme: dark) {
    .card { fill: #17181c; } text { fill: #ececf0; } .soft { fill: #a5a8b3; } .grid { stroke: #3a3c44; }
    .bar { fill: #6d93f0; } .reach { stroke: #ececf0; } .wanted { stroke: #ff8a7a; }
  }`;

/** A bar chart with error bars, as the text of an SVG file. */
export function renderBarChart({ title, subtitle, bars, from, to, ticks }: BarChart): string {
  const left = MARGIN + 12 + estimateTextWidth(bars.map(({ label }) => label));
  const width = Math.max(
    left + BAR_AREA_WIDTH + MARGIN + 14 + estimateTextWidth(bars.map(({ text }) => text)),
    2 * MARGIN + estimateTextWidth([subtitle]),
  );
  const foot = BARS_TOP + bars.length * ROW_HEIGHT + 8;
  const height = foot + 36;
  const x = (value: number): number => {
    const part = (Math.min(to, Math.max(from, value)) - from) / (to - from);
    return Math.round((left + part * BAR_AREA_WIDTH) * 10) / 10;
  };
  const scale = ticks.flatMap(({ at, text }) => [
    `<line class="grid" x1="${x(at)}" y1="${BARS_TOP - 8}" x2="${x(at)}" y2="${foot}"/>`,
    `<text class="soft" x="${x(at)}" y="${foot + 20}" text-anchor="middle">${escapeXml(text)}</text>`,
  ]);
  const summary = `${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join(', ')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeXml(summary)}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="card" width="${width}" height="${height}" rx="8"/>`,
    `<text class="title" x="${MARGIN}" y="30">${escapeXml(title)}</text>`,
    `<text class="soft" x="${MARGIN}" y="51">${escapeXml(subtitle)}</text>`,
    ...scale,
    ...bars.flatMap((bar, row) => renderBar(bar, BARS_TOP + row * ROW_HEIGHT, x, [left, left + BAR_AREA_WIDTH])),
    '</svg>',
    '',
  ].join('\n');
}

/** The approximate width of the longest text, as there is no font to measure with. */
function estimateTextWidth(texts: readonly string[]): number {
  return Math.ceil(Math.max(...texts.map(({ length }) => length)) * LETTER_WIDTH);
}

function renderBar(
  { label, value: { value, low, high }, text, wanted }: ChartBar,
  y: number,
  x: (value: number) => number,
  [left, right]: readonly [number, number],
): string[] {
  const middle = y + ROW_HEIGHT / 2;
  const upright = (kind: string, at: number, reach: number): string =>
    `<line class="${kind}" x1="${x(at)}" y1="${middle - reach}" x2="${x(at)}" y2="${middle + reach}"/>`;
  return [
    `<text x="${left - 12}" y="${middle + 5}" text-anchor="end">${escapeXml(label)}</text>`,
    `<rect class="bar" x="${left}" y="${y + 7}" width="${Math.max(1, x(value) - left)}" height="${ROW_HEIGHT - 14}" rx="2"/>`,
    `<line class="reach" x1="${x(low)}" y1="${middle}" x2="${x(high)}" y2="${middle}"/>`,
    upright('reach', low, 5),
    upright('reach', high, 5),
    ...(wanted === undefined ? [] : [upright('wanted', wanted, ROW_HEIGHT / 2 - 2)]),
    `<text x="${right + 14}" y="${middle + 5}">${escapeXml(text)}</text>`,
  ];
}

/** Draws the ratings of a tournament, best first. */
export function renderRatingChart(title: string, { tournament, games, standings }: TournamentResults): string {
  const from = Math.floor(Math.min(...standings.map(({ rating }) => rating.low)) / 100) * 100 - 100;
  const to = Math.ceil(Math.max(...standings.map(({ rating }) => rating.high)) / 100) * 100;
  const step = Math.max(100, Math.ceil((to - from) / 600) * 100);
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
  return renderBarChart({
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
