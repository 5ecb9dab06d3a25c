import {
  buildCircuit,
  CIRCUIT_LENGTHS,
  CIRCUIT_STYLES,
  type CircuitDesign,
  type CircuitLength,
  type CircuitStyle,
  generateDesign,
} from '@paddock/circuit-design';
import type { Circuit, Drawing } from '@paddock/formula-de';
import { findBalancedCircuit, summarizeReport } from '@paddock/reports/formula-de';
import { Command, Option } from 'commander';
import { createIntegerParser } from '../arguments.ts';
import { UserError } from '../errors.ts';
import { writeFileAtomically } from '../files.ts';
import { runWithProgress } from '../reports/progress.ts';

const MAX_CORNERS = 20;
const MAX_TRIES = 200;
const MAX_RACES = 2000;

const HELP = `
Candidates are solved and raced by bots until one is balanced (docs/circuits.md). Writes NAME.json with the circuit,
NAME.drawing.json and NAME.design.json beside it, which the editor opens.

Example:
  paddock circuit generate --seed S --length medium --corners 11 --style street --out mine.json
  paddock play formula-de --opt circuit=@mine.json`;

interface GenerateOptions {
  readonly seed: string;
  readonly length: CircuitLength;
  readonly corners?: number;
  readonly style: CircuitStyle;
  readonly tries: number;
  readonly races: number;
  readonly out?: string;
}

interface Candidate {
  readonly design: CircuitDesign;
  readonly circuit: Circuit;
  readonly drawing: Drawing;
}

export function circuitGenerateCommand(): Command {
  return new Command('generate')
    .description('make a new circuit: legal, drawn, and balanced as far as the tries reach')
    .option('--seed <text>', 'the same seed gives the same circuit', 'circuit')
    .addOption(new Option('--length <length>', 'of the lap').choices(CIRCUIT_LENGTHS).default('medium'))
    .option('--corners <number>', 'about how many corners', createIntegerParser(3, MAX_CORNERS))
    .addOption(new Option('--style <style>', 'of the landscape').choices(CIRCUIT_STYLES).default('park'))
    .option('--tries <number>', 'how many candidates to look at', createIntegerParser(1, MAX_TRIES), 8)
    .option('--races <number>', 'races of bots on each candidate', createIntegerParser(0, MAX_RACES), 60)
    .option('--out <file>', 'where to write the circuit (default: NAME.json)')
    .addHelpText('after', HELP)
    .action(generateCircuit);
}

function generateCircuit({ seed, length, corners, style, tries, races, out }: GenerateOptions): void {
  const settings = { length, style, ...(corners === undefined ? {} : { corners }) };
  const found = runWithProgress((onProgress) =>
    findBalancedCircuit((attempt) => createCandidate({ ...settings, seed: `${seed} ${attempt}` }), {
      seed,
      tries,
      races,
      onTry: (done, total) => onProgress({ part: 'try', done, total }),
    }),
  );
  if (found === null) throw new UserError(`no candidate of ${tries} became a circuit; try another seed`);
  const { circuit, drawing, design } = found.candidate;
  const path = out ?? `${circuit.id}.json`;
  if (!path.endsWith('.json')) throw new UserError(`--out takes a file that ends in .json, not "${path}"`);
  for (const [ending, value] of [
    ['.json', circuit],
    ['.drawing.json', drawing],
    ['.design.json', design],
  ] as const)
    writeFileAtomically(path.replace(/\.json$/, ending), `${JSON.stringify(value, null, 2)}\n`);
  const { turns, dropOuts, overtakingsPerCar, poleAdvantage } = summarizeReport(found.report);
  const warnings = found.report.warnings.map(({ code }) => code);
  console.log(`wrote ${path}: ${circuit.name}, ${circuit.lapRows} rows, ${circuit.corners.length} corners`);
  console.log(
    `the best of ${found.tries} candidates: imbalance ${found.imbalance}, ${turns} turns alone, drop-outs ${dropOuts}, ` +
      `overtakings per car ${overtakingsPerCar}, pole × ${poleAdvantage}; ` +
      (warnings.length === 0 ? 'no warnings' : `warnings: ${warnings.join(', ')}`),
  );
}

function createCandidate(settings: Parameters<typeof generateDesign>[0]): Candidate | null {
  const design = generateDesign(settings);
  const { circuit, drawing, faults } = buildCircuit(design);
  return circuit === null || drawing === null || faults.length > 0 ? null : { design, circuit, drawing };
}
