import { escapeMarkup } from '../markup.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, SITE_NAME } from '../meta.ts';
import type { CardPlace, CardRow, LinkCard } from './card.ts';
import { cutText, estimateWidth, wrapText } from './text.ts';

const LEFT = 60;
const TEXT_WIDTH = 480;
const TITLE_SIZE = 104;
const TEXT_SIZE = 46;
const NOTE_SIZE = 42;
const MAX_TEXT_LINES = 4;
const MAX_SEATS = 10;
/** Of a row of standings: the end of the points, left of the slanted edge, and the room for the name. */
const POINTS_RIGHT = 430;
const NAME_WIDTH = 300;
const MAX_PLACES = 4;
const RESULT_TOP = 338;
const RESULT_LINE = 76;

const INK = '#1d2a2f';
const PAPER = '#f3ead6';
const GREEN = '#1d4a38';
const RED = '#b92b1a';
const YELLOW = '#f0b429';
const GRASS = '#7d9a62';
const ASPHALT = '#4a4d50';

interface TextStyle {
  readonly size: number;
  readonly fill?: string;
  readonly weight?: 600 | 700;
}

function textAt(x: number, y: number, text: string, { size, fill = INK, weight = 700 }: TextStyle): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`;
}

/** The picture of a card: the game's art, and a paper panel with the words. `art` is an SVG document of our own. */
export function drawCard(card: LinkCard, art: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" font-family="Barlow Condensed">`,
    `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${GREEN}"/>`,
    card.outline === undefined || card.outline.length === 0 ? art : drawOutline(card.outline),
    `<path d="M0 0H676L556 630H0Z" fill="${RED}"/><path d="M0 0H656L536 630H0Z" fill="${YELLOW}"/>`,
    `<path d="M0 0H640L520 630H0Z" fill="${PAPER}"/>`,
    drawBrand(),
    ...drawWords(card),
    drawSeats(card.seats.slice(0, MAX_SEATS)),
    drawResult(card.result ?? []),
    '</svg>',
  ].join('');
}

/** The road of a circuit, in the part of the picture that the paper leaves free. */
function drawOutline(outline: NonNullable<LinkCard['outline']>): string {
  const road = `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  const line = (colour: string, width: number): string =>
    `<path d="${road}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const [x, y] = outline[0]!;
  return (
    `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${GRASS}"/>` +
    `<g transform="translate(600 10) scale(0.61)">${line(PAPER, 58)}${line(ASPHALT, 42)}` +
    `<circle cx="${x}" cy="${y}" r="30" fill="${RED}" stroke="${PAPER}" stroke-width="8"/></g>`
  );
}

function drawBrand(): string {
  return (
    `<g transform="translate(${LEFT} 52) scale(1.6)"><rect width="32" height="32" rx="6" fill="${RED}"/>` +
    `<path d="M9 5h14v14H13v8H9Z" fill="#fbf5e7"/><path d="M13 5h5v7h-5ZM18 12h5v7h-5Z" fill="${INK}"/></g>` +
    textAt(LEFT + 66, 91, SITE_NAME, { size: 38 })
  );
}

function drawWords({ title, text, note, rows }: LinkCard): string[] {
  const titleSize = Math.min(TITLE_SIZE, (TEXT_WIDTH + 30) / estimateWidth(title));
  const drawn = [textAt(LEFT, 230, cutText(title, 20), { size: Math.max(36, Math.floor(titleSize)) })];
  if (rows !== undefined) return [...drawn, ...rows.map(drawRow)];
  const lines = wrapText(text, TEXT_WIDTH / TEXT_SIZE, note === null ? MAX_TEXT_LINES : 2);
  lines.forEach((line, i) => {
    drawn.push(textAt(LEFT, 304 + i * 54, line, { size: TEXT_SIZE, weight: 600 }));
  });
  if (note === null) return drawn;
  const label = cutText(note, (TEXT_WIDTH - 100) / NOTE_SIZE);
  const width = Math.ceil(estimateWidth(label) * NOTE_SIZE) + 44;
  drawn.push(
    `<rect x="${LEFT}" y="396" width="${width}" height="70" rx="12" fill="${GREEN}"/>`,
    textAt(LEFT + 22, 446, label, { size: NOTE_SIZE, fill: '#fbf5e7' }),
  );
  return drawn;
}

/** One line of the standings: place, name and points. */
function drawRow({ place, name, points }: CardRow, i: number): string {
  const y = 312 + i * 62;
  const colour = i === 0 ? RED : INK;
  const score = `<text x="${LEFT + POINTS_RIGHT}" y="${y}" text-anchor="end" font-size="${TEXT_SIZE}" font-weight="700" fill="${colour}">${points}</text>`;
  return (
    textAt(LEFT, y, `${place}`, { size: TEXT_SIZE, fill: colour }) +
    textAt(LEFT + 50, y, cutText(name, NAME_WIDTH / TEXT_SIZE), { size: TEXT_SIZE, weight: 600 }) +
    score
  );
}

/** The podium as a list: a flag for the winner, then the places. */
function drawResult(result: readonly CardPlace[]): string {
  return result
    .slice(0, MAX_PLACES)
    .map(({ place, name }, i) => {
      const y = RESULT_TOP + i * RESULT_LINE;
      const isFirst = place === 1;
      const size = isFirst ? 60 : 48;
      return (
        `<circle cx="${LEFT + 28}" cy="${y - 18}" r="28" fill="${isFirst ? RED : INK}"/>` +
        `<text x="${LEFT + 28}" y="${y - 4}" font-size="40" font-weight="700" fill="#fbf5e7" text-anchor="middle">${place}</text>` +
        textAt(LEFT + 76, y, cutText(name, (TEXT_WIDTH - 90 - i * 14) / size), { size })
      );
    })
    .join('');
}

/** One disc a seat: full where somebody sits, an empty ring where there is room. */
function drawSeats(seats: LinkCard['seats']): string {
  return seats
    .map((seat, i) => {
      const x = LEFT + 19 + i * 46;
      return seat === 'taken'
        ? `<circle cx="${x}" cy="522" r="19" fill="${INK}"/><path d="M${x - 9} 522l6 7 12-14" fill="none" stroke="${PAPER}" stroke-width="5"/>`
        : `<circle cx="${x}" cy="522" r="17" fill="none" stroke="${RED}" stroke-width="4" stroke-dasharray="8 6"/>`;
    })
    .join('');
}
