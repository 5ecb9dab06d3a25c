import { saveBlob } from './save-blob.ts';

/** What every picture of a race says at its top. */
export interface PictureHead {
  readonly game: string;
  readonly site: string;
}

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEAD_HEIGHT = 96;
export const PICTURE_MARGIN = 56;
export const PICTURE_COLOURS = {
  paper: '#f3ead6',
  ink: '#1d2a2f',
  green: '#1d4a38',
  light: '#fbf5e7',
  line: '#c9bb9c',
} as const;
/** What a picture needs of the page's styles, because style sheets do not reach into it. */
const COPIED_STYLES = ['fill', 'stroke', 'stroke-width', 'opacity', 'fill-opacity'] as const;

/** Draws a picture on paper below the head that all of them have, and returns it as a PNG. */
export async function drawPicture(
  height: number,
  head: PictureHead,
  draw: (pen: CanvasRenderingContext2D) => void | Promise<void>,
): Promise<Blob> {
  await document.fonts.load('700 48px "Barlow Condensed"');
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_WIDTH;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = PICTURE_COLOURS.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawHead(pen, head);
  await draw(pen);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the picture is empty')) : resolve(blob)), 'image/png');
  });
}

function drawHead(pen: CanvasRenderingContext2D, { game, site }: PictureHead): void {
  pen.fillStyle = PICTURE_COLOURS.green;
  pen.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEAD_HEIGHT);
  const square = 12;
  for (let x = 0; x < PICTURE_WIDTH; x += square) {
    for (const row of [0, 1]) {
      pen.fillStyle = (x / square + row) % 2 === 0 ? PICTURE_COLOURS.ink : PICTURE_COLOURS.light;
      pen.fillRect(x, PICTURE_HEAD_HEIGHT - 2 * square + row * square, square, square);
    }
  }
  const { light } = PICTURE_COLOURS;
  write(pen, game.toUpperCase(), PICTURE_MARGIN, 54, { size: 50, colour: light, width: 800 });
  const right = PICTURE_WIDTH - PICTURE_MARGIN;
  write(pen, site.toUpperCase(), right, 54, { size: 34, colour: light, width: 300, align: 'right' });
}

/** An SVG of the page as an image, without its texts: fonts do not reach into it. */
export async function imageOfSvg(
  svg: SVGSVGElement,
  { width, height, unwanted = 'text' }: { readonly width: number; readonly height: number; readonly unwanted?: string },
): Promise<HTMLImageElement> {
  const copy = inlineStyles(svg);
  for (const element of copy.querySelectorAll(unwanted)) element.remove();
  return loadSvg(copy, width, height);
}

function inlineStyles(scene: SVGSVGElement): SVGSVGElement {
  const copy = scene.cloneNode(true) as SVGSVGElement;
  const originals = scene.querySelectorAll('*');
  for (const [i, element] of [...copy.querySelectorAll('*')].entries()) {
    const computed = getComputedStyle(originals[i]!);
    for (const name of COPIED_STYLES) element.setAttribute(name, computed.getPropertyValue(name));
  }
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

export function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, lettering: Lettering): void {
  const { size, width, colour = PICTURE_COLOURS.ink, align = 'left' } = lettering;
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
