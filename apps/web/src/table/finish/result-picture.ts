import { liveryOf } from '../../kit/livery.ts';
import {
  drawPicture,
  imageOfSvg,
  PICTURE_COLOURS,
  PICTURE_HEAD_HEIGHT,
  PICTURE_MARGIN,
  PICTURE_WIDTH,
  type PictureHead,
  write,
} from '../../kit/share-picture.ts';

/** What the picture says. */
export interface ResultPicture extends PictureHead {
  readonly headline: string;
  readonly rows: readonly {
    readonly place: string;
    readonly seat: number;
    readonly name: string;
    readonly score: string;
  }[];
}

const SCENE_HEIGHT = 469;
const ROW_HEIGHT = 62;
const TOP = PICTURE_HEAD_HEIGHT + SCENE_HEIGHT;

/** The result as a PNG: the podium as the page shows it, and the places below. */
export function drawResultPicture(scene: SVGSVGElement, picture: ResultPicture): Promise<Blob> {
  return drawPicture(TOP + 130 + picture.rows.length * ROW_HEIGHT + 30, picture, async (pen) => {
    await drawScene(pen, scene);
    const width = PICTURE_WIDTH - 2 * PICTURE_MARGIN;
    write(pen, picture.headline, PICTURE_MARGIN, TOP + 82, { size: 68, width });
    for (const [i, row] of picture.rows.entries()) drawRow(pen, row, TOP + 130 + i * ROW_HEIGHT);
  });
}

function drawRow(pen: CanvasRenderingContext2D, row: ResultPicture['rows'][number], top: number): void {
  const { paint, trim } = liveryOf(row.seat);
  const y = top + 42;
  pen.fillStyle = PICTURE_COLOURS.line;
  pen.fillRect(PICTURE_MARGIN, top, PICTURE_WIDTH - 2 * PICTURE_MARGIN, 2);
  write(pen, row.place, PICTURE_MARGIN, y, { size: 42, width: 70 });
  pen.fillStyle = paint;
  pen.fillRect(PICTURE_MARGIN + 84, top + 16, 58, 32);
  pen.fillStyle = trim;
  pen.fillRect(PICTURE_MARGIN + 84, top + 36, 58, 12);
  pen.strokeStyle = PICTURE_COLOURS.ink;
  pen.lineWidth = 2;
  pen.strokeRect(PICTURE_MARGIN + 84, top + 16, 58, 32);
  write(pen, row.name, PICTURE_MARGIN + 168, y, { size: 40, width: 460 });
  write(pen, row.score, PICTURE_WIDTH - PICTURE_MARGIN, y, { size: 34, width: 420, align: 'right' });
}

/** Draws the page's own picture of the podium. Its numbers are written afterwards, because fonts do not reach into it. */
async function drawScene(pen: CanvasRenderingContext2D, scene: SVGSVGElement): Promise<void> {
  const { width, height } = scene.viewBox.baseVal;
  const image = await imageOfSvg(scene, { width, height, unwanted: 'text, .finish-confetti' });
  pen.drawImage(image, 0, PICTURE_HEAD_HEIGHT, PICTURE_WIDTH, SCENE_HEIGHT);
  const scale = PICTURE_WIDTH / width;
  for (const text of scene.querySelectorAll('text')) {
    const x = Number(text.getAttribute('x')) * scale;
    const y = PICTURE_HEAD_HEIGHT + Number(text.getAttribute('y')) * scale;
    write(pen, text.textContent, x, y + 28, { size: 84, width: 200, align: 'center' });
  }
}
