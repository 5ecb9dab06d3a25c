import { existsSync } from 'node:fs';
import { drawCircuit, generateDrawing } from '@paddock/circuit-art';
import {
  type Circuit,
  countCircuitFacts,
  findCircuitFaults,
  type Drawing,
  findDrawingFaults,
} from '@paddock/formula-de';
import { Command } from 'commander';
import { CIRCUIT_NAMES, findNamedCircuit } from '../games/formula-de/circuits.ts';
import { UserError } from '../errors.ts';
import { readJson, writeFileAtomically } from '../files.ts';
import { applyStyle } from '../terminal/style.ts';
import { formatColumns } from '../terminal/format.ts';

export function circuitCommand(): Command {
  return new Command('circuit')
    .description('check and draw circuits of Formula Dé (packages/formula-de/CIRCUITS.md describes the format)')
    .addCommand(
      new Command('check')
        .description('list the faults of a circuit file, or describe a valid one')
        .argument('<file>', 'a circuit as JSON')
        .option('--json', 'as JSON')
        .action(checkCircuit),
    )
    .addCommand(
      new Command('show')
        .description('draw a circuit')
        .argument('<name or file>', `${CIRCUIT_NAMES.join(', ')}, or a circuit as JSON`)
        .option(
          '--out <file>',
          'where to write the picture: .svg or .png, or - for SVG on the output (default: NAME.svg)',
        )
        .option('--json', 'as JSON')
        .action(showCircuit),
    );
}

function checkCircuit(path: string, { json }: { json?: true }): void {
  const value = readJson(path);
  const faults = findCircuitFaults(value);
  if (json)
    console.log(
      JSON.stringify({ file: path, faults, facts: faults.length === 0 ? countCircuitFacts(value as Circuit) : null }),
    );
  if (faults.length > 0) {
    if (!json) for (const fault of faults) console.error(`${path}: ${fault}`);
    throw new UserError(
      `${path} is not a sound circuit: ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}`,
    );
  }
  if (!json) console.log(describeCircuit(value as Circuit));
}

function describeCircuit(circuit: Circuit): string {
  const { cells, lanes } = countCircuitFacts(circuit);
  const rows = circuit.corners.map(({ id, name, stops, longest, shortest }) => [
    `${id} ${name}`,
    String(stops),
    String(longest),
    String(shortest),
  ]);
  return [
    applyStyle(
      'bold',
      `${circuit.name}: ${cells} cells in lanes of ${lanes.join(', ')}; ${circuit.lapRows} rows a lap`,
    ),
    formatColumns(['corner', 'stops', 'longest', 'shortest'], rows),
    `grid of ${circuit.grid.length}, pit lane of ${circuit.pit.length} with ${circuit.pit.boxes.length} boxes`,
    applyStyle('green', 'a sound circuit'),
  ].join('\n');
}

async function showCircuit(name: string, { out, json }: { out?: string; json?: true }): Promise<void> {
  const { circuit, drawing } = loadCircuit(name);
  const svg = drawCircuit(circuit, drawing);
  const path = out ?? `${circuit.id}.svg`;
  if (path === '-') {
    process.stdout.write(svg);
    return;
  }
  const format = /\.(svg|png)$/.exec(path)?.[1];
  if (format === undefined) throw new UserError(`--out takes a file that ends in .svg or .png, or -, not "${path}"`);
  const picture = format === 'png' ? await renderPng(svg) : Buffer.from(svg);
  writeFileAtomically(path, picture);
  const bytes = picture.byteLength;
  if (json) {
    console.log(JSON.stringify({ circuit: circuit.id, file: path, format, bytes }));
    return;
  }
  console.log(describeCircuit(circuit));
  const kind = format === 'png' ? 'a PNG' : 'an SVG';
  console.log(`wrote ${path}: ${kind} picture of ${Math.round(bytes / 1000)} kB`);
}

function loadCircuit(name: string): { circuit: Circuit; drawing: Drawing } {
  const named = findNamedCircuit(name);
  if (named !== null) return named;
  if (!name.endsWith('.json'))
    throw new UserError(`there is no circuit "${name}"; there are: ${CIRCUIT_NAMES.join(', ')}, and files (.json)`);
  const value = readJson(name);
  const [fault] = findCircuitFaults(value);
  if (fault !== undefined) throw new UserError(`${name}: ${fault} (paddock circuit check ${name} lists all faults)`);
  const circuit = value as Circuit;
  return { circuit, drawing: loadDrawing(name, circuit) ?? circuit.drawing ?? generateDrawing(circuit) };
}

/** The drawing file beside a circuit file, if there is one: mine.drawing.json beside mine.json. */
function loadDrawing(path: string, circuit: Circuit): Drawing | null {
  const drawingPath = path.replace(/\.json$/, '.drawing.json');
  if (!existsSync(drawingPath)) return null;
  const value = readJson(drawingPath);
  const [fault] = findDrawingFaults(value, circuit);
  if (fault !== undefined) throw new UserError(`${drawingPath}: ${fault}`);
  return value as Drawing;
}

/** Loads the rendering library only when it is needed, as it is slow to load. */
async function renderPng(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { fitTo: { mode: 'width', value: 2000 }, font: { loadSystemFonts: true } }).render().asPng();
}
