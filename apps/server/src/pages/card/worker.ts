import { Resvg } from '@resvg/resvg-js';

/** A picture to draw, as plain data for a worker thread. */
export interface DrawRequest {
  readonly svg: string;
  readonly fontFiles: string[];
}

export default function draw({ svg, fontFiles }: DrawRequest): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Barlow Condensed' };
  return new Resvg(svg, { font }).render().asPng();
}
