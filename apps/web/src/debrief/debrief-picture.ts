import {
  drawPicture,
  imageOfSvg,
  PICTURE_HEAD_HEIGHT,
  PICTURE_MARGIN,
  PICTURE_WIDTH,
  type PictureHead,
  write,
} from '../kit/share-picture.ts';

interface DebriefPicture extends PictureHead {
  readonly title: string;
  /** The turning points in sentences. */
  readonly points: readonly string[];
}

const TITLE_HEIGHT = 110;
const LINE_HEIGHT = 44;
const LETTERS_PER_LINE = 80;
const WIDTH = PICTURE_WIDTH - 2 * PICTURE_MARGIN;

/** The ribbon and the turning points as a PNG. */
export function drawDebriefPicture(
  ribbon: SVGSVGElement,
  picture: DebriefPicture,
  ribbonHeight: number,
): Promise<Blob> {
  const paragraphs = picture.points.map((point) => breakLines(point, LETTERS_PER_LINE));
  const lines = paragraphs.reduce((sum, paragraph) => sum + paragraph.length + 0.5, 0);
  const top = PICTURE_HEAD_HEIGHT + TITLE_HEIGHT;
  return drawPicture(top + ribbonHeight + 60 + lines * LINE_HEIGHT, picture, async (pen) => {
    write(pen, picture.title, PICTURE_MARGIN, PICTURE_HEAD_HEIGHT + 76, { size: 60, width: WIDTH });
    const image = await imageOfSvg(ribbon, { width: WIDTH, height: ribbonHeight });
    pen.drawImage(image, PICTURE_MARGIN, top, WIDTH, ribbonHeight);
    writeLabels(pen, ribbon, top);
    let y = top + ribbonHeight + 60;
    for (const paragraph of paragraphs) {
      for (const line of paragraph) {
        write(pen, line, PICTURE_MARGIN, y, { size: 36, width: WIDTH });
        y += LINE_HEIGHT;
      }
      y += LINE_HEIGHT / 2;
    }
  });
}

/** The names on the bands, on small plates so that they can be read on every livery. */
function writeLabels(pen: CanvasRenderingContext2D, ribbon: SVGSVGElement, top: number): void {
  for (const label of ribbon.querySelectorAll('text')) {
    const offset = label.closest('g')?.transform.baseVal.consolidate()?.matrix.f ?? 0;
    const x = PICTURE_MARGIN + Number(label.getAttribute('x'));
    const y = top + offset + Number(label.getAttribute('y'));
    pen.strokeStyle = '#fbf5e7';
    pen.lineWidth = 7;
    pen.lineJoin = 'round';
    pen.font = '700 26px "Barlow Condensed", sans-serif';
    pen.textAlign = 'center';
    pen.strokeText(label.textContent, x, y + 9);
    write(pen, label.textContent, x, y + 9, { size: 26, width: 300, align: 'center' });
  }
}

/** Breaks a sentence between words. */
export function breakLines(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= letters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
