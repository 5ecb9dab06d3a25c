import type { Debrief } from '@paddock/bots/debriefs';
import { escapeXml } from '../escape-xml.ts';
import { percents } from './story.ts';

const WIDTH = 960;
const HEIGHT = 240;
/** Room for the flags above the ribbon. */
const TOP = 26;
/** Between the numbers of two turning points. */
const NUMBER_DISTANCE = 14;

/** The colours of the cars on the site, by seat. */
const SEAT_COLOURS = [
  '#c8321f',
  '#f2b632',
  '#1f5fa8',
  '#f6efdf',
  '#0f6e52',
  '#22282c',
  '#6fbbe3',
  '#7d3f86',
  '#e58a3c',
  '#e9a6b8',
];

export function colourOf(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
}

/** Everybody's probability of winning over the race as a stacked band, with the errors flagged above it. */
export function renderRibbon(
  { entries, drivers, seats, turningPoints }: Debrief,
  names: readonly string[],
  label: string,
): string {
  const columns = [...entries.map(({ winProbabilities }) => winProbabilities), drivers.map(({ ledger }) => ledger.end)];
  const x = (entry: number): string => ((WIDTH * entry) / (columns.length - 1)).toFixed(1);
  const y = (share: number): string => (TOP + HEIGHT * share).toFixed(1);
  const bands = Array.from({ length: seats }, (_, seat) => {
    const above = columns.map((column) => sum(column.slice(0, seat)));
    const below = columns.map((column) => sum(column.slice(0, seat + 1)));
    const points = [
      ...above.map((share, entry) => `${x(entry)},${y(share)}`),
      ...below.map((share, entry) => `${x(entry)},${y(share)}`).reverse(),
    ];
    return `<polygon class="band" fill="${colourOf(seat)}" points="${points.join(' ')}"><title>${escapeXml(names[seat]!)}</title></polygon>`;
  });
  const flags = entries.flatMap(({ entry, actor, isFlagged, review }) =>
    isFlagged
      ? [
          `<path class="flag" fill="${colourOf(actor)}" d="M${x(entry)} ${TOP - 4}v-16l9 5l-9 5z"><title>${escapeXml(`${names[actor]}: ${percents(review!.error)}`)}</title></path>`,
        ]
      : [],
  );
  const numbers = spreadNumbers(turningPoints.map(({ entry }) => Number(x(entry))));
  const marks = turningPoints.map(
    ({ entry }, i) =>
      `<line class="mark" x1="${x(entry)}" y1="${TOP}" x2="${x(entry)}" y2="${TOP + HEIGHT}"/>` +
      `<text class="mark-text" x="${numbers[i]}" y="${TOP + HEIGHT + 18}" text-anchor="middle">${i + 1}</text>`,
  );
  return [
    `<svg viewBox="-4 0 ${WIDTH + 8} ${TOP + HEIGHT + 24}" role="img" aria-label="${label}">`,
    ...bands,
    ...flags,
    ...marks,
    '</svg>',
  ].join('\n');
}

/** The places of numbers from left to right, near those wanted, so that none covers another. One entry may be two turning points. */
export function spreadNumbers(wanted: readonly number[]): number[] {
  const places: number[] = [];
  for (const [i, place] of wanted.entries()) {
    const last = WIDTH - (wanted.length - 1 - i) * NUMBER_DISTANCE;
    places.push(Math.min(last, Math.max(place, (places.at(-1) ?? -Infinity) + NUMBER_DISTANCE)));
  }
  return places;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
