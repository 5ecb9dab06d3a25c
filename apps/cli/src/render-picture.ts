import type { Resvg } from '@resvg/resvg-js';
import type { PixelPicture } from './pdf.ts';

/** Where none of a picture's own typefaces is installed, a plain one that most systems have. */
const FONTS = { loadSystemFonts: true, defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans' } as const;

/** Renders a picture as a PNG file. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  return (await createRenderer(svg, width)).render().asPng();
}

/** Renders a picture as plain pixels. */
export async function renderPixels(svg: string, width: number): Promise<PixelPicture> {
  const rendered = (await createRenderer(svg, width)).render();
  return { width: rendered.width, height: rendered.height, pixels: rendered.pixels };
}

/** Loads the rendering library only when it is needed, as it is slow to load. */
async function createRenderer(svg: string, width: number): Promise<Resvg> {
  const { Resvg: Renderer } = await import('@resvg/resvg-js');
  return new Renderer(svg, { fitTo: { mode: 'width', value: width }, font: FONTS });
}
