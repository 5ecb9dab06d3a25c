import { type Circuit, circuitName, DIE_FACES, type Drawing } from '@paddock/formula-de';
import type { Language } from '@paddock/kernel';
import { drawCircuit } from './picture.ts';
import { POSTER_TEXTS, type PosterBlock } from './poster-texts.ts';
import { createSvgElement, createSvgGroup, DISPLAY_FACE, escapeXml, INKS, TEXT_FACE } from './svg.ts';

/** Sheets of paper in millimetres, the short side first. */
export const PAPER_SIZES = { a3: [297, 420], a2: [420, 594] } as const satisfies Record<
  string,
  readonly [number, number]
>;
export type PaperSize = keyof typeof PAPER_SIZES;

/** All sizes below are for A3 and grow with the sheet. In millimetres. */
const MARGIN = 10;
const TITLE_HEIGHT = 14;
const CARD_HEIGHT = 31;
const GAP = 4;
const COLUMN_GAP = 7;
const CARD_FONT_SIZE = 3.7;

/** A sheet with title, board and help card, to hang up or to play on. Upright or lying, as the board fits better. */
export function drawPoster(circuit: Circuit, drawing: Drawing, size: PaperSize, language: Language = 'en'): string {
  const [short, long] = PAPER_SIZES.a3;
  const isLying = drawing.width >= drawing.height;
  const [width, height] = isLying ? [long, short] : [short, long];
  const paper = isLying ? PAPER_SIZES[size].toReversed() : PAPER_SIZES[size];
  const t = POSTER_TEXTS[language];
  const room = { width: width - 2 * MARGIN, height: height - 2 * MARGIN - TITLE_HEIGHT - CARD_HEIGHT - 2 * GAP };
  const fit = Math.min(room.width / drawing.width, room.height / drawing.height);
  const board = {
    x: (width - drawing.width * fit) / 2,
    y: MARGIN + TITLE_HEIGHT + GAP + (room.height - drawing.height * fit) / 2,
    width: drawing.width * fit,
    height: drawing.height * fit,
  };
  const name = circuitName(circuit, language);
  const parts = [
    createSvgElement('title', {}, escapeXml(name)),
    createSvgElement('rect', { width, height, fill: INKS.paper }),
    ...drawTitle(name, t.facts(circuit.lapRows, circuit.corners.length), width),
    drawCircuit(circuit, drawing, language, board),
    ...drawCard(language, { x: MARGIN, y: height - MARGIN - CARD_HEIGHT, width: room.width }),
  ];
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width: `${paper[0]}mm`,
    height: `${paper[1]}mm`,
    role: 'img',
  };
  return `${createSvgElement('svg', root, `\n${parts.join('\n')}\n`)}\n`;
}

function drawTitle(name: string, facts: string, width: number): string[] {
  const isLong = name.length > 20;
  return [
    createSvgElement('rect', {
      x: MARGIN,
      y: MARGIN,
      width: width - 2 * MARGIN,
      height: TITLE_HEIGHT,
      fill: INKS['racing-green'],
    }),
    createSvgElement('rect', {
      x: MARGIN,
      y: MARGIN + TITLE_HEIGHT - 1.6,
      width: width - 2 * MARGIN,
      height: 1.6,
      fill: INKS.red,
    }),
    createSvgElement(
      'text',
      {
        x: MARGIN + 7,
        y: MARGIN + 9.4,
        'font-family': DISPLAY_FACE,
        'font-weight': 700,
        'font-size': isLong ? 7 : 9,
        'letter-spacing': 0.6,
        fill: INKS.paper,
      },
      escapeXml(name.toLocaleUpperCase()),
    ),
    createSvgElement(
      'text',
      {
        x: width - MARGIN - 7,
        y: MARGIN + 9,
        'text-anchor': 'end',
        'font-family': DISPLAY_FACE,
        'font-size': 5.4,
        fill: INKS.yellow,
      },
      escapeXml(facts),
    ),
  ];
}

/** The help card along the lower edge: a column for each block. */
function drawCard(
  language: Language,
  at: { readonly x: number; readonly y: number; readonly width: number },
): string[] {
  const t = POSTER_TEXTS[language];
  const gears = DIE_FACES.slice(1).map(
    (faces, i) => [t.gear(i + 1), `${Math.min(...faces)}–${Math.max(...faces)}`] as const,
  );
  const dice: PosterBlock[] = [
    { title: t.dice, lines: gears.slice(0, 3) },
    { title: '', lines: gears.slice(3) },
  ];
  // Columns of dice are narrower than those of sentences.
  const widths = [0.42, 0.42, ...t.blocks.map(() => 1)];
  const total = widths.reduce((sum, share) => sum + share, 0);
  const usable = at.width - COLUMN_GAP * (widths.length - 1);
  let x = at.x;
  const columns = [...dice, ...t.blocks].map((block, i) => {
    const width = (usable * widths[i]!) / total;
    const column = drawBlock(block, x, at.y, width);
    x += width + COLUMN_GAP;
    return column;
  });
  const footer = {
    x: at.x + at.width,
    y: at.y + CARD_HEIGHT - 1,
    'text-anchor': 'end',
    'font-family': TEXT_FACE,
    'font-size': 3.2,
  };
  return [...columns, createSvgElement('text', { ...footer, fill: INKS.shade }, escapeXml(t.footer))];
}

function drawBlock({ title, lines }: PosterBlock, x: number, y: number, width: number): string {
  const row = 5.6;
  return createSvgGroup({ fill: INKS.ink, 'font-family': TEXT_FACE, 'font-size': CARD_FONT_SIZE }, [
    createSvgElement('rect', { x, y, width, height: 1.1, fill: INKS.red }),
    createSvgElement(
      'text',
      { x, y: y + 7, 'font-family': DISPLAY_FACE, 'font-weight': 700, 'font-size': 5.4, fill: INKS['racing-green'] },
      escapeXml(title),
    ),
    ...lines.flatMap(([what, value], i) => [
      createSvgElement('text', { x, y: y + 13 + i * row }, escapeXml(what)),
      createSvgElement(
        'text',
        { x: x + width, y: y + 13 + i * row, 'text-anchor': 'end', 'font-weight': 700 },
        escapeXml(value),
      ),
    ]),
  ]);
}
