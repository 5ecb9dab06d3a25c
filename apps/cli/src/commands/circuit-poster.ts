import { drawPoster, PAPER_SIZES, type PaperSize } from '@paddock/circuit-art';
import { type Language, LANGUAGES } from '@paddock/kernel';
import { Command, Option } from 'commander';
import { UserError } from '../errors.ts';
import { writeFileAtomically } from '../files.ts';
import { loadCircuit } from '../games/formula-de/circuit-files.ts';
import { CIRCUIT_NAMES } from '../games/formula-de/circuits.ts';
import { createPicturePdf } from '../pdf.ts';
import { renderPixels } from '../render-picture.ts';

/** Dots for each millimetre: 200 dots per inch, which is enough for a poster. */
const DOTS_PER_MM = 200 / 25.4;

interface PosterOptions {
  readonly size: PaperSize;
  readonly out?: string;
  readonly language: Language;
}

export function circuitPosterCommand(): Command {
  return new Command('poster')
    .description('print a circuit: a sheet of paper with the board and the help card')
    .argument('<name or file>', `${CIRCUIT_NAMES.join(', ')}, or a circuit as JSON`)
    .addOption(new Option('--size <size>', 'of the paper').choices(Object.keys(PAPER_SIZES)).default('a3'))
    .option('--out <file>', 'where to write it: .svg, which has no fixed resolution, or .pdf (default: NAME-SIZE.pdf)')
    .addOption(new Option('--language <language>', 'of the writing').choices(LANGUAGES).default('en'))
    .action(async (name: string, { size, out, language }: PosterOptions) => {
      const { circuit, drawing } = loadCircuit(name);
      const path = out ?? `${circuit.id}-${size}.pdf`;
      const svg = drawPoster(circuit, drawing, size, language);
      if (path.endsWith('.svg')) writeFileAtomically(path, svg);
      else if (path.endsWith('.pdf')) writeFileAtomically(path, await createPosterPdf(svg));
      else throw new UserError(`--out takes a file that ends in .svg or .pdf, not "${path}"`);
      console.log(`wrote ${path}: ${circuit.name} on ${size.toUpperCase()}`);
    });
}

async function createPosterPdf(svg: string): Promise<Uint8Array> {
  const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg)!;
  const page = { widthMm: Number(width), heightMm: Number(height) };
  return createPicturePdf(await renderPixels(svg, Math.round(page.widthMm * DOTS_PER_MM)), page);
}
