import { escapeXml } from './escape-xml.ts';

const WIDTH = 720;
const LABEL_WIDTH = 210;
const VALUE_WIDTH = 74;
const ROW_HEIGHT = 24;

export interface ChartBar {
  readonly label: string;
  readonly value: number;
  /** As it is written beside the bar. */
  readonly text: string;
  /** An interval around the value, drawn as a whisker. */
  readonly low?: number;
  readonly high?: number;
  /** Another value to compare with, drawn as a mark. */
  readonly mark?: number;
  /** A weaker colour, for what is of another kind. */
  readonly isPale?: boolean;
}

/** A bar chart with one row for each value. `title` says what it shows; the values are its text alternative. */
export function drawBars(title: string, bars: readonly ChartBar[]): string {
  const most = Math.max(...bars.map(({ value, high = 0, mark = 0 }) => Math.max(value, high, mark)), 1e-9);
  const span = WIDTH - LABEL_WIDTH - VALUE_WIDTH;
  const x = (value: number): string => (LABEL_WIDTH + (span * value) / most).toFixed(1);
  const rows = bars.flatMap(({ label, value, text, low, high, mark, isPale }, i) => {
    const top = i * ROW_HEIGHT;
    const middle = top + ROW_HEIGHT / 2;
    const parts = [
      `<text fill="var(--ink)" font-size="15" x="${LABEL_WIDTH - 10}" y="${middle + 5}" text-anchor="end">${escapeXml(shorten(label))}</text>`,
      `<rect fill="var(--green)"${isPale === true ? ' opacity="0.45"' : ''} x="${LABEL_WIDTH}" y="${top + 4}" width="${((span * value) / most).toFixed(1)}" height="${ROW_HEIGHT - 8}"/>`,
    ];
    if (low !== undefined && high !== undefined)
      parts.push(
        `<path fill="none" stroke="var(--ink)" stroke-width="1.5" d="M${x(low)} ${middle}H${x(high)}M${x(low)} ${middle - 4}v8M${x(high)} ${middle - 4}v8"/>`,
      );
    if (mark !== undefined)
      parts.push(`<path stroke="var(--red)" stroke-width="3" d="M${x(mark)} ${top + 1}v${ROW_HEIGHT - 2}"/>`);
    parts.push(
      `<text fill="var(--ink)" font-size="15" font-weight="600" x="${WIDTH - 4}" y="${middle + 5}" text-anchor="end">${escapeXml(text)}</text>`,
    );
    return parts;
  });
  const alternative = `${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join('; ')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bars.length * ROW_HEIGHT}" role="img" aria-label="${escapeXml(alternative)}">`,
    ...rows,
    '</svg>',
  ].join('\n');
}

function shorten(label: string): string {
  return label.length > 30 ? `${label.slice(0, 29)}…` : label;
}
