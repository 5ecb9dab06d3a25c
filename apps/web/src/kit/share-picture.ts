import { liveryOf } from '../../kit/livery.ts';
import { saveBlob } from '../../kit/save-blob.ts';

/** What the picture says. */
export interface ResultPicture {
  readonly game: string;
  readonly site: string;
  readonly headline: string;
  readonly rows: readonly {
    readonly place: string;
    readonly seat: number;
    readonly name: string;
    readonly score: string;
  }[];
}

const WIDTH = 1200;
const HEAD_HEIGHT = 96;
const SCENE_HEIGHT = 469;
const ROW_HEIGHT = 62;
const MARGIN = 56;
const COLOURS = { paper: '#f3ead6', ink: '#1d2a2f', green: '#1d4a38', light: '#fbf5e7', line: '#c9bb9c' } as const;
/** What a picture needs of the page's styles, because style sheets do not reach into it. */
const COPIED_STYLES = ['fill', 'stroke', 'stroke-width', 'opacity', 'fill-opacity'] as const;

/** The result as a PNG: the podium as the page shows it, and the places below. */
export async function drawResultPicture(scene: SVGSVGElement, picture: ResultPicture): Promise<Blob> {
  await document.fonts.load('700 48px "Barlow Condensed"');
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD_HEIGHT + SCENE_HEIGHT + 130 + picture.rows.length * ROW_HEIGHT + 30;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = COLOURS.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawHead(pen, picture);
  await drawScene(pen, scene);
  write(pen, picture.headline, MARGIN, HEAD_HEIGHT + SCENE_HEIGHT + 82, { size: 68, width: WIDTH - 2 * MARGIN });
  for (const [i, row] of picture.rows.entries()) drawRow(pen, row, HEAD_HEIGHT + SCENE_HEIGHT + 130 + i * ROW_HEIGHT);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the picture is empty')) : resolve(blob)), 'image/png');
  });
}

function drawHead(pen: CanvasRenderingContext2D, { game, site }: ResultPicture): void {
  pen.fillStyle = COLOURS.green;
  pen.fillRect(0, 0, WIDTH, HEAD_HEIGHT);
  const square = 12;
  for (let x = 0; x < WIDTH; x += square) {
    for (const row of [0, 1]) {
      pen.fillStyle = (x / square + row) % 2 === 0 ? COLOURS.ink : COLOURS.light;
      pen.fillRect(x, HEAD_HEIGHT - 2 * square + row * square, square, square);
    }
  }
  write(pen, game.toUpperCase(), MARGIN, 54, { size: 50, colour: COLOURS.light, width: 800 });
  write(pen, site.toUpperCase(), WIDTH - MARGIN, 54, { size: 34, colour: COLOURS.light, width: 300, align: 'right' });
}

function drawRow(pen: CanvasRenderingContext2D, row: ResultPicture['rows'][number], top: number): void {
  const { paint, trim } = liveryOf(row.seat);
  const y = top + 42;
  pen.fillStyle = COLOURS.line;
  pen.fillRect(MARGIN, top, WIDTH - 2 * MARGIN, 2);
  write(pen, row.place, MARGIN, y, { size: 42, width: 70 });
  pen.fillStyle = paint;
  pen.fillRect(MARGIN + 84, top + 16, 58, 32);
  pen.fillStyle = trim;
  pen.fillRect(MARGIN + 84, top + 36, 58, 12);
  pen.strokeStyle = COLOURS.ink;
  pen.lineWidth = 2;
  pen.strokeRect(MARGIN + 84, top + 16, 58, 32);
  write(pen, row.name, MARGIN + 168, y, { size: 40, width: 460 });
  write(pen, row.score, WIDTH - MARGIN, y, { size: 34, width: 420, align: 'right' });
}

/** Draws the page's own picture of the podium. Its numbers are written afterwards, because fonts do not reach into it. */
async function drawScene(pen: CanvasRenderingContext2D, scene: SVGSVGElement): Promise<void> {
  const { width, height } = scene.viewBox.baseVal;
  const image = await loadSvg(inlineStyles(scene), width, height);
  pen.drawImage(image, 0, HEAD_HEIGHT, WIDTH, SCENE_HEIGHT);
  const scale = WIDTH / width;
  for (const text of scene.querySelectorAll('text')) {
    const x = Number(text.getAttribute('x')) * scale;
    const y = HEAD_HEIGHT + Number(text.getAttribute('y')) * scale;
    write(pen, text.textContent, x, y + 28, { size: 84, width: 200, align: 'center' });
  }
}

function inlineStyles(scene: SVGSVGElement): SVGSVGElement {
  const copy = scene.cloneNode(true) as SVGSVGElement;
  const originals = scene.querySelectorAll('*');
  for (const [i, element] of [...copy.querySelectorAll('*')].entries()) {
    const computed = getComputedStyle(originals[i]!);
    for (const name of COPIED_STYLES) element.setAttribute(name, computed.getPropertyValue(name));
  }
  for (const unwanted of copy.querySelectorAll('text, .finish-confetti')) unwanted.remove();
  return copy;
}

async function loadSvg(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('width', String(width * 2));
  svg.setAttribute('height', String(height * 2));
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
}

interface Lettering {
  readonly size: number;
  /** Longer texts are condensed to this width. */
  readonly width: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, lettering: Lettering): void {
  const { size, width, colour = COLOURS.ink, align = 'left' } = lettering;
  pen.font = `700 ${size}px "Barlow Condensed", sans-serif`;
  pen.textAlign = align;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, width);
}

/** Shares a picture where the device can, and saves it otherwise. */
export async function shareOrSave(picture: Blob, fileName: string, title: string): Promise<void> {
  const file = new File([picture], fileName, { type: picture.type });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      // Closing the share sheet is no error. Anything else falls back to the download.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  saveBlob(picture, fileName);
}
