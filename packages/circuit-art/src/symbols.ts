import type { Ink, SymbolMark, SymbolName } from '@paddock/formula-de';
import { INKS, createSvgElement } from './svg.ts';

/** A shape of a symbol: path and ink. Symbols are drawn around (0, 0), about 100 units high. */
type Shape = readonly [path: string, ink: Ink | 'own'];

function windowPath(columns: number, rows: number, x: number, y: number, dx: number, dy: number): string {
  let path = '';
  for (let c = 0; c < columns; c++) for (let r = 0; r < rows; r++) path += `M${x + c * dx} ${y + r * dy}h8v12h-8z`;
  return path;
}

const SYMBOLS: Readonly<Record<SymbolName, readonly Shape[]>> = {
  boat: [
    [
      'M-50 -14C-50 -20 -44 -22 -38 -22L18 -22C36 -20 50 -8 56 0C50 8 36 20 18 22L-38 22C-44 22 -50 20 -50 14Z',
      'white',
    ],
    ['M-36 -13L8 -13C18 -11 25 -5 28 0C25 5 18 11 8 13L-36 13Z', 'own'],
    ['M-28 -8H-6V8H-28Z', 'white'],
  ],
  sail: [
    ['M-4 -50V14H-40Z', 'white'],
    ['M4 -42C30 -26 38 -4 38 14H4Z', 'own'],
    ['M-44 22H44C38 36 28 42 18 42H-20C-32 42 -40 34 -44 22Z', 'ink'],
  ],
  palm: [
    ['M-5 50C-1 22 -1 2 -7 -14L3 -16C8 4 8 26 7 50Z', 'shade'],
    ['M-2 -14C-14 -34 -36 -34 -48 -18C-34 -22 -18 -20 -2 -14C-20 -16 -36 -4 -38 14C-28 0 -14 -8 -2 -14Z', 'own'],
    ['M-2 -14C10 -36 32 -36 46 -20C32 -24 16 -20 -2 -14C18 -16 34 -4 38 14C26 0 12 -8 -2 -14Z', 'own'],
    ['M-2 -14C-8 -30 -2 -44 10 -48C4 -36 4 -26 -2 -14Z', 'own'],
  ],
  tree: [
    ['M-4 20H4V50H-4Z', 'shade'],
    ['M0 -50C24 -50 36 -32 30 -14C42 -2 34 26 12 26H-12C-34 26 -42 -2 -30 -14C-36 -32 -24 -50 0 -50Z', 'own'],
  ],
  grandstand: [
    ['M-100 -26H100V26H-100Z', 'white'],
    ['M-100 -26H100V-12H-100Z', 'own'],
    ['M-100 -4H100V0H-100ZM-100 8H100V12H-100ZM-100 20H100V24H-100Z', 'shade'],
    ['M-68 -26H-65V26H-68ZM-33 -26H-30V26H-33ZM-2 -26H2V26H-2ZM30 -26H33V26H30ZM65 -26H68V26H65Z', 'shade'],
  ],
  casino: [
    ['M-80 50V-6H80V50Z', 'wall'],
    ['M-80 -6V-14H80V-6Z', 'shade'],
    ['M-74 -14V-44H-46V-14ZM46 -14V-44H74V-14Z', 'wall'],
    ['M-78 -44L-60 -66L-42 -44ZM42 -44L60 -66L78 -44Z', 'own'],
    ['M-34 -14C-34 -40 -16 -50 0 -50C16 -50 34 -40 34 -14Z', 'own'],
    ['M-2 -50V-66H14L8 -61L14 -56H2V-50Z', 'red'],
    ['M-14 50V20C-14 8 14 8 14 20V50Z', 'ink'],
    ['M-66 50V18H-52V50ZM-40 50V18H-26V50ZM26 50V18H40V50ZM52 50V18H66V50Z', 'shade'],
    ['M-66 -22V-36H-54V-22ZM54 -22V-36H66V-22Z', 'shade'],
  ],
  hotel: [
    ['M-50 50V-44H50V50Z', 'wall'],
    ['M-54 -44V-52H54V-44Z', 'own'],
    [windowPath(5, 4, -40, -34, 18, 20), 'shade'],
    ['M-8 50V34H8V50Z', 'ink'],
  ],
  house: [
    ['M-34 50V-10H34V50Z', 'wall'],
    ['M-42 -10L0 -44L42 -10Z', 'own'],
    ['M-22 4H-8V20H-22ZM8 4H22V20H8ZM-7 50V30H7V50Z', 'shade'],
  ],
  tuft: [
    [
      'M-2 30C-8 6 -20 -10 -38 -18C-20 -14 -8 -4 0 12C0 -12 6 -30 16 -40C10 -22 8 -6 8 10C14 0 26 -8 40 -8C24 0 12 14 8 30Z',
      'own',
    ],
  ],
  gull: [['M-50 -8C-36 -24 -14 -22 0 0C14 -22 36 -24 50 -8C34 -16 16 -10 0 14C-16 -10 -34 -16 -50 -8Z', 'own']],
};

const OWN: Readonly<Record<SymbolName, Ink>> = {
  boat: 'red',
  sail: 'red',
  palm: 'racing-green',
  tree: 'wood',
  grandstand: 'racing-green',
  casino: 'racing-green',
  hotel: 'roof',
  house: 'roof',
  tuft: 'wood',
  gull: 'white',
};

export function drawSymbol(mark: SymbolMark): string {
  const scale = mark.size / 100;
  const turn = mark.angle === undefined ? '' : ` rotate(${mark.angle})`;
  const shapes = SYMBOLS[mark.symbol].map(([d, ink]) =>
    createSvgElement('path', { d, fill: INKS[ink === 'own' ? (mark.fill ?? OWN[mark.symbol]) : ink] }),
  );
  return createSvgElement('g', { transform: `translate(${mark.x} ${mark.y})${turn} scale(${scale})` }, shapes.join(''));
}
