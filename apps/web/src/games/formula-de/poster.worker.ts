import { layOutCircuit, drawCircuit } from '@paddock/circuit-art';
import type { Circuit, Drawing } from '@paddock/formula-de';
import face from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url';
import { toNightPoster } from './night.ts';

export interface PosterRequest {
  readonly circuit: Circuit;
  readonly drawing: Drawing;
  readonly night: boolean;
}

/** An SVG image cannot use the fonts of the page: its font must be embedded. */
async function loadTypeface(): Promise<string> {
  try {
    const bytes = new Uint8Array(await (await fetch(face)).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    const source = `url(data:font/woff2;base64,${btoa(text)})`;
    return `<style>@font-face{font-family:'Barlow Condensed';font-weight:700;src:${source} format('woff2')}</style>`;
  } catch {
    // The poster uses another font then.
    return '';
  }
}

/** Joins the cells of each colour into one path. The browser lays out an image's elements on the main thread. */
function joinCells(svg: string): string {
  const paths = new Map<string, string>();
  const rest = svg.replaceAll(
    /<path data-cell="[^"]*" d="([^"]*)" fill="([^"]*)"\/>\n?/g,
    (_, d: string, fill: string) => {
      paths.set(fill, (paths.get(fill) ?? '') + d);
      return '';
    },
  );
  const joined = [...paths].map(([fill, d]) => `<path d="${d}" fill="${fill}"/>`).join('');
  return rest.replace(/<g class="cells"[^>]*>/, (group) => group + joined);
}

/** Where the upper part of the poster begins. */
const ROAD = '<g class="road">';

/**
 * Cuts the picture into landscape and road. Each is an image of its own, because the browser reads an SVG image in one task
 * of the main thread.
 */
function cutPoster(svg: string, typeface: string): [landscape: string, road: string] {
  const start = svg.indexOf('>') + 1;
  const cut = svg.indexOf(ROAD);
  return [`${svg.slice(0, cut)}</svg>`, `${svg.slice(0, start)}${typeface}${svg.slice(cut)}`];
}

/** Rendering takes a tenth of a second, so it runs in a worker. */
onmessage = async ({ data }: MessageEvent<PosterRequest>): Promise<void> => {
  // A circuit that is still being designed may be impossible to draw: it has no picture then.
  postMessage(await render(data).catch(() => []));
};

async function render({ circuit, drawing, night }: PosterRequest): Promise<Blob[]> {
  const day = drawCircuit(circuit, drawing).replaceAll(/'Barlow', 'Source Sans 3'[^"]*/g, 'Georgia, serif');
  const svg = joinCells(night ? toNightPoster(day, layOutCircuit(circuit, drawing)) : day);
  const parts = cutPoster(svg, await loadTypeface());
  return parts.map((part) => new Blob([part], { type: 'image/svg+xml' }));
}
