import { drawCircuit } from '@paddock/circuit-art';
import { type Circuit, countCircuitFacts, findCircuitFaults } from '@paddock/formula-de';
import { Command } from 'commander';
import { CIRCUIT_NAMES } from '../games/formula-de/circuits.ts';
import { loadCircuit } from '../games/formula-de/circuit-files.ts';
import { UserError } from '../errors.ts';
import { readJson, writeFileAtomically } from '../files.ts';
import { renderPng } from '../render-picture.ts';
import { applyStyle } from '../terminal/style.ts';
import { formatColumns } from '../terminal/format.ts';
import { circuitGenerateCommand } from './circuit-generate.ts';
import { circuitPosterCommand } from './circuit-poster.ts';
import { circuitReportCommand } from './circuit-report.ts';

export function circuitCommand(): Command {
  return new Command('circuit')
    .description(
      'check, draw, judge, generate and print circuits of Formula Dé (packages/formula-de/CIRCUITS.md describes the format)',
    )
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
    )
    .addCommand(circuitReportCommand())
    .addCommand(circuitGenerateCommand())
    .addCommand(circuitPosterCommand());
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
  const picture = format === 'png' ? await renderPng(svg, 2000) : Buffer.from(svg);
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
